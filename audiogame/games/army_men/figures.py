"""What a review and the statistics look at in Army Men Dice War."""

from __future__ import annotations

from audiogame.games.army_men.events import CannotRoll, GameDrawn, GameWon, RoundTied, RoundWon
from audiogame.games.army_men.rules import ArmyMen
from audiogame.rules.figures import Figures
from audiogame.rules.state import Event, State


def _key(event: Event, before: State) -> bool:
    return isinstance(event, (RoundTied, GameWon, GameDrawn, CannotRoll))


def _points(state: State) -> tuple[int, ...]:
    assert isinstance(state, ArmyMen)
    return state.sums


FIGURES = Figures(rounds=(RoundWon, RoundTied), key=_key, points=_points, low_wins=True)
