"""Odds of one turn of Army Men Dice War, exact for the best play of its dice."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import Any

from audiogame.games.army_men.rules import DICE
from audiogame.games.army_men.search.turns import MOST_POINTS, BestTurn
from audiogame.rules.odds import Given, Odds, OddsError, percent, whole
from audiogame.rules.state import Event

MOST_ROLLED = DICE - 1
"""One die is the ante."""
SCORES = range(MOST_POINTS * DICE)
TIE = Fraction(1, 2)


class FewestOdds(Event):
    """The score to expect where fewest points are aimed at.

    Args:
        dice: how many are left to roll.
        so_far: points that are set aside.
        sum, of: the score in points as a fraction.
        decimal: the same in decimals.
    """

    dice: int
    so_far: int
    sum: int
    of: int
    decimal: str


class BelowOdds(Event):
    """The chance to end below a score, where that is aimed at; a tie is a half.

    Args:
        dice: how many are left to roll.
        so_far: points that are set aside.
        score: the points to stay below.
        percent: the chance in whole percent.
        decimal: the same in decimals.
    """

    dice: int
    so_far: int
    score: int
    percent: int
    decimal: str


def fewest(dice: int) -> Fraction:
    """Return the points that so many dice add, when they are played for the fewest."""
    return -BestTurn([Fraction(-score) for score in SCORES]).value(dice)


def below(dice: int, so_far: int, score: int) -> Fraction:
    """Return the chance to end below a score, a tie counted half, when that is aimed at."""
    worth = [Fraction(end < score) + TIE * (end == score) for end in SCORES]
    return BestTurn(worth).value(dice, so_far)


def _work_out(given: Mapping[str, Any]) -> tuple[Event, ...]:
    dice, so_far = given["dice"], given.get("so-far", 0)
    most = MOST_POINTS * (MOST_ROLLED - dice)
    if so_far > most:
        raise OddsError(
            f"With {dice} of {MOST_ROLLED} dice left, {so_far} cannot be set aside: "
            f"it is {most} at the most."
        )
    points = so_far + fewest(dice)
    sum_and_of = points.numerator, points.denominator
    told: list[Event] = [FewestOdds(dice, so_far, *sum_and_of, f"{float(points):.3f}")]
    if "below" in given:
        score = given["below"]
        chance = below(dice, so_far, score)
        told.append(BelowOdds(dice, so_far, score, percent(chance), f"{100 * float(chance):.3f}"))
    return tuple(told)


ODDS = Odds(
    "Say what a turn comes to when it is played best.",
    (
        Given(
            "dice",
            f"how many you have left to roll, 1 to {MOST_ROLLED}",
            whole("The number of dice", 1, MOST_ROLLED),
            needed=True,
        ),
        Given(
            "below",
            "the score to beat; a tie counts half",
            whole("The score to beat", 0, SCORES[-1]),
        ),
        Given(
            "so-far",
            "what is set aside already; 0 without",
            whole("What is set aside", 0, MOST_POINTS * MOST_ROLLED),
        ),
    ),
    _work_out,
)
