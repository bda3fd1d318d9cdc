"""What a choice in Army Men Dice War would do, and why others are not offered."""

from __future__ import annotations

from audiogame.games.army_men.choices import MOST, SetAside
from audiogame.games.army_men.pips import score
from audiogame.games.army_men.rules import ArmyMen
from audiogame.rules.state import Action, Event, Seat


class AsideExplained(Event):
    """The dice keep their faces, and `left` others are rolled again."""

    left: int


class EndExplained(Event):
    """The turn would end on `score`; `against` is the other seat's score, if it has one."""

    seat: Seat
    score: int
    other: Seat
    against: int | None
    gap: int


class CannotStop(Event):
    """Every die has to be set aside, and not more than `most` at a time."""

    most: int


def explain(state: ArmyMen, seat: Seat, action: Action | None) -> tuple[Event, ...]:
    """Say what an action would do, or, for None, why the others are not offered."""
    if not isinstance(action, SetAside):
        return (CannotStop(MOST),)
    if action not in state.legal_actions(seat):
        return ()
    left = len(state.dice) - len(action.dice)
    if left:
        return (AsideExplained(left),)
    chosen = tuple(state.dice[position - 1] for position in action.dice)
    points, against = score(state.aside + chosen), state.scores[1 - seat]
    gap = 0 if against is None else points - against
    return (EndExplained(seat, points, 1 - seat, against, gap),)
