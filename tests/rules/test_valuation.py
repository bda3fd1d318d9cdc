"""Valuations: the best of the values, and what other choices cost."""

from __future__ import annotations

import pytest

from audiogame.rules.state import Action
from audiogame.rules.valuation import ChoiceValue, Unit, Valuation


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


def test_alike_choices_cost_nothing() -> None:
    assert Valuation(()).cost(Take(3)) == 0
