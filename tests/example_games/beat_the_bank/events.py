"""What happens in Beat the Bank; `points` are points, `hand` is the number of a hand, from 1."""

from __future__ import annotations

from typing import Self

from audiogame.rules.cards import Rank
from audiogame.rules.state import Event, Seat
from audiogame.rules.value import replace


class Dealt(Event):
    """A seat is dealt its card, which it alone sees."""

    seat: Seat
    rank: Rank | None

    def seen_by(self, seat: Seat) -> Self:
        return self if seat == self.seat else replace(self, rank=None)


class HoleDealt(Event):
    """The bank is dealt its card, which nobody sees."""

    rank: Rank | None

    def seen_by(self, seat: Seat) -> Self:
        return replace(self, rank=None)


class Looked(Event):
    """The bank has looked whether its card is an ace."""

    ace: bool


class Stayed(Event):
    """A seat keeps its card."""

    seat: Seat


class Folded(Event):
    """A seat throws its card away unseen."""

    seat: Seat


class BankShown(Event):
    """The bank shows its card."""

    rank: Rank


class HandShown(Event):
    """A seat that has stayed shows its card, and has so many points."""

    seat: Seat
    rank: Rank
    points: int


class HandOver(Event):
    """A hand is over; a seat has the first turn of the next one, or nobody if it was the last."""

    hand: int
    seat: Seat | None


class StayDue(Event):
    """A seat stays or folds."""

    seat: Seat


class Rules(Event):
    """So many `hands` are played."""

    hands: int


class Turn(Event):
    """Whose turn it is, in which hand; nobody's while cards are dealt."""

    seat: Seat | None
    hand: int


class Score(Event):
    """The points of a seat."""

    seat: Seat
    points: int


class Standing(Event):
    """The scores of all seats, the asking one first."""

    scores: tuple[Score, ...]


class Shown(Event):
    """The seats that have stayed."""

    seats: tuple[Seat, ...]


class Own(Event):
    """The card of a seat; none before it is dealt."""

    seat: Seat
    rank: Rank | None
