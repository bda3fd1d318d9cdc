"""Data of a game for its rule book and for explanations of choices, beside its texts."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from audiogame.rules.state import Action, Event, Seat
from audiogame.rules.value import Value

Fact = int | str


def _nothing(state: Any, seat: Seat, action: Action | None) -> tuple[Event, ...]:
    return ()


def _anywhere(state: Any, seat: Seat) -> str:
    return ""


class Guide(Value):
    """Data and hooks that explain a game.

    Args:
        facts: numbers and names for the rule book and the lesson, from the rules' constants.
        rule: returns the anchor of the rule book that matters now to a seat, from its view.
        explain: returns events that tell what an action would do, or, for None, why other choices
            are not offered; from the view of the seat, which is awaited.
    """

    facts: Mapping[str, Fact] = {}
    rule: Callable[[Any, Seat], str] = _anywhere
    explain: Callable[[Any, Seat, Action | None], tuple[Event, ...]] = _nothing
