"""The figures of Pig in a review and in the statistics."""

from __future__ import annotations

from audiogame.rules.figures import Figures, Fortune
from audiogame.rules.state import Event

from .events import Lost, Rolled
from .rules import BAD, SIDES, Pig

EXPECTED = sum(range(BAD + 1, SIDES + 1)) / SIDES
"""Points of a roll on average, without those that a 1 takes away."""
MUCH = 15
"""Least points whose loss is a key moment of a game."""


def _key(event: Event, before: Pig) -> bool:
    return isinstance(event, Lost) and event.at_stake >= MUCH


def _points(state: Pig) -> tuple[int, ...]:
    return state.scores


def _fortune(event: Event) -> Fortune | None:
    match event:
        case Rolled(seat, die):
            return Fortune(seat, die, EXPECTED)
        case Lost(seat):
            return Fortune(seat, 0, EXPECTED)
    return None


FIGURES = Figures(key=_key, points=_points, fortune=_fortune)
