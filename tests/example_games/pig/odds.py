"""The odds of Pig: the gain of another roll, by points at stake."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import Any

from audiogame.rules.fault import Reason
from audiogame.rules.odds import Given, Odds, percent, whole
from audiogame.rules.state import Event

from .rules import BAD, SIDES

MOST = 200


class RollOdds(Event):
    """The average gain of a roll with points at stake.

    Args:
        at_stake: points of the turn so far.
        percent: the chance of a 1.
        gain: points, with a decimal, and a minus where they are fewer.
    """

    at_stake: int
    percent: int
    gain: str


def gain(at_stake: int) -> Fraction:
    """Return the average points that one more roll gains."""
    return Fraction(sum(range(BAD + 1, SIDES + 1)) - at_stake, SIDES)


def _work_out(given: Mapping[str, Any]) -> tuple[Event, ...]:
    at_stake = given["at-stake"]
    points = float(gain(at_stake))
    sign = "minus " if points < 0 else ""
    return (RollOdds(at_stake, percent(Fraction(1, SIDES)), f"{sign}{abs(points):.1f}"),)


ODDS = Odds(
    Reason("odds", package=__package__ or ""),
    (
        Given(
            "at-stake",
            Reason("odds-at-stake", package=__package__ or ""),
            whole(Reason("points-at-stake", package=__package__ or ""), 0, MOST),
            needed=True,
        ),
    ),
    _work_out,
)
