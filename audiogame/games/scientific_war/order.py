"""Which card beats which, and what becomes of a trick."""

from __future__ import annotations

from audiogame.rules.cards import RANKS, Rank
from audiogame.rules.state import Seat
from audiogame.rules.value import Value

STRONGEST_FIRST = (*reversed(RANKS), Rank.JOKER)
REVERSED_FIRST = (*RANKS, Rank.JOKER)


def turns_order(jacks: int, option: str) -> bool:
    """Tell whether so many jacks in a trick reverse the order."""
    return jacks == 1 if option == "cancel" else jacks % 2 == 1


class Verdict(Value):
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


def only(played: dict[Seat, Rank], rank: Rank) -> Seat | None:
    """Return the seat that alone has revealed a rank."""
    seats = [seat for seat, card in played.items() if card is rank]
    return seats[0] if len(seats) == 1 else None
