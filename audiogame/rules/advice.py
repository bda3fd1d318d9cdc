"""Advice as in every game: a forced choice, near-equal choices, the first true cause."""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum
from typing import TypeVar

from audiogame.rules.game import Advice
from audiogame.rules.odds import percent
from audiogame.rules.state import Seat, State
from audiogame.rules.valuation import Unit

Cause = TypeVar("Cause", bound=Enum)


def only_choice(view: State, seat: Seat) -> Advice | None:
    """Return advice without words for a forced choice; None where there is a choice to weigh."""
    first, *others = view.legal_actions(seat)
    return None if others else Advice(first, (), ())


def nearly_as_good(best: float, second: float, error: float = 0.0) -> bool:
    """Return whether two choices are worth the same, as they are spoken and a review counts them.

    Args:
        best, second: worth of the two, as parts of 1.
        error: noise of their difference.
    """
    less = best - second
    return percent(best) == percent(second) or less <= error or less < Unit.WIN.least


def first_true(causes: Iterable[tuple[Cause, bool]]) -> Cause | None:
    """Return the event that explains the best choice; None where no cause can be named.

    Args:
        causes: each cause that a game knows, the strongest first, and whether its sentence is true;
            lazy: those behind the first true one are not computed.
    """
    return next((cause for cause, holds in causes if holds), None)
