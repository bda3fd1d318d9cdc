"""Places of sounds: seats from left to right, for two ears or for one."""

from __future__ import annotations

import math
from dataclasses import dataclass
from enum import Enum

from audiogame.rules.state import Seat

NEARBY = -3.0
"""Decibels of the seat across the table, which would otherwise sound as near as the player."""
_OTHERS: dict[int, tuple[float, ...]] = {1: (0.5,), 2: (-0.6, 0.6), 3: (-0.7, 0.0, 0.7)}
"""Pan of the other seats, by their number; more are spread evenly."""
_EDGES = {2: 0.5, 3: 0.6, 4: 0.7}
"""Pan of the ends of a whole row, by the number of its seats."""
_EDGE = 0.9


class Hearing(Enum):
    """How sounds reach the ears."""

    STEREO = "stereo"
    MONO = "mono"
    LEFT = "left"
    RIGHT = "right"


@dataclass(frozen=True)
class StereoPlace:
    """The place of a sound.

    Args:
        pan: from -1, the left, to 1, the right.
        gain: decibels.
    """

    pan: float = 0.0
    gain: float = 0.0


MIDDLE = StereoPlace()


@dataclass(frozen=True)
class SeatPositions:
    """The places of a table's seats.

    The player sits in the middle, and the next seat in playing order at the left end. With several
    players here, or none, all seats stay in one row, so that each keeps its place.

    Args:
        seats: the number of seats.
        here: the seats of the players who hear it.
    """

    seats: int = 0
    here: tuple[Seat, ...] = ()

    def place(self, seat: Seat | None) -> StereoPlace:
        """Return the place of a seat; the middle for a sound without a seat."""
        if seat is None or not 0 <= seat < self.seats:
            return MIDDLE
        if len(self.here) != 1:
            return StereoPlace(_row(self.seats, _EDGES.get(self.seats, _EDGE))[seat])
        turned = (seat - self.here[0]) % self.seats
        if turned == 0:
            return MIDDLE
        row = _OTHERS.get(self.seats - 1) or _row(self.seats - 1, _EDGE)
        pan = row[turned - 1]
        return StereoPlace(pan, NEARBY if pan == 0.0 else 0.0)


def _row(count: int, edge: float) -> tuple[float, ...]:
    if count == 1:
        return (0.0,)
    return tuple(round(edge * (2 * place / (count - 1) - 1), 6) for place in range(count))


def sides(place: StereoPlace, decibels: float, hearing: Hearing) -> tuple[float, float]:
    """Return the gain left and right, from 0 to 1.

    The power is the same everywhere (a sine and a cosine), 3 dB below full in the middle.

    Args:
        place: of the sound.
        decibels: added to the level of its file.
        hearing: how it reaches the ears; in mono and one ear places are inaudible.
    """
    level = 10 ** ((decibels + place.gain) / 20)
    if hearing is Hearing.STEREO:
        angle = (min(max(place.pan, -1.0), 1.0) + 1.0) * math.pi / 4
        left, right = math.cos(angle), math.sin(angle)
    else:
        left = 0.0 if hearing is Hearing.RIGHT else math.sqrt(0.5)
        right = 0.0 if hearing is Hearing.LEFT else math.sqrt(0.5)
    return min(level * left, 1.0), min(level * right, 1.0)
