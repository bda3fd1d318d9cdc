"""Check that a game keeps the contract; for the games here and those of other packages.

from audiogame.testing import check_game

def test_contract():
    check_game(GAME, games=200)
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from enum import Enum
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any

from audiogame.narration.narrator import Narrator, Verbosity
from audiogame.narration.texts import Texts
from audiogame.rules.game import Game
from audiogame.rules.notation import read, word, words
from audiogame.rules.options import Options, option_kinds
from audiogame.rules.state import (
    CHANCE,
    Action,
    GameIsOver,
    NotAllowed,
    Query,
    Seat,
    State,
    seen_by_all,
)
from audiogame.rules.value import field_names, is_value


class ContractBroken(AssertionError):
    """A game that does not keep a promise of the contract."""


def _promise(kept: object, what: str, where: object) -> None:
    if not kept:
        raise ContractBroken(f"{what}: {where!r}")


def random_options(game: Game, random: Random) -> Options:
    """Choose options of a game that go together, small numbers where any number may be chosen."""
    while True:
        chosen: dict[str, Any] = {}
        for kind in option_kinds(game.options):
            values = [*kind.values, *kind.numbers[:12]]
            chosen[kind.name] = random.choice(values)
        options = game.options(**chosen)
        if options.conflict() is None:
            return options


def random_move(state: State, random: Random) -> tuple[Seat, Any]:
    """Choose who acts now and what, luck included; now and then somebody has a request.

    Raises:
        ContractBroken: nobody can act, or who is awaited has no choice.
    """
    if not state.actors:
        raise ContractBroken("nobody can act, though the game is not over")
    requests = [(seat, action) for seat in range(state.seats) for action in state.requests(seat)]
    if requests and random.random() < 0.02:
        return random.choice(requests)
    seat = random.choice(state.actors)
    if seat == CHANCE:
        chance = state.chance
        assert chance is not None
        return CHANCE, chance.sample(random.randrange)
    legal = state.legal_actions(seat)
    if not legal:
        raise ContractBroken(f"seat {seat} is awaited, and has no choice")
    return seat, random.choice(legal)


def play_random(game: Game, random: Random, longest: int = 100_000) -> Iterator[State]:
    """Play one random game with random seats and options; yields every state, the first too.

    Raises:
        ContractBroken: nobody can act though the game is not over, or it goes on for ever.
    """
    state = game.new(random.choice(game.seats), random_options(game, random))
    yield state
    for _ in range(longest):
        if state.result is not None:
            return
        _promise(state.actors, "nobody can act", state)
        state, _events = state.apply(*random_move(state, random))
        yield state
    raise ContractBroken(f"{game.name} is not over after {longest} moves")


def check_game(game: Game, games: int = 20, seed: int = 1, states: int = 2_000) -> int:
    """Play random games and check every promise of the contract on the states they meet.

    Args:
        games: how many games are played to their end.
        seed: of the random choices.
        states: how many states are checked in full; the rest only for somebody who can act.

    Returns:
        The number of states that were checked in full.

    Raises:
        ContractBroken: with the promise and the state.
    """
    random = Random(seed)
    check_values(game)
    check_messages(game)
    told = _Told(Narrator(Texts("en", (game.package,)), game.name, tuple("ABCDEFGHI")))
    checked = 0
    for _ in range(games):
        for state in play_random(game, random):
            if checked < states or state.result is not None:
                _check_state(game, state, random, told)
                checked += 1
    return checked


def _check_state(game: Game, state: State, random: Random, told: _Told) -> None:
    _promise(hash(state) == hash(state), "a state can be hashed", state)
    _promise(state.seats in game.seats, "the number of seats is one that is allowed", state)
    seats = range(state.seats)
    for seat in seats:
        view = state.seen_by(seat)
        _promise(view.seen_by(seat) == view, "seen twice is seen once", (seat, state))
        same = view.legal_actions(seat) == state.legal_actions(seat)
        _promise(same, "legal actions are the same in the own view", (seat, state))
        _promise(view.actors == state.actors, "everyone sees who is awaited", (seat, state))
        for query in Query:
            answer = view.answer(query, seat)
            _promise(answer, "an answer is never empty", (query, seat, state))
            told.check(answer, state)
            for event in answer:
                seen = event.seen_by(seat)
                _promise(seen == event, "an answer is what its seat may know", (event, seat))
    everyone = seen_by_all(state, tuple(seats))
    _promise(everyone is not None, "a state can be seen by all at once", state)
    assert everyone is not None
    for query in Query:
        told.check(everyone.answer(query, 0), everyone)
    if state.result is not None:
        _check_over(state)
    else:
        _check_moves(state, random, told)
        _check_explained(game, state, random, told)


def _check_explained(game: Game, state: State, random: Random, told: _Told) -> None:
    for seat in state.actors:
        if seat == CHANCE:
            continue
        view = state.seen_by(seat)
        legal = view.legal_actions(seat)
        for action in (None, *random.sample(legal, min(len(legal), 3))):
            explained = game.guide.explain(view, seat, action)
            told.check(explained, state)
            for event in explained:
                seen = event.seen_by(seat)
                _promise(seen == event, "an explanation is what its seat may know", (event, seat))


def _check_over(state: State) -> None:
    assert state.result is not None
    _promise(state.chance is None, "luck is not asked at the end", state)
    _promise(len(state.result.places) == state.seats, "each seat has a place", state)
    _promise(min(state.result.places) == 1, "somebody is first", state)
    for seat in range(state.seats):
        _promise(not state.legal_actions(seat), "nothing is legal at the end", state)
        try:
            state.apply(seat, Action())
        except GameIsOver:
            continue
        raise ContractBroken(f"an action at the end is refused: {state!r}")


def _check_moves(state: State, random: Random, told: _Told) -> None:
    actors = state.actors
    _promise(len(set(actors)) == len(actors) > 0, "somebody is awaited, each once", state)
    if actors == (CHANCE,):
        chance = state.chance
        assert chance is not None
        outcome = chance.sample(random.randrange)
        _promise(chance.allows(outcome), "luck's outcome is allowed", (outcome, chance))
        _promise(chance.read(word(outcome).split()) == outcome, "outcomes are read back", outcome)
        _, events = state.apply(CHANCE, outcome)
        told.check(events, state)
    for seat in range(state.seats):
        legal = state.legal_actions(seat)
        _promise(bool(legal) == (seat in actors), "legal actions for those awaited", (seat, state))
        _promise(len(set(legal)) == len(legal), "each legal action once", (seat, state))
        for action in legal:
            _promise(read(words(action), legal) == action, "actions are read back", action)
        for action in state.requests(seat):
            _, events = state.apply(seat, action)
            told.check((*events, action), state)
        if seat in actors:
            told.check((state.decision(seat),), state)
        for action in random.sample(legal, min(len(legal), 3)):
            before = hash(state)
            _, events = state.apply(seat, action)
            _promise(hash(state) == before, "applying changes nothing", (seat, action, state))
            told.check((*events, action), state)
            preview = state.preview(seat, action)
            if preview is not None:
                told.check((preview,), state)
            for event in events:
                for hearer in range(state.seats):
                    seen = event.seen_by(hearer)
                    _promise(
                        seen is None or seen.seen_by(hearer) == seen,
                        "an event seen twice is seen once",
                        (event, hearer),
                    )
        try:
            state.apply(seat, Action())
        except NotAllowed:
            pass
        else:
            raise ContractBroken(f"an illegal action is refused: {(seat, state)!r}")
        _check_secret(state, seat, random)


def _check_secret(state: State, seat: Seat, random: Random) -> None:
    hidden_from = state.hidden_from(seat) if seat in state.actors else frozenset()
    legal = state.legal_actions(seat)
    if not hidden_from or len(legal) < 2:
        return
    one, other = (state.apply(seat, action) for action in random.sample(legal, 2))
    for curious in sorted(hidden_from - {seat}):
        _promise(
            one[0].seen_by(curious) == other[0].seen_by(curious),
            "two secret choices look the same to others",
            (seat, curious, state),
        )
        heard = [[event.seen_by(curious) for event in events] for _, events in (one, other)]
        _promise(heard[0] == heard[1], "two secret choices sound the same", (seat, curious, heard))


class _Told:
    """What was told of a game, in every person and wording; what comes again is not told again.

    Args:
        narrator: tells it.
    """

    def __init__(self, narrator: Narrator) -> None:
        self._narrator = narrator
        self._known: set[tuple[type, object]] = set()

    def check(self, things: tuple[object, ...], where: object) -> None:
        """Promise a whole sentence for each thing, whoever listens."""
        for thing in things:
            if (type(thing), thing) not in self._known:
                self._check(thing, where)
                self._known.add((type(thing), thing))

    def _check(self, thing: object, where: object) -> None:
        narrator = self._narrator
        seats = sorted({0, *_seats_in(thing)})
        for heard_by in [(), *((seat,) for seat in seats)]:
            for narrator.verbosity in Verbosity:
                text = narrator.tell(thing, heard_by)
                own = heard_by == (getattr(thing, "seat", None),)
                if not text and narrator.verbosity is not Verbosity.FULL and not own:
                    continue  # a brief form may leave out what others do
                good = text[-1:] in ".?!" and "  " not in text and "{" not in text
                bidi = any(mark in text for mark in "\u2068\u2069")
                _promise(text and good and not bidi, f"a whole sentence, not {text!r}", where)


def _seats_in(thing: object) -> Iterator[Seat]:
    if is_value(thing):
        for name in field_names(thing):
            value = getattr(thing, name)
            if isinstance(value, int) and not isinstance(value, (bool, Enum)) and 0 <= value < 9:
                yield value


VALUES = ("dataclasses", "msgspec", "attr", "attrs", "pydantic")
"""What classes are elsewhere written with; a game takes all it needs from `audiogame.rules`."""
TRAINING = "training"
"""The folder of scripts that make a game's numbers beforehand; they are no part of play."""


