"""Figures of Scientific War for reviews and statistics."""

from __future__ import annotations

from audiogame.games.scientific_war.events import (
    ForcedWar,
    Revealed,
    Revolution,
    War,
    WarCancelled,
    WentOut,
)
from audiogame.games.scientific_war.rules import ScientificWar
from audiogame.rules.figures import Figures
from audiogame.rules.state import Event


def _key(event: Event, before: ScientificWar) -> bool:
    return isinstance(event, (War, ForcedWar, WarCancelled, Revolution, WentOut))


def _points(state: ScientificWar) -> tuple[int, ...]:
    """Return the number of cards of each seat; those on the table belong to no seat."""
    return tuple(sum(owned) for owned in state.owned)


FIGURES = Figures(rounds=(Revealed,), key=_key, points=_points)
