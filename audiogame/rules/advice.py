"""Advice as in every game: a forced choice, near-equal choices, the first true cause."""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum
from typing import TypeVar

from audiogame.rules.game import Advice
from audiogame.rules.state import Seat, State
from audiogame.rules.valuation import Unit, percent

Cause = TypeVar("Cause", bound=Enum)


def only_choice(view: State, seat: Seat) -> Advice | None:
    """Return advice without words for a forced choice; None where there is a choice to weigh."""
    first, *others = view.legal_actions(seat)
    return None if others else Advice(first, (), ())


def nearly_as_good(best: float, second: float, error: float = 0.0) -> bool:
    """Return whether two choices are worth the same, as a review counts them: neither costs.

    Args:
        best, second: worth of the two, as parts of 1.
        error: noise of their difference.
    """
    return best - second < Unit.WIN.least or best - second <= error


def percents_together(best: float, other: float) -> tuple[int, int]:
    """Return what the best choice and another are worth in percent, as they are told together.

    Where the other costs something, the two differ by the cost that a review tells: each rounded
    by itself, they would often differ by one more or less.
    """
    if nearly_as_good(best, other):
        return percent(best), percent(other)
    cost = percent(best - other)
    less = max(percent(best) - cost, int(other > 0))  # 0 stands for certainty only
    return less + cost, less


def first_true(causes: Iterable[tuple[Cause, bool]]) -> Cause | None:
    """Return the event that explains the best choice; None where no cause can be named.

    Args:
        causes: each cause that a game knows, the strongest first, and whether its sentence is true;
            lazy: those behind the first true one are not computed.
    """
    return next((cause for cause, holds in causes if holds), None)
