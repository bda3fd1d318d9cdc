"""What happens in 10-Die Poker, what is so, and what a seat is asked."""

from __future__ import annotations

from enum import Enum
from typing import Self

from audiogame.games.ten_die_poker.hand_names import HandName, Kept, NumberedPair
from audiogame.games.ten_die_poker.hands import Edge
from audiogame.games.ten_die_poker.money import Gain, Money, Net
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


class Opening(Event):
    """A hand as it was rolled, and its place; `joint` if others have an equal one."""

    seat: Seat
    hand: HandName
    place: int
    joint: bool


class Share(Event):
    seat: Seat
    money: Money
    total: Money


class Purse(Event):
    seat: Seat
    money: Money
    status: Status


# What happens.


class AntesPaid(Event):
    """A round begins; `paid` are those who play it, which is heard and not said."""

    round: int
    ante: Money
    pot: int
    broke: tuple[Seat, ...]
    paid: tuple[Seat, ...] = ()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, AntesPaid) and self._said() == other._said()

    def __hash__(self) -> int:
        return hash(self._said())

    def _said(self) -> tuple[object, ...]:
        return self.round, self.ante, self.pot, self.broke


SEVERAL = -2
"""Whose hands these are when several seats listen together."""


class HandsRolled(Event):
    """All hands, best first; told to a single seat with its own before the others.

    The order of telling is nothing that is so: events that differ only there are equal, and
    several people at one keyboard hear them once.
    """

    hands: tuple[Opening, ...]
    told: tuple[Opening, ...]
    own: int | None = None

    def __eq__(self, other: object) -> bool:
        return isinstance(other, HandsRolled) and self.hands == other.hands

    def __hash__(self) -> int:
        return hash(self.hands)

    def seen_by(self, seat: Seat) -> Self:
        if self.own not in (None, seat):
            return replace(self, told=self.hands, own=SEVERAL)
        own = [one for one in self.hands if one.seat == seat]
        others = [one for one in self.hands if one.seat != seat]
        return replace(self, told=(*own, *others), own=seat)


class LowDrawn(Event):
    """Luck has chosen who goes first of those tied for low."""

    seat: Seat
    others: tuple[Seat, ...]


class Folded(Event):
    seat: Seat


class Challenged(Event):
    seat: Seat
    price: Money
    pot: int
    pairs: tuple[int, ...]


class TookLead(Event):
    seat: Seat
    hand: HandName
    edge: Edge


class SharedLead(Event):
    seat: Seat
    hand: HandName
    leaders: tuple[Seat, ...]


class FellShort(Event):
    seat: Seat
    hand: HandName
    edge: Edge


class PotTaken(Event):
    seat: Seat
    pot: Money
    total: Money


class PotSplit(Event):
    pot: Money
    shares: tuple[Share, ...]


class LeaveAsked(Event):
    """Somebody leaves after the round; `playing` if still in it until then."""

    seat: Seat
    playing: bool


class JoinAsked(Event):
    seat: Seat


class Left(Event):
    seat: Seat
    money: Money
    gain: Gain


class Joined(Event):
    seat: Seat
    money: Money


class GameEnded(Event):
    end: End
    rounds: int


class Won(Event):
    seat: Seat
    gain: Gain
    others: tuple[Net, ...]


class WinShared(Event):
    seats: tuple[Seat, ...]
    gain: Gain
    others: tuple[Net, ...]


class Departed(Event):
    """What a player made who sat on this chair before `seat` did."""

    seat: Seat
    gain: Gain


# What a seat is asked, and what it hears while it chooses.


class ChallengeDue(Event):
    seat: Seat
    price: Money
    pot: int
    affordable: bool
    best: HandName


class PickedUp(Event):
    """The pairs picked up so far, the dice of a single one, and what either colour keeps."""

    numbers: tuple[int, ...]
    red: int | None
    white: int | None
    better: Kept
    worse: Kept


# Answers.


class Rules(Event):
    pot: int
    price: Money
    leaders: tuple[Seat, ...]
    best: HandName | None


class Turn(Event):
    seat: Seat
    round: int
    rounds: int
    waiting: tuple[Seat, ...]
    leaders: tuple[Seat, ...]
    out: tuple[Seat, ...]


class Rolling(Event):
    """Luck is awaited, for the dice of `seat`."""

    seat: Seat
    round: int


class LotDue(Event):
    """Luck is awaited: it draws who goes first of those tied for low."""

    seats: tuple[Seat, ...]
    round: int


class Standing(Event):
    purses: tuple[Purse, ...]
    leaving: tuple[Seat, ...]
    joining: tuple[Seat, ...]


class OpenHand(Event):
    seat: Seat
    hand: HandName
    leads: bool


class LeadersDice(Event):
    """The pairs of a leader, for whoever reckons with its return."""

    seat: Seat
    pairs: tuple[NumberedPair, ...]


class Own(Event):
    seat: Seat
    status: Status
    hand: HandName | None
    pairs: tuple[NumberedPair, ...]
