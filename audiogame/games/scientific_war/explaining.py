"""What a choice in Scientific War would do, and why others are not offered."""

from __future__ import annotations

from audiogame.games.scientific_war.choices import Keep, Play, Swap
from audiogame.games.scientific_war.hands import known
from audiogame.games.scientific_war.rules import ScientificWar
from audiogame.rules.cards import RANKS, Rank
from audiogame.rules.state import Action, Event, Seat


class CardExplained(Event):
    """What a card does: how many ranks beat it in the order in force, and its power.

    `next_trick` tells when a jack counts, `duel` that only two seats play.
    """

    rank: Rank
    stronger: int
    next_trick: bool
    duel: bool


class SwapExplained(Event):
    """How many cards the seat would have in hand, and in its pile."""

    hand: int
    pile: int


class KeepExplained(Event):
    hand: int
    pile: int


class NotHeld(Event):
    """Ranks that are not in hand."""

    ranks: tuple[Rank, ...]


class CannotSwap(Event):
    """Hand or pile is empty."""

    hand: int
    pile: int


def explain(state: ScientificWar, seat: Seat, action: Action | None) -> tuple[Event, ...]:
    """Say what an action would do, or, for None, why the others are not offered."""
    hand, pile = known(state.hands[seat]), known(state.piles[seat])
    sizes = sum(hand), sum(pile)
    match action:
        case Play(rank):
            late, duel = state.options.revolution == "next", len(state.playing) == 2
            low_wins = state.low_wins
            if rank is Rank.JACK and not late:  # it reverses the order of its own trick already
                low_wins = not low_wins
            order = RANKS if low_wins else tuple(reversed(RANKS))
            stronger = order.index(rank) if rank in order else len(order)
            return (CardExplained(rank, stronger, late, duel),)
        case Swap():
            return (SwapExplained(sizes[1], sizes[0]),)
        case Keep():
            return (KeepExplained(*sizes),)
    if state.swapping:
        return () if all(sizes) else (CannotSwap(*sizes),)
    missing = tuple(rank for rank in RANKS if not hand[rank.value])
    return (NotHeld(missing),) if missing else ()
