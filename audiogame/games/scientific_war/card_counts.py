"""Multisets of cards, counted by rank as equal cards are alike; and the order of the ranks."""

from __future__ import annotations

from random import Random
from typing import TypeVar

from audiogame.rules.cards import RANKS, Rank
from audiogame.rules.state import Seat

T = TypeVar("T")

Counts = tuple[int, ...]
"""Numbers of cards by the value of their rank; index 0 is not used."""

NO_CARDS: Counts = (0,) * (max(rank.value for rank in Rank) + 1)

STRONGEST_FIRST = (*reversed(RANKS), Rank.JOKER)
REVERSED_FIRST = (*RANKS, Rank.JOKER)


def strongest_first(low_wins: bool) -> tuple[Rank, ...]:
    """List all ranks, the strongest first; the joker last."""
    return REVERSED_FIRST if low_wins else STRONGEST_FIRST


def suit_with(jokers: int) -> Counts:
    """Return the first hand of every seat: a whole suit, and jokers."""
    return (0, jokers, *(1 for _ in RANKS))


def plus(cards: Counts, more: Counts) -> Counts:
    """Return the sum of two multisets of cards."""
    return tuple(map(int.__add__, cards, more))


def minus(cards: Counts, less: Counts) -> Counts:
    """Return a multiset of cards without some of them."""
    return tuple(map(int.__sub__, cards, less))


def with_card(cards: Counts, rank: Rank, number: int) -> Counts:
    """Add a card (1), or take one away (-1)."""
    value = rank.value
    return (*cards[:value], cards[value] + number, *cards[value + 1 :])


def drawn_from(cards: Counts, number: int, random: Random) -> Counts:
    """Return so many cards of a multiset, drawn by chance."""
    drawn = random.sample([value for value, many in enumerate(cards) for _ in range(many)], number)
    return tuple([drawn.count(value) for value in range(len(cards))])


def in_order(cards: Counts, low_wins: bool) -> tuple[Rank, ...]:
    """List the ranks in hand, each once, the strongest first; the joker last."""
    order = REVERSED_FIRST if low_wins else STRONGEST_FIRST
    return tuple([rank for rank in order if cards[rank.value]])


def every_card(cards: Counts, low_wins: bool) -> tuple[Rank, ...]:
    """List all cards, the strongest first; the joker last."""
    return tuple(rank for rank in in_order(cards, low_wins) for _ in range(cards[rank.value]))


def face_down_but(values: tuple[T, ...], seat: Seat) -> tuple[T | None, ...]:
    """Turn everything face down except for one seat."""
    return tuple([value if other == seat else None for other, value in enumerate(values)])


def known(cards: Counts | None) -> Counts:
    """Return cards that are certain to be face up: rules are applied to whole states."""
    assert cards is not None, "the cards are face down"
    return cards
