"""Batches of games of Scientific War as arrays: a vectorized copy of the rules, for self-play.

The order of the axes is game, seat, rank; ranks are counted as in `Rank.value`, 0 is not used.
tests/games/test_scientific_war_tables.py compares them with the rules of the game, trick by trick.
"""

from __future__ import annotations

from dataclasses import dataclass, fields, replace
from typing import Self

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float32]
Ints = NDArray[np.int64]
Bools = NDArray[np.bool_]

JOKER, THREE, EIGHT, JACK, QUEEN, RANKS = 1, 3, 8, 11, 12, 15
ONE_CARD = np.eye(RANKS, dtype=np.float32)
ONE_CARD[0] = 0.0
NOBODY = -1


@dataclass(frozen=True)
class Batch:
    """The states of many games with the same number of seats.

    Args:
        hand, pile: cards, game by seat by rank.
        table: cards that wait, game by rank.
        low: whether 2 beats ace.
        spy: the seat of the spy, or -1.
        left: tricks until the limit.
        now: whether a jack counts for its own trick.
        parity: whether three jacks reverse.
        shares: the score of each seat where the game is over, which adds up to 1; else 0.
        over: whether the game is over.
    """

    hand: Floats
    pile: Floats
    table: Floats
    low: Bools
    spy: Ints
    left: Ints
    now: Bools
    parity: Bools
    shares: Floats
    over: Bools

    def __len__(self) -> int:
        return len(self.hand)

    @property
    def seats(self) -> int:
        """Number of seats of each game."""
        return self.hand.shape[1]

    @property
    def owned(self) -> Floats:
        """Cards that each seat owns, game by seat by rank."""
        return self.hand + self.pile

    @property
    def alive(self) -> Bools:
        """Whether each seat is still in the game, game by seat."""
        return self.owned.sum(axis=2) > 0

    def take(self, which: Ints | Bools) -> Self:
        """Select games, in the order of `which`."""
        return replace(
            self, **{part.name: getattr(self, part.name)[which] for part in fields(self)}
        )


def deal(random: np.random.Generator, seats: int, limits: Ints) -> Batch:
    """Start games with random options, one for each limit of tricks."""
    games = len(limits)
    hand = np.zeros((games, seats, RANKS), np.float32)
    hand[:, :, 2:] = 1
    hand[:, :, JOKER] = random.choice([0, 1, 1, 2], games)[:, None]
    return Batch(
        hand=hand,
        pile=np.zeros_like(hand),
        table=np.zeros((games, RANKS), np.float32),
        low=np.zeros(games, bool),
        spy=np.full(games, NOBODY),
        left=limits,
        now=random.random(games) < 0.5,
        parity=random.random(games) < 0.5,
        shares=np.zeros((games, seats), np.float32),
        over=np.zeros(games, bool),
    )


def collect(batch: Batch, cards: Ints) -> tuple[Batch, Bools]:
    """Reveal a trick and give its cards to the winner.

    Args:
        cards: the rank of each seat's card, 0 for a seat that is out.

    Returns:
        The states before swaps and refills, and the seats that may swap hand and pile.
    """
    games = np.arange(len(batch))
    hand = batch.hand - ONE_CARD[cards]
    table = batch.table + ONE_CARD[cards].sum(axis=1)
    jacks = (cards == JACK).sum(axis=1)
    low = batch.low ^ np.where(batch.parity, jacks % 2 == 1, jacks == 1)
    in_force = np.where(batch.now, low, batch.low)[:, None]
    strength = np.where(cards > JOKER, np.where(in_force, 16 - cards, cards), 0)
    best = strength.max(axis=1)
    tied = (strength == best[:, None]) & (best > 0)[:, None]
    jokers = cards == JOKER
    one_joker = jokers.sum(axis=1) == 1
    several = tied.sum(axis=1) > 1
    lone = np.where(tied.sum(axis=1) == 1, tied.argmax(axis=1), NOBODY)
    by_joker = np.where(several, jokers.argmax(axis=1), NOBODY)
    winner = np.where(one_joker, by_joker, lone)
    won = winner >= 0
    pile = batch.pile.copy()
    pile[games[won], winner[won]] += table[won]
    table = np.where(won[:, None], 0.0, table).astype(np.float32)
    queens = cards == QUEEN
    spy = np.where(queens.sum(axis=1) == 1, queens.argmax(axis=1), NOBODY)
    after = replace(batch, hand=hand, pile=pile, table=table, low=low, spy=spy)
    return after, (cards == EIGHT) & (hand.sum(axis=2) > 0) & (pile.sum(axis=2) > 0)


def swapped(batch: Batch, swaps: Bools) -> Batch:
    """Swap hand and pile of seats."""
    which = swaps[:, :, None]
    return replace(
        batch,
        hand=np.where(which, batch.pile, batch.hand),
        pile=np.where(which, batch.hand, batch.pile),
    )


def refilled(batch: Batch) -> Batch:
    """Refill empty hands from their piles."""
    return swapped(batch, (batch.hand.sum(axis=2) == 0) & (batch.pile.sum(axis=2) > 0))


def next_trick(batch: Batch, played: Bools) -> Batch:
    """Refill hands, eliminate seats, and check whether the game ends.

    Args:
        batch: after collecting and swapping.
        played: the seats that took part in the trick.
    """
    after = refilled(batch)
    owned = after.owned.sum(axis=2)
    alive = owned > 0
    left = batch.left - 1
    over = batch.over | (alive.sum(axis=1) <= 1) | (left <= 0)
    most = owned == owned.max(axis=1, keepdims=True)
    first = np.where(alive.any(axis=1)[:, None], most & alive, played)
    shares = np.where(over[:, None], first / first.sum(axis=1, keepdims=True), 0.0)
    shares = np.where(batch.over[:, None], batch.shares, shares).astype(np.float32)
    spy = np.where(np.take_along_axis(alive, batch.spy[:, None], 1)[:, 0], batch.spy, NOBODY)
    return replace(after, left=left, over=over, shares=shares, spy=spy)
