"""Odds of one skirmish between two seats, for its own sake: nothing is saved for later.

Whoever is behind rolls or concedes, and the other answers; after a forced tie the other is asked
first.  A tie that neither breaks counts one half, so there are no reinforcements.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from fractions import Fraction
from functools import cache
from typing import Any

from audiogame.games.sichermans_war.search.dice_sets import REACH, THROWN, DiceSet, dice_set
from audiogame.games.sichermans_war.sicherman_dice import ALL_DICE, FACES, Die
from audiogame.rules.fault import Reason
from audiogame.rules.notation import nearest, word
from audiogame.rules.odds import Given, Odds, OddsError, percent, whole
from audiogame.rules.state import Event

PACKAGE = "audiogame.games.sichermans_war"
"""Whose texts have the complaints."""

MOST_BEHIND = 99


class DieOdds(Event):
    """What the roll of a die comes to.

    Args:
        leads, ties: on how many of its six faces it leads, and ties.
        percent: the chance to win the skirmish, in whole percent.
        times, of: the same as a fraction.
    """

    die: Die
    leads: int
    ties: int
    percent: int
    times: int
    of: int


class SkirmishOdds(Event):
    """What is best: a die, or None to pass; `percent`, `times` and `of` are as in `DieOdds`."""

    die: Die | None
    percent: int
    times: int
    of: int


STANDS = Fraction(1, 2)
"""What a tie is worth that neither breaks."""


def choices(behind: int, mine: DiceSet, theirs: DiceSet) -> list[tuple[Die | None, Fraction]]:
    """Return the chance to win a skirmish by what the asked seat does; None is to pass.

    Args:
        behind: the other's total less the own one, 0 for a tie.
        mine, theirs: the dice left.
    """
    passing = Fraction(0) if behind else min([STANDS, *_answers(0, mine, theirs)])
    rolls = zip([die for die, _, _ in THROWN[mine]], _rolls(-behind, mine, theirs), strict=True)
    return [(None, passing), *rolls]


@cache
def winning(gap: int, mine: DiceSet, theirs: DiceSet, asked: bool) -> Fraction:
    """Return the chance to win a skirmish when both play their best in it.

    Args:
        gap: own total less the other's.
        mine, theirs: the dice left.
        asked: in a tie, whether the own seat is asked first; else who is behind is asked.
    """
    if gap + REACH[mine] < 0:
        return Fraction(0)
    if gap - REACH[theirs] > 0:
        return Fraction(1)
    if gap < 0 or (gap == 0 and asked):
        return max([value for _, value in choices(-gap, mine, theirs)])
    if gap > 0:
        return min([Fraction(1), *_answers(gap, mine, theirs)])
    return min([max([STANDS, *_rolls(0, mine, theirs)]), *_answers(0, mine, theirs)])


def _rolls(gap: int, mine: DiceSet, theirs: DiceSet) -> list[Fraction]:
    return [_roll(gap, left, theirs, faces, True) for _, left, faces in THROWN[mine]]


def _answers(gap: int, mine: DiceSet, theirs: DiceSet) -> list[Fraction]:
    return [_roll(gap, mine, left, faces, False) for _, left, faces in THROWN[theirs]]


def _roll(gap: int, mine: DiceSet, theirs: DiceSet, faces: tuple[int, ...], own: bool) -> Fraction:
    """Return the chance after the roll of a die of the own seat, or of the other."""
    step = 1 if own else -1
    values = [winning(gap + step * face, mine, theirs, not own) for face in faces]
    return Fraction(sum(values), len(faces))


def _work_out(given: Mapping[str, Any]) -> tuple[Event, ...]:
    behind = given["behind"]
    mine, theirs = dice_set(given["dice"]), dice_set(given.get("theirs", ()))
    found = choices(behind, mine, theirs)
    best, chance = max(found, key=lambda choice: choice[1])
    told: list[Event] = [SkirmishOdds(best, percent(chance), *chance.as_integer_ratio())]
    for die, value in sorted(found, key=lambda choice: -choice[1]):
        if die is not None:
            leads, ties = sum(face > behind for face in FACES[die]), FACES[die].count(behind)
            told.append(DieOdds(die, leads, ties, percent(value), *value.as_integer_ratio()))
    return tuple(told)


def _dice(whose: str, least: int) -> Callable[[str], tuple[Die, ...]]:
    known = {word(die): die for die in ALL_DICE}

    def read(text: str) -> tuple[Die, ...]:
        names = [name.strip().lower() for name in text.split(",") if name.strip()]
        for name in names:
            if name not in known:
                near = nearest(name, known)
                raise OddsError("no-die", package=PACKAGE, name=name, near=near)
        if len({*names}) < len(names):
            raise OddsError("die-twice", package=PACKAGE, whose=whose, text=text)
        if len(names) < least:
            raise OddsError("dice-missing", package=PACKAGE, whose=whose, known=tuple(known))
        return tuple(known[name] for name in names)

    return read


ODDS = Odds(
    "Say what is best in one skirmish between two seats, and how likely it is won.",
    (
        Given("dice", "your dice left, such as low,high", _dice("own", 1), needed=True),
        Given(
            "behind",
            "how many points you are behind; 0 for a tie in which you are asked first",
            whole(Reason("behind", package=PACKAGE), 0, MOST_BEHIND),
            needed=True,
        ),
        Given("theirs", "the other's dice left; none without", _dice("other", 0)),
    ),
    _work_out,
)
