"""The odds of Sika: they are the same for both colours, and no choice changes them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from fractions import Fraction
from math import comb
from typing import Any

from audiogame.games.sika.rules import CUBES, POINTS, ROUNDS, THROWS
from audiogame.rules.odds import Given, Odds, percent, whole
from audiogame.rules.state import Event

USUAL_THROWS = ROUNDS * THROWS
MOST_THROWS = 100
CHANCES = tuple(Fraction(comb(CUBES, matches), 2**CUBES) for matches in range(CUBES + 1))
"""By the number of cubes that show the caller's colour, each as likely red as blue."""


class MatchesOdds(Event):
    """So many cubes of a colour, `matches`, bring so many `points`, `times` in `of` throws."""

    matches: int
    points: int
    times: int
    of: int


class AverageOdds(Event):
    """What so many `throws` bring on average: `sum` / `of` points, which is `decimal`."""

    throws: int
    sum: int
    of: int
    decimal: str


class ReachOdds(Event):
    """The chance to have at least some points after some throws.

    Args:
        throws: how many.
        points: the least that is wanted.
        percent: the chance in whole percent.
        times, of: the chance as a fraction.
    """

    throws: int
    points: int
    percent: int
    times: int
    of: int


def average(throws: int) -> Fraction:
    """Return the points that throws bring on average."""
    one = sum(chance * points for chance, points in zip(CHANCES, POINTS, strict=True))
    return throws * Fraction(one)


def reaching(throws: int, points: int) -> Fraction:
    """Return the chance to have at least `points` after so many throws."""
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
        told.append(_average(1))
    told.append(_average(throws))
    if "at-least" in given:
        points = given["at-least"]
        chance = reaching(throws, points)
        told.append(ReachOdds(throws, points, percent(chance), *chance.as_integer_ratio()))
    return tuple(told)


def _average(throws: int) -> AverageOdds:
    points = average(throws)
    return AverageOdds(throws, *points.as_integer_ratio(), f"{float(points):g}")


ODDS = Odds(
    "Say how likely the points of a throw are, and what throws bring on average.",
    (
        Given("throws", "how many; 9 are a game", whole("The number of throws", 1, MOST_THROWS)),
        Given("at-least", "points to reach", whole("The points to reach", -9999, 9999)),
    ),
    _work_out,
)
