"""Events of Sika, answers to questions, and decisions asked of a seat.

`points` and `score` are points, `credits` and `pot` credits; `matches` are cubes that show the
colour of the seat; rounds and throws are counted from 1.
"""

from __future__ import annotations

from enum import Enum

from audiogame.rules.state import Event, Seat


class Colour(Enum):
    """A side of a cube, and a call."""

    RED = "red"
    BLUE = "blue"


class Score(Event):
    """The points of a seat."""

    seat: Seat
    points: int


class Purse(Event):
    """Credits that a seat has won with the ante; below 0 while it has only paid."""

    seat: Seat
    credits: int


class AntePaid(Event):
    """All seats have paid the ante, in credits; together they are the pot."""

    credits: int
    pot: int


class Called(Event):
    """A seat has called a colour."""

    seat: Seat
    colour: Colour


class Rolled(Event):
    """Three cubes have landed: the points that they bring, and the score with them.

    The matching ones show the called `colour`, the others the other one.
    """

    seat: Seat
    cubes: tuple[Colour, ...]
    matches: int
    points: int
    score: int
    colour: Colour


class RoundEnded(Event):
    """A round is over; `scores` are the highest first, `round` is its number."""

    round: int
    scores: tuple[Score, ...]


class Since(Event):
    """Summary of the events since the last choice of a seat, in one sentence.

    Args:
        seat: the seat that asks.
        place: its rank; 0 where it shares the lead.
        score: its points.
        rivals: the other seats that lead, or those that follow it where it leads alone.
        points: those of a rival.
    """

    seat: Seat
    place: int
    score: int
    rivals: tuple[Seat, ...]
    points: int


class Tied(Event):
    """A tie for first place after the last round; all, if `everyone`, or the tied play another."""

    seats: tuple[Seat, ...]
    score: int
    everyone: bool


class Won(Event):
    """The game is over; `others` are the highest first."""

    seat: Seat
    score: int
    pot: int
    others: tuple[Score, ...]


class Settled(Event):
    """The pot is paid out: `won` by the winner and `lost` by each other seat, in credits."""

    seat: Seat
    won: int
    lost: int


class CallDue(Event):
    """A colour is to be called."""

    seat: Seat


class ThrowDue(Event):
    """The cubes are to be thrown: number of the `throw`, and of the `round` or `extra` one."""

    seat: Seat
    round: int
    throw: int
    extra: bool


class Rules(Event):
    """The rules in force for a seat: its colour, and the points of a throw.

    Args:
        colour: the colour it has called; None before that.
        round, throw: where the game stands, counted from 1.
        extra: whether this is an extra round.
        pot: credits that the winner gets.
        none, one, two, three: points of a throw, by the number of cubes that match.
        last_called: the colour of the turn that has ended, until the next call.
    """

    seat: Seat
    colour: Colour | None
    round: int
    throw: int
    extra: bool
    pot: int
    none: int
    one: int
    two: int
    three: int
    last_called: Colour | None = None


class Turn(Event):
    """The seat in turn, or the one that calls.

    Args:
        calling: whether a colour is due, not a throw.
        round, throw: where the game stands, counted from 1.
        extra: whether this is an extra round.
        played, waiting: the seats before and after it in this round; none of two, where whose turn
            it is says it all, and `round` is 0.
    """

    seat: Seat
    calling: bool
    round: int
    throw: int
    extra: bool
    played: tuple[Seat, ...]
    waiting: tuple[Seat, ...]


class Standing(Event):
    """The scores of all seats, the asking one first."""

    scores: tuple[Score, ...]


class Stakes(Event):
    """The credits of all seats, the asking one first, and of the pot; 0 once it is paid."""

    purses: tuple[Purse, ...]
    pot: int


class Earned(Event):
    """Credits of all games together: won, or else lost."""

    won: bool
    credits: int


class Shown(Event):
    """The colours that were called, or else `last_called`, and the last throw with its `cubes`."""

    calls: tuple[Called, ...]
    last: Rolled | None
    cubes: tuple[Colour, ...]
    last_called: Colour | None = None


class Own(Event):
    """Possessions of a seat: its colour, None before it calls, and its points.

    `last_called` is its colour of the turn that has ended, until the next call.
    """

    seat: Seat
    colour: Colour | None
    points: int
    last_called: Colour | None = None
