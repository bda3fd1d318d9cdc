"""What the rule book and the explanations of choices need of a game beside its texts."""

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
    """How a game is explained.

    Args:
        facts: numbers and names that the rule book and the lesson say, from the rules' constants.
        rule: names the anchor of the rule book that matters now to a seat, from its view.
        explain: says what an action would do, or, for None, why other choices are not offered;
            from the view of the seat, which is awaited.
    """

    facts: Mapping[str, Fact] = {}
    rule: Callable[[Any, Seat], str] = _anywhere
    explain: Callable[[Any, Seat, Action | None], tuple[Event, ...]] = _nothing
