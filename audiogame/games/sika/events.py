"""What happens in Sika, what is so, and what a seat is asked."""

from __future__ import annotations

from enum import Enum

from audiogame.rules.state import Event, Seat


class Colour(Enum):
    RED = "red"
    BLUE = "blue"


class Score(Event):
    seat: Seat
    points: int


class AntePaid(Event):
    credits: int
    pot: int


class Called(Event):
    seat: Seat
    colour: Colour


class Rolled(Event):
    seat: Seat
    cubes: tuple[Colour, ...]
    matches: int
    points: int
    score: int


class RoundEnded(Event):
    round: int
    scores: tuple[Score, ...]


class Tied(Event):
    """First place is shared after the last round: another one is played."""

    seats: tuple[Seat, ...]
    score: int
    everyone: bool


class Won(Event):
    seat: Seat
    score: int
    pot: int
    others: tuple[Score, ...]


class CallDue(Event):
    seat: Seat


class ThrowDue(Event):
    seat: Seat
    round: int
    throw: int
    extra: bool


class Rules(Event):
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
    seat: Seat
    calling: bool
    round: int
    throw: int
    extra: bool
    played: tuple[Seat, ...]
    waiting: tuple[Seat, ...]


class Standing(Event):
    scores: tuple[Score, ...]


class Shown(Event):
    calls: tuple[Called, ...]
    last: Rolled | None


class Own(Event):
    seat: Seat
    colour: Colour | None
    points: int
