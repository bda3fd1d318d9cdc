"""Events of 10-Die Poker, answers to questions, and decisions asked of a seat.

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
from audiogame.games.ten_die_poker.hands import Colour, Edge
from audiogame.games.ten_die_poker.money import Gain, Money, Net, Price, Total
from audiogame.rules.state import Event, Seat, replace


class Status(Enum):
    """State of a seat in the round."""

    LEADS = "leads"
    IN = "in"
    OUT = "out"
    BROKE = "broke"
    """Cannot pay the ante, and sits out."""
    EMPTY = "empty"
    OVER = "over"
    """There are no rounds any more."""


class End(Enum):
    """Reason that the game is over."""

    ROUNDS = "rounds"
    """All rounds that were agreed on are played."""
    BROKE = "broke"
    """Fewer than two of those at the table can pay the ante."""
    LEFT = "left"
    """Fewer than two are at the table."""


class Opening(Event):
    """A hand as it was rolled.

    Args:
        seat: the seat of the hand.
        colour: of its better set.
        hand, other: its better set, and that of the other colour.
        place: its rank among all.
        leaders: seats that share the lead, this seat first; empty where it does not lead.
    """

    seat: Seat
    colour: Colour
    hand: Glance
    other: Glance
    place: int
    leaders: tuple[Seat, ...]


class Share(Event):
    """A leader's share of a pot, and its money with that."""

    seat: Seat
    money: Money
    total: Total


class Purse(Event):
    """The money of a seat, and its state in the round; `total` is the same without units."""

    seat: Seat
    money: Money
    total: Total
    status: Status


# Events.


class RoundsAgreed(Event):
    """The game has `rounds` rounds."""

    rounds: int


class AntesPaid(Event):
    """A `round` begins with a `pot` of antes; seats in `broke` sit out.

    `paid` are the seats that play it, heard as a sound only.
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
"""Seat of hands that several seats at one keyboard hear together."""


class HandsRolled(Event):
    """All hands, best first; told to a single seat, `own`, with the lead before its own.

    The order of telling does not count: events that differ only there are equal, and several people
    at one keyboard hear them once.
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
    """Sort hands for the ear: the lead, once where it is shared, the listener's hand, the others.

    Args:
        hands: the best first.
        seat: the seat that listens; None for several or a guest.
    """
    own = [one for one in hands if one.seat == seat]
    leading = [one for one in own if one.leaders] or [one for one in hands if one.leaders][:1]
    others = [one for one in hands if one not in own and not one.leaders]
    return (*leading, *(one for one in own if one not in leading), *others)


class LowDrawn(Event):
    """Luck has chosen the seat that goes first of those tied for low."""

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
    """A challenger leads alone; `edge` is the deciding part of the hands."""

    seat: Seat
    hand: HandName
    edge: Edge


class SharedLead(Event):
    """A challenger has joined the leaders with an equal hand."""

    seat: Seat
    hand: HandName
    leaders: tuple[Seat, ...]


class FellShort(Event):
    """A challenger has failed and is out; `edge` is the deciding part of the hands.

    `shown` is the better set of its hand in the middle of a sentence.
    """

    seat: Seat
    hand: HandName
    shown: Shown
    edge: Edge


class Since(Event):
    """Summary of the events since the last choice of a seat, in one sentence.

    Args:
        seat: the seat that asks.
        place: its rank among the hands that are in; 0 if it is out.
        leaders: the seats that lead, this seat first if it does.
        hand: the best hand.
        out: the other seats that have left the round.
        takers, pot: the seats that took or split the last pot since then, and its size.
    """

    seat: Seat
    place: int
    leaders: tuple[Seat, ...]
    hand: Glance
    out: tuple[Seat, ...]
    takers: tuple[Seat, ...]
    pot: Money | None


class PotTaken(Event):
    """A round is over; its leader gets the pot, and has `total` with it."""

    seat: Seat
    pot: Money
    total: Total


class PotSplit(Event):
    """A round is over; its leaders share the pot."""

    pot: Money
    shares: tuple[Share, ...]


class LeaveAsked(Event):
    """A player leaves after the round; `playing` if still in it until then."""

    seat: Seat
    playing: bool


class JoinAsked(Event):
    """A player joins after the round."""

    seat: Seat


class Left(Event):
    """A player has left, with this money, and its difference to the start."""

    seat: Seat
    money: Money
    gain: Gain


class Joined(Event):
    """A player has joined with a fresh bank."""

    seat: Seat
    money: Money


class GameEnded(Event):
    """The game is over after `rounds` rounds."""

    end: End
    rounds: int


class Won(Event):
    """The player who has made most money; `others` in order."""

    seat: Seat
    gain: Gain
    others: tuple[Net, ...]


class WinShared(Event):
    """The players who have made most money; `others` in order."""

    seats: tuple[Seat, ...]
    gain: Gain
    others: tuple[Net, ...]


class WonBefore(Event):
    """The winners sat on chairs `before`, where others sit now; `seats` made as much."""

    before: tuple[Seat, ...]
    seats: tuple[Seat, ...]
    gain: Gain
    others: tuple[Net, ...]


class Departed(Event):
    """The money made by the player who sat on this chair before `seat` did."""

    seat: Seat
    gain: Gain


# Decisions, and previews while a seat chooses.


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
        reds, whites: the rest of either colour.
    """

    numbers: tuple[int, ...]
    red: int | None
    white: int | None
    reds: Kept
    whites: Kept


# Answers.


class Rules(Event):
    """The rules in force: the pot, the price of a challenge, the leaders and their hand."""

    pot: int
    price: Price
    leaders: tuple[Seat, ...]
    best: HandName | None


class Turn(Event):
    """The seat that has to choose.

    Args:
        round: counted from 1.
        rounds: number of rounds; 0 for no end.
        waiting: the other seats that do not lead, the worst hand first.
        leaders: the leading seats.
        out: seats that have folded or fallen short.
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
    """The money of all seats, the asking one first, and who leaves or joins after the round."""

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
    """Possessions of a seat: its sets, and the faces of `reds` and `whites`, or why it has none."""

    seat: Seat
    status: Status
    red: SetName | None
    white: SetName | None
    reds: tuple[int, ...]
    whites: tuple[int, ...]


class OwnPairs(Event):
    """The hand of a seat, dice pair by dice pair."""

    pairs: tuple[NumberedPair, ...]
