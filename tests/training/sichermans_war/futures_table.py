"""Compute the chances to win a two-seat Sicherman's War before every skirmish.

Run it from the top folder, with NumPy installed; it takes about two minutes:

    python tests/training futures

Method: backward induction from the end of the war, where more points win and equal points are
one half.  For each skirmish, dice of both seats, number of reinforcements and lead, it plays the
skirmish out by minimax over rolls and passes, and averages over the two cards turned and every
face.  Cards are turned as if from a whole deck each time, which ignores the cards turned before;
the search in a game scales what it reads to the cards left (`pairs.py`).
"""

from __future__ import annotations

import argparse
from array import array
from collections import defaultdict

import numpy as np

from audiogame.games.sichermans_war.deck import PILE, POINTS, deck, strength
from audiogame.games.sichermans_war.rules import BATTLES, SKIRMISHES
from audiogame.games.sichermans_war.search.dice_sets import ALL, SETS, THROWN, DiceSet
from audiogame.games.sichermans_war.search.futures import (
    MOST_RESERVES,
    PAIRS,
    SCALE,
    table_name,
    widest,
)
from audiogame.games.sichermans_war.search.pairs import STEP
from audiogame.rules.lookup_table import pack_table
from training import search_folder

REACH = 18
"""The most that three dice add."""
CENTRE = 34
"""Index of a gap of 0 in an array of gaps: cards and dice make 13 + 18 at most."""

Pair = tuple[DiceSet, DiceSet]
Chances = np.ndarray
"""Chances by the lead in points, in fives."""
Fights = tuple[Chances, Chances, Chances]
"""Chances by gap and lead; then those of a tie where seat 0, and where seat 1 is asked first."""


def turned(jokers: bool) -> dict[int, dict[int, float]]:
    """Return the chance of two cards, by their points in fives and then by the gap they make."""
    cards = deck(2, jokers)
    chances: dict[int, dict[int, float]] = defaultdict(lambda: defaultdict(float))
    for place, mine in enumerate(cards):
        for theirs in cards[:place] + cards[place + 1 :]:
            points = (POINTS[mine] + POINTS[theirs]) // STEP
            gap = strength(mine) - strength(theirs)
            chances[points][gap] += 1 / (len(cards) * (len(cards) - 1))
    return chances


def shifted(chances: Chances, lead: int) -> Chances:
    """Return the chances after the lead has changed."""
    places = np.clip(np.arange(len(chances)) + lead, 0, len(chances) - 1)
    return chances[places]


def average(fights: Fights, faces: tuple[int, ...], seat: int) -> Chances:
    """Return the chances after a roll of a seat, by how far it is behind: 18 to 0 for seat 0."""
    gaps = fights[0].copy()
    gaps[CENTRE] = fights[2 - seat]  # a tie by a roll: the other is asked first
    if seat == 0:
        parts = [gaps[CENTRE - REACH + face : CENTRE + 1 + face] for face in faces]
    else:
        parts = [gaps[CENTRE - face : CENTRE + REACH + 1 - face] for face in faces]
    return np.add.reduce(parts) / len(faces)


def fought(
    win: Chances, lose: Chances, stands: Chances, pair: Pair, fewer: dict[Pair, Fights]
) -> Fights:
    """Solve a skirmish at every gap, from the values of a win, a loss and a standing tie."""
    mine, theirs = pair
    gaps = np.empty((2 * CENTRE + 1, len(win)))
    gaps[:CENTRE], gaps[CENTRE:] = lose, win
    roll_mine, roll_theirs = np.full(len(win), -1.0), np.full(len(win), 2.0)
    behind = slice(CENTRE - REACH, CENTRE)
    ahead = slice(CENTRE + 1, CENTRE + REACH + 1)
    for _, left, faces in THROWN[mine]:
        rolled = average(fewer[left, theirs], faces, 0)
        gaps[behind] = np.maximum(gaps[behind], rolled[:-1])
        roll_mine = np.maximum(roll_mine, rolled[-1])
    for _, left, faces in THROWN[theirs]:
        rolled = average(fewer[mine, left], faces, 1)
        gaps[ahead] = np.minimum(gaps[ahead], rolled[1:])
        roll_theirs = np.minimum(roll_theirs, rolled[0])
    # In a tie a seat may roll; if it passes the other may; then the tie stands.
    last_mine, last_theirs = np.maximum(stands, roll_mine), np.minimum(stands, roll_theirs)
    first_mine = np.maximum(roll_mine, last_theirs)
    first_theirs = np.minimum(roll_theirs, last_mine)
    return gaps, first_mine, first_theirs


