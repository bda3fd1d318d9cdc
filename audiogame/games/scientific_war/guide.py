"""Data and hooks that explain Scientific War: rule book, lesson and choices."""

from __future__ import annotations

from audiogame.games.scientific_war.card_counts import known, strongest_first
from audiogame.games.scientific_war.rules import (
    Keep,
    Play,
    ScientificOptions,
    ScientificWar,
    Swap,
    trick_limit,
)
from audiogame.rules.cards import RANKS, Rank
from audiogame.rules.guide import Guide
from audiogame.rules.state import Action, Event, Seat

_LONG = ScientificOptions(limit="long")

FACTS = {
    "minutes-low": 15,
    "minutes-high": 25,
    "minutes-long": 120,
    "suit": len(RANKS),
    "two": Rank.TWO.value,
    "three": Rank.THREE.value,
    "eight": Rank.EIGHT.value,
    "one-deck": 4,
    "duel": 2,
    "quick-minutes": 15,
    "quick-percent": 90,
    "quick-duel": trick_limit(ScientificOptions(), 2) or 0,
    "quick-few": trick_limit(ScientificOptions(), 4) or 0,
    "quick-many": trick_limit(ScientificOptions(), 8) or 0,
    "limit-duel": trick_limit(_LONG, 2) or 0,
    "limit-few": trick_limit(_LONG, 4) or 0,
    "limit-many": trick_limit(_LONG, 8) or 0,
}


class CardExplained(Event):
    """Effect of a card: how many ranks are `stronger` in the order in force, and its power.

    `next_trick` is when a jack counts, `duel` whether only two seats play.
    """

    rank: Rank
    stronger: int
    next_trick: bool
    duel: bool


class SwapExplained(Event):
    """The number of cards the seat would have in `hand`, and in its `pile`."""

    hand: int
    pile: int


class KeepExplained(Event):
    """The number of cards the seat would keep in `hand`, and in its `pile`."""

    hand: int
    pile: int


class NotHeld(Event):
    """Ranks that are not in hand."""

    ranks: tuple[Rank, ...]


class CannotSwap(Event):
    """Hand or pile is empty: the number of cards in `hand`, and in the `pile`."""

    hand: int
    pile: int


def rule(state: ScientificWar, seat: Seat) -> str:
    """Return the anchor of the rule that matters now."""
    if state.over:
        return "winning"
    if state.swapping:
        return "swap"
    if state.spy == seat:
        return "spy"
    if state.waiting:
        return "war"
    if seat in state.peekers:
        return "peek"
    return "reversed" if state.low_wins else "trick"


def explain(state: ScientificWar, seat: Seat, action: Action | None) -> tuple[Event, ...]:
    """Return events that explain an action, or, for None, why other choices are not offered."""
    hand, pile = known(state.hands[seat]), known(state.piles[seat])
    sizes = sum(hand), sum(pile)
    match action:
        case Play(rank):
            late, duel = state.options.revolution == "next", len(state.playing) == 2
            low_wins = state.low_wins
            if rank is Rank.JACK and not late:  # it reverses the order of its own trick
                low_wins = not low_wins
            stronger = strongest_first(low_wins).index(rank)
            return (CardExplained(rank, stronger, late, duel),)
        case Swap():
            return (SwapExplained(sizes[1], sizes[0]),)
        case Keep():
            return (KeepExplained(*sizes),)
    if state.swapping:
        return () if all(sizes) else (CannotSwap(*sizes),)
    missing = tuple(rank for rank in RANKS if not hand[rank.value])
    return (NotHeld(missing),) if missing else ()


GUIDE = Guide(FACTS, rule, explain)
