"""Pairs of cards that two seats turn, and how those still unseen differ from a whole deck."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from functools import cache
from math import exp, fsum, sqrt
from typing import NamedTuple

from audiogame.games.sichermans_war.deck import POINTS, deck, strength
from audiogame.rules.cards import Rank

STEP = 5
"""Unit of points: all are multiples of it, so leads are counted in fives."""

DECIDED = 6.0
"""Gap of two cards over which the chance that dice decide a skirmish falls by a factor of e.

It fits the futures of 60 random sets of 16 to 22 cards, each computed as the shipped table is.
"""

Pairs = Sequence[tuple[int, Sequence[tuple[int, int]]]]
"""Number of ways to draw two cards, by their points in fives and then by the gap they make."""


class Scale(NamedTuple):
    """How much leads and dice count with the cards left, as multiples of a whole deck's.

    Args:
        spread: the points at stake in a skirmish, as the root of their mean square; a lead is worth
            the less, the greater it is.
        price: the points that dice win, which are more in skirmishes of cards near each other.
    """

    spread: float
    price: float


WHOLE = Scale(1.0, 1.0)
"""Scale of a whole deck."""


def pairs_of(cards: Iterable[Rank]) -> Pairs:
    """Return the possible pairs of these cards."""
    counts = Counter(cards)
    found: dict[int, Counter[int]] = defaultdict(Counter)
    for mine, some in counts.items():
        for theirs, others in counts.items():
            points = (POINTS[mine] + POINTS[theirs]) // STEP
            found[points][strength(mine) - strength(theirs)] += some * (others - (mine is theirs))
    return tuple([(points, tuple((+gaps).items())) for points, gaps in found.items()])


def scale_of(pairs: Pairs, jokers: bool) -> Scale:
    """Return how much leads and dice count if these pairs are turned from now on.

    Args:
        pairs: those of the cards left; with none, the scale is that of a whole deck.
        jokers: whether jokers are in the deck.
    """
    if not any(gaps for _, gaps in pairs):
        return WHOLE
    (spread, price), (usual_spread, usual_price) = _amounts(pairs), _usual_amounts(jokers)
    return Scale(spread / usual_spread, price / usual_price)


@cache
def _usual_amounts(jokers: bool) -> tuple[float, float]:
    return _amounts(pairs_of(deck(2, jokers)))


def _amounts(pairs: Pairs) -> tuple[float, float]:
    """Return the root of the mean square of the points, and the points that dice win."""
    ways = sum([some for _, gaps in pairs for _, some in gaps])
    squares = sum([points**2 * some for points, gaps in pairs for _, some in gaps])
    won = [points * exp(-abs(gap) / DECIDED) * some for points, gaps in pairs for gap, some in gaps]
    return sqrt(squares / ways), fsum(won) / ways
