"""Random games, with random seats and options."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from audiogame.rules.game import Game
from audiogame.rules.options import Options, option_kinds
from audiogame.rules.state import CHANCE, Seat, State
from audiogame.testing.flaw import ContractBroken, flaw


def random_options(game: Game, random: Random) -> Options:
    """Return random options without conflicts, with small numbers where any are allowed."""
    while True:
        chosen: dict[str, Any] = {}
        for kind in option_kinds(game.options):
            values = [*kind.values, *kind.numbers[:12]]
            chosen[kind.name] = random.choice(values)
        options = game.options(**chosen)
        if options.conflict() is None:
            return options


def random_move(state: State, random: Random) -> tuple[Seat, Any]:
    """Return a random seat and its move, luck included; now and then a request.

    Raises:
        ContractBroken: no seat can act, or an awaited seat has no choice.
    """
    if not state.actors:
        raise ContractBroken(flaw("nobody-can-act"))
    requests = [(seat, action) for seat in range(state.seats) for action in state.requests(seat)]
    if requests and random.random() < 0.02:
        return random.choice(requests)
    seat = random.choice(state.actors)
    if seat == CHANCE:
        chance = state.chance
        assert chance is not None
        return CHANCE, chance.sample(random.randrange)
    legal = state.legal_actions(seat)
    unlisted = state._sample(seat, random) if state.unlisted and random.random() < 0.5 else None
    if unlisted is not None:
        return seat, unlisted
    if not legal:
        raise ContractBroken(flaw("no-choice", seat=seat))
    return seat, random.choice(legal)


def play_random(game: Game, random: Random, longest: int = 100_000) -> Iterator[State]:
    """Play one random game with random seats and options; yield every state, the first too.

    Raises:
        ContractBroken: no seat can act though the game is not over, or it never ends.
    """
    state = game.new(random.choice(game.seats), random_options(game, random))
    yield state
    for _ in range(longest):
        if state.result is not None:
            return
        state, _events = state.apply(*random_move(state, random))
        yield state
    raise ContractBroken(flaw("game-never-over", name=game.name, moves=longest))
