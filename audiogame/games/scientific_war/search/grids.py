"""Matrix games whose payoffs are costly: only as many are asked for as settle the value.

The double oracle method: a small part of the game is solved, the best answers of either side to
that solution are added to it, until neither side has a better one (McMahan, Gordon and Blum 2003).
All payoffs are scores from 0 to 1, so that a sure win needs no other row.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from audiogame.games.scientific_war.search.matrix_games import Equilibrium, solve

CLOSE = 1e-11
"""How close the bounds of a value are in the end."""

Mixed = tuple[Sequence[int], Sequence[float]]
"""Places of rows or columns, and how often each is chosen."""


class Grid:
    """A matrix game, of which payoffs are asked one by one.

    Args:
        rows, columns: what both sides may choose, the best first, as far as can be guessed.
        payoff: tells what the rows get, 0 to 1, for a row and a column.
    """

    def __init__(
        self, rows: Sequence[int], columns: Sequence[int], payoff: Callable[[int, int], float]
    ) -> None:
        self.rows, self.columns, self._payoff = rows, columns, payoff
        self._best_rows: Mixed = [0], [1.0]
        self._best_columns: Mixed = [0], [1.0]
        self.mixed = 0
        """How many payoffs the parts had that were solved by the simplex method."""
        self._lines: list[list[float | None]] = [[None] * len(columns) for _ in rows]

    def at(self, row: int, column: int) -> float:
        """Return the payoff of a row and a column, by their places."""
        line = self._lines[row]
        value = line[column]
        if value is None:
            value = line[column] = self._payoff(self.rows[row], self.columns[column])
        return value

    def seen_by_columns(self) -> float:
        """Return the value where the columns know the row before they choose."""
        best, order = 0.0, [*range(len(self.columns))]
        for row in range(len(self.rows)):
            worst = 1.0
            for place, column in enumerate(order):
                worst = min(worst, self.at(row, column))
                if worst <= best:
                    order.insert(0, order.pop(place))
                    break
            else:
                best = worst
            if best == 1.0:
                break
        return best

    def seen_by_rows(self) -> float:
        """Return the value where the rows know the column before they choose."""
        worst, order = 1.0, [*range(len(self.rows))]
        for column in range(len(self.columns)):
            best = 0.0
            for place, row in enumerate(order):
                best = max(best, self.at(row, column))
                if best >= worst:
                    order.insert(0, order.pop(place))
                    break
            else:
                worst = best
            if worst == 0.0:
                break
        return worst

    def value(self) -> float:
        """Return the value where both choose at the same time."""
        rows, columns = [0], [0]
        row_mixture: Sequence[float] = [1.0]
        column_mixture: Sequence[float] = [1.0]
        low, high = -1.0, 2.0
        while True:
            column, least = self._answer_of_columns(rows, row_mixture)
            if least > low:
                low, self._best_rows = least, (rows[:], row_mixture)
            row, most = self._answer_of_rows(columns, column_mixture)
            if most < high:
                high, self._best_columns = most, (columns[:], column_mixture)
            new_column, new_row = column not in columns, row not in rows
            # Where there is nothing new, only rounding is left.
            if high - low <= CLOSE or not (new_column or new_row):
                return (low + high) / 2
            if new_column:
                columns.append(column)
            if new_row:
                rows.append(row)
            part = [[self.at(row, column) for column in columns] for row in rows]
            simple = _simple(part)
            if simple is None:
                self.mixed += len(rows) * len(columns)
                found = solve(part)
                simple = found.rows, found.columns
            row_mixture, column_mixture = simple

    def equilibrium(self) -> Equilibrium:
        """Return the value, and how often each side chooses what."""
        value = self.value()
        rows, columns = [0.0] * len(self.rows), [0.0] * len(self.columns)
        for row, chance in zip(*self._best_rows, strict=True):
            rows[row] = chance
        for column, chance in zip(*self._best_columns, strict=True):
            columns[column] = chance
        return Equilibrium(tuple(rows), tuple(columns), value)

    def _answer_of_columns(
        self, rows: Sequence[int], mixture: Sequence[float]
    ) -> tuple[int, float]:
        """Find the column that leaves the rows least, and what it leaves them."""
        some = [(row, chance) for row, chance in zip(rows, mixture, strict=True) if chance]
        found, least = 0, 2.0
        for column in range(len(self.columns)):
            gain = 0.0
            for row, chance in some:
                gain += chance * self.at(row, column)
                if gain >= least:
                    break
            else:
                found, least = column, gain
                if not gain:
                    break
        return found, least

    def _answer_of_rows(
        self, columns: Sequence[int], mixture: Sequence[float]
    ) -> tuple[int, float]:
        """Find the row that gains most, and what it gains."""
        some = [(column, chance) for column, chance in zip(columns, mixture, strict=True) if chance]
        found, least = 0, 2.0
        for row in range(len(self.rows)):
            lost = 0.0
            for column, chance in some:
                lost += chance * (1.0 - self.at(row, column))
                if lost >= least:
                    break
            else:
                found, least = row, lost
                if not lost:
                    break
        return found, 1.0 - least


def _simple(payoffs: list[list[float]]) -> tuple[Sequence[float], Sequence[float]] | None:
    """Return the mixtures of rows and columns where they are found at once, else None."""
    low = [min(line) for line in payoffs]
    high = [max(line) for line in zip(*payoffs, strict=True)]
    row, column = low.index(max(low)), high.index(min(high))
    if low[row] == high[column]:
        return _only(row, len(low)), _only(column, len(high))
    if len(low) == 2 == len(high):
        (a, b), (c, d) = payoffs
        total = a + d - b - c
        first, left = (d - c) / total, (d - b) / total
        return (first, 1.0 - first), (left, 1.0 - left)
    return None


def _only(place: int, size: int) -> list[float]:
    return [float(one == place) for one in range(size)]
