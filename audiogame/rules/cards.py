"""Playing cards: ranks and suits."""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum
from functools import cache

from audiogame.rules.value import Value, field_types


class Rank(Enum):
    """The ranks in their usual order, the joker first; the value is the usual strength."""

    __hash__ = object.__hash__  # that of an enum takes a fifth of the time of a game of cards

    JOKER = 1
    TWO = 2
    THREE = 3
    FOUR = 4
    FIVE = 5
    SIX = 6
    SEVEN = 7
    EIGHT = 8
    NINE = 9
    TEN = 10
    JACK = 11
    QUEEN = 12
    KING = 13
    ACE = 14


class Suit(Enum):
    """The four suits."""

    __hash__ = object.__hash__

    CLUBS = "clubs"
    DIAMONDS = "diamonds"
    HEARTS = "hearts"
    SPADES = "spades"


RANKS = tuple(rank for rank in Rank if rank is not Rank.JOKER)
"""Ranks from two to ace, without the joker."""


class Card(Value):
    """One card; a joker has no suit."""

    rank: Rank
    suit: Suit | None = None


DECK = tuple(Card(rank, suit) for suit in Suit for rank in RANKS)
"""The 52 cards of one deck, without jokers."""


def by_suits(cards: Iterable[Card], trumps: Suit | None = None) -> tuple[Card, ...]:
    """Return cards suit by suit, low first; trumps come last, and then jokers."""
    order = [*(suit for suit in Suit if suit is not trumps), trumps, None]
    return tuple(sorted(cards, key=lambda card: (order.index(card.suit), card.rank.value)))


class HandOrder(Enum):
    """The order in which a hand is read: as its game has it, or high or low first in each suit."""

    GAME = "game"
    HIGH = "high"
    LOW = "low"

    def of(self, cards: Iterable[Card]) -> tuple[Card, ...]:
        """Return cards in this order, suit by suit, the suits as they come."""
        suits: dict[Suit | None, list[Card]] = {}
        for card in cards:
            suits.setdefault(card.suit, []).append(card)
        if self is not HandOrder.GAME:
            for held in suits.values():
                held.sort(key=lambda card: card.rank.value, reverse=self is HandOrder.HIGH)
        return tuple([card for held in suits.values() for card in held])


def card_in(thing: Value) -> Card | None:
    """Return the card of a choice, as one field or as a rank and a suit; None without one."""
    kind: type = type(thing)
    found = _card_fields(kind)
    if len(found) == 1:
        card: Card = getattr(thing, found[0])
        return card
    return Card(*[getattr(thing, name) for name in found]) if found else None


@cache
def _card_fields(kind: type) -> tuple[str, ...]:
    """Return the field of a card, or those of its rank and its suit; nothing without a card."""
    hints = field_types(kind)
    cards = [name for name, hint in hints.items() if hint is Card]
    if cards:
        return (cards[0],)
    ranks = [name for name, hint in hints.items() if hint is Rank]
    suits = [name for name, hint in hints.items() if hint in (Suit, Suit | None)]
    return (ranks[0], suits[0]) if len(ranks) == len(suits) == 1 else ()
