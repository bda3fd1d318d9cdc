"""The best play of one turn, given the worth of each score at its end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction
from functools import cache, reduce
from itertools import combinations, product
from operator import add, itemgetter
from typing import Any, Generic, TypeVar

from audiogame.games.army_men.rules import DICE, MOST
from audiogame.games.army_men.scores import score
from audiogame.rules.dice import PIPS

Number = TypeVar("Number", float, Fraction)
Aside = tuple[int, int]
"""The number of dice set aside, and their sum."""

POINTS = tuple(score((face,)) for face in PIPS)
"""Points of the faces of a die."""
MOST_POINTS = max(POINTS)


def asides(points: Sequence[int]) -> Iterator[Aside]:
    """Yield the possible choices of dice to set aside, given the points of each die."""
    for count in range(1, MOST + 1):
        for dice in combinations(points, count):
            yield count, sum(dice)


ASIDES = tuple(sorted(set(asides(POINTS * MOST))))
"""All possible choices to set aside, one die first, and the fewest points first."""


@cache
def rolls(dice: int) -> tuple[tuple[int, Callable[[Sequence[Any]], tuple[Any, ...]]], ...]:
    """Group the throws of two or more dice by the possible choices to set aside.

    Returns:
        The number of throws in each group, and a getter of the items at the group's indices in
        `ASIDES` from a sequence.
    """
    place = {aside: number for number, aside in enumerate(ASIDES)}
    counted = Counter(
        tuple(sorted({place[aside] for aside in asides(throw)}))
        for throw in product(POINTS, repeat=dice)
    )
    return tuple((ways, itemgetter(*places)) for places, ways in counted.items())


class BestTurn(Generic[Number]):
    """One turn, played so that the worth of its end is maximal.

    Args:
        worth: worth of each score, from 0 on: floats, or fractions to be exact.
    """

    def __init__(self, worth: Sequence[Number]) -> None:
        self.worth: Sequence[Number] = worth
        self._values: dict[tuple[int, int], Number] = {}
        self._spreads: dict[tuple[int, int], tuple[float, ...]] = {}

    def value(self, left: int, so_far: int = 0) -> Number:
        """Return the worth of the turn with `left` dice left to roll, and a sum so far."""
        if not left:
            return self.worth[so_far]
        known = self._values.get((left, so_far))
        if known is None:
            total: Number
            if left == 1:
                ends: list[Number] = [self.worth[so_far + points] for points in POINTS]
                total = reduce(add, ends)
            else:
                values = self._after(left, so_far)
                total = 0 * values[0]
                for ways, allowed in rolls(left):
                    total += ways * max(allowed(values))
            known = self._values[left, so_far] = total / len(POINTS) ** left
        return known

    def spread(self, left: int, so_far: int = 0) -> tuple[float, ...]:
        """Return the chance of each score, from 0 on, that best play ends on."""
        if (left, so_far) not in self._spreads:
            chances = [0.0] * len(self.worth)
            for (count, points), often in self._habits(left, so_far):
                spread, least = self.spread(left - count, so_far + points), so_far + points
                for end in range(least, least + MOST_POINTS * (left - count) + 1):
                    chances[end] += often * spread[end]
            if not left:
                chances[so_far] = 1.0
            self._spreads[left, so_far] = tuple(chances)
        return self._spreads[left, so_far]

    def _after(self, left: int, so_far: int) -> list[Number]:
        """Return the worth of the turn after each of `ASIDES`."""
        return [self.value(left - count, so_far + points) for count, points in ASIDES]

    def _habits(self, left: int, so_far: int) -> Iterator[tuple[Aside, float]]:
        """Yield the choices of best play with their probability; of equals, the first one."""
        if left < 2:
            for points in POINTS[: len(POINTS) * left]:
                yield (1, points), 1 / len(POINTS)
            return
        values = self._after(left, so_far)
        order = sorted(range(len(ASIDES)), key=lambda number: -values[number])
        ranks = [0] * len(ASIDES)
        for rank, number in enumerate(order):
            ranks[number] = rank
        ways_of = [0] * len(ASIDES)
        for ways, allowed in rolls(left):
            ways_of[min(allowed(ranks))] += ways
        for rank, ways in enumerate(ways_of):
            if ways:
                yield ASIDES[order[rank]], ways / len(POINTS) ** left


FEWEST = BestTurn([-float(points) for points in range(MOST_POINTS * DICE)])
"""Turn of a seat that only wants few points."""
