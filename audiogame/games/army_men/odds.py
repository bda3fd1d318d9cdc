"""Odds of one turn of Army Men Dice War, exact for the best play of its dice."""

from __future__ import annotations

from collections.abc import Mapping
from decimal import Decimal
from fractions import Fraction
from typing import Any

from audiogame.games.army_men.rules import DICE
from audiogame.games.army_men.search.turns import MOST_POINTS, BestTurn
from audiogame.rules.fault import Reason
from audiogame.rules.odds import EXACT, Given, Odds, OddsError, percents, whole
from audiogame.rules.state import Event

PACKAGE = "audiogame.games.army_men"
"""Package whose texts have the error messages."""

MOST_ROLLED = DICE - 1
"""Maximum dice rolled: one die is the ante."""
SCORES = range(MOST_POINTS * DICE)
TIE = Fraction(1, 2)


class FewestOdds(Event):
    """The expected score when aiming at the fewest points.

    Args:
        dice: number of dice left to roll.
        so_far: points of the dice set aside.
        decimal: the score in points.
    """

    dice: int
    so_far: int
    decimal: Decimal


class Exactly(Event):
    """The chance told last, as the fraction `sum` / `of`."""

    sum: int
    of: int


class ExactAverage(Event):
    """The expected score told last, as the fraction `points` / `of`."""

    points: int
    of: int


class BelowOdds(Event):
    """The chances to end below, on and above a score, aiming below it, a tie being a half.

    Args:
        dice: number of dice left to roll.
        so_far: points of the dice set aside.
        score: the points to stay below.
        below, equal, above: the chances in whole percent, 100 together.
    """

    dice: int
    so_far: int
    score: int
    below: int
    equal: int
    above: int


def fewest(dice: int) -> Fraction:
    """Return the expected points that `dice` dice add, when played for the fewest."""
    return -BestTurn([Fraction(-score) for score in SCORES]).value(dice)


def below(dice: int, so_far: int, score: int) -> Fraction:
    """Return the chance to end below a score, a tie counted half, when aiming at that."""
    worth = [Fraction(end < score) + TIE * (end == score) for end in SCORES]
    return BestTurn(worth).value(dice, so_far)


TRIFLE = Fraction(1, 10**30)
"""Extra worth of a tie, by which its chance is found: too small to change the best play."""


def three_ways(dice: int, so_far: int, score: int) -> tuple[Fraction, Fraction, Fraction]:
    """Return the chances to end below a score, on it and above it, played as for `below`."""
    value = below(dice, so_far, score)
    worth = [Fraction(end < score) + (TIE + TRIFLE) * (end == score) for end in SCORES]
    equal = (BestTurn(worth).value(dice, so_far) - value) / TRIFLE
    return value - equal / 2, equal, 1 - value - equal / 2


def _work_out(given: Mapping[str, Any]) -> tuple[Event, ...]:
    dice, so_far = given["dice"], given.get("so-far", 0)
    most = MOST_POINTS * (MOST_ROLLED - dice)
    if so_far > most:
        raise OddsError(
            "set-aside-too-much",
            package=PACKAGE,
            left=dice,
            dice=MOST_ROLLED,
            points=so_far,
            most=most,
        )
    points = so_far + fewest(dice)
    told: list[Event] = [FewestOdds(dice, so_far, Decimal(f"{float(points):.3f}"))]
    if EXACT in given:
        told.append(ExactAverage(*points.as_integer_ratio()))
    if "below" in given:
        score = given["below"]
        chances = three_ways(dice, so_far, score)
        told.append(BelowOdds(dice, so_far, score, *percents(chances)))
        if EXACT in given:
            told += [Exactly(*chance.as_integer_ratio()) for chance in chances]
    return tuple(told)


ODDS = Odds(
    Reason("odds", package=PACKAGE),
    (
        Given(
            "dice",
            Reason("odds-dice", package=PACKAGE, most=MOST_ROLLED),
            whole(Reason("dice", package=PACKAGE), 1, MOST_ROLLED),
            needed=True,
        ),
        Given(
            "below",
            Reason("odds-below", package=PACKAGE),
            whole(Reason("score-to-beat", package=PACKAGE), 0, SCORES[-1]),
        ),
        Given(
            "so-far",
            Reason("odds-so-far", package=PACKAGE),
            whole(Reason("set-aside", package=PACKAGE), 0, MOST_POINTS * MOST_ROLLED),
        ),
    ),
    _work_out,
)
