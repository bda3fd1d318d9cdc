"""Worth of dice in the rest of a battle of four, and of a score in the end.

The table is computed by `tests/training` from simulated battles.  It holds the expected points of a
seat from the skirmishes left, by its own dice and the number of all the others' dice.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import exp, fsum, sqrt

from audiogame.games.sichermans_war.search.dice_sets import SETS, DiceSet
from audiogame.rules.lookup_table import read_table
from audiogame.rules.state import Seat

TABLE = "worth.bin"
TENTHS = 10
"""Unit of the table: tenths of points."""

MOST_LEFT = 4
"""Maximum skirmishes left in a battle once one has begun."""

MOST_OTHERS = 9
"""Maximum dice of three other seats."""

SPREAD = 11.5
"""Standard deviation of a seat's points in one skirmish; in n skirmishes times the root of n."""

Worth = Sequence[Sequence[Sequence[float]]]
"""Points by skirmishes left in the battle, own dice, number of the others' dice."""


@cache
def shipped() -> Worth:
    """Return the table that is shipped with the game; with no skirmish left all is 0."""
    others = MOST_OTHERS + 1
    numbers = read_table(__package__, TABLE, "h", MOST_LEFT * len(SETS) * others)
    nothing = ((0.0,) * others,) * len(SETS)
    left = [
        tuple([_row(numbers[start : start + others]) for start in range(first, last, others)])
        for first, last in _blocks(len(SETS) * others)
    ]
    return (nothing, *left)


def _row(numbers: Sequence[float]) -> tuple[float, ...]:
    return tuple([number / TENTHS for number in numbers])


def _blocks(length: int) -> list[tuple[int, int]]:
    return [(block * length, (block + 1) * length) for block in range(MOST_LEFT)]


def expected(worth: Worth, left: int, dice: Sequence[DiceSet], seat: Seat) -> float:
    """Return the expected points of a seat from the skirmishes left in the battle."""
    others = sum([owned.bit_count() for owned in dice]) - dice[seat].bit_count()
    return worth[left][dice[seat]][others]


def share(points: Sequence[float], seat: Seat, skirmishes: int) -> float:
    """Return the chance that a seat wins the war, or its share of a stalemate.

    Args:
        points: by seat, its points and those expected beyond an equal part of the rest.
        seat: the seat whose chance is returned.
        skirmishes: number left in the war; with none, the highest points win.
    """
    if not skirmishes:
        best = max(points)
        return float(points[seat] == best) / [*points].count(best)
    spread = SPREAD * sqrt(skirmishes)
    own = points[seat]
    return 1 / fsum([exp(min((other - own) / spread, 50.0)) for other in points])
