"""What a table of Army Men Dice War agrees on, and what a seat may choose."""

from __future__ import annotations

from itertools import combinations

from audiogame.rules.options import Options, option
from audiogame.rules.state import Action

DICE = 6
"""The dice of each seat at the start of a game."""
ANTE = 1
"""The dice that each seat antes in a round."""
MOST = 2
"""The most dice that are set aside after one roll; the fewest is one."""


class ArmyMenOptions(Options):
    first: str | int = option("random", 0, 1)
    campaign: int = option(1, 3)


class SetAside(Action):
    """Set aside the dice at these positions of the roll."""

    dice: tuple[int, ...]


def _choices(rolled: int) -> tuple[Action, ...]:
    positions = range(1, rolled + 1)
    return tuple(
        SetAside(dice) for count in range(1, MOST + 1) for dice in combinations(positions, count)
    )


CHOICES = tuple(_choices(rolled) for rolled in range(DICE - ANTE + 1))
"""The legal choices, by the number of dice just rolled."""
