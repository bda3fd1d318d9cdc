"""What happens in Five Throws; `points` are what two dice show."""

from __future__ import annotations

from audiogame.rules.state import Event, Seat


class Thrown(Event):
    """Two dice were thrown; `last` if the seat has to keep them."""

    seat: Seat
    dice: tuple[int, ...]
    points: int
    last: bool


class Kept(Event):
    """The points of a turn are added to the score."""

    seat: Seat
    points: int
    score: int


class Won(Event):
    """The game of several is over."""

    winners: tuple[Seat, ...]
    points: int


class Done(Event):
    """The game of one seat alone is over."""

    seat: Seat
    points: int


class ChoiceDue(Event):
    """A seat throws, or keeps `points`."""

    seat: Seat
    turn: int
    points: int


class Rules(Event):
    """How many turns each seat has."""

    turns: int


class Turn(Event):
    """Whose turn it is, and which one."""

    seat: Seat
    turn: int
    turns: int


class Score(Event):
    """What a seat has."""

    seat: Seat
    points: int


class Standing(Event):
    """What all seats have."""

    scores: tuple[Score, ...]


class Shown(Event):
    """The dice on the table; none before a throw."""

    dice: tuple[int, ...]
