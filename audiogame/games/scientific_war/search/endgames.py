"""The last tricks between two seats that know each other's cards, played out to the end.

Each trick is a small matrix game, whose payoffs are the values of the tricks after it: solved from
the last trick backwards, so that nothing is guessed.  Where a seat spies, the other plays first.
After an 8 its seat swaps if that is better for it, and the other is supposed to see it; where both
reveal one they decide at the same time.

Positions that differ only in what can no longer be played are one: a pile that will not be taken
up before the limit is a number of cards.  So are those in which the ranks come in the same order.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, lru_cache, partial

from audiogame.games.scientific_war.card_counts import NO_CARDS, Counts
from audiogame.games.scientific_war.search.grids import Grid
from audiogame.games.scientific_war.search.matrix_games import solve
from audiogame.games.scientific_war.search.positions import (
    EIGHT,
    JACK,
    NOBODY,
    QUEEN,
    Position,
    Resolved,
    trick_of,
)
from audiogame.rules.cards import Rank
from audiogame.rules.effort import within
from audiogame.rules.state import Seat

MOST_EFFORT = 50_000
"""Pairs of cards played, about, after which a search is given up: so a decision has its limit."""
FIRST_EFFORT = 20_000
"""The same for the first value of a decision, as those after it cost much less."""
OVERHEAD = 4
"""The effort of a position beside its pairs, and of a trick that has to be mixed."""
JOKER = Rank.JOKER.value
ANY = b"\0"
"""A card that will not be played any more."""

Cards = bytes
"""The values of cards, in rising order."""
Moment = tuple[Cards, Cards, Cards, Cards, Cards, bool, Seat, int]
"""Hand and pile of seat 0, of seat 1, the table, the order, the spy, and tricks to come."""
Scores = tuple[float, float, float]
"""Scores of seat 0 by the winner of a trick: seat 0, seat 1, nobody."""
Ends = tuple[float | None, float | None, float | None]
"""The same, and None where the game goes on."""
LastTrick = tuple[Cards, Cards, bool, Seat, Scores]
"""Both hands, the order, the spy, and the scores."""
Tricks = dict[tuple[int, int], Resolved]
"""What becomes of each pair of cards."""


class EndlessSearch(Exception):
    """Raised when a position has too many others after it."""


class Endgames:
    """Solves positions of two seats that end soon, and remembers them.

    Args:
        now: whether a jack counts for its own trick.
        jacks: the option of that name.
        outlook: the score of seat 0 once somebody has taken a trick; None to play on to the end.
    """

    def __init__(
        self, now: bool, jacks: str, outlook: Callable[[Position], float] | None = None
    ) -> None:
        self._now, self._jacks, self._outlook = now, jacks, outlook
        self._tricks = _tricks(now, jacks)
        self._known: dict[Moment, float] = {}
        self._last_known: dict[LastTrick, float] = {}
        self._limit = within(FIRST_EFFORT)
        self.effort = 0
        """What has been done, in pairs of cards played, about."""

    def value(self, position: Position) -> float:
        """Return the score that seat 0 may expect: 1 for a win, one half for a draw.

        Args:
            position: of two seats, between two tricks.

        Raises:
            EndlessSearch: it would take more than `MOST_EFFORT`.
        """
        value = self._value(_moment(position))
        self._limit = within(MOST_EFFORT)
        return value

    def payoffs(self, position: Position) -> list[list[float]]:
        """Return the score of seat 0 for each of its cards by each of the other's.

        Args:
            position: of two seats with cards in hand, and at least one trick to come.

        Raises:
            EndlessSearch: it would take more than `MOST_EFFORT`.
        """
        mine, _, theirs, *_ = moment = _moment(position)
        after = self._from(moment)
        return [[after(one, two) for two in sorted({*theirs})] for one in sorted({*mine})]

    def grid(self, position: Position) -> Grid:
        """Return the trick to come as a matrix game; payoffs that are asked for may raise.

        Args:
            position: as in `payoffs`.
        """
        mine, _, theirs, _, _, low, *_ = moment = _moment(position)
        return _grid(mine, theirs, low, self._from(moment))

    def _from(self, moment: Moment) -> Callable[[int, int], float]:
        """Return what tells the payoffs of a decision, the first of them with little effort."""
        ends = _ends(moment)

        def payoff(one: int, two: int) -> float:
            value = self._after(moment, ends, one, two)
            self._limit = within(MOST_EFFORT)
            return value

        return payoff

    def _value(self, moment: Moment) -> float:
        known = self._known.get(moment)
        if known is None:
            known = self._known[moment] = self._solved(moment)
        return known

    def _solved(self, moment: Moment) -> float:
        mine, my_pile, theirs, their_pile, table, low, spy, left = moment
        own, other = len(mine) + len(my_pile), len(theirs) + len(their_pile)
        decided = _decided(own, other, len(table), left)
        if decided is not None:
            return decided
        if left == 1:
            return self._last(mine, theirs, low, spy, _scores(own, other, len(table)))
        return self._settled(mine, theirs, low, spy, partial(self._after, moment, _ends(moment)))

    def _settled(
        self,
        mine: Cards,
        theirs: Cards,
        low: bool,
        spy: Seat,
        payoff: Callable[[int, int], float],
    ) -> float:
        """Return the value of a trick.

        Args:
            mine, theirs: the hands of seats 0 and 1.
            low, spy: as in a position.
            payoff: the score of seat 0 for a pair of cards.
        """
        self.effort += OVERHEAD
        if self.effort > min(self._limit, MOST_EFFORT):
            raise EndlessSearch
        grid = _grid(mine, theirs, low, payoff)
        if spy == NOBODY:
            value = grid.value()
            self.effort += grid.mixed
            return value
        return grid.seen_by_columns() if spy == 1 else grid.seen_by_rows()

    def _last(self, mine: Cards, theirs: Cards, low: bool, spy: Seat, scores: Scores) -> float:
        """Return the value of the last trick, in which nothing but its winner counts.

        Args:
            mine, theirs: the hands of seats 0 and 1.
            low, spy: as in a position.
            scores: as of `_scores`.
        """
        key = mine, theirs, low, spy, scores
        known = self._last_known.get(key)
        if known is None:
            tricks = self._tricks[low]
            known = self._last_known[key] = self._settled(
                mine, theirs, low, spy, lambda one, two: scores[tricks[one, two].winner]
            )
        return known

    def _after(self, moment: Moment, ends: Ends, one: int, two: int) -> float:
        """Return the score that seat 0 may expect once a pair of cards is played.

        Args:
            moment: before it.
            ends: as of `_ends`.
            one, two: the cards of seats 0 and 1.
        """
        mine, my_pile, theirs, their_pile, table, low, _, left = moment
        winner, low, spy = self._tricks[low][one, two]
        decided = ends[winner]
        if decided is not None:
            return decided
        self.effort += 1
        left -= 1
        at, there = mine.index(one), theirs.index(two)
        mine, theirs = mine[:at] + mine[at + 1 :], theirs[:there] + theirs[there + 1 :]
        table = _sorted(table, bytes((one, two)))
        if winner == 0:
            my_pile, table = _sorted(my_pile, table), b""
        elif winner == 1:
            their_pile, table = _sorted(their_pile, table), b""
        if EIGHT not in (one, two):
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
        if they_may:
            return solve(swaps).value if may else min(swaps[0])
        return max(swaps)[0]

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
        if self._outlook is not None and not table:
            hands, piles = (_counts(mine), _counts(theirs)), (_counts(my_pile), _counts(their_pile))
            return self._outlook(
                Position(hands, piles, NO_CARDS, low, spy, left, self._now, self._jacks)
            )
        if left == 1:
            own, other = len(mine) + len(my_pile), len(theirs) + len(their_pile)
            return self._last(mine, theirs, low, spy, _scores(own, other, len(table)))
        mine_matters = len(mine) < left or EIGHT in mine
        theirs_matters = len(theirs) < left or EIGHT in theirs
        if not mine_matters:
            my_pile = ANY * len(my_pile)
        if not theirs_matters:
            their_pile = ANY * len(their_pile)
        if not (mine_matters or theirs_matters):
            table = ANY * len(table)
        present = bytes(sorted({*mine, *my_pile, *theirs, *their_pile, *table}))
        alike = _renumbered(present)
        ours = mine.translate(alike), my_pile.translate(alike)
        those = theirs.translate(alike), their_pile.translate(alike)
        waiting = table.translate(alike)
        if those > ours:  # the same from the other side
            turned = spy if spy == NOBODY else 1 - spy
            return 1.0 - self._value((*those, *ours, waiting, low, turned, left))
        return self._value((*ours, *those, waiting, low, spy, left))


@cache
def _tricks(now: bool, jacks: str) -> tuple[Tricks, Tricks]:
    """Return what becomes of each pair of cards, by the order before it."""
    cards = [rank.value for rank in Rank]
    usual, low = (
        {(one, two): trick_of((one, two), order, now, jacks) for one in cards for two in cards}
        for order in (False, True)
    )
    return usual, low


@lru_cache(maxsize=1 << 13)
def _renumbered(present: Cards) -> bytes:
    """Return what makes positions alike that differ in the distance between ranks only.

    Args:
        present: the ranks there are, in rising order.

    Returns:
        A table for `bytes.translate`: ranks without a power take the lowest free numbers, in the
        same order and as it was beside those that have one.
    """
    table, number = bytearray(range(256)), JOKER
    powers = {EIGHT, JACK, QUEEN}
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


def _counts(cards: Cards) -> Counts:
    return tuple([cards.count(card) for card in range(len(NO_CARDS))])


def _cards(counts: Counts) -> Cards:
    return bytes([card for card, number in enumerate(counts) for _ in range(number)])


def _sorted(cards: Cards, more: Cards) -> Cards:
    return bytes(sorted(cards + more))


def _score(own: int, other: int) -> float:
    """Return the score of seat 0 at the end, by the cards owned; nobody may own any."""
    return 1.0 if own > other else 0.0 if own < other else 0.5


def _grid(mine: Cards, theirs: Cards, low: bool, payoff: Callable[[int, int], float]) -> Grid:
    """Lay out a trick, strong cards first: what settles it is mostly among them."""
    rows, columns = sorted({*mine}, reverse=not low), sorted({*theirs}, reverse=not low)
    return Grid(rows, columns, payoff)


def _scores(own: int, other: int, waiting: int) -> Scores:
    """Return the score of seat 0 after the last trick, by its winner: seat 0, seat 1, nobody."""
    own, other, taken = own - 1, other - 1, waiting + 2
    return _score(own + taken, other), _score(own, other + taken), _score(own, other)


def _ends(moment: Moment) -> Ends:
    """Return what `_decided` says after a trick, by its winner: seat 0, seat 1, nobody."""
    mine, my_pile, theirs, their_pile, table, _, _, left = moment
    own, other = len(mine) + len(my_pile) - 1, len(theirs) + len(their_pile) - 1
    taken, left = len(table) + 2, left - 1
    return (
        _decided(own + taken, other, 0, left),
        _decided(own, other + taken, 0, left),
        _decided(own, other, taken, left),
    )


def _decided(own: int, other: int, waiting: int, left: int) -> float | None:
    """Return the score of seat 0 where the cards owned decide; None while all is open.

    Args:
        own, other: how many cards seats 0 and 1 own.
        waiting: how many lie on the table.
        left: tricks to come.
    """
    if not left or not own or not other:
        return _score(own, other)
    # Even if every trick is lost: the leader can no longer be overtaken.
    if own - left > other + waiting + left:
        return 1.0
    if other - left > own + waiting + left:
        return 0.0
    return None
