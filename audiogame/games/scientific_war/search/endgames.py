"""The last tricks between two seats that know each other's cards, played out to the end.

Each trick is a small matrix game, whose payoffs are the values of the tricks after it: solved from
the last trick backwards, so that nothing is guessed.  Where a seat spies, the other plays first.
After an 8 its seat swaps if that is better for it, and the other is supposed to see it; where both
reveal one they decide at the same time.

Positions that differ only in what can no longer be played are one: a pile that will not be taken
up before the limit is a number of cards.  So are those in which the ranks come in the same order.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from audiogame.games.scientific_war.card_counts import Counts
from audiogame.games.scientific_war.search.matrix_games import solve
from audiogame.games.scientific_war.search.positions import (
    EIGHT,
    JACK,
    NOBODY,
    QUEEN,
    Position,
    trick_of,
)
from audiogame.rules.cards import Rank
from audiogame.rules.state import Seat

MOST_EFFORT = 36_000
"""Pairs of cards played, about, after which a search is given up: so a decision has its limit."""
OVERHEAD = 4
"""The effort of a position beside its pairs, and of a trick that has to be mixed."""
JOKER = Rank.JOKER.value
ANY = b"\0"
"""A card that will not be played any more."""

Cards = bytes
"""The values of cards, in rising order."""
Moment = tuple[Cards, Cards, Cards, Cards, Cards, bool, Seat, int]
"""Hand and pile of seat 0, of seat 1, the table, the order, the spy, and tricks to come."""


class EndlessSearch(Exception):
    """Raised when a position has too many others after it."""


class Endgames:
    """Solves positions of two seats that end soon, and remembers them.

    Args:
        now: whether a jack counts for its own trick.
        jacks: the option of that name.
    """

    def __init__(self, now: bool, jacks: str) -> None:
        self._now, self._jacks = now, jacks
        self._known: dict[Moment, float] = {}
        self.effort = 0
        """What has been done, in pairs of cards played, about."""

    def value(self, position: Position) -> float:
        """Return the score that seat 0 may expect: 1 for a win, one half for a draw.

        Args:
            position: of two seats, between two tricks.

        Raises:
            EndlessSearch: it would take more than `MOST_EFFORT`.
        """
        return self._value(_moment(position))

    def payoffs(self, position: Position) -> list[list[float]]:
        """Return the score of seat 0 for each of its cards by each of the other's.

        Args:
            position: of two seats with cards in hand, and at least one trick to come.

        Raises:
            EndlessSearch: it would take more than `MOST_EFFORT`.
        """
        mine, _, theirs, *_ = moment = _moment(position)
        return self._payoffs(moment, sorted(set(mine)), sorted(set(theirs)))

    def _value(self, moment: Moment) -> float:
        known = self._known.get(moment)
        if known is None:
            known = self._known[moment] = self._solved(moment)
        return known

    def _solved(self, moment: Moment) -> float:
        mine, my_pile, theirs, their_pile, table, _, spy, left = moment
        own, other = len(mine) + len(my_pile), len(theirs) + len(their_pile)
        if not left or not mine or not theirs:
            return _score(own, other)
        waiting = len(table)
        # Even if every trick is lost: the leader can no longer be overtaken.
        if own - left > other + waiting + left:
            return 1.0
        if other - left > own + waiting + left:
            return 0.0
        rows, columns = sorted(set(mine)), sorted(set(theirs))
        pairs = len(rows) * len(columns)
        self.effort += OVERHEAD + (pairs if left > 1 else 0)
        if self.effort > MOST_EFFORT:
            raise EndlessSearch
        if left == 1:
            payoffs = self._last(moment, rows, columns)
        else:
            payoffs = self._payoffs(moment, rows, columns)
        low = max(map(min, payoffs))
        if spy == 1:
            return low
        high: float = min(map(max, zip(*payoffs, strict=True)))
        if spy == 0 or low == high:
            return high
        self.effort += OVERHEAD + 2 * pairs
        return _mixed(payoffs)

    def _payoffs(
        self, moment: Moment, rows: Sequence[int], columns: Sequence[int]
    ) -> list[list[float]]:
        return [[self._after(moment, one, two) for two in columns] for one in rows]

    def _last(
        self, moment: Moment, rows: Sequence[int], columns: Sequence[int]
    ) -> list[list[float]]:
        """Return the payoffs of the last trick, in which nothing but its winner counts."""
        mine, my_pile, theirs, their_pile, table, order, _, _ = moment
        own, other = len(mine) + len(my_pile) - 1, len(theirs) + len(their_pile) - 1
        taken, now, jacks = len(table) + 2, self._now, self._jacks
        score = (_score(own + taken, other), _score(own, other + taken), _score(own, other))
        return [
            [score[trick_of((one, two), order, now, jacks).winner] for two in columns]
            for one in rows
        ]

    def _after(self, moment: Moment, one: int, two: int) -> float:
        mine, my_pile, theirs, their_pile, table, low, _, left = moment
        winner, low, spy = trick_of((one, two), low, self._now, self._jacks)
        at, there = mine.index(one), theirs.index(two)
        mine, theirs = mine[:at] + mine[at + 1 :], theirs[:there] + theirs[there + 1 :]
        table = _sorted(table, bytes((one, two)))
        if winner == 0:
            my_pile, table = _sorted(my_pile, table), b""
        elif winner == 1:
            their_pile, table = _sorted(their_pile, table), b""
        left -= 1
        if EIGHT not in (one, two) or not left:
            return self._next(mine, my_pile, theirs, their_pile, table, low, spy, left)
        may = one == EIGHT and bool(mine) and bool(my_pile)
        they_may = two == EIGHT and bool(theirs) and bool(their_pile)
        swaps = [
            [
                self._next(*own, *other, table, low, spy, left)
                for other in ((theirs, their_pile), (their_pile, theirs))[: 1 + they_may]
            ]
            for own in ((mine, my_pile), (my_pile, mine))[: 1 + may]
        ]
        return solve(swaps).value

    def _next(
        self,
        mine: Cards,
        my_pile: Cards,
        theirs: Cards,
        their_pile: Cards,
        table: Cards,
        low: bool,
        spy: Seat,
        left: int,
    ) -> float:
        """Return the value once empty hands are refilled and what is done with is forgotten."""
        if not mine:
            mine, my_pile = my_pile, b""
        if not theirs:
            theirs, their_pile = their_pile, b""
        if (spy == 0 and not mine) or (spy == 1 and not theirs):
            spy = NOBODY
        mine_matters = len(mine) < left or EIGHT in mine
        theirs_matters = len(theirs) < left or EIGHT in theirs
        if not mine_matters:
            my_pile = ANY * len(my_pile)
        if not theirs_matters:
            their_pile = ANY * len(their_pile)
        if not (mine_matters or theirs_matters):
            table = ANY * len(table)
        present = bytes(sorted({*mine, *my_pile, *theirs, *their_pile, *table}))
        alike = _renumbered(present, left == 1)
        own = mine.translate(alike), my_pile.translate(alike)
        other = theirs.translate(alike), their_pile.translate(alike)
        waiting = table.translate(alike)
        if other > own:  # the same from the other side
            turned = spy if spy == NOBODY else 1 - spy
            return 1.0 - self._value((*other, *own, waiting, low, turned, left))
        return self._value((*own, *other, waiting, low, spy, left))


@lru_cache(maxsize=1 << 13)
def _renumbered(present: Cards, last: bool) -> bytes:
    """Return what makes positions alike that differ in the distance between ranks only.

    Args:
        present: the ranks there are, in rising order.
        last: whether the last trick comes, in which spies and swaps are no use.

    Returns:
        A table for `bytes.translate`: ranks without a power take the lowest free numbers, in the
        same order and as it was beside those that have one.
    """
    table, number = bytearray(range(256)), JOKER
    powers = {JACK} if last else {EIGHT, JACK, QUEEN}
    for rank in present:
        if rank in powers:
            number = rank
        elif rank > JOKER:
            number += 1
            while number in powers:
                number += 1
            table[rank] = number
    return bytes(table)


def _moment(position: Position) -> Moment:
    mine, theirs = map(_cards, position.hands)
    my_pile, their_pile = map(_cards, position.piles)
    table, low, spy = _cards(position.table), position.low, position.spy
    return mine, my_pile, theirs, their_pile, table, low, spy, position.left


def _cards(counts: Counts) -> Cards:
    return bytes([card for card, number in enumerate(counts) for _ in range(number)])


def _sorted(cards: Cards, more: Cards) -> Cards:
    return bytes(sorted(cards + more))


def _score(own: int, other: int) -> float:
    """Return the score of seat 0 at the end, by the cards owned; nobody may own any."""
    return 1.0 if own > other else 0.0 if own < other else 0.5


def _mixed(payoffs: list[list[float]]) -> float:
    """Return the value of a matrix game without a saddle point."""
    rows = _undominated(payoffs)
    turned = [[-value for value in line] for line in zip(*rows, strict=True)]
    columns = [[-value for value in line] for line in zip(*_undominated(turned), strict=True)]
    if len(columns) == 2 == len(columns[0]):
        (a, b), (c, d) = columns
        if max(min(a, b), min(c, d)) < min(max(a, c), max(b, d)):
            value: float = (a * d - b * c) / (a + d - b - c)
            return value
    return solve(columns).value


def _undominated(rows: list[list[float]]) -> list[list[float]]:
    """Leave out rows that are nowhere better than another one."""
    kept: list[list[float]] = []
    for row in rows:
        if any(all(map(float.__ge__, other, row)) for other in kept):
            continue
        kept = [other for other in kept if not all(map(float.__ge__, row, other))]
        kept.append(row)
    return kept
