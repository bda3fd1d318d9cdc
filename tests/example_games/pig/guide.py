"""The texts of Pig for the rule book, the lesson and the explanations."""

from __future__ import annotations

from audiogame.rules.guide import Guide
from audiogame.rules.state import Action, Event, Seat

from .rules import BAD, SIDES, Pig, RollDie

FACTS = {"sides": SIDES, "bad": BAD, "least": BAD + 1}


class RollExplained(Event):
    """Explains a roll: `at_stake` is lost with a 1."""

    at_stake: int


class HoldExplained(Event):
    """Explains holding: the `score` that it leads to."""

    score: int


class CannotHold(Event):
    """Nothing is at stake yet."""


def rule(state: Pig, seat: Seat) -> str:
    """Return the name of the rule that applies now."""
    if state.result is not None:
        return "winning"
    return "holding" if state.at_stake else "rolling"


def explain(state: Pig, seat: Seat, action: Action | None) -> tuple[Event, ...]:
    """Explain the effect of an action, or, for None, why the others are not offered."""
    if action is None:
        return () if state.at_stake else (CannotHold(),)
    if action == RollDie():
        return (RollExplained(state.at_stake),)
    return (HoldExplained(state.scores[seat] + state.at_stake),)


GUIDE = Guide(FACTS, rule, explain)
