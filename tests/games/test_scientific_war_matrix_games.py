"""Scientific War: simultaneous matrix games, against known solutions and by definition."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from audiogame.games.scientific_war.search.matrix_games import Equilibrium, payoff_of_rows, solve


def payoffs(least: int, most: int) -> st.SearchStrategy[list[list[float]]]:
    """Generate matrices; whole numbers often tie, which is hard on a simplex method."""
    value = st.one_of(st.integers(-3, 3).map(float), st.floats(-1, 1, width=32))
    sizes = st.integers(least, most)
    return st.tuples(sizes, sizes).flatmap(
        lambda size: st.lists(
            st.lists(value, min_size=size[1], max_size=size[1]),
            min_size=size[0],
            max_size=size[0],
        )
    )


def columns_of(matrix: list[list[float]]) -> list[list[float]]:
    return [list(line) for line in zip(*matrix, strict=True)]


@pytest.mark.parametrize(
    ("matrix", "rows", "columns", "value"),
    [
        ([[1, -1], [-1, 1]], (1 / 2, 1 / 2), (1 / 2, 1 / 2), 0),
        ([[0, -1, 1], [1, 0, -1], [-1, 1, 0]], (1 / 3,) * 3, (1 / 3,) * 3, 0),
        ([[3, -1], [-2, 1]], (3 / 7, 4 / 7), (2 / 7, 5 / 7), 1 / 7),
        ([[4, 2], [3, 1]], (1, 0), (0, 1), 2),
        ([[5]], (1,), (1,), 5),
        ([[0, 2, 5], [4, 2.5, 1]], (1 / 3, 2 / 3), (0, 8 / 9, 1 / 9), 7 / 3),
    ],
    ids=["pennies", "scissors", "two by two", "dominated", "no choice", "two of three"],
)
def test_known_games(
    matrix: list[list[float]],
    rows: tuple[float, ...],
    columns: tuple[float, ...],
    value: float,
) -> None:
    """Solutions by hand: both sides make the other indifferent."""
    found = solve(matrix)
    assert found.rows == pytest.approx(rows)
    assert found.columns == pytest.approx(columns)
    assert found.value == pytest.approx(value)


@given(payoffs(1, 8))
def test_nobody_gains_by_leaving_the_equilibrium(matrix: list[list[float]]) -> None:
    """No row beats the columns' mixture, no column the rows', by more than rounding."""
    found = solve(matrix)
    for mixture in (found.rows, found.columns):
        assert sum(mixture) == pytest.approx(1)
        assert min(mixture) >= 0
    assert max(payoff_of_rows(matrix, found.columns)) <= found.value + 1e-7
    assert min(payoff_of_rows(columns_of(matrix), found.rows)) >= found.value - 1e-7


@given(payoffs(1, 6))
def test_the_value_lies_between_those_of_open_play(matrix: list[list[float]]) -> None:
    """Choosing first is never better, and choosing last never worse, than choosing at once."""
    found = solve(matrix)
    assert found.value >= max(min(row) for row in matrix) - 1e-9
    assert found.value <= min(max(line) for line in columns_of(matrix)) + 1e-9


@given(payoffs(2, 6))
def test_the_other_side_of_the_table_sees_the_same_game(matrix: list[list[float]]) -> None:
    """Transposed and negated, the matrix has the negated value."""
    turned = [[-value for value in line] for line in columns_of(matrix)]
    assert solve(turned).value == pytest.approx(-solve(matrix).value, abs=1e-7)


def test_equal_payoffs_come_to_an_end() -> None:
    """Ties everywhere do not make the pivoting cycle."""
    found = solve([[1.0] * 14 for _ in range(14)])
    assert found.value == pytest.approx(1)
    assert isinstance(found, Equilibrium)
