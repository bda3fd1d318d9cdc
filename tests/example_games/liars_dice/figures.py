"""The figures of Liar's Dice in a review and in the statistics."""

from __future__ import annotations

from audiogame.rules.figures import Figures
from audiogame.rules.state import Event

from .events import DieLost, RoundBegan
from .rules import LiarsDice


def _key(event: Event, before: LiarsDice) -> bool:
    """Whether a seat is out with it."""
    return isinstance(event, DieLost) and not event.left


def _points(state: LiarsDice) -> tuple[int, ...]:
    """Count a point for each die that is left."""
    return state.left


FIGURES = Figures(rounds=(RoundBegan,), key=_key, points=_points)
