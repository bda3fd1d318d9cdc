"""The events of Pig: moves, positions, and questions to a seat.

`points`, `score` and `at_stake` are points; `die` is what one die shows.
"""

from __future__ import annotations

from audiogame.rules.state import Event, Seat


class Score(Event):
    """The points of a seat."""

    seat: Seat
    points: int


class Rolled(Event):
    """A die brought points, which are at stake with those of the turn so far."""

    seat: Seat
    die: int
    at_stake: int


class Lost(Event):
    """A die showed 1: `at_stake` is gone, and `score` is left."""

    seat: Seat
    at_stake: int
    score: int


class Held(Event):
    """The points of the turn are safe now: they are added to the score."""

    seat: Seat
    points: int
    score: int


class Won(Event):
    """The game is over; `others` are the highest first."""

    seat: Seat
    score: int
    others: tuple[Score, ...]


class ChoiceDue(Event):
    """A seat rolls or holds; with nothing at stake there is nothing to hold."""

    seat: Seat
    at_stake: int
    score: int


class Rules(Event):
    """The rules in force: `target` points win, and whether a 1 costs the whole score."""

    target: int
    all: bool


class Turn(Event):
    """The seat whose turn it is, the points at stake, and the next seat."""

    seat: Seat
    at_stake: int
    after: Seat


class Standing(Event):
    """The scores, that of the listener first."""

    scores: tuple[Score, ...]


class Shown(Event):
    """The last roll; None before the first."""

    last: Rolled | Lost | None


class Own(Event):
    """A seat's score, its points at stake, and the points still `needed`."""

    seat: Seat
    score: int
    at_stake: int
    needed: int
