"""Valuations: the best of the values, and what other choices cost."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from audiogame.rules.advice import nearly_as_good, percents_together
from audiogame.rules.state import Action
from audiogame.rules.valuation import ChoiceValue, Unit, Valuation, percent
from audiogame.rules.value import replace


class Take(Action):
    """Take so many."""

    count: int


def valued(*values: float, error: float = 0.0) -> Valuation:
    choices = (ChoiceValue(Take(count), value) for count, value in enumerate(values))
    return Valuation(tuple(choices), Unit.WIN, error)


def test_a_choice_costs_as_much_as_the_best_is_better() -> None:
    found = valued(0.5, 0.7, 0.7, 0.2)
    assert found.best.action == Take(1)
    assert [found.cost(Take(count)) for count in range(4)] == pytest.approx([0.2, 0, 0, 0.5])


def test_below_the_error_a_choice_costs_nothing() -> None:
    """Neither does what differs by the rounding of floats alone."""
    found = valued(0.69, 0.7, 0.6, error=0.02)
    assert [found.cost(Take(count)) for count in range(3)] == pytest.approx([0, 0, 0.1])
    assert valued(0.7, 0.7 - 1e-9).cost(Take(1)) == 0


@pytest.mark.parametrize(
    ("values", "error", "fine"),
    [
        ((3.2, 3.4, 9.0), 0.0, True),
        ((3.2, 3.4, 9.0), 0.5, False),
        ((3.2, 4.1, 9.0), 0.0, False),
        ((-0.2, 0.3), 0.0, True),
        ((3.0, 3.04), 0.0, False),
    ],
)
def test_points_are_fine_where_whole_ones_hide_a_difference(
    values: tuple[float, ...], error: float, fine: bool
) -> None:
    """More than the error, and than what is told at all."""
    found = valued(*values, error=error)
    assert not found.fine, "percent are whole"
    assert replace(found, unit=Unit.POINTS).fine is fine


def test_alike_choices_cost_nothing() -> None:
    assert Valuation(()).cost(Take(3)) == 0


@given(st.floats(0, 1), st.floats(0, 1))
def test_told_together_two_values_differ_by_the_cost(one: float, other: float) -> None:
    """Each is within two percent of its own; what costs nothing is nearly as good."""
    best, second = max(one, other), min(one, other)
    told, less = percents_together(best, second)
    cost = valued(best, second).cost(Take(1))
    assert nearly_as_good(best, second) is (cost < Unit.WIN.least)
    if cost >= Unit.WIN.least:
        assert told - less == percent(cost)
    assert abs(told - 100 * best) < 2
    assert abs(less - 100 * second) < 2
    assert less >= (second > 0)


def test_what_rounds_alike_differs_by_what_it_costs() -> None:
    """45.4 and 44.6 percent are told with their difference, 45.4 and 45 as nearly the same."""
    assert percents_together(0.454, 0.446) == (45, 44)
    assert percents_together(0.449, 0.414) == (45, 41)
    assert percents_together(0.446, 0.4149) == (45, 42)
    assert not nearly_as_good(0.454, 0.446)
    assert nearly_as_good(0.456, 0.454)
