"""What happens in 10-Die Poker, what is so, and what a seat is asked."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum
from typing import Self

from audiogame.games.ten_die_poker.hands import Edge
from audiogame.games.ten_die_poker.naming import (
    Gain,
    HandName,
    Kept,
    Money,
    Net,
    NumberedPair,
)
from audiogame.rules.state import Event, Seat, replace


class Status(Enum):
    """How a seat stands in the round."""

    LEADS = "leads"
    IN = "in"
    OUT = "out"
    BROKE = "broke"
    """It cannot pay the ante and sits out."""
    EMPTY = "empty"
    OVER = "over"
    """There are no rounds any more."""


class End(Enum):
    """Why the game is over."""

    ROUNDS = "rounds"
    BROKE = "broke"


@dataclass(frozen=True)
class Opening(Event):
    """A hand as it was rolled, and its place; `joint` if others have an equal one."""

    seat: Seat
    hand: HandName
    place: int
    joint: bool


@dataclass(frozen=True)
class Share(Event):
    seat: Seat
    money: Money
    total: Money


@dataclass(frozen=True)
class Purse(Event):
    seat: Seat
    money: Money
    status: Status


# What happens.


@dataclass(frozen=True)
class AntesPaid(Event):
    """A round begins; `paid` are those who play it, which is heard and not said."""

    round: int
    ante: Money
    pot: int
    broke: tuple[Seat, ...]
    paid: tuple[Seat, ...] = field(default=(), compare=False)


SEVERAL = -2
"""Whose hands these are when several seats listen together."""


@dataclass(frozen=True)
class HandsRolled(Event):
    """All hands, best first; told to a single seat with its own before the others.

    The order of telling is nothing that is so: events that differ only there are equal, and
    several people at one keyboard hear them once.
    """

    hands: tuple[Opening, ...]
    told: tuple[Opening, ...] = field(compare=False)
    own: int | None = field(default=None, compare=False)

    def seen_by(self, seat: Seat) -> Self:
        if self.own not in (None, seat):
            return replace(self, told=self.hands, own=SEVERAL)
        own = [one for one in self.hands if one.seat == seat]
        others = [one for one in self.hands if one.seat != seat]
        return replace(self, told=(*own, *others), own=seat)


@dataclass(frozen=True)
class LowDrawn(Event):
    """Luck has chosen who goes first of those tied for low."""

    seat: Seat
    others: tuple[Seat, ...]


@dataclass(frozen=True)
class Folded(Event):
    seat: Seat


@dataclass(frozen=True)
class Challenged(Event):
    seat: Seat
    price: Money
    pot: int
    pairs: tuple[int, ...]


@dataclass(frozen=True)
class TookLead(Event):
    seat: Seat
    hand: HandName
    edge: Edge


@dataclass(frozen=True)
class SharedLead(Event):
    seat: Seat
    hand: HandName
    leaders: tuple[Seat, ...]


@dataclass(frozen=True)
class FellShort(Event):
    seat: Seat
    hand: HandName
    edge: Edge


@dataclass(frozen=True)
class PotTaken(Event):
    seat: Seat
    pot: Money
    total: Money


@dataclass(frozen=True)
class PotSplit(Event):
    pot: Money
    shares: tuple[Share, ...]


@dataclass(frozen=True)
class LeaveAsked(Event):
    """Somebody leaves after the round; `playing` if still in it until then."""

    seat: Seat
    playing: bool


@dataclass(frozen=True)
class JoinAsked(Event):
    seat: Seat


@dataclass(frozen=True)
class Left(Event):
    seat: Seat
    money: Money
    gain: Gain


@dataclass(frozen=True)
class Joined(Event):
    seat: Seat
    money: Money


@dataclass(frozen=True)
class GameEnded(Event):
    end: End
    rounds: int


@dataclass(frozen=True)
class Won(Event):
    seat: Seat
    gain: Gain
    others: tuple[Net, ...]


@dataclass(frozen=True)
class WinShared(Event):
    seats: tuple[Seat, ...]
    gain: Gain
    others: tuple[Net, ...]


@dataclass(frozen=True)
class Departed(Event):
    """What a player made who sat on this chair before `seat` did."""

    seat: Seat
    gain: Gain


# What a seat is asked, and what it hears while it chooses.


@dataclass(frozen=True)
class ChallengeDue(Event):
    seat: Seat
    price: Money
    pot: int
    affordable: bool
    best: HandName


@dataclass(frozen=True)
class PickedUp(Event):
    """The pairs picked up so far, the dice of a single one, and what either colour keeps."""

    numbers: tuple[int, ...]
    red: int | None
    white: int | None
    better: Kept
    worse: Kept


# Answers.


@dataclass(frozen=True)
class Rules(Event):
    pot: int
    price: Money
    leaders: tuple[Seat, ...]
    best: HandName | None


@dataclass(frozen=True)
class Turn(Event):
    seat: Seat
    round: int
    rounds: int
    waiting: tuple[Seat, ...]
    leaders: tuple[Seat, ...]
    out: tuple[Seat, ...]


@dataclass(frozen=True)
class Rolling(Event):
    """Luck is awaited, for the dice of `seat`."""

    seat: Seat
    round: int


@dataclass(frozen=True)
class LotDue(Event):
    """Luck is awaited: it draws who goes first of those tied for low."""

    seats: tuple[Seat, ...]
    round: int


@dataclass(frozen=True)
class Standing(Event):
    purses: tuple[Purse, ...]
    leaving: tuple[Seat, ...]
    joining: tuple[Seat, ...]


@dataclass(frozen=True)
class OpenHand(Event):
    seat: Seat
    hand: HandName
    leads: bool


@dataclass(frozen=True)
class LeadersDice(Event):
    """The pairs of a leader, for whoever reckons with its return."""

    seat: Seat
    pairs: tuple[NumberedPair, ...]


@dataclass(frozen=True)
class Own(Event):
    seat: Seat
    status: Status
    hand: HandName | None
    pairs: tuple[NumberedPair, ...]
