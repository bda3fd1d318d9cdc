"""Exact play in the last tricks of Scientific War, by brute force over the rules themselves.

All numbers are fractions, and each trick is a matrix game that is solved by trying all its square
submatrices (Shapley and Snow 1950).  Nothing of the program's search is used.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from functools import lru_cache
from itertools import combinations

from audiogame.games.scientific_war.rules import ScientificWar

HALF = Fraction(1, 2)
Payoffs = Sequence[Sequence[Fraction]]


@lru_cache(maxsize=1 << 20)
def exact(state: ScientificWar) -> Fraction:
    """Return the score of seat 0: 1 for a win, one half for a draw; swaps are seen."""
    if state.result is not None:
        winners = state.result.winners
        return Fraction(int(0 in winners), len(winners))
    actors = state.actors
    if len(actors) == 1:
        (seat,) = actors
        values = [exact(state.apply(seat, one)[0]) for one in state.legal_actions(seat)]
        return max(values) if seat == 0 else min(values)
    return game_value(exact_payoffs(state))


def exact_payoffs(state: ScientificWar) -> list[list[Fraction]]:
    """Return the scores of seat 0 by its choices and those of seat 1, made at the same time."""
    rows = []
    for one in state.legal_actions(0):
        chosen, _ = state.apply(0, one)
        rows.append([exact(chosen.apply(1, two)[0]) for two in state.legal_actions(1)])
    return rows


def game_value(payoffs: Payoffs) -> Fraction:
    """Return the value of a matrix game: of a square submatrix whose mixtures hold in the whole."""
    low = max(map(min, payoffs))
    if low == min(map(max, zip(*payoffs, strict=True))):
        return low
    height, width = len(payoffs), len(payoffs[0])
    for size in range(2, min(height, width) + 1):
        for rows in combinations(range(height), size):
            for columns in combinations(range(width), size):
                found = _equalised([[payoffs[row][column] for column in columns] for row in rows])
                if found is None:
                    continue
                value, mixed_rows, mixed_columns = found
                against = [
                    sum(
                        chance * payoffs[row][column]
                        for row, chance in zip(rows, mixed_rows, strict=True)
                    )
                    for column in range(width)
                ]
                gained = [
                    sum(
                        c * payoffs[row][column]
                        for column, c in zip(columns, mixed_columns, strict=True)
                    )
                    for row in range(height)
                ]
                if min(against) >= value >= max(gained):
                    return value
    raise AssertionError("every matrix game has a value")


def _equalised(
    square: list[list[Fraction]],
) -> tuple[Fraction, list[Fraction], list[Fraction]] | None:
    """Find mixtures that make the other side indifferent; None if there are none."""
    rows = _indifferent([list(line) for line in zip(*square, strict=True)])
    columns = _indifferent(square)
    if rows is None or columns is None or min(*rows[1:], *columns[1:]) < 0:
        return None
    return columns[0], rows[1:], columns[1:]


def _indifferent(square: list[list[Fraction]]) -> list[Fraction] | None:
    """Return the value and the mixture of columns that gives every row the same value."""
    size = len(square)
    lines = [[Fraction(-1), *line, Fraction(0)] for line in square]
    lines.append([Fraction(0), *[Fraction(1)] * size, Fraction(1)])
    for at in range(size + 1):
        pivot = next((n for n in range(at, size + 1) if lines[n][at]), None)
        if pivot is None:
            return None
        lines[at], lines[pivot] = lines[pivot], lines[at]
        lines[at] = [number / lines[at][at] for number in lines[at]]
        for other, line in enumerate(lines):
            if other != at and line[at]:
                factor = line[at]
                lines[other] = [a - factor * b for a, b in zip(line, lines[at], strict=True)]
    return [line[-1] for line in lines]
