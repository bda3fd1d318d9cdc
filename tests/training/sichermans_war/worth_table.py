"""Simulate the value of dice in the rest of a battle of four seats in Sicherman's War.

Run it from the top folder, with NumPy installed; it takes some minutes:

    python tests/training worth

Method: for each number of skirmishes left, seats with dice drawn at random play them as
`melee.Melee.habit` says, with the table of the round before; then, for each set of own dice, a
parabola in the number of the others' dice is fitted to the points won.  A few rounds settle it.
"""

from __future__ import annotations

import argparse
from array import array
from collections.abc import Iterator, Sequence
from random import Random

from audiogame.games.sichermans_war.deck import POINTS, deck, strength
from audiogame.games.sichermans_war.search.dice_sets import SETS, THROWN, DiceSet
from audiogame.games.sichermans_war.search.melee import PASS, Melee
from audiogame.games.sichermans_war.search.worth import MOST_LEFT, MOST_OTHERS, TABLE, TENTHS, Worth
from audiogame.rules.lookup_table import pack_table
from training import search_folder

SEATS = 4
ROUNDS = 4
SAMPLES = 40_000
"""Runs for each number of skirmishes left, in the last round; half as many before."""

CARDS = deck(SEATS, jokers=False)
NOTHING: Worth = [[[0.0] * (MOST_OTHERS + 1) for _ in SETS] for _ in range(MOST_LEFT + 1)]


def fight(
    dice: list[DiceSet], left: int, starter: int, worth: Worth, random: Random
) -> tuple[int, int]:
    """Play one skirmish, spending dice; returns who wins it and the points."""
    cards = random.sample(CARDS, SEATS)
    totals = [strength(card) for card in cards]
    points = sum([POINTS[card] for card in cards])
    contest = tuple(range(SEATS))
    natural = True
    while True:
        best = max([totals[seat] for seat in contest])
        tied = tuple([seat for seat in contest if totals[seat] == best])
        if len(tied) > 1 and natural:
            contest = tied
            for seat in tied:
                card = random.choice(CARDS)
                totals[seat] += strength(card)
                points += POINTS[card]
            continue
        melee = Melee(contest, points, left, worth)
        passed, last = 0, starter - 1
        while (asked := melee.asked(tuple(totals), tuple(dice), passed, last)) is not None:
            seat = last = asked
            choice = melee.habit(tuple(totals), tuple(dice), seat)
            if choice == PASS:
                passed |= 1 << seat
                continue
            _, dice[seat], faces = THROWN[dice[seat]][choice]
            totals[seat] += random.choice(faces)
            passed = 0
        best = max([totals[seat] for seat in contest])
        tied = tuple([seat for seat in contest if totals[seat] == best])
        if len(tied) == 1:
            return tied[0], points
        natural = True


def samples(
    left: int, worth: Worth, random: Random, runs: int
) -> Iterator[tuple[DiceSet, int, int]]:
    """Yield own dice, number of the others' dice, and points won in the skirmishes left."""
    for _ in range(runs):
        dice = [random.choice(SETS) for _ in range(SEATS)]
        begun = tuple(dice)
        won = [0] * SEATS
        starter = random.randrange(SEATS)
        for after in range(left - 1, -1, -1):
            seat, points = fight(dice, after, starter, worth, random)
            won[seat] += points
            starter = (starter + 1) % SEATS
        number = sum([owned.bit_count() for owned in begun])
        for seat in range(SEATS):
            yield begun[seat], number - begun[seat].bit_count(), won[seat]


def fitted(found: Iterator[tuple[DiceSet, int, int]]) -> list[list[float]]:
    """Fit points to a parabola in the others' dice, for each set of own dice."""
    import numpy as np  # only here, so that a test can simulate without it

    by_set: dict[DiceSet, list[tuple[int, int]]] = {owned: [] for owned in SETS}
    for owned, others, points in found:
        by_set[owned].append((others, points))
    every = np.arange(MOST_OTHERS + 1)
    rows = []
    for owned in SETS:
        others, points = np.array(by_set[owned], dtype=float).T
        rows.append(np.polyval(np.polyfit(others, points, 2), every).tolist())
    return rows


def settle(samples_of_round: Sequence[int], seed: int = 1) -> Worth:
    """Repeat the simulation with the table of the round before."""
    worth = NOTHING
    for number, runs in enumerate(samples_of_round):
        table = [NOTHING[0]]
        for left in range(1, MOST_LEFT + 1):
            random = Random(f"{seed}:{number}:{left}")
            # Skirmishes nearer to the end of the battle are known from this round already.
            known = [*table, *worth[left:]]
            table.append(fitted(samples(left, known, random, runs)))
        worth = table
    return worth


def main(arguments: list[str]) -> None:
    """Simulate, and write the table."""
    argparse.ArgumentParser(description=__doc__).parse_args(arguments)
    found = settle((SAMPLES // 8, SAMPLES // 2, SAMPLES))
    tenths = [round(value * TENTHS) for left in found[1:] for row in left for value in row]
    (search_folder("sichermans_war") / TABLE).write_bytes(pack_table(array("h", tenths)))
