"""Pairs of cards with two seats left, and the worth of each pair."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import exp
from operator import add
from typing import NamedTuple

from audiogame.games.scientific_war.card_counts import Counts
from audiogame.games.scientific_war.search.matrix_games import Equilibrium, solve
from audiogame.games.scientific_war.search.outlook import Outlook
from audiogame.games.scientific_war.search.positions import (
    EIGHT,
    NOBODY,
    QUEEN,
    Position,
    decided,
    trick_of,
)
from audiogame.games.scientific_war.search.strengths import (
    HANDS,
    OWN_HAND,
    OWN_PILE,
    OWN_SPY,
    PILES,
    RANKS,
    SPIED,
    TABLE,
    Vector,
)
from audiogame.rules.state import Seat

Cards = tuple[int, ...]
BOTH: tuple[Seat, Seat] = (0, 1)


class Pairs(NamedTuple):
    """Worth of every pair of cards to seat 0.

    Args:
        rows, columns: the cards of seats 0 and 1.
        payoffs: expected score of seat 0, row by column.
    """

    rows: Cards
    columns: Cards
    payoffs: list[list[float]]


class TrickEnd(NamedTuple):
    """An end of a trick: the order after it, and its winner and the swapping seat, or NOBODY."""

    low: bool
    winner: Seat
    swapper: Seat

    def parts(self, seat: Seat, of: Seat) -> tuple[int, int]:
        """Return the first inputs of `seat` for the hand and pile of `of` after the trick."""
        hand, pile = (OWN_HAND, OWN_PILE) if seat == of else (HANDS, PILES)
        return (pile, hand) if of == self.swapper else (hand, pile)

    def prize(self, seat: Seat) -> int:
        """Return the first input of `seat` for the cards of the trick after it."""
        return TABLE if self.winner == NOBODY else self.parts(seat, self.winner)[1]


class Duels:
    """Looks one trick ahead, with two seats that know each other's cards.

    Args:
        outlook: evaluates the position after the trick.
    """

    def __init__(self, outlook: Outlook) -> None:
        self.outlook = outlook
        self.strengths = outlook.strengths
        self.moved = cache(self._moved)

    def pairs(self, position: Position) -> Pairs:
        """Return the worth of every pair of cards after this one trick."""
        rows, columns = (cards_in(hand) for hand in position.hands)
        last = position.left < 2
        slow = not last and any(sum(hand) < 2 for hand in position.hands)
        quick = None if slow else Quick(self, position)
        payoffs = [
            [
                self._slow(position, one, two)
                if quick is None or (one == two and one in (EIGHT, QUEEN) and not last)
                else quick.value(one, two)
                for two in columns
            ]
            for one in rows
        ]
        return Pairs(rows, columns, payoffs)

    def _slow(self, position: Position, one: int, two: int) -> float:
        return self.outlook.value(self.outlook.after(position, (one, two)), BOTH, 0)

    def _moved(self, ending: TrickEnd) -> tuple[tuple[Vector, ...], ...]:
        """Return the changes in the units by each played card.

        Returns:
            For seats 0 and 1 the changes by a card of seat 0, and then those by one of seat 1.
        """
        rows = self.strengths.weights[ending.low].inputs
        found = []
        for player in BOTH:
            for seat in BOTH:
                source, to = ending.parts(seat, player)[0], ending.prize(seat)
                spy = rows[OWN_SPY if seat == player else SPIED]
                moved = [
                    tuple(map(float.__sub__, rows[to + card], rows[source + card]))
                    for card in range(RANKS)
                ]
                moved[QUEEN] = tuple(map(add, moved[QUEEN], spy))
                found.append(tuple(moved))
        return tuple(found)


class Quick:
    """Fast evaluation of pairs where no hand runs out, or in the last trick.

    The sums in the units are those of the position, plus the changes by both cards.

    Args:
        duels: computes the changes by cards.
        position: before the trick.
    """

    def __init__(self, duels: Duels, position: Position) -> None:
        self.duels, self.position = duels, position
        self.lines: dict[tuple[TrickEnd, int], tuple[list[float], ...]] = {}
        self.bases: dict[TrickEnd, tuple[list[float], ...]] = {}
        self.waiting = sum(position.table)
        self.decided = {
            winner: decided(*self._owned_after(winner), position.left - 1)
            for winner in (*BOTH, NOBODY)
        }

    def value(self, one: int, two: int) -> float:
        """Return the expected score of seat 0 for a pair with at most one 8 and one queen."""
        position = self.position
        winner, low, _ = trick_of((one, two), position.low, position.now, position.jacks)
        score = self.decided[winner]
        if score is not None:
            return score
        value = self._ended(TrickEnd(low, winner, NOBODY), one, two)
        if EIGHT not in (one, two):
            return value
        swapper = 0 if one == EIGHT else 1
        if winner != swapper and not any(position.piles[swapper]):
            return value
        changed = self._ended(TrickEnd(low, winner, swapper), one, two)
        return max(value, changed) if swapper == 0 else min(value, changed)

    def _ended(self, ending: TrickEnd, one: int, two: int) -> float:
        line = self.lines.get((ending, one))
        if line is None:
            line = self.lines[ending, one] = self._line(ending, one)
        strength = self.duels.strengths.strength
        _, _, mine, theirs = self.duels.moved(ending)
        ahead = strength(ending.low, list(map(add, line[0], mine[two])))
        behind = strength(ending.low, list(map(add, line[1], theirs[two])))
        return 1.0 / (1.0 + exp(min(behind - ahead, 500.0)))

    def _line(self, ending: TrickEnd, one: int) -> tuple[list[float], ...]:
        """Return the sums in the units of both seats with a card of seat 0 and none of seat 1."""
        bases = self.bases.get(ending)
        if bases is None:
            bases = self.bases[ending] = tuple(self._base(ending, seat) for seat in BOTH)
        moved = self.duels.moved(ending)
        return tuple(list(map(add, bases[seat], moved[seat][one])) for seat in BOTH)

    def _owned_after(self, winner: Seat) -> tuple[list[int], int]:
        """Return the numbers of cards that both seats own after a trick, and that wait."""
        owned, waiting = [owned - 1 for owned in self.position.owned], self.waiting + 2
        if winner != NOBODY:
            owned[winner] += waiting
            waiting = 0
        return owned, waiting

    def _base(self, ending: TrickEnd, seat: Seat) -> list[float]:
        """Return the sums in the units of a seat without the two cards."""
        position, cards = self.position, self.duels.strengths.cards
        owned, _ = self._owned_after(ending.winner)
        in_hand = sum(position.hands[seat]) - 1
        if seat == ending.swapper:
            in_hand = sum(position.piles[seat])
            if seat == ending.winner:
                in_hand += self.waiting + 2
        lead = owned[seat] * 2 / sum(owned) - 1
        low, left, now = ending.low, position.left - 1, position.now
        lots: list[Sequence[float]] = [
            self.duels.strengths.situation(low, lead, left, now, 2, in_hand),
            cards(low, ending.prize(seat), position.table),
        ]
        for of in BOTH:
            hand, pile = ending.parts(seat, of)
            lots.append(cards(low, hand, position.hands[of]))
            lots.append(cards(low, pile, position.piles[of]))
        return [a + b + c + d + e + f for a, b, c, d, e, f in zip(*lots, strict=True)]


def cards_in(hand: Counts) -> Cards:
    """List the different cards of a hand."""
    return tuple(card for card, number in enumerate(hand) if number)


def settled(position: Position, pairs: Pairs) -> Equilibrium:
    """Solve one trick; where a seat is the spy the other plays first, and openly."""
    payoffs = pairs.payoffs
    if position.spy == NOBODY:
        return solve(payoffs)
    if position.spy == 1:
        worst = [min(row) for row in payoffs]
        row = worst.index(max(worst))
        column = payoffs[row].index(worst[row])
    else:
        best = [max(line) for line in zip(*payoffs, strict=True)]
        column = best.index(min(best))
        row = [line[column] for line in payoffs].index(best[column])
    return Equilibrium(
        tuple(float(place == row) for place in range(len(pairs.rows))),
        tuple(float(place == column) for place in range(len(pairs.columns))),
        payoffs[row][column],
    )
