"""The list of each test file's cost."""

from __future__ import annotations

import pytest
from costs import Costs, worked


def test_the_dearest_file_comes_first_and_cheap_ones_are_summed() -> None:
    """Setup, call and teardown of a file's tests are added up; so is start and collection."""
    costs = Costs()
    costs.add("tests/test_a.py::test_one", 4.0, set())
    costs.add("tests/test_b.py::test_one[x::y]", 19.0, set())
    costs.add("tests/test_a.py::test_two", 4.5, set())
    costs.add("tests/test_c.py::test_one", 1.0, set())
    costs.add("tests/test_d.py::test_one", 1.5, set())
    costs.add_beside(6.0)
    costs.add_beside(7.0)
    assert [" ".join(line.split()) for line in costs.lines()] == [
        "19.0 s tests/test_b.py",
        "8.5 s tests/test_a.py",
        "2.5 s in 2 other files",
        "13.0 s to begin and to collect",
        "43.0 s in all",
    ]


def test_a_slow_test_file_is_to_be_marked_or_made_cheaper() -> None:
    """Tests of slower tiers do not count, for they are already marked."""
    costs = Costs()
    costs.add("tests/test_real.py::test_one", 100.0, {"real"})
    costs.add("tests/test_soak.py::test_one", 1000.0, {"soak", "slow"})
    costs.add("tests/test_soak.py::test_two", 15.0, set())
    costs.add("tests/test_dear.py::test_one", 19.0, set())
    costs.add("tests/test_dear.py::test_two", 2.0, set())
    assert [line for line in costs.lines() if "mark" in line] == [
        "tests/test_dear.py takes over 20 processor seconds: make it cheaper, or mark what needs "
        "so long as real or soak."
    ]


def test_a_report_carries_what_the_processor_worked(request: pytest.FixtureRequest) -> None:
    """The listing process learns CPU time from each worker, however busy the machine was."""
    costs, report = Costs(), pytest.TestReport("a", ("a", 1, "a"), {}, "passed", None, "call")
    around = costs.pytest_runtest_makereport()
    next(around)
    until = worked() + 0.05
    while worked() < until:
        pass
    with pytest.raises(StopIteration):
        around.send(report)
    sent = request.config.hook.pytest_report_to_serializable(config=request.config, report=report)
    arrived = request.config.hook.pytest_report_from_serializable(config=request.config, data=sent)
    costs.pytest_runtest_logreport(arrived)
    assert float(costs.lines()[0].split()[0]) >= 0.0
    assert arrived.processor_seconds >= 0.04  # the system counts in hundredths of a second
