"""What happens at the table itself, in every game."""

from __future__ import annotations

from dataclasses import dataclass

from audiogame.rules.state import Event, Seat


@dataclass(frozen=True)
class GameStarted(Event):
    """A game begins, or goes on: who plays it, in playing order."""

    seats: tuple[Seat, ...]
    resumed: bool


@dataclass(frozen=True)
class TakenBack(Event):
    """The last choice of a seat was taken back, and whatever came after it."""

    seat: Seat
