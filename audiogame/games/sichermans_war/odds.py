"""Odds of one skirmish between two seats, for its own sake: nothing is saved for later.

Whoever is behind rolls or concedes, and the other answers; after a forced tie the other is asked
first.  A tie that neither breaks counts one half, so there are no reinforcements.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from typing import Any

from audiogame.games.sichermans_war.dice import ALL_DICE, FACES, Die
from audiogame.games.sichermans_war.dice_sets import REACH, THROWN, DiceSet, dice_set
from audiogame.rules.notation import nearest, word
from audiogame.rules.odds import Given, Odds, OddsError, percent, whole
from audiogame.rules.state import Event

MOST_BEHIND = 99


@dataclass(frozen=True)
class DieOdds(Event):
    """On how many of its six faces a die leads and ties, and the chance then to win."""

    die: Die
    leads: int
    ties: int
    percent: int
    times: int
    of: int


@dataclass(frozen=True)
class SkirmishOdds(Event):
    """What is best: to roll a die, or None to pass, and the chance to win the skirmish."""

    die: Die | None
    percent: int
    times: int
    of: int


@cache
def winning(gap: int, mine: DiceSet, theirs: DiceSet, asked: bool) -> Fraction:
    """Return the chance to win a skirmish when both play their best in it.

    Args:
        gap: own total less the other's.
        mine, theirs: the dice left.
        asked: in a tie, whether the own seat is asked first; else who is behind is asked.
    """
    rolls = [_roll(gap, left, theirs, faces, True) for _, left, faces in THROWN[mine]]
    answers = [_roll(gap, mine, left, faces, False) for _, left, faces in THROWN[theirs]]
    if gap < 0:
        return max([Fraction(0), *rolls]) if gap + REACH[mine] >= 0 else Fraction(0)
    if gap > 0:
        return min([Fraction(1), *answers]) if gap - REACH[theirs] <= 0 else Fraction(1)
    stands = Fraction(1, 2)
    if asked:
        return max([min([stands, *answers]), *rolls])
    return min([max([stands, *rolls]), *answers])


def _roll(gap: int, mine: DiceSet, theirs: DiceSet, faces: tuple[int, ...], own: bool) -> Fraction:
    """Return the chance after the roll of a die of the own seat, or of the other."""
    step = 1 if own else -1
    values = [winning(gap + step * face, mine, theirs, not own) for face in faces]
    return Fraction(sum(values), len(faces))


def _work_out(given: Mapping[str, Any]) -> tuple[Event, ...]:
    dice, theirs = given["dice"], dice_set(given.get("theirs", ()))
    behind, mine = given["behind"], dice_set(dice)
    found: list[tuple[Fraction, Die]] = []
    for die, left, faces in THROWN[mine]:
        found.append((_roll(-behind, left, theirs, faces, True), die))
    best = winning(-behind, mine, theirs, True)
    rolled = next((die for value, die in found if value == best), None)
    if behind and best == 0:
        rolled = None
    told: list[Event] = [SkirmishOdds(rolled, percent(best), *best.as_integer_ratio())]
    for value, die in sorted(found, key=lambda pair: -pair[0]):
        leads, ties = sum(face > behind for face in FACES[die]), FACES[die].count(behind)
        told.append(DieOdds(die, leads, ties, percent(value), *value.as_integer_ratio()))
    return tuple(told)


def _dice(whose: str, least: int) -> Callable[[str], tuple[Die, ...]]:
    known = {word(die): die for die in ALL_DICE}

    def read(text: str) -> tuple[Die, ...]:
        names = [name.strip().lower() for name in text.split(",") if name.strip()]
        for name in names:
            if name not in known:
                raise OddsError(f"There is no die {name!r}: {nearest(name, known)}.")
        if len({*names}) < len(names):
            raise OddsError(f"{whose} dice {text!r} name one die twice: a seat has one of each.")
        if len(names) < least:
            raise OddsError(f"{whose} dice are missing: name some of {', '.join(known)}.")
        return tuple(known[name] for name in names)

    return read


ODDS = Odds(
    "Say what is best in one skirmish between two seats, and how likely it is won.",
    (
        Given("dice", "your dice left, such as low,high", _dice("Your", 1), needed=True),
        Given(
            "behind",
            "how many points you are behind; 0 for a tie in which you are asked first",
            whole("What you are behind", 0, MOST_BEHIND),
            needed=True,
        ),
        Given("theirs", "the other's dice left; none without", _dice("The other's", 0)),
    ),
    _work_out,
)
