"""What happens in Scientific War."""

from __future__ import annotations

from typing import Self

from audiogame.rules.cards import Rank
from audiogame.rules.state import Event, Seat
from audiogame.rules.value import replace


class Dealt(Event):
    """Everybody has the same cards."""

    cards: int
    jokers: int


class Committed(Event):
    """A card lies face down; only its seat knows which."""

    seat: Seat
    rank: Rank | None

    def seen_by(self, seat: Seat) -> Self:
        return self if seat == self.seat else replace(self, rank=None)


class Group(Event):
    """Seats that have revealed the same rank."""

    rank: Rank
    seats: tuple[Seat, ...]


class Revealed(Event):
    """All cards of a trick, the strongest first."""

    trick: int
    groups: tuple[Group, ...]
    best: Group
    rest: tuple[Rank, ...]


class Revolution(Event):
    """Jacks have reversed the order, for this trick already or from the next one on."""

    seats: tuple[Seat, ...]
    low_wins: bool
    next_trick: bool


class JacksCancelled(Event):
    seats: tuple[Seat, ...]


class JokersCancelled(Event):
    seats: tuple[Seat, ...]


class TrickWon(Event):
    seat: Seat
    cards: int
    owned: int


class WarCancelled(Event):
    """A joker has turned a war into a win for its seat."""

    seat: Seat
    rank: Rank
    cards: int
    owned: int


class War(Event):
    rank: Rank
    seats: tuple[Seat, ...]
    waiting: int


class ForcedWar(Event):
    seat: Seat
    waiting: int


class SpyNamed(Event):
    seat: Seat


class QueensCancelled(Event):
    seats: tuple[Seat, ...]


class Peeked(Event):
    """Until the next trick is resolved the seat may hear how many cards are in each hand."""

    seat: Seat


class SwapDecided(Event):
    """A seat has kept or swapped hand and pile; only it knows which."""

    seat: Seat
    swapped: bool | None
    hand: int | None

    def seen_by(self, seat: Seat) -> Self:
        return self if seat == self.seat else replace(self, swapped=None, hand=None)


class Refilled(Event):
    """An empty hand has taken up its pile; only its seat is told."""

    seat: Seat
    cards: int

    def seen_by(self, seat: Seat) -> Self | None:
        return self if seat == self.seat else None


class WentOut(Event):
    seat: Seat
    left: int


class Owns(Event):
    """What a seat owns; its cards in hand, where they may be known."""

    seat: Seat
    cards: int
    hand: int | None = None


class Won(Event):
    seat: Seat
    cards: int
    tricks: int


class Drawn(Event):
    """Everybody who was left has gone out in the same trick."""

    seats: tuple[Seat, ...]


class LimitReached(Event):
    tricks: int
    winners: tuple[Seat, ...]
    owned: tuple[Owns, ...]


class PlayDue(Event):
    seat: Seat
    trick: int
    spying: bool
    waiting: int
    low_wins: bool


class SwapDue(Event):
    seat: Seat


class Missing(Event):
    """A card that the seat does not hold."""

    seat: Seat
    rank: Rank
