"""What happens in 10-Die Poker, what is so, and what a seat is asked.

`pot` is in whole dollars where it is a number; rounds, places and pairs are counted from 1.
"""

from __future__ import annotations

from enum import Enum
from typing import Self

from audiogame.games.ten_die_poker.hand_names import (
    Glance,
    HandName,
    Kept,
    NumberedPair,
    SetName,
    Shown,
)
from audiogame.games.ten_die_poker.hands import Edge
from audiogame.games.ten_die_poker.money import Gain, Money, Net, Price, Total
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
    """All rounds that were agreed on are played."""
    BROKE = "broke"
    """Fewer than two of those at the table can pay the ante."""
    LEFT = "left"
    """Fewer than two are at the table."""


class Opening(Event):
    """A hand as it was rolled.

    Args:
        seat: whose it is.
        hand, red, white: its better set, and both by colour.
        place: how good it is among all.
        leaders: who shares the lead, this seat first; empty where it does not lead.
    """

    seat: Seat
    hand: Glance
    red: Glance
    white: Glance
    place: int
    leaders: tuple[Seat, ...]


class Share(Event):
    """What a leader gets of a pot, and has in all then."""

    seat: Seat
    money: Money
    total: Total


class Purse(Event):
    """The money of a seat, and how it stands in the round; `total` is the same without units."""

    seat: Seat
    money: Money
    total: Total
    status: Status


# What happens.


class RoundsAgreed(Event):
    """The game has so many `rounds`."""

    rounds: int


class AntesPaid(Event):
    """A `round` begins with a `pot` of antes; who is `broke` sits out.

    `paid` are those who play it, which is heard and not said.
    """

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
    """All hands, best first; told to a single seat, `own`, with the lead before its own.

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
            return replace(self, told=told_in_order(self.hands), own=SEVERAL)
        return replace(self, told=told_in_order(self.hands, seat), own=seat)


def told_in_order(hands: tuple[Opening, ...], seat: Seat | None = None) -> tuple[Opening, ...]:
    """Order hands for the ear: the lead, once where it is shared, the own one, the others.

    Args:
        hands: the best first.
        seat: who listens; None for several or nobody.
    """
    own = [one for one in hands if one.seat == seat]
    leading = [one for one in own if one.leaders] or [one for one in hands if one.leaders][:1]
    others = [one for one in hands if one not in own and not one.leaders]
    return (*leading, *(one for one in own if one not in leading), *others)


class LowDrawn(Event):
    """Luck has chosen who goes first of those tied for low."""

    seat: Seat
    others: tuple[Seat, ...]


class Folded(Event):
    """A seat is out of the round."""

    seat: Seat


class Challenged(Event):
    """A seat has paid, and re-rolls the `pairs` at these positions, counted from 1."""

    seat: Seat
    price: Money
    pot: int
    pairs: tuple[int, ...]


class TookLead(Event):
    """A challenger leads alone; `edge` is what decided."""

    seat: Seat
    hand: HandName
    edge: Edge


class SharedLead(Event):
    """A challenger has joined the leaders with an equal hand."""

    seat: Seat
    hand: HandName
    leaders: tuple[Seat, ...]


class FellShort(Event):
    """A challenger has failed and is out; `edge` is what decided.

    `shown` is the better set of its hand in the middle of a sentence.
    """

    seat: Seat
    hand: HandName
    shown: Shown
    edge: Edge


class PotTaken(Event):
    """A round is over; its leader has the pot, and so much in all."""

    seat: Seat
    pot: Money
    total: Total


class PotSplit(Event):
    """A round is over; its leaders share the pot."""

    pot: Money
    shares: tuple[Share, ...]


class LeaveAsked(Event):
    """Somebody leaves after the round; `playing` if still in it until then."""

    seat: Seat
    playing: bool


class JoinAsked(Event):
    """Somebody joins after the round."""

    seat: Seat


class Left(Event):
    """A player has left with money, and what it is against the start."""

    seat: Seat
    money: Money
    gain: Gain


class Joined(Event):
    """A player has joined with a fresh bank."""

    seat: Seat
    money: Money


class GameEnded(Event):
    """The game is over after so many `rounds`."""

    end: End
    rounds: int


class Won(Event):
    """Who has made most money; `others` in order."""

    seat: Seat
    gain: Gain
    others: tuple[Net, ...]


class WinShared(Event):
    """Who have made most money; `others` in order."""

    seats: tuple[Seat, ...]
    gain: Gain
    others: tuple[Net, ...]


class WonBefore(Event):
    """Who have made most sat on the chairs `before`, where others sit now; `seats` made as much."""

    before: tuple[Seat, ...]
    seats: tuple[Seat, ...]
    gain: Gain
    others: tuple[Net, ...]


class Departed(Event):
    """What a player made who sat on this chair before `seat` did."""

    seat: Seat
    gain: Gain


# What a seat is asked, and what it hears while it chooses.


class ChallengeDue(Event):
    """To fold or to challenge: its price and the pot before it, and the hand to beat."""

    seat: Seat
    price: Price
    pot: int
    affordable: bool
    best: HandName


class PickedUp(Event):
    """Dice pairs while they are picked up.

    Args:
        numbers: their positions, counted from 1.
        red, white: the faces of a single one.
        reds, whites: what either colour keeps.
    """

    numbers: tuple[int, ...]
    red: int | None
    white: int | None
    reds: Kept
    whites: Kept


# Answers.


class Rules(Event):
    """The rules in force: the pot, the price of a challenge, who leads and with what."""

    pot: int
    price: Price
    leaders: tuple[Seat, ...]
    best: HandName | None


class Turn(Event):
    """Whose choice it is.

    Args:
        round: counted from 1.
        rounds: how many are played; 0 for no end.
        waiting: who else does not lead, the worst hand first.
        leaders: who leads.
        out: who has folded or fallen short.
    """

    seat: Seat
    round: int
    rounds: int
    waiting: tuple[Seat, ...]
    leaders: tuple[Seat, ...]
    out: tuple[Seat, ...]


class Rolling(Event):
    """Luck is awaited in this `round`, for the dice of `seat`."""

    seat: Seat
    round: int


class LotDue(Event):
    """Luck is awaited in this `round`: it draws who goes first of those tied for low."""

    seats: tuple[Seat, ...]
    round: int


class Standing(Event):
    """The money of all seats, the own first, and who leaves or joins after the round."""

    purses: tuple[Purse, ...]
    leaving: tuple[Seat, ...]
    joining: tuple[Seat, ...]


class OpenHand(Event):
    """A hand that lies open; `leads` if it is the best.

    `other` is its other set, where the better ones are equal.
    """

    seat: Seat
    hand: HandName
    leads: bool
    other: SetName | None


class OpenDice(Event):
    """The dice of a seat by colour, the faces of `reds` and of `whites`.

    Equal places in both are one dice pair.
    """

    seat: Seat
    reds: tuple[int, ...]
    whites: tuple[int, ...]


class Own(Event):
    """What a seat holds: its sets, and the faces of `reds` and `whites`, or why it has none."""

    seat: Seat
    status: Status
    red: SetName | None
    white: SetName | None
    reds: tuple[int, ...]
    whites: tuple[int, ...]


class OwnPairs(Event):
    """What a seat holds, dice pair by dice pair."""

    pairs: tuple[NumberedPair, ...]
