"""Search a skirmish between two seats to its end.

Minimax over rolls and passes, with the average over faces and over the reinforcements that may
be turned; what is left after the skirmish is worth what `futures.py` says.  For a set of dice of
both seats, the chances at every gap are found at once, from those with one die fewer.

Reinforcements are drawn from the cards nobody has seen.  A second tie in the same skirmish draws
again as if the first pair had been put back, and after `DEPTH` pairs a coin decides: that is what
bounds the search, and it is exact while each seat has one reinforcement at most.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from math import fsum

from audiogame.games.sichermans_war.deck import POINTS, strength
from audiogame.games.sichermans_war.search.dice_sets import REACH, THROWN, DiceSet
from audiogame.games.sichermans_war.search.futures import STEP, Row, future
from audiogame.games.sichermans_war.sicherman_dice import Die
from audiogame.rules.cards import Rank
from audiogame.rules.value import Value

DEPTH = 2
"""Pairs of reinforcements in one skirmish that are looked at in full."""

USUAL = 3
"""Points of a pair beyond that, in fives."""

CENTRE = 27
"""Where a gap of 0 stands in a list of gaps: with 18 behind, and the greatest face more."""

Gaps = list[float]

ANSWERED = tuple(
    tuple((left, tuple([-face for face in faces])) for _, left, faces in thrown)
    for thrown in THROWN
)
"""Like `THROWN`, for the other seat: its faces lessen the gap."""


class Fights(Value):
    """Chances by the gap, own total less the other's, with the dice that are left.

    Args:
        mine: as they are when the own seat has just rolled: in a tie the other is asked first.
        theirs: as they are when the other has just rolled: in a tie the own seat is.
        stands: in a tie that neither breaks.
    """

    mine: Gaps
    theirs: Gaps
    stands: float


class Choice(Value):
    """What one choice is worth: the chance to win the war, one half for a stalemate."""

    die: Die | None
    value: float


class Duel:
    """The values of one skirmish, for one of its two seats.

    Args:
        jokers, battle, number: the skirmish, as in `future`.
        lead: own points less the other's, before the skirmish.
        unseen: the cards that reinforcements are drawn from.
        reserves: reinforcements that each seat has left now.
        bonus: added to the worth of winning the skirmish; see `prospects.py`.
    """

    def __init__(
        self,
        jokers: bool,
        battle: int,
        number: int,
        lead: int,
        unseen: tuple[Rank, ...],
        reserves: int,
        bonus: float = 0.0,
    ) -> None:
        self._skirmish = (jokers, battle, number)
        self._lead = lead // STEP
        self._reserves = reserves
        self._bonus = bonus
        self._pairs = _pairs(unseen) if reserves else ()
        self._rows: dict[tuple[DiceSet, DiceSet, int], Row] = {}
        self._fights: dict[tuple[DiceSet, DiceSet, int, int], Fights] = {}

    def fights(self, mine: DiceSet, theirs: DiceSet, stake: int, reserves: int) -> Fights:
        """Return the chances at every gap, for a stake in points."""
        return self._at(mine, theirs, stake // STEP, reserves)

    def choices(
        self, mine: DiceSet, theirs: DiceSet, gap: int, stake: int, may_answer: bool
    ) -> tuple[Choice, ...]:
        """Return what each choice of the own seat is worth, to pass first of all.

        Args:
            mine: the own dice.
            theirs: the other's dice.
            gap: own total less the other's, not above 0.
            stake: points at stake.
            may_answer: whether the other is asked if the own seat passes in a tie.
        """
        fives, reserves = stake // STEP, self._reserves
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
            return self._after(mine, theirs, self._reserves, -stake)
        stands = self._at(mine, theirs, stake, self._reserves).stands
        if not may_answer:
            return stands
        answers = [
            fsum([self._at(mine, left, stake, self._reserves).theirs[CENTRE - f] for f in faces])
            / len(faces)
            for _, left, faces in THROWN[theirs]
        ]
        return min([stands, *answers])

    def _after(self, mine: DiceSet, theirs: DiceSet, reserves: int, gain: int) -> float:
        row = self._rows.get((mine, theirs, reserves))
        if row is None:
            row = future(*self._skirmish, reserves, mine, theirs)
            self._rows[mine, theirs, reserves] = row
        place = len(row) // 2 + self._lead + gain
        return row[min(max(place, 0), len(row) - 1)]

    def _at(self, mine: DiceSet, theirs: DiceSet, stake: int, reserves: int) -> Fights:
        key = (mine, theirs, stake, reserves)
        found = self._fights.get(key)
        if found is None:
            found = self._fights[key] = self._fight(mine, theirs, stake, reserves)
        return found

    def _fight(self, mine: DiceSet, theirs: DiceSet, stake: int, reserves: int) -> Fights:
        win = self._after(mine, theirs, reserves, stake) + self._bonus
        lose = self._after(mine, theirs, reserves, -stake)
        stands = self._stands(mine, theirs, stake, reserves)
        gaps = [lose] * CENTRE + [stands] + [win] * CENTRE
        roll_mine = roll_theirs = stands
        if mine:
            reach = REACH[mine]
            rolls = [
                _averages(
                    self._at(left, theirs, stake, reserves).mine, CENTRE - reach, faces, reach
                )
                for _, left, faces in THROWN[mine]
            ]
            *behind, roll_mine = [max(row) for row in zip(*rolls, strict=True)]
            gaps[CENTRE - reach : CENTRE] = [max(lose, value) for value in behind]
        if theirs:
            reach = REACH[theirs]
            rolls = [
                _averages(self._at(mine, left, stake, reserves).theirs, CENTRE, minus, reach)
                for left, minus in ANSWERED[theirs]
            ]
            roll_theirs, *ahead = [min(row) for row in zip(*rolls, strict=True)]
            gaps[CENTRE + 1 : CENTRE + 1 + reach] = [min(win, value) for value in ahead]
        # In a tie a seat may roll; if it passes the other may; then the tie stands.
        other = gaps.copy()
        gaps[CENTRE] = max(stands, roll_mine)
        if theirs:
            gaps[CENTRE] = min(roll_theirs, gaps[CENTRE])
        other[CENTRE] = min(stands, roll_theirs)
        if mine:
            other[CENTRE] = max(roll_mine, other[CENTRE])
        return Fights(gaps, other, stands)

    def _stands(self, mine: DiceSet, theirs: DiceSet, stake: int, reserves: int) -> float:
        """Return the worth of a tie that takes reinforcements, or is unresolved without any."""
        if not reserves:
            return self._after(mine, theirs, 0, 0)
        if self._reserves - reserves >= DEPTH:
            win = self._after(mine, theirs, reserves - 1, stake + USUAL) + self._bonus
            return (win + self._after(mine, theirs, reserves - 1, -stake - USUAL)) / 2
        total = 0.0
        for points, gaps in self._pairs:
            fights = self._at(mine, theirs, stake + points, reserves - 1)
            for gap, chance in gaps:
                if gap or reserves == 1:
                    total += chance * fights.mine[CENTRE + gap]
                else:
                    total += chance * fights.stands
        return total


def _averages(gaps: Gaps, start: int, faces: tuple[int, ...], reach: int) -> list[float]:
    """Average over the faces of a die, from a start to as far as dice reach."""
    runs = [gaps[start + face : start + face + reach + 1] for face in faces]
    return [fsum(row) / len(faces) for row in zip(*runs, strict=True)]


def _pairs(unseen: Iterable[Rank]) -> tuple[tuple[int, tuple[tuple[int, float], ...]], ...]:
    """Return the chance of two cards, by their points in fives and then by the gap they make."""
    counts: dict[Rank, int] = defaultdict(int)
    for rank in unseen:
        counts[rank] += 1
    number = sum(counts.values())
    chances: dict[int, dict[int, float]] = defaultdict(lambda: defaultdict(float))
    for mine, some in counts.items():
        for theirs, others in counts.items():
            ways = some * (others - (mine is theirs))
            if ways:
                points = (POINTS[mine] + POINTS[theirs]) // STEP
                gap = strength(mine) - strength(theirs)
                chances[points][gap] += ways / (number * (number - 1))
    return tuple([(points, tuple(gaps.items())) for points, gaps in chances.items()])
