"""Endings of Scientific War between two seats that know all cards, solved to the trick limit.

Quicker than the brute force of `scientific_ends.py`, which it agrees with: it solves each trick
by the simplex method in floats, caches positions, and stops where the leader cannot be caught.
"""

from __future__ import annotations

from audiogame.games.scientific_war.search.duels import cards_in
from audiogame.games.scientific_war.search.matrix_games import solve
from audiogame.games.scientific_war.search.positions import (
    EIGHT,
    NOBODY,
    Position,
    collected,
    decided,
    may_swap,
    next_trick,
    shares,
    swapped,
)

Payoffs = list[list[float]]


class TooLong(Exception):
    """Raised when an ending has too many pairs of cards."""


class Ending:
    """Values of positions for seat 0: 1 for a win, one half for a draw.

    Args:
        most: pairs of cards that may be looked at.
    """

    def __init__(self, most: int = 50_000) -> None:
        self._left = most
        self._known: dict[Position, float] = {}

    def value(self, position: Position) -> float:
        """Return the score of seat 0 between two tricks; raises `TooLong`."""
        known = self._known.get(position)
        if known is None:
            known = self._known[position] = self._value(position)
        return known

    def _value(self, position: Position) -> float:
        over = shares(position, (0, 1))
        if over is not None:
            return over[0]
        score = decided(position.owned, sum(position.table), position.left)
        if score is not None:
            return score
        payoffs = self.payoffs(position)
        if position.spy == NOBODY:
            return solve(payoffs).value
        if position.spy == 1:
            return max([min(row) for row in payoffs])
        columns: Payoffs = [list(column) for column in zip(*payoffs, strict=True)]
        return min([max(column) for column in columns])

    def payoffs(self, position: Position) -> Payoffs:
        """Return the score of seat 0 for each of its cards by each of the other's."""
        mine, theirs = map(cards_in, position.hands)
        self._left -= len(mine) * len(theirs)
        if self._left < 0:
            raise TooLong
        return [[self._after(position, (one, two)) for two in theirs] for one in mine]

    def _after(self, position: Position, cards: tuple[int, int]) -> float:
        """Return the score after a trick, and the swaps that eights allow: seen by the other."""
        after = collected(position, cards)
        rows, columns = (
            [False, True] if cards[seat] == EIGHT and may_swap(after, seat) else [False]
            for seat in (0, 1)
        )
        values = []
        for mine in rows:
            ours = swapped(after, 0) if mine else after
            line = [self.value(next_trick(swapped(ours, 1) if one else ours)) for one in columns]
            values.append(line)
        if len(rows) == len(columns) == 2:
            return solve(values).value
        return max(map(min, values))  # at most one of them decides
