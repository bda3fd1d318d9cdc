"""The figures of Five Throws in a review and in the statistics."""

from __future__ import annotations

from audiogame.rules.figures import Figures, Fortune
from audiogame.rules.state import Event

from .events import Kept, Thrown
from .rules import EXPECTED, FiveThrows


def _points(state: FiveThrows) -> tuple[int, ...]:
    return state.scores


def _fortune(event: Event) -> Fortune | None:
    return Fortune(event.seat, event.points, EXPECTED) if isinstance(event, Thrown) else None


FIGURES = Figures(rounds=(Kept,), points=_points, fortune=_fortune)
