"""Valuation: the value of each choice of a decision, as far as the seat that decides knows.

Advice is the best of it, and a review tells what other choices cost.
"""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

from audiogame.rules.state import Action
from audiogame.rules.value import Value

if TYPE_CHECKING:
    from fractions import Fraction

ROUNDING = 1e-6
"""Difference between two values that are equal, as tables and floats are rounded."""


def percent(part: Fraction | float) -> int:
    """Return a part of 1 in whole percent; 0 and 100 stand for certainty only."""
    near = round(100 * part)
    return min(max(near, 1), 99) if 0 < part < 1 else near


class Unit(Enum):
    """Unit of values."""

    WIN = "win"
    """Expected score of the game, 0 to 1, a draw shared; told in percent."""
    POINTS = "points"
    """Points of the game, more of them being better; told in tenths where whole ones hide them."""
    DOLLARS = "dollars"
    """Money, told in dollars and cents."""

    @property
    def least(self) -> float:
        """The smallest difference that is told: what rounds to one percent, tenth or cent."""
        return 0.05 if self is Unit.POINTS else 0.005


class ChoiceValue(Value):
    """A choice, and its expected result in the unit of its valuation."""

    action: Action
    value: float


class Valuation(Value):
    """Values of all choices of a decision.

    Args:
        choices: each legal action once, in any order; empty where they are alike.
        unit: unit of the values.
        error: noise of the difference between two values; 0 where they are exact.
    """

    choices: tuple[ChoiceValue, ...]
    unit: Unit = Unit.WIN
    error: float = 0.0

    @property
    def fine(self) -> bool:
        """Whether whole points would hide a difference between two choices."""
        alike: dict[int, list[float]] = {}
        for one in self.choices:
            alike.setdefault(round(one.value), []).append(one.value)
        least = max(self.error, self.unit.least)
        points = self.unit is Unit.POINTS
        return points and any(max(row) - min(row) > least for row in alike.values())

    @property
    def best(self) -> ChoiceValue:
        """The best choice; of equal ones, the first."""
        return max(self.choices, key=lambda one: one.value)

    def has(self, action: Action) -> bool:
        """Return whether an action is among the choices: one that is not listed need not be."""
        return any(one.action == action for one in self.choices)

    def value(self, action: Action) -> float:
        """Return the value of a legal action."""
        return next(one.value for one in self.choices if one.action == action)

    def cost(self, action: Action) -> float:
        """Return how much worse a legal action is than the best; 0 within the error."""
        if not self.choices:
            return 0.0
        cost = self.best.value - self.value(action)
        return cost if cost > max(self.error, ROUNDING) else 0.0
