"""Worth of the rest of a two-seat war: a shipped table of chances to win it.

The table is computed by `tests/training`, which says how.  It holds, for each skirmish to come, the
dice of both seats, the reinforcements and the lead in points, the chance of a seat to win the war
when both play their best; a stalemate counts one half.

Its cards are those of a whole deck.  With the cards that are left the row is read at the lead that
is worth as much: leads count from the even one, which makes up for the dice, and both are scaled.
"""

from __future__ import annotations

from functools import cache
from itertools import accumulate
from typing import NamedTuple

from audiogame.games.sichermans_war.deck import POINTS, deck
from audiogame.games.sichermans_war.rules import BATTLES, SKIRMISHES
from audiogame.games.sichermans_war.search.dice_sets import SETS, DiceSet
from audiogame.games.sichermans_war.search.pairs import STEP, WHOLE, Scale
from audiogame.rules.lookup_table import read_table

SCALE = 10_000
"""Table value of certainty."""

MOST_RESERVES = 3
"""Maximum reinforcements in the table; more of them change nothing that matters."""

PAIRS = tuple((mine, theirs) for mine in SETS for theirs in SETS if theirs <= mine)
"""The dice of both seats; the other way round, the chances add up to 1."""

BLOCK = 1 + (SKIRMISHES - 1) * len(PAIRS)
"""Rows of a battle: its first skirmish, where all dice are ready, and the others."""

Row = list[float]
"""Chances by the lead in fives, from the greatest possible deficit to the greatest lead."""


def table_name(jokers: bool) -> str:
    """Return the file name of a table."""
    return f"futures-{'with' if jokers else 'without'}-jokers.bin"


@cache
def widest(jokers: bool) -> int:
    """Return the greatest possible lead, in fives: the points of all cards."""
    return sum(POINTS[rank] for rank in deck(2, jokers)) // STEP


def row_of(reserves: int, battle: int, number: int, pair: int) -> int:
    """Return the index of a row in the table; `pair` counts in `PAIRS`, 0 in a first skirmish."""
    start = (min(reserves, MOST_RESERVES) * BATTLES + battle - 1) * BLOCK
    return start + (0 if number == 1 else 1 + (number - 2) * len(PAIRS) + pair)


@cache
def _row(jokers: bool, place: int) -> Row:
    width = 2 * widest(jokers) + 1
    length = (MOST_RESERVES + 1) * BATTLES * BLOCK * width
    table = read_table(__package__, table_name(jokers), "h", length)
    second_differences = table[place * width : (place + 1) * width]
    values = accumulate(accumulate(second_differences))
    return [value / SCALE for value in values]


@cache
def _ended(jokers: bool) -> Row:
    width = widest(jokers)
    return [0.0] * width + [0.5] + [1.0] * width


@cache
def future(
    jokers: bool, battle: int, number: int, reserves: int, mine: DiceSet, theirs: DiceSet
) -> Row:
    """Return the chances to win the war once a skirmish is over.

    Args:
        jokers: whether jokers are in the deck.
        battle: of the skirmish that is over, from 1.
        number: of the skirmish that is over, from 1 to 5.
        reserves: reinforcements left, the same for both seats.
        mine: dice left of the seat whose chances are returned.
        theirs: dice left of the other seat.
    """
    if number == SKIRMISHES:
        if battle == BATTLES:
            return _ended(jokers)
        return _row(jokers, row_of(reserves, battle + 1, 1, 0))
    if theirs > mine:
        turned = future(jokers, battle, number, reserves, theirs, mine)
        return [1 - chance for chance in reversed(turned)]
    return _row(jokers, row_of(reserves, battle, number + 1, PAIRS.index((mine, theirs))))


@cache
def even_lead(
    jokers: bool, battle: int, number: int, reserves: int, mine: DiceSet, theirs: DiceSet
) -> float:
    """Return the lead, in fives, with which both seats have the same chance; as for `future`."""
    row = future(jokers, battle, number, reserves, mine, theirs)
    above = next(place for place, chance in enumerate(row) if chance > 0.5)
    below = max([place for place, chance in enumerate(row) if chance < 0.5])
    part = (0.5 - row[below]) / (row[above] - row[below])
    return below + part * (above - below) - len(row) // 2


class ScaledRow(NamedTuple):
    """A row of the table, read with the cards left: a lead in fives is at `start + step * lead`."""

    row: Row
    start: float
    step: float

    def at(self, lead: int) -> float:
        """Return the chance with a lead in fives, between two of the row if need be."""
        row, last = self.row, len(self.row) - 1
        place = self.start + self.step * lead
        if place <= 0:
            return row[0]
        if place >= last:
            return row[last]
        below = int(place)
        part = place - below
        return row[below] + part * (row[below + 1] - row[below]) if part else row[below]


def scaled_future(
    jokers: bool,
    battle: int,
    number: int,
    reserves: int,
    mine: DiceSet,
    theirs: DiceSet,
    scale: Scale,
) -> ScaledRow:
    """Return the chances to win the war once a skirmish is over, with the cards left.

    Args:
        jokers, battle, number, reserves, mine, theirs: as for `future`.
        scale: of the cards left.
    """
    moment = (jokers, battle, number, reserves, mine, theirs)
    row = future(*moment)
    middle = len(row) // 2
    if scale == WHOLE or (battle, number) == (BATTLES, SKIRMISHES):
        return ScaledRow(row, middle, 1.0)
    even = even_lead(*moment)
    return ScaledRow(row, middle + even - scale.price * even / scale.spread, 1 / scale.spread)
