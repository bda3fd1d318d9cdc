"""Two-person games with simultaneous choices: mixed strategies by the simplex method.

The rows want the value high, the columns want it low.  With all payoffs positive the columns' best
mixture is the solution of a linear programme (maximise the sum of y where each row of the payoffs
times y is at most 1), and the rows' mixture is that of its dual: Dantzig 1951.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import fsum
from operator import mul

from audiogame.rules.value import Value

TINY = 1e-11
Payoffs = Sequence[Sequence[float]]


class Equilibrium(Value):
    """Strategies of both sides, and the value for the rows.

    Args:
        rows, columns: the probability of each row and column.
        value: the rows' payoff.
    """

    rows: tuple[float, ...]
    columns: tuple[float, ...]
    value: float


def solve(payoffs: Payoffs) -> Equilibrium:
    """Solve a matrix game exactly, but for rounding.

    Args:
        payoffs: payoffs of the rows, row by column; at least one of each.
    """
    low = min(map(min, payoffs))
    shift = 1.0 - low
    height, width = len(payoffs), len(payoffs[0])
    tableau = [[*(value + shift for value in row), 1.0] for row in payoffs]
    goal = [-1.0] * width + [0.0]
    # Place of each variable: columns are 0 to width - 1, slacks of rows come after them.
    across = [*range(width)]
    down = [*range(width, width + height)]
    pivots = 0
    while True:
        # After many pivots the smallest index is taken, as Bland's rule cannot cycle.
        column = _entering(goal, across, by_index=pivots > 8 * (height + width))
        if column is None:
            break
        row = _leaving(tableau, column, down)
        goal = _pivot(tableau, goal, row, column)
        across[column], down[row] = down[row], across[column]
        pivots += 1
    total = goal[-1]
    columns, rows = [0.0] * width, [0.0] * height
    for line, variable in zip(tableau, down, strict=True):
        if variable < width:
            columns[variable] = max(line[-1], 0.0)
    for place, variable in enumerate(across):
        if variable >= width:
            rows[variable - width] = max(goal[place], 0.0)
    return Equilibrium(_mixture(rows), _mixture(columns), 1.0 / total - shift)


def _entering(goal: list[float], across: list[int], by_index: bool) -> int | None:
    """Choose the column that enters the solution; None at the end."""
    if by_index:
        open_ = [place for place in range(len(across)) if goal[place] < -TINY]
        return min(open_, key=across.__getitem__, default=None)
    steepest = min(goal[:-1])
    return goal.index(steepest) if steepest < -TINY else None


def _leaving(tableau: list[list[float]], column: int, down: list[int]) -> int:
    """Choose the row that leaves: the one that reaches zero first."""
    found, least = -1, 0.0
    for place, line in enumerate(tableau):
        if line[column] > TINY:
            ratio = line[-1] / line[column]
            if found < 0 or ratio < least or (ratio == least and down[place] < down[found]):
                found, least = place, ratio
    assert found >= 0, "with positive payoffs the programme is bounded"
    return found


def _pivot(tableau: list[list[float]], goal: list[float], row: int, column: int) -> list[float]:
    """Exchange the variables of a row and a column; return the new goal row."""
    by = tableau[row][column]
    pivot = [value / by for value in tableau[row]]
    pivot[column] = 1.0 / by
    for place, line in enumerate(tableau):
        if place != row and line[column]:
            tableau[place] = _reduced(line, pivot, column)
    tableau[row] = pivot
    return _reduced(goal, pivot, column)


def _reduced(line: list[float], pivot: list[float], column: int) -> list[float]:
    factor = line[column]
    reduced = [value - factor * part for value, part in zip(line, pivot, strict=True)]
    reduced[column] = -factor * pivot[column]
    return reduced


def _mixture(weights: list[float]) -> tuple[float, ...]:
    total = fsum(weights)
    return tuple(weight / total for weight in weights)


def payoff_of_rows(payoffs: Payoffs, columns: Sequence[float]) -> list[float]:
    """Return the payoff of each row against a mixture of columns."""
    return [fsum(map(mul, row, columns)) for row in payoffs]
