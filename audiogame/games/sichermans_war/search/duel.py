"""Search a skirmish between two seats to its end.

Minimax over rolls and passes, with the average over faces and over the reinforcements that may be
turned.  The worth of an end of the skirmish is given: a chance to win the war, points, or the
chance to win the skirmish alone.  For a set of dice of both seats, the values at every gap are
found at once, from those with one die fewer.

A second tie in the same skirmish draws again as if the first pair had been put back.  After `DEPTH`
pairs a coin decides the war: this bounds the search, and it is exact while each seat has one
reinforcement at most.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from math import fsum
from typing import NamedTuple

from audiogame.games.sichermans_war.rules import BATTLES, SKIRMISHES, SichermansWar
from audiogame.games.sichermans_war.search.dice_sets import ALL, REACH, THROWN, DiceSet, dice_set
from audiogame.games.sichermans_war.search.futures import ScaledRow, scaled_future
from audiogame.games.sichermans_war.search.pairs import STEP, Pairs, Scale, pairs_of, scale_of
from audiogame.games.sichermans_war.sicherman_dice import Die
from audiogame.rules.cards import Rank
from audiogame.rules.state import Seat

DEPTH = 2
"""Maximum pairs of reinforcements in one skirmish that are searched in full."""

USUAL = 3
"""Points assumed for each pair of reinforcements beyond `DEPTH`, in fives."""

CENTRE = 27
"""Index of gap 0 in a list of gaps: room for all three dice behind it, and for a roll more."""

HOPELESS = -1 - REACH[ALL]
"""The gap nearest to 0 that no dice close; every gap below it is worth as much."""

Worth = Callable[[DiceSet, DiceSet, int, int], float]
"""Worth of an end: by own dice, the other's dice, reinforcements of each seat, and the points won
in fives, below 0 for points lost."""
ANSWERED = tuple(
    tuple((left, tuple([-face for face in faces])) for _, left, faces in thrown)
    for thrown in THROWN
)
"""Like `THROWN`, for the other seat: its faces lessen the gap."""


class Fights(NamedTuple):
    """Values by the gap, this seat's total less the other's, with the dice that are left.

    Args:
        mine: values when this seat has just rolled: in a tie the other is asked first.
        theirs: values when the other has just rolled: in a tie this seat is asked first.
        stands: value of a tie that neither breaks.
    """

    mine: list[float]
    theirs: list[float]
    stands: float


class Choice(NamedTuple):
    """Worth of one choice; `die` is None for a pass."""

    die: Die | None
    value: float


class Duel:
    """The values of one skirmish, for one of its two seats.

    Args:
        worth: worth of its ends.
        pairs: the reinforcements that may be turned; empty where there are none.
        reserves: reinforcements that each seat has left now.
        depth: pairs of reinforcements in this skirmish after which a coin decides.
    """

    def __init__(
        self,
        worth: Worth,
        pairs: Pairs,
        reserves: int,
        depth: int,
    ) -> None:
        self._worth: Worth = worth
        self._pairs = pairs
        self._ways = sum([ways for _, gaps in pairs for _, ways in gaps])
        self._reserves = reserves
        self._depth = depth
        self._fights: dict[tuple[DiceSet, DiceSet, int, int], Fights] = {}

    def fights(self, mine: DiceSet, theirs: DiceSet, stake: int, reserves: int) -> Fights:
        """Return the values of the dice left to both seats at every gap, for a stake in points."""
        return self._at(mine, theirs, stake // STEP, reserves)

    def choices(
        self, mine: DiceSet, theirs: DiceSet, gap: int, stake: int, may_answer: bool
    ) -> tuple[Choice, ...]:
        """Return the worth of each choice of the seat that is asked; the first is to pass.

        Args:
            mine: the dice of this seat.
            theirs: the dice of the other one.
            gap: the total of this seat less the other's, not above 0.
            stake: points at stake.
            may_answer: whether the other is asked if this seat passes in a tie.
        """
        fives, reserves = stake // STEP, self._reserves
        gap = max(gap, HOPELESS)
        found = [Choice(None, self._pass(mine, theirs, gap, fives, may_answer))]
        for die, left, faces in THROWN[mine]:
            gaps = self._at(left, theirs, fives, reserves).mine
            value = fsum([gaps[CENTRE + gap + face] for face in faces]) / len(faces)
            found.append(Choice(die, value))
        return tuple(found)

    def _pass(
        self, mine: DiceSet, theirs: DiceSet, gap: int, stake: int, may_answer: bool
    ) -> float:
        if gap < 0:
            return self._worth(mine, theirs, self._reserves, -stake)
        stands = self._at(mine, theirs, stake, self._reserves).stands
        if not may_answer:
            return stands
        values = [stands]
        for left, faces in ANSWERED[theirs]:
            gaps = self._at(mine, left, stake, self._reserves).theirs
            values.append(fsum([gaps[CENTRE + face] for face in faces]) / len(faces))
        return min(values)

    def _at(self, mine: DiceSet, theirs: DiceSet, stake: int, reserves: int) -> Fights:
        key = (mine, theirs, stake, reserves)
        found = self._fights.get(key)
        if found is None:
            found = self._fights[key] = self._fight(mine, theirs, stake, reserves)
        return found

    def _fight(self, mine: DiceSet, theirs: DiceSet, stake: int, reserves: int) -> Fights:
        win = self._worth(mine, theirs, reserves, stake)
        lose = self._worth(mine, theirs, reserves, -stake)
        stands = self._stands(mine, theirs, stake, reserves)
        gaps = [lose] * CENTRE + [stands] + [win] * CENTRE
        roll_mine = roll_theirs = stands
        if mine:
            reach = REACH[mine]
            rolls = [
                self._averages(
                    self._at(left, theirs, stake, reserves).mine, CENTRE - reach, faces, reach
                )
                for _, left, faces in THROWN[mine]
            ]
            *behind, roll_mine = [max(row) for row in zip(*rolls, strict=True)]
            gaps[CENTRE - reach : CENTRE] = [value if value > lose else lose for value in behind]
        if theirs:
            reach = REACH[theirs]
            rolls = [
                self._averages(self._at(mine, left, stake, reserves).theirs, CENTRE, minus, reach)
                for left, minus in ANSWERED[theirs]
            ]
            roll_theirs, *ahead = [min(row) for row in zip(*rolls, strict=True)]
            ahead = [value if value < win else win for value in ahead]
            gaps[CENTRE + 1 : CENTRE + 1 + reach] = ahead
        # In a tie a seat may roll; if it passes the other may; then the tie stands.
        other = gaps.copy()
        gaps[CENTRE] = max(stands, roll_mine)
        if theirs:
            gaps[CENTRE] = min(gaps[CENTRE], roll_theirs)
        other[CENTRE] = min(stands, roll_theirs)
        if mine:
            other[CENTRE] = max(other[CENTRE], roll_mine)
        return Fights(gaps, other, stands)

    def _averages(
        self, gaps: list[float], start: int, faces: tuple[int, ...], reach: int
    ) -> list[float]:
        """Return averages over the faces of a die, from a start to as far as dice reach."""
        number = len(faces)
        runs = [gaps[start + face : start + face + reach + 1] for face in faces]
        return [fsum(row) / number for row in zip(*runs, strict=True)]

    def turned(self, mine: DiceSet, theirs: DiceSet, pairs: Pairs) -> float:
        """Return the sum of the values of pairs of cards, each as often as it may be turned."""
        reserves = self._reserves
        values: list[float] = []
        for points, gaps in pairs:
            fights = self._at(mine, theirs, points, reserves)
            values += [
                (fights.mine[CENTRE + gap] if gap or not reserves else fights.stands) * ways
                for gap, ways in gaps
            ]
        return fsum(values)

    def _stands(self, mine: DiceSet, theirs: DiceSet, stake: int, reserves: int) -> float:
        """Return the worth of a tie that takes reinforcements, or is unresolved without any."""
        if not reserves:
            return self._worth(mine, theirs, 0, 0)
        if self._reserves - reserves >= self._depth:
            win = self._worth(mine, theirs, reserves - 1, stake + USUAL)
            return (win + self._worth(mine, theirs, reserves - 1, -stake - USUAL)) / 2
        values: list[float] = []
        for points, gaps in self._pairs:
            fights = self._at(mine, theirs, stake + points, reserves - 1)
            values += [
                (fights.mine[CENTRE + gap] if gap or reserves == 1 else fights.stands) * ways
                for gap, ways in gaps
            ]
        return fsum(values) / self._ways


def choices_in(duel: Duel, war: SichermansWar, seat: Seat) -> tuple[Choice, ...]:
    """Return the worth of each choice of the seat asked in a war of two; the first is to pass."""
    skirmish, other = war.skirmish, 1 - seat
    return duel.choices(
        mine=dice_set(war.dice[seat]),
        theirs=dice_set(war.dice[other]),
        gap=skirmish.totals[seat] - skirmish.totals[other],
        stake=skirmish.stake[1],
        may_answer=other not in skirmish.passed,
    )


def duel_of_war(
    jokers: bool,
    battle: int,
    number: int,
    lead: int,
    unseen: tuple[Rank, ...],
    reserves: int,
    bonus: float = 0.0,
) -> Duel:
    """Return a skirmish whose ends are worth the chance to win the war.

    That is read from the table of `futures.py`, scaled to the cards that are unseen.  In the last
    skirmish but one, where those few decide much, the last is searched with them.

    Args:
        jokers, battle, number: the skirmish, as in `future`.
        lead: own points less the other's, before the skirmish.
        unseen: the cards that reinforcements are drawn from.
        reserves: reinforcements that each seat has left now.
        bonus: added to the worth of winning the skirmish; see `prospects.py`.
    """
    pairs = pairs_of(unseen)
    worth = _worth_from_table(jokers, battle, number, lead, scale_of(pairs, jokers))
    if (battle, number) == (BATTLES, SKIRMISHES - 1) and len(unseen) > 1:
        worth = _worth_before_last(lead, pairs, reserves, worth)

    def more(mine: DiceSet, theirs: DiceSet, left: int, gain: int) -> float:
        value = worth(mine, theirs, left, gain)
        return value + bonus if gain > 0 else value

    return Duel(more if bonus else worth, pairs if reserves else (), reserves, DEPTH)


def _worth_from_table(jokers: bool, battle: int, number: int, lead: int, scale: Scale) -> Worth:
    before = lead // STEP
    rows: dict[tuple[DiceSet, DiceSet, int], ScaledRow] = {}

    def worth(mine: DiceSet, theirs: DiceSet, left: int, gain: int) -> float:
        row = rows.get((mine, theirs, left))
        if row is None:
            row = scaled_future(jokers, battle, number, left, mine, theirs, scale)
            rows[mine, theirs, left] = row
        return row.at(before + gain)

    return worth


def _worth_before_last(lead: int, pairs: Pairs, reserves: int, after_more: Worth) -> Worth:
    """Return the worth of ends of the last skirmish but one: the mean over the last two cards.

    Args:
        lead: own points less the other's, before the skirmish.
        pairs: the pairs that may be turned.
        reserves: reinforcements that each seat has left now.
        after_more: worth of ends after more reinforcements, whose cards are not known yet.
    """
    ways = sum([some for _, gaps in pairs for _, some in gaps])

    @cache
    def last(gain: int) -> Duel:
        def won(mine: DiceSet, theirs: DiceSet, left: int, more: int) -> float:
            ahead = lead // STEP + gain + more
            return 0.5 if not ahead else float(ahead > 0)

        return Duel(won, pairs if reserves else (), reserves, DEPTH)

    @cache
    def worth(mine: DiceSet, theirs: DiceSet, left: int, gain: int) -> float:
        if left < reserves:
            return after_more(mine, theirs, left, gain)
        return last(gain).turned(mine, theirs, pairs) / ways

    return worth
