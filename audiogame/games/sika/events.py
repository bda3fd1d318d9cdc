"""What happens in Sika, what is so, and what a seat is asked.

`points` and `score` are points, `credits` and `pot` credits; `matches` are cubes that show the
colour of the seat; rounds and throws are counted from 1.
"""

from __future__ import annotations

from enum import Enum

from audiogame.rules.state import Event, Seat


class Colour(Enum):
    """A side of a cube, and what is called."""

    RED = "red"
    BLUE = "blue"


class Score(Event):
    """The points of a seat."""

    seat: Seat
    points: int


class Purse(Event):
    """What a seat has won with the ante, in credits; below 0 while it has only paid."""

    seat: Seat
    credits: int


class AntePaid(Event):
    """Everybody has paid the ante, so many credits; together they are the pot."""

    credits: int
    pot: int


class Called(Event):
    """A seat has called a colour."""

    seat: Seat
    colour: Colour


class Rolled(Event):
    """Three cubes have landed: the points that they bring, and the score with them.

    As many as match show the called `colour`, the others the other one.
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


class Tied(Event):
    """First place is shared after the last round: another one is played, by `everyone` or them."""

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
    """The cubes are to be thrown: which `throw` of the turn, in which `round` or `extra` one."""

    seat: Seat
    round: int
    throw: int
    extra: bool


class Rules(Event):
    """The rules in force for a seat: its colour, and what a throw brings.

    Args:
        colour: what it has called; None before that.
        round, throw: where the game stands, counted from 1.
        extra: whether this is an extra round.
        pot: credits that the winner gets.
        none, one, two, three: points of a throw, by the number of cubes that match.
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


class Turn(Event):
    """Whose turn it is, or whose call.

    Args:
        calling: whether a colour is due, not a throw.
        round, throw: where the game stands, counted from 1.
        extra: whether this is an extra round.
        played, waiting: the seats before and after it in this round.
    """

    seat: Seat
    calling: bool
    round: int
    throw: int
    extra: bool
    played: tuple[Seat, ...]
    waiting: tuple[Seat, ...]


class Standing(Event):
    """The scores, the own one first."""

    scores: tuple[Score, ...]


class Stakes(Event):
    """The credits of everybody, the own ones first, and those in the pot; 0 once it is paid."""

    purses: tuple[Purse, ...]
    pot: int


class Earned(Event):
    """Credits of all games together: won, or else lost."""

    won: bool
    credits: int


class Shown(Event):
    """The colours that were called, and the last throw with its `cubes`."""

    calls: tuple[Called, ...]
    last: Rolled | None
    cubes: tuple[Colour, ...]


class Own(Event):
    """What a seat has: its colour, None before it calls, and its points."""

    seat: Seat
    colour: Colour | None
    points: int
