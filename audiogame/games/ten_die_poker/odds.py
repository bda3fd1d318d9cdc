"""The exact chance that a challenge beats the leader, for each set of pairs.

Red and white dice fall independently, so the two sets are weighed apart.  A hand beats the
leader's (b, w) if its better set beats b, or equals it while its worse set beats w.
"""

from __future__ import annotations

from functools import cache, lru_cache
from itertools import combinations_with_replacement
from math import factorial, prod

from audiogame.games.ten_die_poker.hands import PAIRS, Colour, Hand, HandValue, SetValue, set_value
from audiogame.rules.dice import PIPS


@cache
def falls(kept: tuple[int, ...]) -> tuple[tuple[SetValue, int], ...]:
    """List what a set can become when its other dice are rolled, each with its number of throws.

    Args:
        kept: the dice that stay, in rising order.

    Returns:
        Values and numbers of throws, which add up to 6 to the power of the dice rolled.
    """
    rolled = PAIRS - len(kept)
    found: dict[SetValue, int] = {}
    for dice in combinations_with_replacement(PIPS, rolled):
        orders = factorial(rolled) // prod(factorial(dice.count(face)) for face in set(dice))
        value = set_value(tuple(sorted((*kept, *dice))))
        found[value] = found.get(value, 0) + orders
    return tuple(found.items())


@lru_cache(maxsize=1 << 14)
def weighed(kept: tuple[int, ...], better: SetValue, worse: SetValue) -> tuple[int, int, int, int]:
    """Count the throws by what the set becomes, against a leader's two sets.

    Returns:
        How many throws come below `better`, how many equal it, how many of those below beat
        `worse`, and how many throws there are.
    """
    below = equal = between = 0
    for value, throws in falls(kept):
        if value < better:
            below += throws
            between += throws if value > worse else 0
        elif value == better:
            equal += throws
    return below, equal, between, 6 ** (PAIRS - len(kept))


def chance_to_beat(leader: HandValue, hand: Hand, picked: tuple[int, ...]) -> float:
    """Return the chance, 0 to 1, that `hand` beats `leader` once the picked pairs are re-rolled.

    Args:
        leader: what the leader's hand is worth.
        hand: the challenger's hand.
        picked: positions of the pairs that are re-rolled, counted from 1.
    """
    better, worse = leader
    sides = []
    for colour in Colour:
        dice = hand.dice(colour)
        kept = sorted(die for place, die in enumerate(dice, 1) if place not in picked)
        sides.append(weighed(tuple(kept), better, worse))
    (below, equal, between, throws), (below2, equal2, between2, throws2) = sides
    every = throws * throws2
    clear = every - (below + equal) * (below2 + equal2)
    by_the_worse = equal * between2 + between * equal2
    if better > worse:
        by_the_worse += equal * equal2
    return (clear + by_the_worse) / every
