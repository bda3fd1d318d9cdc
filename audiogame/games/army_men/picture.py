"""Picture of Army Men Dice War: every die that is owned, once, and the points."""

from __future__ import annotations

from enum import Enum

from audiogame.rules.picture import Area, Die, Group, Mark, Picture, Score, drawn
from audiogame.rules.state import Seat
from audiogame.rules.value import Value


class Kind(Enum):
    """The kind of the dice."""

    ARMY = "army"


class Side(Value):
    """Things of one seat on the table.

    Args:
        seat: the seat.
        ante, held: number of dice in the pot, and waiting to be rolled.
        rolled, aside: faces; None where a turn is over and the faces are forgotten.
        total, sum: points before this round, in this game, and in those of a campaign together,
            None for one game.
        score: points of the turn in this round once it is over, or of the dice set aside so far.
        awaited: whether it is in turn.
    """

    seat: Seat
    ante: int
    held: int
    rolled: tuple[int, ...]
    aside: tuple[int | None, ...]
    total: int
    sum: int | None
    score: int | None
    awaited: bool


_ARMY = Die(kind=Kind.ARMY)
"""A die that is not thrown."""


def picture(sides: tuple[Side, ...]) -> Picture:
    """Return the picture of the table with the things of each seat."""
    turn = next((side.seat for side in sides if side.awaited), None)
    groups = [group for side in sides for group in _groups(side)]
    return drawn(*groups, about=None if turn is None else (Area.ROLLED, turn), lowest=True)


def _groups(side: Side) -> tuple[Group, ...]:
    seat = side.seat
    return (
        Group(Area.SCORE, (Score(side.total),), seat, Mark.AWAITED if side.awaited else None),
        Group(Area.SUM, _points(side.sum), seat),
        Group(Area.ROUND, _points(side.score), seat),
        Group(Area.HELD, (_ARMY,) * side.held, seat),
        Group(Area.ROLLED, tuple([Die(face, Kind.ARMY) for face in side.rolled]), seat),
        Group(Area.ASIDE, tuple([Die(face, Kind.ARMY) for face in side.aside]), seat),
        Group(Area.POT, (_ARMY,) * side.ante, seat),
    )


def _points(points: int | None) -> tuple[Score, ...]:
    return () if points is None else (Score(points),)
