"""The cards of Sicherman's War, with their strength in a fight and points in the pot; no suits."""

from __future__ import annotations

from audiogame.rules.cards import RANKS, Rank

PILE = 5
"""Cards in a pile."""

COURT = frozenset({Rank.JACK, Rank.QUEEN, Rank.KING, Rank.ACE})

POINTS: dict[Rank, int] = {rank: 15 if rank in COURT else 5 for rank in RANKS} | {
    Rank.TEN: 10,
    Rank.JOKER: 20,
}
"""Points of a card for its winner (ruling 1)."""


def strength(rank: Rank) -> int:
    """Return the strength of a card: its number, joker 1, jack 11 to ace 14 (ruling 1)."""
    return rank.value


def deck(seats: int, jokers: bool) -> tuple[Rank, ...]:
    """Return the cards in play, lowest first: one deck for two seats, two for four (ruling 2).

    Args:
        seats: 2 or 4.
        jokers: whether each deck has its two jokers.
    """
    decks = seats // 2
    ranks = (Rank.JOKER,) * 2 * decks if jokers else ()
    for rank in RANKS:
        ranks += (rank,) * 4 * decks
    return ranks


def without(cards: tuple[Rank, ...], turned: tuple[Rank, ...]) -> tuple[Rank, ...]:
    """Return `cards` without those that were turned."""
    left = list(cards)
    for rank in turned:
        left.remove(rank)
    return tuple(left)
