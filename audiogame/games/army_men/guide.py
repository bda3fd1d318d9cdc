"""Data and hooks that explain Army Men Dice War: rule book, lesson and choices."""

from __future__ import annotations

from audiogame.games.army_men.rules import ANTE, DICE, MOST, ArmyMen, SetAside
from audiogame.games.army_men.scores import SOLDIER, score
from audiogame.rules.dice import PIPS
from audiogame.rules.guide import Guide
from audiogame.rules.state import Action, Event, Seat

FACTS = {
    "minutes-low": 5,
    "minutes-high": 7,
    "seats": 2,
    "dice": DICE,
    "ante": ANTE,
    "most": MOST,
    "first-roll": DICE - ANTE,
    "soldier": SOLDIER,
    "soldier-points": score((SOLDIER,)),
    "highest-face": max(PIPS),
    "example-sum": score((SOLDIER, SOLDIER, 4)),
    "example-face": 4,
    "last-dice": ANTE,
}


class AsideExplained(Event):
    """The dice keep their faces, and the `left` others are rolled again."""

    left: int


class EndExplained(Event):
    """The turn would end on `score` points, `gap` above the other's score, `against`."""

    seat: Seat
    score: int
    other: Seat
    against: int | None
    gap: int


class CannotStop(Event):
    """Every die has to be set aside, and at most `most` dice at a time."""

    most: int


def rule(state: ArmyMen, seat: Seat) -> str:
    """Return the anchor of the rule that matters now."""
    if state.over:
        return "winning"
    if state.first is None:
        return "who-starts"
    if state.scores[1 - state.active] is not None:
        return "ante-back"
    return "setting-aside"


def explain(state: ArmyMen, seat: Seat, action: Action | None) -> tuple[Event, ...]:
    """Return events that explain an action, or, for None, why other choices are not offered."""
    if not isinstance(action, SetAside):
        return (CannotStop(MOST),)
    if action not in state.legal_actions(seat):
        return ()
    left = len(state.dice) - len(action.dice)
    if left:
        return (AsideExplained(left),)
    points, against = score(state.aside + state.chosen(action)), state.scores[1 - seat]
    gap = 0 if against is None else points - against
    return (EndExplained(seat, points, 1 - seat, against, gap),)


GUIDE = Guide(FACTS, rule, explain)
