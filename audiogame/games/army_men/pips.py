"""What dice are worth, and how they are named."""

from __future__ import annotations

from audiogame.games.army_men.events import Dice

SOLDIER = 1
"""The face that shows a soldier."""


def score(faces: tuple[int, ...]) -> int:
    """Add up dice: soldiers count 0, other faces their pips."""
    return sum(faces) - SOLDIER * faces.count(SOLDIER)


def named(faces: tuple[int, ...]) -> Dice:
    """Name dice that are in ascending order, so that soldiers come first."""
    soldiers = faces.count(SOLDIER)
    return Dice(soldiers, faces[soldiers:])
