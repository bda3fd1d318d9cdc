"""The three dice of a seat, and the question that a throw of each answers."""

from __future__ import annotations

from enum import Enum

from audiogame.rules import chance


class Die(Enum):
    """The dice of a seat, in the order they are offered; low and high are a Sicherman pair."""

    STANDARD = "standard"
    LOW = "low"
    HIGH = "high"


ALL_DICE = tuple(Die)

FACES: dict[Die, tuple[int, ...]] = {
    Die.STANDARD: (1, 2, 3, 4, 5, 6),
    Die.LOW: (1, 2, 2, 3, 3, 4),
    Die.HIGH: (1, 3, 4, 5, 6, 8),
}
"""Six faces a die.  Low and high together give the sums of two standard dice (ruling 1)."""

THROWS = {die: chance.Roll((faces,)) for die, faces in FACES.items()}
