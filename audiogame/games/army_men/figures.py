"""Figures of Army Men Dice War for reviews and statistics."""

from __future__ import annotations

from enum import Enum

from audiogame.games.army_men.events import CannotRoll, GameDrawn, GameWon, RoundTied, RoundWon
from audiogame.games.army_men.rules import ArmyMen
from audiogame.games.army_men.scores import score
from audiogame.rules.figures import Figures
from audiogame.rules.state import Action, Event, Seat


class Mistake(Enum):
    """Kind of mistake, by the dice kept and those that were best."""

    TWO = "two"
    """Two dice, where one was best."""
    ONE = "one"
    """One die, where two were best."""
    HIGH = "high"
    """More points than were best."""
    LOW = "low"
    """Fewer points than were best."""


def _key(event: Event, before: ArmyMen) -> bool:
    return isinstance(event, (RoundTied, GameWon, GameDrawn, CannotRoll))


def _points(state: ArmyMen) -> tuple[int, ...]:
    return state.sums


def _mistake(view: ArmyMen, seat: Seat, action: Action, best: Action) -> Mistake | None:
    kept, better = view.chosen(action), view.chosen(best)
    if len(kept) != len(better):
        return Mistake.TWO if len(kept) > len(better) else Mistake.ONE
    more = score(kept) - score(better)
    return (Mistake.HIGH if more > 0 else Mistake.LOW) if more else None


FIGURES = Figures(
    rounds=(RoundWon, RoundTied), key=_key, points=_points, low_wins=True, mistake=_mistake
)
