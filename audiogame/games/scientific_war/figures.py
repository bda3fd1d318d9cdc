"""What a review and the statistics look at in Scientific War."""

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
    """The cards that a seat owns; those on the table belong to nobody."""
    return tuple(sum(owned) for owned in state.owned)


FIGURES = Figures(rounds=(Revealed,), key=_key, points=_points)
