"""Compute what the start of every round of Army Men Dice War is worth, when both play best.

    python tables/army_men/shares.py

It writes the file shares.bin of the package audiogame.games.army_men, needs numpy, and takes half
a minute.  The table holds the share of the win (win 1, draw one half) of the seat that starts the
round, by stage (see `audiogame.games.army_men.shares`), dice of that seat, dice of the other, and
points of that seat more than the other.  Backward induction: each round costs a die or two, so a
round is worth what the rounds with fewer dice are worth.
"""

from __future__ import annotations

from array import array
from collections import Counter
from collections.abc import Callable
from itertools import product
from pathlib import Path

import numpy as np
import numpy.typing as npt

from audiogame.games.army_men.choices import ANTE, DICE
from audiogame.games.army_men.shares import GAMES, LEAD, LEADS, NAME, STAGES, stage_of
from audiogame.rules.tables import pack_table

FOLDER = Path(__file__).parents[2] / "audiogame" / "games" / "army_men"
PIPS = (0, 2, 3, 4, 5, 6)
Floats = npt.NDArray[np.float64]

Choice = tuple[int, int]
"""How many dice are set aside, and their sum."""


def rolls(dice: int) -> Counter[frozenset[Choice]]:
    """Count the throws of so many dice by what can be set aside."""
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
    """Return what a turn is worth when each choice is the best for who takes it.

    Args:
        dice: how many are rolled first.
        worth: by score, what a turn that ends on it is worth, in many situations at once.
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


def compute() -> Floats:
    """Return the table, by stage, dice, dice of the other, and lead in points."""
    table = np.full((STAGES, DICE - 1, DICE - 1, LEADS), np.nan)
    leads = np.arange(-LEAD, LEAD + 1)

    def share(games: int, odd: bool, own: int, other: int, lead: npt.NDArray[np.int64]) -> Floats:
        """Return what a seat has that starts the next round, if it comes to that."""
        if own > ANTE and other > ANTE:
            at = np.clip(lead, -LEAD, LEAD) + LEAD
            return table[stage_of(games, odd), own - 2, other - 2][at]
        if games == 1:
            return (lead < 0) + (lead == 0) / 2
        if odd:  # this seat, or in an odd round the other, starts the next game: see below
            return 1 - share(games - 1, True, DICE, DICE, -lead)
        return share(games - 1, True, DICE, DICE, lead)

    for games in range(1, GAMES + 1):
        for dice in range(4, 2 * DICE + 1):
            for own in range(max(2, dice - DICE), min(DICE, dice - 2) + 1):
                for odd in (False, True) if games > 1 else (True,):
                    other = dice - own
                    scores = []
                    for score in range(6 * (own - 1) + 1):
                        answers = []
                        for answer in range(6 * (other - 1) + 1):
                            # The other seat starts the next round, which is even after an odd one.
                            after = share(
                                games,
                                not odd,
                                other - (answer >= score),
                                own - (score >= answer),
                                -(leads + score - answer),
                            )
                            answers.append(1 - after)
                        scores.append(turn(other - 1, answers, np.minimum))
                    worth = turn(own - 1, scores, np.maximum)
                    table[stage_of(games, odd), own - 2, other - 2] = worth
    return table


def main() -> None:
    table = compute()
    assert not np.isnan(table).any()
    (FOLDER / NAME).write_bytes(pack_table(array("f", table.ravel().round(9).tolist())))


if __name__ == "__main__":
    main()
