"""What happens at the table itself, in every game."""

from __future__ import annotations

from audiogame.rules.state import Event, Seat


class GameStarted(Event):
    """A game begins, or goes on: who plays it, in playing order."""

    seats: tuple[Seat, ...]
    resumed: bool


class TakenBack(Event):
    """The last choice of a seat was taken back, and whatever came after it."""

    seat: Seat
