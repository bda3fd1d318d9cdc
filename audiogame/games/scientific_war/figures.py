"""Figures of Scientific War for reviews and statistics."""

from __future__ import annotations

from enum import Enum

from audiogame.games.scientific_war.card_counts import strongest_first
from audiogame.games.scientific_war.events import (
    ForcedWar,
    Revealed,
    Revolution,
    War,
    WarCancelled,
    WentOut,
)
from audiogame.games.scientific_war.rules import Play, ScientificWar, Swap
from audiogame.rules.cards import Rank
from audiogame.rules.figures import Figures
from audiogame.rules.state import Action, Event, Seat


class Mistake(Enum):
    """Kind of mistake, by the card played and the one that was best."""

    STRONG = "strong"
    """A stronger card than the best."""
    WEAK = "weak"
    """A weaker card than the best."""
    STAKE = "stake"
    """A weaker card than the best, with cards at stake."""
    ORDER = "order"
    """A weaker card than the best, as low wins."""
    JACK = "jack"
    """A jack, where another card was best."""
    JOKER = "joker"
    """A joker, where another card was best."""
    NO_JACK = "no-jack"
    """Another card, where a jack was best."""
    NO_JOKER = "no-joker"
    """Another card, where a joker was best."""
    SWAPPED = "swapped"
    """A swap, where to keep the hand was best."""
    KEPT = "kept"
    """The hand kept, where to swap it was best."""


PLAYED = {Rank.JACK: Mistake.JACK, Rank.JOKER: Mistake.JOKER}
"""The mistake to play a card for what it does."""
SAVED = {Rank.JACK: Mistake.NO_JACK, Rank.JOKER: Mistake.NO_JOKER}
"""The mistake not to."""


def _key(event: Event, before: ScientificWar) -> bool:
    return isinstance(event, (War, ForcedWar, WarCancelled, Revolution, WentOut))


def _points(state: ScientificWar) -> tuple[int, ...]:
    """Return the number of cards of each seat; those on the table belong to no seat."""
    return tuple(sum(owned) for owned in state.owned)


def _mistake(view: ScientificWar, seat: Seat, action: Action, best: Action) -> Mistake | None:
    if not isinstance(action, Play) or not isinstance(best, Play):
        return Mistake.SWAPPED if isinstance(action, Swap) else Mistake.KEPT
    if by_effect := PLAYED.get(action.rank) or SAVED.get(best.rank):
        return by_effect
    order = strongest_first(view.low_wins)
    if order.index(action.rank) < order.index(best.rank):
        return Mistake.STRONG
    if view.waiting:
        return Mistake.STAKE
    return Mistake.ORDER if view.low_wins else Mistake.WEAK


FIGURES = Figures(rounds=(Revealed,), key=_key, points=_points, mistake=_mistake)