def before(
    after: list[dict[Pair, Chances]], number: int, cards: dict[int, dict[int, float]]
) -> list[dict[Pair, Chances]]:
    """Return the chances before a skirmish, by reinforcements and dice, from those after it."""
    order = sorted([(mine, theirs) for mine in SETS for theirs in SETS], key=sum_of_dice)
    wanted = order if number > 1 else [(ALL, ALL)]
    result: list[dict[Pair, Chances]] = []
    fewer: dict[int, dict[Pair, Fights]] = {}
    fewer_stand: dict[int, dict[Pair, Chances]] = {}
    for reserves, ends in enumerate(after):
        fights: dict[int, dict[Pair, Fights]] = {}
        stand: dict[int, dict[Pair, Chances]] = {}
        for stake in range(min(cards), max(cards) * (PILE - reserves + 1) + 1):
            fights[stake], stand[stake] = {}, {}
            for pair in order:
                tied = ends[pair]
                if reserves:
                    tied = np.zeros(len(tied))
                    for points, gaps in cards.items():
                        reinforced = fewer[stake + points][pair]
                        again = fewer_stand[stake + points][pair]
                        for gap, chance in gaps.items():
                            tied = tied + chance * (reinforced[0][CENTRE + gap] if gap else again)
                win, lose = shifted(ends[pair], stake), shifted(ends[pair], -stake)
                fights[stake][pair] = fought(win, lose, tied, pair, fights[stake])
                # A tie by cards: reinforcements at once, and without any the dice decide.
                stand[stake][pair] = tied if reserves else fights[stake][pair][1]
        values = {}
        for pair in wanted:
            total = np.zeros(len(ends[pair]))
            for points, gaps in cards.items():
                for gap, chance in gaps.items():
                    fight = fights[points][pair][0][CENTRE + gap] if gap else stand[points][pair]
                    total += chance * fight
            values[pair] = total
        result.append(values)
        fewer, fewer_stand = fights, stand
    return result


def sum_of_dice(pair: Pair) -> int:
    """Return the number of dice of both seats."""
    return pair[0].bit_count() + pair[1].bit_count()


def rows(jokers: bool) -> list[Chances]:
    """Return the rows of the table in the order of `futures.row_of`."""
    width = widest(jokers)
    leads = np.arange(-width, width + 1)
    end = (np.sign(leads) + 1) / 2
    everything = [(mine, theirs) for mine in SETS for theirs in SETS]
    after = [dict.fromkeys(everything, end) for _ in range(PILE + 1)]
    cards = turned(jokers)
    found: dict[tuple[int, int], list[dict[Pair, Chances]]] = {}
    for battle in range(BATTLES, 0, -1):
        for number in range(SKIRMISHES, 0, -1):
            after = before(after, number, cards)
            found[battle, number] = after
        after = [dict.fromkeys(everything, values[ALL, ALL]) for values in after]
    return [
        found[battle, number][reserves][pair]
        for reserves in range(MOST_RESERVES + 1)
        for battle in range(1, BATTLES + 1)
        for number in range(1, SKIRMISHES + 1)
        for pair in (PAIRS if number > 1 else [(ALL, ALL)])
    ]


def packed(table: list[Chances]) -> bytes:
    """Return the bytes of the file: multiples of 1 / `SCALE`, as small second differences."""
    whole = np.round(np.array(table) * SCALE).astype(int)
    first = np.diff(whole, axis=1, prepend=0)
    second = np.diff(first, axis=1, prepend=0)
    return pack_table(array("h", second.ravel().tolist()))


def main(arguments: list[str]) -> None:
    """Compute both tables and write them."""
    argparse.ArgumentParser(description=__doc__).parse_args(arguments)
    for jokers in (False, True):
        (search_folder("sichermans_war") / table_name(jokers)).write_bytes(packed(rows(jokers)))
