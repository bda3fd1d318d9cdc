"""Events that parlour games share; `points` are points."""

from __future__ import annotations

from audiogame.rules.state import Event, Seat


class Score(Event):
    """The points of a seat."""

    seat: Seat
    points: int


class Standing(Event):
    """The scores, that of the listener first."""

    scores: tuple[Score, ...]
