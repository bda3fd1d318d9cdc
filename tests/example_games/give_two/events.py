"""What happens in Give Two."""

from __future__ import annotations

from typing import Self

from audiogame.rules.cards import Card
from audiogame.rules.state import Event, Seat
from audiogame.rules.value import replace


class Dealt(Event):
    """A seat is dealt its cards, which it alone sees."""

    seat: Seat
    cards: tuple[Card, ...] | None

    def seen_by(self, seat: Seat) -> Self:
        return self if seat == self.seat else replace(self, cards=None)


class Gave(Event):
    """A seat gives cards to the next one, for all to see."""

    seat: Seat
    cards: tuple[Card, ...]
    to: Seat


class Ended(Event):
    """All have given, and the longest suits win."""

    winners: tuple[Seat, ...]
    longest: int


class GiveDue(Event):
    """A seat gives two cards to the next one."""

    seat: Seat
    to: Seat


class SoFar(Event):
    """How many more cards are to be marked."""

    left: int


class MarkedAll(Event):
    """Why no further card may be marked."""


class Rules(Event):
    """How many cards are given."""

    cards: int


class Turn(Event):
    """Whose turn it is; none where the cards are dealt."""

    seat: Seat | None


class Holds(Event):
    """How many cards a seat holds."""

    seat: Seat
    cards: int


class Standing(Event):
    """The cards of all seats, the own first."""

    holds: tuple[Holds, ...]


class Shown(Event):
    """The cards that were given last; none before."""

    cards: tuple[Card, ...]


class Own(Event):
    """The cards that a seat holds."""

    seat: Seat
    cards: tuple[Card, ...]