def check_values(game: Game) -> None:
    """Check that a game writes its values as all games do; scripts in `training` need not.

    Raises:
        ContractBroken: with every file and line that imports another way, and what to write.
    """
    faults = []
    module = import_module(game.package)
    own = Path(module.__file__ or "")
    found = sorted(own.parent.rglob("*.py")) if hasattr(module, "__path__") else [own]
    for path in (path for path in found if path.parent != own.parent / TRAINING):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            match node:
                case ast.Import(names=names):
                    imported = [alias.name for alias in names]
                case ast.ImportFrom(module=str(name)):
                    imported = [name]
                case _:
                    continue
            faults += [
                f"{path}, line {node.lineno}: write classes with Value, once and replace of "
                f"audiogame.rules.value, without {name}"
                for name in imported
                if name.partition(".")[0] in VALUES
            ]
    if faults:
        raise ContractBroken(". ".join(faults) + ".")


def check_messages(game: Game) -> None:
    """Check that a game has its texts: title, about, credits, options and enum values.

    Raises:
        ContractBroken: with the message that is missing.
    """
    texts = Texts("en", (game.package,))
    name = game.name.replace("_", "-")
    for part in ("title", "about", "credits"):
        _promise(texts.has(f"{name}-{part}"), "a game has this message", f"{name}-{part}")
    for kind in option_kinds(game.options):
        option = f"{name}-option-{kind.name.replace('_', '-')}"
        for message in (option, f"{option}-about"):
            _promise(texts.has(message), "an option has a name and a description", message)
        for value in kind.values:
            described = (
                texts.has(f"{option}-{value}".replace(" ", "-"))
                or kind.numbers
                or isinstance(value, int)
            )
            _promise(described, "an option's value has a description", f"{option}-{value}")
