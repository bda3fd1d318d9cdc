"""Search the last skirmishes of a war between two seats to its end: exact chances.

Every card that is turned is gone: ends of a skirmish are worth what the skirmishes after it are
worth with the cards then left, and a tie draws from those left, to the last reinforcements.  The
work grows fast with the cards, so that it is limited: to a number of fights, which are values of
the dice left to both seats after certain cards.
"""

from __future__ import annotations

from collections import Counter
from functools import lru_cache, partial
from math import fsum, inf

from audiogame.games.sichermans_war.deck import POINTS
from audiogame.games.sichermans_war.rules import BATTLES, SKIRMISHES, SichermansWar
from audiogame.games.sichermans_war.search.dice_sets import REACH, DiceSet
from audiogame.games.sichermans_war.search.duel import CENTRE, Choice, Duel, Fights, choices_in
from audiogame.games.sichermans_war.search.pairs import STEP
from audiogame.rules.cards import Rank
from audiogame.rules.state import Seat

LARGEST = (18, 15, 14, 14)
"""By skirmishes to come: unseen cards and dice of all, of the positions that are tried.

With more, few stay within the limit.
"""

MOST_FIGHTS = 4_000
"""Limit of a search."""

Cards = bytes
"""Unseen cards by their strengths, lowest first: fast keys."""

