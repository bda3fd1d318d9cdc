"""Scores: the points of dice, the score still reachable, and names for both."""

from __future__ import annotations

from audiogame.games.army_men.events import Beaten, Dice, OnlyTie, Target, Total, Winnable
from audiogame.rules.state import Seat

SOLDIER = 1
"""Face that shows a soldier."""


def score(faces: tuple[int, ...]) -> int:
    """Return the points of dice: soldiers count 0, other faces their pips."""
    return sum(faces) - SOLDIER * faces.count(SOLDIER)


def target(so_far: int, against: int | None, again: bool = False) -> Target | None:
    """Return the event on the second seat's target in this round.

    Args:
        so_far: points of the dice that it has set aside.
        against: the points of the first seat; None while it has none, and there is no target.
        again: whether it is said again in this turn.
    """
    if against is None:
        return None
    if so_far > against:
        return Beaten()
    return Winnable(against - 1, against, again) if so_far < against else OnlyTie(against)


def named(faces: tuple[int, ...]) -> Dice:
    """Return the name of dice in ascending order, so that soldiers come first."""
    soldiers = faces.count(SOLDIER)
    twins = faces[0] if len(faces) == 2 and faces[0] == faces[1] != SOLDIER else 0
    return Dice(soldiers, faces[soldiers:], twins)


def named_or_none(faces: tuple[int, ...]) -> Dice | None:
    """Return the name of dice, as `named`, if there are any."""
    return named(faces) if faces else None


def points_of_both(points: tuple[int, int], first: Seat | None = None) -> tuple[Total, Total]:
    """List the points of both seats, those of `first` before the others; else the lowest first."""
    if first is None:
        first = int(points[1] < points[0])
    return Total(first, points[first]), Total(1 - first, points[1 - first])
