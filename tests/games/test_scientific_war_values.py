"""Scientific War: values of choices in endings of real games, against an exact search."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from opponents.scientific_endings import Ending, TooLong

from audiogame.games.scientific_war import GAME
from audiogame.games.scientific_war.bots.advice import Counsel
from audiogame.games.scientific_war.rules import ScientificWar
from audiogame.games.scientific_war.search.matrix_games import solve
from audiogame.games.scientific_war.search.positions import NOBODY, Position, position_of
from audiogame.rules.options import read_options

CLOSE = 0.02
LIMIT = 12
"""Tricks of a game."""


def seen(state: ScientificWar) -> Position:
    return position_of(state, state.hands, state.piles)  # type: ignore[arg-type]  # all seen


def exact_value(here: Position) -> float:
    """Return the exact score of seat 0; raises `TooLong`."""
    payoffs = Ending(200_000).payoffs(here)
    if here.spy == NOBODY:
        return solve(payoffs).value
    if here.spy == 1:
        return max([min(row) for row in payoffs])
    columns: list[list[float]] = [list(column) for column in zip(*payoffs, strict=True)]
    return min([max(column) for column in columns])


def endings(games: int) -> tuple[int, int]:
    """Compare told values with exact ones; return the endings solved, and those told as exact."""
    solved = told = 0
    for number in range(games):
        for state, adviser in last_tricks(Random(f"values {number}")):
            try:
                exact = exact_value(seen(state))
            except TooLong:
                continue
            solved += 1
            found = adviser.weigh(state.seen_by(0), 0, Random(1))
            if found.error:
                continue
            told += 1
            assert found.best.value == pytest.approx(exact, abs=CLOSE), state
            assert all(one.value <= exact + CLOSE for one in found.choices), state
    return solved, told


def last_tricks(random: Random) -> Iterator[tuple[ScientificWar, Counsel]]:
    """Play a game of two at random; yield seat 0's first choices of its last three tricks."""
    state = GAME.new(2, read_options(GAME.options, (f"limit={LIMIT}",)))
    assert isinstance(state, ScientificWar)
    adviser = Counsel()
    while state.result is None:
        seat = random.choice(state.actors)
        first = seat == 0 and not state.swapping and state.chosen == (None, None)
        if first and state.trick > LIMIT - 3 and len(state.legal_actions(0)) > 1:
            yield state, adviser
        state, events = state.apply(seat, random.choice(state.legal_actions(seat)))
        for event in events:
            heard = event.seen_by(0)
            if heard is not None:
                adviser.hear(heard)


@pytest.mark.parametrize(
    ("games", "least", "exact"), [(12, 12, 5), pytest.param(560, 800, 300, marks=pytest.mark.soak)]
)
def test_values_in_endings_are_exact_or_told_as_about(games: int, least: int, exact: int) -> None:
    """Each value told without "about" is within 0.02 of the exact search."""
    solved, told = endings(games)
    assert solved >= least
    assert told >= exact
