"""Events of Crazy Eights, answers to questions, and decisions asked of a seat.

`left` are the cards that a seat still holds, `points` those of a round, and `score` those of the
game.
"""

from __future__ import annotations

from typing import Self

from audiogame.rules.cards import Card, Suit
from audiogame.rules.state import Event, Seat, replace


class Dealt(Event):
    """The hand of a seat, which it alone sees."""

    seat: Seat
    cards: tuple[Card, ...]

    def seen_by(self, seat: Seat) -> Self | None:
        return self if seat == self.seat else None


class RoundBegan(Event):
    """All have their cards: the first card that lies open, and the seat that begins."""

    round: int
    card: Card
    seat: Seat


class Laid(Event):
    """A seat has played a card."""

    seat: Seat
    card: Card
    left: int


class SuitNamed(Event):
    """A seat has named the suit that follows its eight."""

    seat: Seat
    suit: Suit


class Drew(Event):
    """A seat has drawn a card, which it alone sees; others see None."""

    seat: Seat
    card: Card | None

    def seen_by(self, seat: Seat) -> Self:
        return self if seat == self.seat else replace(self, card=None)


class Passed(Event):
    """A seat cannot or will not play."""

    seat: Seat


class Turned(Event):
    """The stock was empty, so the cards below the top one are the new stock."""

    cards: int


class Hand(Event):
    """The cards that a seat held at the end of a round, and what they count."""

    seat: Seat
    cards: tuple[Card, ...]
    points: int


class RoundWon(Event):
    """A seat has no cards left, and scores the hands of the others."""

    seat: Seat
    points: int
    score: int
    hands: tuple[Hand, ...]


class RoundBlocked(Event):
    """Nobody could play or draw, so nobody scores."""

    hands: tuple[Hand, ...]


class Score(Event):
    """The points of a seat."""

    seat: Seat
    points: int


class Won(Event):
    """The game is over; `others` are the highest first."""

    seat: Seat
    score: int
    others: tuple[Score, ...]


class CardDue(Event):
    """A seat plays a card that fits, or draws or passes.

    Args:
        card: the one that lies on top.
        suit: the suit that was named for an eight; None without one.
        drawn: whether the seat has drawn in this turn.
    """

    seat: Seat
    card: Card
    suit: Suit | None
    drawn: bool


class Unfit(Event):
    """Why a card may not be played: it fits neither the one on top nor the suit that was named."""

    card: Card
    suit: Suit | None


class SuitDue(Event):
    """A seat names the suit that follows its eight."""

    seat: Seat


class Rules(Event):
    """The rules in force: how many points win, and whether a seat draws `until` it can play."""

    target: int
    until: bool


class Turn(Event):
    """Whose turn it is, and who comes after."""

    seat: Seat
    round: int
    after: Seat


class Holding(Event):
    """The cards that a seat holds, and its points."""

    seat: Seat
    cards: int
    score: int


class Standing(Event):
    """What all seats have, the own first."""

    holdings: tuple[Holding, ...]


class Shown(Event):
    """The card on top, the suit that was named for it, and the cards of the stock."""

    card: Card
    suit: Suit | None
    stock: int


class Own(Event):
    """The own hand."""

    seat: Seat
    cards: tuple[Card, ...]
