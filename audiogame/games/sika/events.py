"""What happens in Sika, what is so, and what a seat is asked."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from audiogame.rules.state import Event, Seat


class Colour(Enum):
    RED = "red"
    BLUE = "blue"


@dataclass(frozen=True)
class Score(Event):
    seat: Seat
    points: int


@dataclass(frozen=True)
class AntePaid(Event):
    credits: int
    pot: int


@dataclass(frozen=True)
class Called(Event):
    seat: Seat
    colour: Colour


@dataclass(frozen=True)
class Rolled(Event):
    seat: Seat
    cubes: tuple[Colour, ...]
    matches: int
    points: int
    score: int


@dataclass(frozen=True)
class RoundEnded(Event):
    round: int
    scores: tuple[Score, ...]


@dataclass(frozen=True)
class Tied(Event):
    """First place is shared after the last round: another one is played."""

    seats: tuple[Seat, ...]
    score: int
    everyone: bool


@dataclass(frozen=True)
class Won(Event):
    seat: Seat
    score: int
    pot: int
    others: tuple[Score, ...]


@dataclass(frozen=True)
class CallDue(Event):
    seat: Seat


@dataclass(frozen=True)
class ThrowDue(Event):
    seat: Seat
    round: int
    throw: int
    extra: bool


@dataclass(frozen=True)
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


@dataclass(frozen=True)
class Turn(Event):
    seat: Seat
    calling: bool
    round: int
    throw: int
    extra: bool
    played: tuple[Seat, ...]
    waiting: tuple[Seat, ...]


@dataclass(frozen=True)
class Standing(Event):
    scores: tuple[Score, ...]


@dataclass(frozen=True)
class Shown(Event):
    calls: tuple[Called, ...]
    last: Rolled | None


@dataclass(frozen=True)
class Own(Event):
    seat: Seat
    colour: Colour | None
    points: int
