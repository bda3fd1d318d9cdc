"""Which card beats which, and what becomes of a trick.

Cards are counted by rank: `counts[rank.value]`, so that equal cards are alike.
"""

from __future__ import annotations

from dataclasses import dataclass

from audiogame.rules.cards import RANKS, Rank
from audiogame.rules.state import Seat

Counts = tuple[int, ...]
"""Numbers of cards by the value of their rank; index 0 is not used."""

NO_CARDS: Counts = (0,) * (max(rank.value for rank in Rank) + 1)
STRONGEST_FIRST = (*reversed(RANKS), Rank.JOKER)
REVERSED_FIRST = (*RANKS, Rank.JOKER)


def suit_with(jokers: int) -> Counts:
    """Return what every seat begins with: a whole suit, and jokers."""
    return (0, jokers, *(1 for _ in RANKS))


def plus(cards: Counts, more: Counts) -> Counts:
    """Put two lots of cards together."""
    return tuple(map(int.__add__, cards, more))


def with_card(cards: Counts, rank: Rank, number: int) -> Counts:
    """Add a card (1), or take one away (-1)."""
    value = rank.value
    return (*cards[:value], cards[value] + number, *cards[value + 1 :])


def in_order(cards: Counts, is_reversed: bool) -> tuple[Rank, ...]:
    """List the ranks in hand, each once, the strongest first; the joker last."""
    order = REVERSED_FIRST if is_reversed else STRONGEST_FIRST
    return tuple(rank for rank in order if cards[rank.value])


def every_card(cards: Counts, is_reversed: bool) -> tuple[Rank, ...]:
    """List all cards, the strongest first; the joker last."""
    return tuple(rank for rank in in_order(cards, is_reversed) for _ in range(cards[rank.value]))


def turns_order(jacks: int, option: str) -> bool:
    """Tell whether so many jacks in a trick reverse the order."""
    return jacks == 1 if option == "cancel" else jacks % 2 == 1


@dataclass(frozen=True)
class Verdict:
    """What becomes of a trick.

    Args:
        winner: who takes it, None in a war.
        tied: who is tied for the strongest card; those of a war that a joker cancelled too.
        rank: the strongest card that counts, None if only a joker made the war.
        joker: the seat of an effective joker.
    """

    winner: Seat | None
    tied: tuple[Seat, ...]
    rank: Rank
    joker: Seat | None


def judge(played: dict[Seat, Rank], is_reversed: bool) -> Verdict:
    """Decide a trick, with the order that is in force for it.

    Args:
        played: the card of each seat that took part.
        is_reversed: whether 2 beats ace.
    """
    jokers = [seat for seat, rank in played.items() if rank is Rank.JOKER]
    others = {seat: rank for seat, rank in played.items() if rank is not Rank.JOKER}
    if not others:
        return Verdict(None, tuple(jokers), Rank.JOKER, None)
    ranks = RANKS if is_reversed else tuple(reversed(RANKS))
    best = next(rank for rank in ranks if rank in others.values())
    tied = tuple(seat for seat, rank in others.items() if rank is best)
    if len(jokers) == 1:
        return Verdict(jokers[0] if len(tied) > 1 else None, tied, best, jokers[0])
    return Verdict(tied[0] if len(tied) == 1 else None, tied, best, None)
