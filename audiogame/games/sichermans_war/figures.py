"""Figures of Sicherman's War for reviews and statistics."""

from __future__ import annotations

from enum import Enum

from audiogame.games.sichermans_war.events import BattleEnded, NaturalTie, Unresolved
from audiogame.games.sichermans_war.rules import Roll, SichermansWar
from audiogame.games.sichermans_war.search.reasons import out_of_reach, spared
from audiogame.rules.figures import Figures
from audiogame.rules.state import Action, Event, Seat


class Mistake(Enum):
    """Kind of mistake, by the die rolled and the one that was best."""

    HOPELESS = "hopeless"
    """A roll where no dice catch up, and to pass was best."""
    ROLLED = "rolled"
    """Another roll where to pass was best."""
    PASSED = "passed"
    """A pass where a roll was best."""
    BETTER = "better"
    """The better die, where another one was best."""
    WEAKER = "weaker"
    """The weaker die, where another one was best."""


def _key(event: Event, before: SichermansWar) -> bool:
    return isinstance(event, (NaturalTie, Unresolved))


def _points(state: SichermansWar) -> tuple[int, ...]:
    return state.points


def _mistake(view: SichermansWar, seat: Seat, action: Action, best: Action) -> Mistake | None:
    if not isinstance(action, Roll):
        return Mistake.PASSED
    if not isinstance(best, Roll):
        return Mistake.HOPELESS if out_of_reach(view, seat) else Mistake.ROLLED
    return Mistake.BETTER if spared(best.die, action.die) else Mistake.WEAKER


FIGURES = Figures(rounds=(BattleEnded,), key=_key, points=_points, mistake=_mistake)
