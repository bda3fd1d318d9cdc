"""What happens at the table itself, in every game."""

from __future__ import annotations

from audiogame.rules.state import Event, Seat


class GameStarted(Event):
    """A game begins, or goes on: who plays it, in playing order."""

    seats: tuple[Seat, ...]
    resumed: bool


class BotFailed(Event):
    """The bot of a seat raised an error or chose what is not legal; from now on chance chooses."""

    seat: Seat


class TakenBack(Event):
    """The last choice of a seat was taken back, and whatever came after it."""

    seat: Seat
