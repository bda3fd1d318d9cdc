"""Figures of Sicherman's War for reviews and statistics."""

from __future__ import annotations

from audiogame.games.sichermans_war.events import BattleEnded, NaturalTie, Unresolved
from audiogame.games.sichermans_war.rules import SichermansWar
from audiogame.rules.figures import Figures
from audiogame.rules.state import Event


def _key(event: Event, before: SichermansWar) -> bool:
    return isinstance(event, (NaturalTie, Unresolved))


def _points(state: SichermansWar) -> tuple[int, ...]:
    return state.points


FIGURES = Figures(rounds=(BattleEnded,), key=_key, points=_points)
