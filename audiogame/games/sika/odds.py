"""The odds of Sika: they are the same for both colours, and no choice changes them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from decimal import Decimal
from fractions import Fraction
from math import comb
from typing import Any

from audiogame.games.sika.rules import CUBES, POINTS, ROUNDS, THROWS
from audiogame.rules.fault import Reason
from audiogame.rules.odds import EXACT, Given, Odds, percents, whole
from audiogame.rules.state import Event

PACKAGE = "audiogame.games.sika"
"""Package whose texts have the error messages."""

USUAL_THROWS = ROUNDS * THROWS
MOST_THROWS = 100
CHANCES = tuple(Fraction(comb(CUBES, matches), 2**CUBES) for matches in range(CUBES + 1))
"""By the number of cubes that show the caller's colour, each as likely red as blue."""


class MatchesOdds(Event):
    """`matches` cubes of a colour bring `points`, `times` in `of` throws."""

    matches: int
    points: int
    times: int
    of: int


class Exactly(Event):
    """The chance told last, as the fraction `times` / `of`."""

    times: int
    of: int


class ExactAverage(Event):
    """The average told last, as the fraction `points` / `of`."""

    points: int
    of: int


class AverageOdds(Event):
    """The mean result of `throws` throws: `decimal` points."""

    throws: int
    decimal: Decimal


class ReachOdds(Event):
    """The chances to have some points after some throws.

    Args:
        throws: number of throws.
        points: the points aimed at.
        above, equal, below: the chances in whole percent, 100 together.
    """

    throws: int
    points: int
    above: int
    equal: int
    below: int


def average(throws: int) -> Fraction:
    """Return the mean points of throws."""
    one = sum(chance * points for chance, points in zip(CHANCES, POINTS, strict=True))
    return throws * Fraction(one)


def reaching(throws: int, points: int) -> Fraction:
    """Return the chance to have at least `points` after `throws` throws."""
    ways: Counter[int] = Counter({0: 1})
    each = [
        (int(chance * 2**CUBES), points) for chance, points in zip(CHANCES, POINTS, strict=True)
    ]
    for _ in range(throws):
        after: Counter[int] = Counter()
        for total, number in ways.items():
            for times, more in each:
                after[total + more] += number * times
        ways = after
    good = sum(number for total, number in ways.items() if total >= points)
    return Fraction(good, 2 ** (CUBES * throws))


def _work_out(given: Mapping[str, Any]) -> tuple[Event, ...]:
    throws = given.get("throws", USUAL_THROWS)
    told: list[Event] = []
    if "throws" not in given and "at-least" not in given:
        told += [
            MatchesOdds(matches, POINTS[matches], chance.numerator, chance.denominator)
            for matches, chance in enumerate(CHANCES)
        ]
        told += _average(1, given)
    told += _average(throws, given)
    if "at-least" in given:
        points = given["at-least"]
        above, least = reaching(throws, points + 1), reaching(throws, points)
        parts = (above, least - above, 1 - least)
        told.append(ReachOdds(throws, points, *percents(parts)))
        if EXACT in given:
            told += [Exactly(*part.as_integer_ratio()) for part in parts]
    return tuple(told)


def _average(throws: int, given: Mapping[str, Any]) -> list[Event]:
    points = average(throws)
    told: list[Event] = [AverageOdds(throws, Decimal(f"{float(points):g}"))]
    return [*told, ExactAverage(*points.as_integer_ratio())] if EXACT in given else told


ODDS = Odds(
    Reason("odds", package=PACKAGE),
    (
        Given(
            "throws",
            Reason("odds-throws", package=PACKAGE),
            whole(Reason("throws", package=PACKAGE), 1, MOST_THROWS),
        ),
        Given(
            "at-least",
            Reason("odds-at-least", package=PACKAGE),
            whole(Reason("points-to-reach", package=PACKAGE), -9999, 9999),
        ),
    ),
    _work_out,
)
