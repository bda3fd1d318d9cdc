"""A check over many items reports each failure, not only the first."""

from __future__ import annotations

import pytest
from offenders import every_offender


def odd_ones() -> None:
    with every_offender() as offenders:
        for number in range(5):
            with offenders.at("number", number):
                assert number % 2 == 0
                if number == 2:
                    raise ValueError("two")
                if number == 4:
                    pytest.fail("four")


def test_every_item_that_fails_is_listed_with_its_place() -> None:
    with pytest.raises(AssertionError) as told:
        odd_ones()
    lines = str(told.value).splitlines()
    assert lines[0] == "4 of 5:"
    found = [line for line in lines if line.startswith("number ")]
    assert [line.split(": ")[:2] for line in found] == [
        ["number 1", "AssertionError"],
        ["number 2", "ValueError"],
        ["number 3", "AssertionError"],
        ["number 4", "Failed"],
    ]


def test_an_exception_outside_of_an_item_is_raised_unchanged() -> None:
    with pytest.raises(ValueError, match="outside"), every_offender():
        raise ValueError("outside")


def test_a_loop_over_nothing_fails() -> None:
    with pytest.raises(AssertionError), every_offender():
        pass
