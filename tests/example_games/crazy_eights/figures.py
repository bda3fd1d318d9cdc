"""The figures of Crazy Eights in a review and in the statistics."""

from __future__ import annotations

from audiogame.rules.figures import Figures
from audiogame.rules.state import Event

from .events import RoundBlocked, RoundWon
from .rules import CrazyEights


def _key(event: Event, before: CrazyEights) -> bool:
    return isinstance(event, RoundBlocked)


def _points(state: CrazyEights) -> tuple[int, ...]:
    return state.scores


FIGURES = Figures(rounds=(RoundWon, RoundBlocked), key=_key, points=_points)
