"""The exact chances of a challenge, for each of the 31 sets of pairs that may be re-rolled.

Red and white dice fall independently, so two distributions suffice: of the red set and of the white
set, each as chances to stay below every one of the 252 values of a set.  A hand beats the leader's
(b, w) if its better set beats b, or equals it while its worse set beats w.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import accumulate, combinations_with_replacement
from math import factorial, prod

from audiogame.games.ten_die_poker.hands import (
    PAIRS,
    Hand,
    HandValue,
    Pair,
    SetValue,
    set_value,
)
from audiogame.games.ten_die_poker.rules import CHALLENGES
from audiogame.rules.dice import PIPS

VALUES: tuple[SetValue, ...] = tuple(
    sorted({set_value(dice) for dice in combinations_with_replacement(PIPS, PAIRS)})
)
"""All values of a set, from the weakest to the strongest."""

RANK = {value: rank for rank, value in enumerate(VALUES)}
"""Rank of each value among all, counted from 0."""

SETS_OF_PAIRS = tuple(challenge.pairs for challenge in CHALLENGES)
"""The 31 ways to pick pairs, as positions counted from 1."""

Below = tuple[float, ...]
"""By rank, the chance that a set becomes worth less; one entry more than there are ranks."""


@cache
def falls(kept: tuple[int, ...]) -> tuple[int, ...]:
    """Count the possible sets when the other dice are rolled.

    Args:
        kept: the dice that stay, in rising order.

    Returns:
        By rank, numbers of throws; together 6 to the power of the dice rolled.
    """
    rolled = PAIRS - len(kept)
    found = [0] * len(VALUES)
    for dice in combinations_with_replacement(PIPS, rolled):
        orders = factorial(rolled) // prod([factorial(dice.count(face)) for face in set(dice)])
        found[RANK[set_value(tuple(sorted((*kept, *dice))))]] += orders
    return tuple(found)


@cache
def below(kept: tuple[int, ...]) -> Below:
    """Return the chances that a set stays below each rank when its other dice are rolled."""
    every = 6 ** (PAIRS - len(kept))
    return tuple([throws / every for throws in accumulate(falls(kept), initial=0)])


def both_below(pairs: Sequence[Pair], picked: tuple[int, ...]) -> tuple[Below, Below]:
    """Return `below` of the red and of the white set once the picked pairs are re-rolled.

    Args:
        pairs: of the hand that challenges.
        picked: positions of the pairs that are re-rolled, counted from 1.
    """
    kept = [pair for place, pair in enumerate(pairs, 1) if place not in picked]
    red, white = sorted([pair[0] for pair in kept]), sorted([pair[1] for pair in kept])
    return below(tuple(red)), below(tuple(white))


def ranks(value: HandValue) -> tuple[int, int]:
    """Return the ranks of a hand's better and of its worse set."""
    return RANK[value[0]], RANK[value[1]]


def chance_to_beat(leader: HandValue, hand: Hand, picked: tuple[int, ...]) -> float:
    """Return the chance, 0 to 1, that `hand` beats `leader` once the picked pairs are re-rolled.

    Args:
        leader: value of the leader's hand.
        hand: the challenger's hand.
        picked: positions of the pairs that are re-rolled, counted from 1.
    """
    better, worse = ranks(leader)
    red, white = both_below(hand.pairs, picked)
    clear = 1 - red[better + 1] * white[better + 1]
    if better == worse:
        return clear
    red_equal, white_equal = red[better + 1] - red[better], white[better + 1] - white[better]
    red_between, white_between = red[better] - red[worse + 1], white[better] - white[worse + 1]
    return clear + red_equal * (white_between + white_equal) + red_between * white_equal


def chance_to_equal(leader: HandValue, hand: Hand, picked: tuple[int, ...]) -> float:
    """Return the chance that `hand` is worth exactly as much as `leader`, as `chance_to_beat`."""
    better, worse = ranks(leader)
    red, white = both_below(hand.pairs, picked)
    red_better, white_better = red[better + 1] - red[better], white[better + 1] - white[better]
    if better == worse:
        return red_better * white_better
    red_worse, white_worse = red[worse + 1] - red[worse], white[worse + 1] - white[worse]
    return red_better * white_worse + red_worse * white_better


def chances(hand: Hand, leader: HandValue) -> list[tuple[tuple[int, ...], float]]:
    """Return the exact chances of all 31 challenges to beat the leader, the best first.

    Of equally likely ones, the one with fewer pairs comes first.

    Returns:
        The positions of the pairs that are re-rolled, counted from 1, and the chance, 0 to 1.
    """
    found = [(pairs, chance_to_beat(leader, hand, pairs)) for pairs in SETS_OF_PAIRS]
    return sorted(found, key=lambda one: -one[1])


def likeliest(hand: Hand, leader: HandValue) -> tuple[tuple[int, ...], float]:
    """Return the pairs that are likeliest to beat the leader when re-rolled, and the chance."""
    return chances(hand, leader)[0]
