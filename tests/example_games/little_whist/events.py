"""What happens in Little Whist; `taken` are tricks."""

from __future__ import annotations

from typing import Self

from audiogame.rules.cards import Card, Suit
from audiogame.rules.state import Event, Seat
from audiogame.rules.value import replace


class Dealt(Event):
    """A seat is dealt its cards, which it alone sees."""

    seat: Seat
    cards: tuple[Card, ...] | None

    def seen_by(self, seat: Seat) -> Self:
        return self if seat == self.seat else replace(self, cards=None)


class Led(Event):
    """A seat leads the lowest card of all, as it must."""

    seat: Seat
    card: Card


class Played(Event):
    """A seat plays a card."""

    seat: Seat
    card: Card


class Knocked(Event):
    """A seat that holds the ace of the suit that was led says so."""

    seat: Seat
    suit: Suit


class Took(Event):
    """A seat takes the trick; its side has so many."""

    seat: Seat
    taken: int


class Won(Event):
    """The game is over, and partners have won."""

    winners: tuple[Seat, ...]
    taken: int


class Drawn(Event):
    """The game is over, and both sides have as many tricks."""

    taken: int


class CardDue(Event):
    """A seat plays a card, of the suit that was led if it can."""

    seat: Seat
    suit: Suit | None


class MustFollow(Event):
    """Why a card may not be played: the seat has one of the suit that was led."""

    seat: Seat
    suit: Suit | None


class Rules(Event):
    """How many tricks there are."""

    tricks: int


class Turn(Event):
    """Whose turn it is; none where the cards are dealt."""

    seat: Seat | None
    trick: int


class Score(Event):
    """The tricks of a side, named by its seats."""

    seats: tuple[Seat, ...]
    taken: int


class Standing(Event):
    """The tricks of both sides, the own one first."""

    scores: tuple[Score, ...]


class Laid(Event):
    """A card of the trick, and who played it."""

    seat: Seat
    card: Card


class Shown(Event):
    """The cards of this trick."""

    cards: tuple[Laid, ...]


class Own(Event):
    """The cards that a seat holds."""

    seat: Seat
    cards: tuple[Card, ...]
