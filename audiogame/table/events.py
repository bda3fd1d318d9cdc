"""Events of the table itself, in every game."""

from __future__ import annotations

from audiogame.rules.state import Event, Seat


class GameStarted(Event):
    """A game begins or resumes: its players, in playing order."""

    seats: tuple[Seat, ...]
    resumed: bool


class BotFailed(Event):
    """The bot of a seat failed or chose an illegal action; from now on it plays at random."""

    seat: Seat


class TakenBack(Event):
    """The last choice of a seat was taken back, with everything after it."""

    seat: Seat
