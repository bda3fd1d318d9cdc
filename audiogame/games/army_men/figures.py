"""Figures of Army Men Dice War for reviews and statistics."""

from __future__ import annotations

from audiogame.games.army_men.events import CannotRoll, GameDrawn, GameWon, RoundTied, RoundWon
from audiogame.games.army_men.rules import ArmyMen
from audiogame.rules.figures import Figures
from audiogame.rules.state import Event


def _key(event: Event, before: ArmyMen) -> bool:
    return isinstance(event, (RoundTied, GameWon, GameDrawn, CannotRoll))


def _points(state: ArmyMen) -> tuple[int, ...]:
    return state.sums


FIGURES = Figures(rounds=(RoundWon, RoundTied), key=_key, points=_points, low_wins=True)