FIVES = {rank.value: POINTS[rank] // STEP for rank in Rank}
"""Points of a card in fives, by its strength."""


class BeyondLimitError(Exception):
    """A search needs more fights than its limit."""


class Ending:
    """The skirmishes to the end of a war, for one of its two seats.

    A skirmish is named by the number of skirmishes to come, 1 in the last.

    Args:
        first: whether this seat is the starter of the last skirmish.
    """

    def __init__(self, first: bool) -> None:
        self._first = first
        self._skirmishes: dict[tuple[int, Cards, int, int, float], CountedDuel] = {}
        self._means: dict[tuple[int, Cards, int, int, DiceSet, DiceSet], float] = {}
        self._draws: dict[tuple[Cards, bool], tuple[tuple[Cards, int, int, int], ...]] = {}
        self.fights = 0
        self.most: float = MOST_FIGHTS

    def skirmish(
        self, to_come: int, cards: Cards, reserves: int, lead: int, bonus: float = 0.0
    ) -> CountedDuel:
        """Return a skirmish whose first cards are turned.

        Args:
            to_come: number of skirmishes, this one included.
            cards: those still unseen.
            reserves: reinforcements that each seat has left.
            lead: own points less the other's before the skirmish, in fives.
            bonus: added to the worth of winning it; see `prospects.py`.
        """
        if to_come == 1 and not reserves:
            cards = b""  # none is turned any more
        key = (to_come, cards, reserves, lead, bonus)
        if key not in self._skirmishes:
            self._skirmishes[key] = CountedDuel(self, *key)
        return self._skirmishes[key]

    def end(
        self,
        to_come: int,
        cards: Cards,
        before: int,
        bonus: float,
        mine: DiceSet,
        theirs: DiceSet,
        reserves: int,
        gain: int,
    ) -> float:
        """Return the worth of an end of a skirmish, with the lead before it and a gain."""
        lead = before + gain
        if to_come > 1:
            worth = self.turning(to_come - 1, cards, reserves, lead, mine, theirs)
        else:
            worth = 0.5 if not lead else float(lead > 0)
        return worth + bonus if gain > 0 else worth

    def turning(
        self, to_come: int, cards: Cards, reserves: int, lead: int, mine: DiceSet, theirs: DiceSet
    ) -> float:
        """Return the chance to win the war before both seats turn a card, a stalemate shared."""
        if abs(lead) > sum([FIVES[card] for card in cards]):
            return float(lead > 0)
        key = (to_come, cards, reserves, lead, mine, theirs)
        if key not in self._means:
            self._means[key] = self.mean(*key, stake=0, bonus=0.0)
        return self._means[key]

    def mean(
        self,
        to_come: int,
        cards: Cards,
        reserves: int,
        lead: int,
        mine: DiceSet,
        theirs: DiceSet,
        stake: int,
        bonus: float,
    ) -> float:
        """Return the mean value of the pairs that may be turned, at a stake in fives."""
        if not bonus and abs(lead) > stake + sum([FIVES[card] for card in cards]):
            return float(lead > 0)
        values: list[float] = []
        reach = max(REACH[mine], REACH[theirs])
        for left, points, gap, ways in self._pairs(cards, kept=to_come > 1 or reserves > 0):
            after = self.skirmish(to_come, left, reserves, lead, bonus)
            won = stake + points
            if gap > reach:
                ends = [after.end(mine, theirs, reserves, gain) for gain in (won, -won)]
                values.append(fsum(ends) * ways)
                continue
            fights = after.fights(mine, theirs, won * STEP, reserves)
            if gap:
                row = fights.mine
                values.append((row[CENTRE + gap] + row[CENTRE - gap]) * ways)
            elif reserves:
                values.append(fights.stands * ways)
            else:
                starts = self._first == bool(to_come % 2)
                asked = fights.theirs if starts else fights.mine
                values.append(asked[CENTRE] * ways)
        return fsum(values) / (len(cards) * (len(cards) - 1))

    def close(self) -> None:
        """Free the memory of the search: skirmishes refer to it, and it to them."""
        self._skirmishes.clear()

    def _pairs(self, cards: Cards, kept: bool) -> tuple[tuple[Cards, int, int, int], ...]:
        """Return the pairs of cards: those left, points in fives, gap, and ways to draw them.

        A gap above 0 is one for either seat, each in so many ways.

        Args:
            kept: whether any are turned later; if not, none are left.
        """
        key = (cards, kept)
        if key not in self._draws:
            counts = Counter(cards)
            found: Counter[tuple[Cards, int, int]] = Counter()
            for low, some in counts.items():
                for high, others in counts.items():
                    if low <= high:
                        left = b""
                        if kept:
                            left = cards.replace(bytes([low]), b"", 1)
                            left = left.replace(bytes([high]), b"", 1)
                        pair = (left, FIVES[low] + FIVES[high], high - low)
                        found[pair] += some * (others - (low == high))
            self._draws[key] = tuple([(*pair, ways) for pair, ways in found.items() if ways])
        return self._draws[key]


class CountedDuel(Duel):
    """A skirmish of an ending: its ends and ties know the cards that are left."""

    def __init__(
        self, ending: Ending, to_come: int, cards: Cards, reserves: int, lead: int, bonus: float
    ) -> None:
        self.end = partial(ending.end, to_come, cards, lead, bonus)
        super().__init__(self.end, (), reserves, depth=reserves)
        self._ending = ending
        self._place = (to_come, cards)
        self._lead = lead
        self._bonus = bonus

    def _fight(self, mine: DiceSet, theirs: DiceSet, stake: int, reserves: int) -> Fights:
        self._ending.fights += 1
        if self._ending.fights > self._ending.most:
            raise BeyondLimitError
        return super()._fight(mine, theirs, stake, reserves)

    def _stands(self, mine: DiceSet, theirs: DiceSet, stake: int, reserves: int) -> float:
        if not reserves:
            return self.end(mine, theirs, 0, 0)
        place = (*self._place, reserves - 1, self._lead)
        return self._ending.mean(*place, mine, theirs, stake, self._bonus)


@lru_cache(maxsize=8)
def solved(war: SichermansWar, seat: Seat, bonus: float = 0.0) -> tuple[Choice, ...] | None:
    """Return the exact worth of each choice of the asked seat, the first to pass.

    Args:
        war: a war between two seats.
        seat: the seat that is asked.
        bonus: added to the worth of winning the skirmish; there is no limit with it.

    Returns:
        None where that is beyond the limit.
    """
    to_come = SKIRMISHES - war.number + 1
    size = len(war.unseen) + sum(map(len, war.dice))
    if war.battle < BATTLES or to_come > len(LARGEST) or size > LARGEST[to_come - 1]:
        return None
    last_starter = (war.skirmish.starter + to_come - 1) % war.seats
    ending = Ending(first=last_starter == seat)
    if bonus:
        ending.most = inf
    lead = (war.points[seat] - war.points[1 - seat]) // STEP
    duel = ending.skirmish(
        to_come, bytes([rank.value for rank in war.unseen]), war.reserves[seat], lead, bonus
    )
    try:
        return choices_in(duel, war, seat)
    except BeyondLimitError:
        return None
    finally:
        ending.close()
