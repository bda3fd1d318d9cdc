"""Playing cards: ranks and suits."""

from __future__ import annotations

from enum import Enum

from audiogame.rules.value import Value


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
