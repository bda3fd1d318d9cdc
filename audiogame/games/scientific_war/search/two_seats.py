"""Play with two seats left: a search two tricks deep, in mixed strategies.

All pairs of cards are evaluated after one trick; the best rows and columns of that game are
evaluated again by the equilibrium of the trick after it.  Where an 8 has left the other seat's
holding open, the other may choose by its holding, and the choice of seat 0 has to fit all of them.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from math import fsum, prod
from operator import sub

from audiogame.games.scientific_war.search.duels import Duels, Pairs, cards_in, settled
from audiogame.games.scientific_war.search.matrix_games import Equilibrium, payoff_of_rows, solve
from audiogame.games.scientific_war.search.plans import Plan, only_best
from audiogame.games.scientific_war.search.positions import (
    Position,
    next_trick,
    swapped,
    trick_of,
)
from audiogame.rules.effort import within
from audiogame.rules.value import Value

LEAVES = 3_000
"""Approximate number of positions evaluated for one decision."""
MOST_HOLDINGS = 3
"""Maximum holdings of the other seat that are searched."""
MOST_COLUMNS = 150
"""Maximum plans of the other seat that depend on its holding."""
FEWEST = 3
"""Minimum rows and columns that are evaluated again."""
ME, OTHER = 0, 1


class Supposed(Value):
    """A position that may be the true one, and its pairs of cards after one trick."""

    position: Position
    weight: float
    pairs: Pairs


class TwoSeats:
    """Searches positions with two seats, of which seat 0 chooses.

    Args:
        duels: looks one trick ahead.
    """

    def __init__(self, duels: Duels) -> None:
        self.duels = duels

    def plan(self, positions: Sequence[tuple[Position, float]], known: int = 0) -> Plan:
        """Return the plan of seat 0.

        Args:
            positions: possible positions, the likeliest first, each with its probability; seat 0's
                hand and the spy are the same in all.
            known: the other seat's card where seat 0 is the spy, else 0.
        """
        few = positions[:MOST_HOLDINGS]
        every = fsum(weight for _, weight in few)
        supposed = [
            Supposed(position, weight / every, with_known(self.duels.pairs(position), known))
            for position, weight in few
        ]
        spied = supposed[0].position.spy == OTHER
        return self._open(supposed) if spied else self._secret(supposed)

    def _secret(self, supposed: list[Supposed]) -> Plan:
        """Return the plan for a choice at the same time as the other seat, or knowing its card."""
        rows = supposed[0].pairs.rows
        rough = [each.pairs.payoffs for each in supposed]
        weights = [each.weight for each in supposed]
        alone = [solve(one) for one in rough]
        mixtures = [list(each.columns) for each in alone]
        first = gains(rough, weights, mixtures)
        tall, wide = self._size(supposed)
        kept = _best(first, tall)
        columns = [
            _best([-gain for gain in payoff_of_rows([*zip(*one, strict=True)], each.rows)], wide)
            for one, each in zip(rough, alone, strict=True)
        ]
        deep = [
            [[self._deep(each, row, column) for column in some] for row in kept]
            for each, some in zip(supposed, columns, strict=True)
        ]
        second, mixed = equilibrium(deep, weights)
        better = gains(deep, weights, mixed)
        for mixture, some, one in zip(mixed, columns, mixtures, strict=True):
            one[:] = [0.0] * len(one)
            for place, chance in zip(some, mixture, strict=True):
                one[place] = chance
        # Pairs evaluated only once are shifted by as much as the others were in the second
        # evaluation.
        shallow = gains(rough, weights, mixtures)
        shift = fsum(map(sub, better, [shallow[row] for row in kept])) / len(kept)
        values = [min(gain + shift, second.value) for gain in shallow]
        chances = [0.0] * len(rows)
        for row, value, chance in zip(kept, better, second.rows, strict=True):
            values[row], chances[row] = value, chance
        taken = [
            fsum(
                each.weight * chance
                for each, mixture in zip(supposed, mixtures, strict=True)
                for column, chance in zip(each.pairs.columns, mixture, strict=True)
                if chance and takes(each.position, row, column)
            )
            for row in rows
        ]
        return Plan(rows, tuple(chances), tuple(values), tuple(taken))

    def _open(self, supposed: list[Supposed]) -> Plan:
        """Return the plan for choosing first, as the other seat is the spy and answers best."""
        rows = supposed[0].pairs.rows
        rough = [
            fsum(each.weight * min(each.pairs.payoffs[row]) for each in supposed)
            for row in range(len(rows))
        ]
        tall, _ = self._size(supposed)
        kept = _best(rough, tall)
        values, taken = list(rough), [0.0] * len(rows)
        answers = [[line.index(min(line)) for line in each.pairs.payoffs] for each in supposed]
        for row in kept:
            values[row] = 0.0
            for each, answer in zip(supposed, answers, strict=True):
                line = each.pairs.payoffs[row]
                some = _best([-value for value in line], FEWEST)
                found = [self._deep(each, row, column) for column in some]
                values[row] += each.weight * min(found)
                answer[row] = some[found.index(min(found))]
        for row, card in enumerate(rows):
            taken[row] = fsum(
                each.weight
                for each, answer in zip(supposed, answers, strict=True)
                if takes(each.position, card, each.pairs.columns[answer[row]])
            )
        most = max(values[row] for row in kept)
        values = [value if row in kept else min(value, most) for row, value in enumerate(values)]
        return only_best(rows, values, taken)

    def _size(self, supposed: list[Supposed]) -> tuple[int, int]:
        """Return the number of rows and columns evaluated again, within the limit of leaves."""
        rows = len(supposed[0].pairs.rows)
        columns = max(len(each.pairs.columns) for each in supposed)
        answers = 1  # the last trick is evaluated directly
        if supposed[0].position.left > 2:
            answers = max(len(cards_in(each.position.hands[OTHER])) for each in supposed)
        pairs = max(within(LEAVES) // (len(supposed) * rows * answers), 1)
        side = max(FEWEST, int(pairs**0.5))
        tall = max(side, pairs // min(side, columns))
        wide = max(side, pairs // min(side, rows))
        if len(supposed) > 1:
            wide = min(wide, int(MOST_COLUMNS ** (1 / len(supposed))))
        return min(tall, rows), min(wide, columns)

    def _deep(self, supposed: Supposed, row: int, column: int) -> float:
        """Evaluate a pair of cards by the equilibrium of the trick after it."""
        pairs = supposed.pairs
        after = self.duels.outlook.after(
            supposed.position, (pairs.rows[row], pairs.columns[column])
        )
        return self.value(after)

    def keep_or_swap(self, positions: Sequence[tuple[Position, float]]) -> tuple[float, float]:
        """Return the expected scores of seat 0 for keeping, and for swapping hand and pile.

        Args:
            positions: possible positions after a trick, each with its probability.
        """
        keep = swap = 0.0
        for position, weight in positions:
            keep += weight * self.value(next_trick(position))
            swap += weight * self.value(next_trick(swapped(position, ME)))
        return keep, swap

    def value(self, position: Position) -> float:
        """Return the expected score of seat 0, looking at one more trick."""
        over = self.duels.outlook.over(position, (ME, OTHER))
        if over is not None:
            return over[ME]
        return settled(position, self.duels.pairs(position)).value


def equilibrium(
    payoffs: Sequence[Sequence[Sequence[float]]], weights: Sequence[float]
) -> tuple[Equilibrium, list[list[float]]]:
    """Solve a game whose columns know which of several payoffs is true; the rows do not.

    Args:
        payoffs: for each possible case, row by column.
        weights: probability of each case.

    Returns:
        The equilibrium, its columns being plans for all cases, and the mixture of columns in each
        case.
    """
    if len(payoffs) == 1:
        one = solve(payoffs[0])
        return one, [list(one.columns)]
    sizes = [len(each[0]) for each in payoffs]
    assert prod(sizes) <= 10_000, "too many plans"
    plans = [*product(*map(range, sizes))]
    joint = [
        [
            fsum(
                weight * each[row][column]
                for weight, each, column in zip(weights, payoffs, plan, strict=True)
            )
            for plan in plans
        ]
        for row in range(len(payoffs[0]))
    ]
    found = solve(joint)
    mixtures = [[0.0] * size for size in sizes]
    for plan, chance in zip(plans, found.columns, strict=True):
        for mixture, column in zip(mixtures, plan, strict=True):
            mixture[column] += chance
    return found, mixtures


def gains(
    payoffs: Sequence[Sequence[Sequence[float]]],
    weights: Sequence[float],
    mixtures: Sequence[Sequence[float]],
) -> list[float]:
    """Return the payoff of each row against mixtures of columns."""
    total = [0.0] * len(payoffs[0])
    for each, weight, mixture in zip(payoffs, weights, mixtures, strict=True):
        for row, gain in enumerate(payoff_of_rows(each, mixture)):
            total[row] += weight * gain
    return total


def _best(values: Sequence[float], number: int) -> list[int]:
    """Return the indices of the highest values, in ascending order."""
    places = sorted(range(len(values)), key=values.__getitem__, reverse=True)
    return sorted(places[:number])


def takes(position: Position, one: int, two: int) -> bool:
    """Return whether a card of seat 0 takes the trick from one of seat 1."""
    return trick_of((one, two), position.low, position.now, position.jacks).winner == ME


def with_known(pairs: Pairs, known: int) -> Pairs:
    """Return the pairs with only the column of a known card."""
    if not known:
        return pairs
    column = pairs.columns.index(known)
    return Pairs(pairs.rows, (known,), [[row[column]] for row in pairs.payoffs])
