"""Scientific War: the shipped weights predict, and their training script follows the rules.

Tests of the script are skipped where numpy is not installed.
"""

from __future__ import annotations

from importlib import import_module
from math import isfinite, log
from random import Random
from typing import Any

import pytest
from opponents.scientific import RandomCards

from audiogame.games.scientific_war import GAME
from audiogame.games.scientific_war.rules import ScientificWar
from audiogame.games.scientific_war.search.outlook import outlook
from audiogame.games.scientific_war.search.positions import (
    Position,
    collected,
    next_trick,
    position_of,
    shares,
)
from audiogame.testing import random_options


def late_in(seats: int, random: Random) -> tuple[Position, tuple[float, ...]]:
    """Play random cards to the end; return a late position, and the score of each seat."""
    state, bot = GAME.new(seats, random_options(GAME, random)), RandomCards()
    assert isinstance(state, ScientificWar)
    positions: list[Position] = []
    while state.result is None and len(positions) < 2000:
        if not any(state.committed) and not state.swapping:
            hands = tuple(hand for hand in state.hands if hand is not None)
            piles = tuple(pile for pile in state.piles if pile is not None)
            positions.append(position_of(state, hands, piles))
        seat = state.actors[0]
        state, _ = state.apply(seat, bot.choose(state, seat, random))
    winners = state.result.winners if state.result else tuple(range(seats))
    scores = tuple(1 / len(winners) if seat in winners else 0.0 for seat in range(seats))
    return positions[len(positions) * 2 // 3], scores


@pytest.mark.parametrize("seats", [2, 4])
def test_the_weights_foretell_who_wins(seats: int) -> None:
    """Late in random games they predict better than equal chances for all seats."""
    random, surprise, games = Random(seats), 0.0, 120
    for _ in range(games):
        position, scores = late_in(seats, random)
        told = outlook(seats == 2).strengths.shares(position)
        assert sum(told) == pytest.approx(1)
        surprise -= sum(s * log(max(t, 1e-6)) for s, t in zip(scores, told, strict=True)) / games
    assert surprise < 0.85 * log(seats)


@pytest.mark.parametrize("two", [True, False])
def test_the_weights_are_whole(two: bool) -> None:
    """No weight is infinite or missing, and every unit is active in one of the orders."""
    strengths = outlook(two).strengths
    for weights in strengths.weights:
        assert all(isfinite(value) for row in weights.inputs for value in row)
        assert 0 < weights.adding < len(weights.inputs[0]) - 1
    assert strengths.weights[0] != strengths.weights[1]


@pytest.fixture
def script() -> dict[str, Any]:
    """Return the modules of the training script, and numpy."""
    numpy = pytest.importorskip("numpy")
    names = ("batches", "network", "tricks", "learn")
    modules = {name: import_module(f"training.scientific_war.{name}") for name in names}
    return {"numpy": numpy, **modules}


def position_in(batch: Any, game: int) -> Position:
    """Return a position of a batch in the search's form."""
    seats = range(batch.seats)

    def lot(cards: Any) -> tuple[int, ...]:
        return tuple(int(number) for number in cards)

    return Position(
        tuple(lot(batch.hand[game, seat]) for seat in seats),
        tuple(lot(batch.pile[game, seat]) for seat in seats),
        lot(batch.table[game]),
        bool(batch.low[game]),
        int(batch.spy[game]),
        int(batch.left[game]),
        bool(batch.now[game]),
        "parity" if batch.parity[game] else "cancel",
    )


@pytest.mark.parametrize("seats", [2, 3, 8])
def test_the_script_plays_by_the_rules(script: dict[str, Any], seats: int) -> None:
    """Random tricks without swaps lead to the same positions and ends as in a search."""
    np, batches = script["numpy"], script["batches"]
    random = np.random.default_rng(3)
    batch, ends = batches.deal(random, seats, np.full(12, 60)), 0
    while len(batch):
        cards = script["tricks"].drawn(random, script["tricks"].even(batch.hand > 0))
        after = batches.next_trick(batches.collect(batch, cards)[0], cards > 0)
        for game in range(len(batch)):
            before = position_in(batch, game)
            seen = next_trick(collected(before, tuple(int(card) for card in cards[game])))
            assert seen == position_in(after, game)
            over = shares(seen, before.playing)
            assert (over is not None) == bool(after.over[game])
            if over is not None:
                assert over == pytest.approx(after.shares[game].tolist())
                ends += 1
        batch = after.take(~after.over)
    assert ends == 12


@pytest.mark.parametrize("seats", [2, 4])
def test_the_script_weighs_as_the_expert_does(script: dict[str, Any], seats: int) -> None:
    """The shipped weights, loaded into the script, give the values of the search."""
    np, batches, learn = script["numpy"], script["batches"], script["learn"]
    network = learn.read(seats)
    random = np.random.default_rng(4)
    batch = batches.deal(random, seats, np.full(8, 40))
    for _ in range(12):
        cards = script["tricks"].drawn(random, script["tricks"].even(batch.hand > 0))
        batch = script["tricks"].after_trick(batch, cards, network)
        batch = batch.take(~batch.over)
        values = network.values(batch)
        for game in range(len(batch)):
            told = outlook(seats == 2).strengths.shares(position_in(batch, game))
            assert told == pytest.approx(values[game].tolist(), abs=1e-4)


def test_learning_makes_better(script: dict[str, Any]) -> None:
    """A few steps on games of its own lower the cross entropy of an untrained network."""
    np, learn, network = script["numpy"], script["learn"], script["network"]
    random = np.random.default_rng(5)
    fresh = network.Network.random(random, 8)
    lessons = learn.play(fresh, random, 2, 12)
    learner = network.Learner(fresh)
    lesson = [np.concatenate(part) for part in zip(*lessons, strict=True)]
    losses = [learner.learn(*lesson) for _ in range(60)]
    assert losses[-1] < 0.9 * losses[0]
