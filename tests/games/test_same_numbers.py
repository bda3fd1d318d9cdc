"""Whose turn it is, totals and what is left: equal in each answer, the question and the last line.

After each move of random games R, T, E, C and H are asked for each seat; what they say of the same
thing has to be the same, and the same as the question there and the line that told it last.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

import pytest

from audiogame.games.sika.rules import Sika
from audiogame.rules.game import Game
from audiogame.rules.state import Event, Query, State
from audiogame.rules.value import field_names
from audiogame.table.library import find_game
from audiogame.testing import random_move, random_options

GAMES = 200
"""Games of a soak, in all."""
Facts = Mapping[str, tuple[tuple[str, str, str], ...]]
"""By the class of an event, what it tells: the fact, the field of its seat if it is about one, and
the field of the value."""
TURN = ("turn", "", "seat")
ROUND = ("round", "", "round")
TOLD: Mapping[str, Facts] = {
    "sika": {
        "Score": (("points", "seat", "points"),),
        "Rolled": (("points", "seat", "score"), ("colour", "seat", "colour")),
        "Called": (("colour", "seat", "colour"),),
        "Own": (
            *(("points", "seat", "points"), ("colour", "seat", "colour")),
            ("colour", "seat", "last_called"),
        ),
        "Won": (("points", "seat", "score"),),
        "Rules": (("colour", "seat", "colour"), ROUND, ("throw", "", "throw"), ("pot", "", "pot")),
        "Turn": (TURN, ROUND, ("throw", "", "throw")),
        "ThrowDue": (TURN, ROUND, ("throw", "", "throw")),
        "CallDue": (TURN,),
    },
    "army-men": {
        "Owner": (("total", "seat", "total"), ("dice", "seat", "dice")),
        "Own": (
            *(("total", "seat", "total"), ("dice", "seat", "dice")),
            *(("sum", "seat", "sum"), ("score", "seat", "score")),
        ),
        "Total": (("total", "seat", "points"),),
        "Supply": (("dice", "seat", "dice"),),
        "RoundWon": (("dice", "other", "dice"),),
        "Shown": (("sum", "seat", "sum"), ("score", "other", "score")),
        "Turn": (TURN,),
        "Rules": (ROUND,),
        "SetAsideDue": (TURN, ("sum", "seat", "sum")),
    },
    "ten-die-poker": {
        "Purse": (("money", "seat", "money"),),
        "Rules": (("pot", "", "pot"), ("leaders", "", "leaders"), ("price", "", "price")),
        "Turn": (TURN, ROUND, ("leaders", "", "leaders")),
        "ChallengeDue": (TURN, ("pot", "", "pot"), ("price", "", "price")),
    },
    "sichermans-war": {
        "Score": (("points", "seat", "points"),),
        "Holding": (("points", "seat", "points"), ("dice", "seat", "dice")),
        "Won": (("points", "seat", "score"),),
        "Rules": (("battle", "", "battle"), ("skirmish", "", "skirmish")),
        "Position": (("battle", "", "battle"), ("skirmish", "", "skirmish")),
        "Turn": (TURN, ("battle", "", "battle"), ("skirmish", "", "skirmish")),
        "RollDue": (TURN, ("dice", "seat", "dice")),
    },
    "scientific-war": {
        "Owns": (("cards", "seat", "cards"), ("hand", "seat", "hand")),
        "TrickWon": (("cards", "seat", "owned"),),
        "WarCancelled": (("cards", "seat", "owned"),),
        "Rules": (("low", "", "low_wins"), ("waiting", "", "waiting"), ("trick", "", "trick")),
        "Turn": (("trick", "", "trick"),),
        "PlayDue": (("low", "", "low_wins"), ("waiting", "", "waiting"), ("trick", "", "trick")),
    },
}
LASTS: Mapping[str, frozenset[str]] = {
    "sika": frozenset({"points", "colour", "pot"}),
    "army-men": frozenset({"total", "dice"}),
    "ten-die-poker": frozenset(),
    "sichermans-war": frozenset({"points"}),
    "scientific-war": frozenset({"cards"}),
}
"""What a line tells until another line tells it: nothing changes it in silence."""
BEGINS = {"army-men": ("RoundBegan",), "scientific-war": ("Revealed",)}
"""Events with which what was told before no longer counts: a new game of a campaign, a trick."""
PLACES = ("round", "battle", "skirmish", "throw", "trick")
"""What is 0 where an answer leaves it out, as with two at the table."""
OTHER_SUMS = ("sums",)
"""Fields that hold the totals of other games, and not of this one."""
_Key = tuple[str, Any]


def facts_of(found: object, told: Facts) -> Iterator[tuple[_Key, Any]]:
    """Yield what an event tells, and the events in it."""
    if isinstance(found, tuple):
        for one in found:
            yield from facts_of(one, told)
    if not isinstance(found, Event):
        return
    for name, of, field in told.get(type(found).__name__, ()):
        value = getattr(found, field)
        untold = name in PLACES and value == 0
        if value is not None and not untold:
            yield (name, getattr(found, of) if of else None), value
    for field in field_names(type(found)):
        if field not in OTHER_SUMS:
            yield from facts_of(getattr(found, field), told)


def differences(
    game: Game, state: State, last: Mapping[_Key, Any], newest: set[_Key]
) -> Iterator[str]:
    """Yield what the answers, the question and the last lines tell differently at a moment.

    Args:
        game: whose state it is.
        state: the moment.
        last: what was told last of each thing.
        newest: what the last lines told; H or E tells it to the seat that it is about.
    """
    told = TOLD[game.name]
    for seat in range(state.seats):
        view = state.seen_by(seat)
        heard: dict[_Key, tuple[str, Any]] = {key: ("line", value) for key, value in last.items()}
        said = [(query.name, view.answer(query, seat)) for query in Query]
        if state.result is None and seat in state.actors:
            said.append(("question", (view.decision(seat),)))
        own = (*view.answer(Query.OWN, seat), *view.answer(Query.STANDING, seat))
        known = {key for key, _ in facts_of(own, told)}
        for key in newest:
            if key[1] == seat and key not in known:
                yield f"seat {seat}, {key}: in no answer"
        for where, events in said:
            for key, value in facts_of(events, told):
                before = heard.setdefault(key, (where, value))
                if before[1] != value:
                    yield f"seat {seat}, {key}: {before[0]} {before[1]}, {where} {value}"


def play(game: Game, number: int) -> None:
    """Play a random game, with random seats and options, and compare after each move."""
    random = Random(f"numbers:{game.name}:{number}")
    seats, options = random.choice(game.seats), random_options(game, random)
    state, last = game.new(seats, options), dict[_Key, Any]()
    lasts = LASTS[game.name]
    moves = 0
    while state.result is None and moves < 400:
        seat, move = random_move(state, random)
        state, events = state.apply(seat, move)
        moves += 1
        newest = set[_Key]()
        for event in events:
            if type(event).__name__ in BEGINS.get(game.name, ()):
                last.clear()
                newest.clear()
            for key, value in facts_of(event, TOLD[game.name]):
                if key[0] in lasts:
                    last[key] = value
                    newest.add(key)
        wrong = [*differences(game, state, last, newest)]
        assert not wrong, (game.name, number, options, moves, events, wrong)


@pytest.mark.parametrize("name", TOLD)
@pytest.mark.parametrize("games", [2, pytest.param(GAMES // len(TOLD), marks=pytest.mark.soak)])
def test_each_number_is_the_same_wherever_it_is_told(name: str, games: int) -> None:
    for number in range(games):
        play(find_game(name), number)


def test_an_answer_that_lacks_what_was_told_just_now_is_found(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Sika with a call each turn, after the third throw: "no colour yet"."""
    monkeypatch.setattr(Sika, "last_called", None)

    def play_several() -> None:
        for number in range(20):
            play(find_game("sika"), number)

    with pytest.raises(AssertionError, match="in no answer"):
        play_several()
