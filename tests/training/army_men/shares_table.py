"""Compute the value of the start of every round of Army Men Dice War, under optimal play.

    python tests/training shares

It writes the file shares.bin of audiogame.games.army_men.search, needs numpy, and takes half
a minute.  The table holds the share of the win (win 1, draw one half) of the seat that starts the
round, by stage (see `audiogame.games.army_men.search.shares`), dice of that seat, dice of the
other, and points of that seat more than the other.  Backward induction: each round costs a die or
two, so its value follows from those of rounds with fewer dice.
"""

from __future__ import annotations

import argparse
from array import array
from collections import Counter
from collections.abc import Callable
from itertools import product

import numpy as np
import numpy.typing as npt

from audiogame.games.army_men.rules import ANTE, DICE
from audiogame.games.army_men.search.shares import (
    FEWEST_DICE,
    GAMES,
    LEAD,
    LEADS,
    NAME,
    STAGES,
    stage_of,
)
from audiogame.rules.lookup_table import pack_table
from training import search_folder

PIPS = (0, 2, 3, 4, 5, 6)
Floats = npt.NDArray[np.float64]
Leads = npt.NDArray[np.int64]

Choice = tuple[int, int]
"""How many dice are set aside, and their sum."""


def rolls(dice: int) -> Counter[frozenset[Choice]]:
    """Count the throws of `dice` dice by their possible choices."""
    counted: Counter[frozenset[Choice]] = Counter()
    for throw in product(PIPS, repeat=dice):
        one = {(1, pips) for pips in throw}
        two = {
            (2, throw[first] + throw[second]) for second in range(dice) for first in range(second)
        }
        counted[frozenset(one | two)] += 1
    return counted


ROLLS = [rolls(dice) for dice in range(DICE)]


def turn(dice: int, worth: list[Floats], best: Callable[..., Floats]) -> Floats:
    """Return the value of a turn when each choice is the best for the seat that makes it.

    Args:
        dice: how many are rolled first.
        worth: values of a turn by its final score, in many situations at once.
        best: `np.maximum` or `np.minimum`.
    """
    known: dict[Choice, Floats] = {(0, score): value for score, value in enumerate(worth)}

    def value(left: int, so_far: int) -> Floats:
        if (left, so_far) not in known:
            total = np.zeros_like(worth[0])
            for choices, ways in ROLLS[left].items():
                total += ways * best.reduce(  # type: ignore[attr-defined]  # a ufunc
                    [value(left - count, so_far + pips) for count, pips in sorted(choices)]
                )
            known[left, so_far] = total / 6**left
        return known[left, so_far]

    return value(dice, 0)


def compute(most_games: int = GAMES) -> Floats:
    """Return the table, by stage, dice, dice of the other, and lead in points.

    Args:
        most_games: how many games may still have to be played; beyond, the table stays empty.
    """
    table = np.full((STAGES, DICE - 1, DICE - 1, LEADS), np.nan)
    for games in range(1, most_games + 1):
        for dice in range(2 * FEWEST_DICE, 2 * DICE + 1):
            for own in range(max(FEWEST_DICE, dice - DICE), min(DICE, dice - FEWEST_DICE) + 1):
                for odd in (False, True) if games > 1 else (True,):
                    place = (stage_of(games, odd), own - FEWEST_DICE, dice - own - FEWEST_DICE)
                    table[place] = worth_of_round(table, games, odd, own, dice - own)
    return table


def worth_of_round(table: Floats, games: int, odd: bool, own: int, other: int) -> Floats:
    """Return by lead the value of a round to the seat that starts it."""
    leads = np.arange(-LEAD, LEAD + 1)
    scores = []
    for score in range(max(PIPS) * (own - ANTE) + 1):
        answers = []
        for answer in range(max(PIPS) * (other - ANTE) + 1):
            # The other seat starts the next round; it started this game if this seat did not.
            left = (other - ANTE * (answer >= score), own - ANTE * (score >= answer))
            answers.append(1 - share(table, games, not odd, *left, answer - score - leads))
        scores.append(turn(other - ANTE, answers, np.minimum))
    return turn(own - ANTE, scores, np.maximum)


def share(table: Floats, games: int, odd: bool, own: int, other: int, lead: Leads) -> Floats:
    """Return the value to the seat that starts the next round, or would start it."""
    if own >= FEWEST_DICE and other >= FEWEST_DICE:
        at = np.clip(lead, -LEAD, LEAD) + LEAD
        return table[stage_of(games, odd), own - FEWEST_DICE, other - FEWEST_DICE][at]
    if games == 1:
        return (lead < 0) + (lead == 0) / 2
    if odd:  # this seat has started this game, so the other starts the next one
        return 1 - share(table, games - 1, True, DICE, DICE, -lead)
    return share(table, games - 1, True, DICE, DICE, lead)


def main(arguments: list[str]) -> None:
    """Compute the table and write it."""
    argparse.ArgumentParser(description=__doc__).parse_args(arguments)
    table = compute()
    assert not np.isnan(table).any()
    numbers = array("f", table.ravel().round(9).tolist())
    (search_folder("army_men") / NAME).write_bytes(pack_table(numbers))
