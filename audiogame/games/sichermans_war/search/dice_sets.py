"""Sets of dice as numbers from 0 to 7, and the totals they reach: fast enough for searches."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from audiogame.games.sichermans_war.sicherman_dice import ALL_DICE, FACES, Die

DiceSet = int
"""One bit a die, in the order of `ALL_DICE`."""

SETS: tuple[DiceSet, ...] = tuple(range(1 << len(ALL_DICE)))
ALL: DiceSet = SETS[-1]
BIT: dict[Die, DiceSet] = {die: 1 << place for place, die in enumerate(ALL_DICE)}

THROWN: tuple[tuple[tuple[Die, DiceSet, tuple[int, ...]], ...], ...] = tuple(
    tuple((die, dice & ~BIT[die], FACES[die]) for die in ALL_DICE if dice & BIT[die])
    for dice in SETS
)
"""By set: each die of it, the set without it, and its faces."""

REACH: tuple[int, ...] = tuple(
    sum(max(FACES[die]) for die in ALL_DICE if dice & BIT[die]) for dice in SETS
)
"""By set: the maximum it can add to a total."""


def dice_set(dice: Iterable[Die]) -> DiceSet:
    """Return the number of a set of dice."""
    return sum(BIT[die] for die in dice)


def chance_to_lead(faces: Sequence[int], gap: int) -> float:
    """Return the chance that one roll leads from a gap behind; a tie counts half."""
    return sum([(face > gap) + (face == gap) / 2 for face in faces]) / len(faces)
