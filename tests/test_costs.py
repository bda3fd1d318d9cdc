"""The list of what each test file costs."""

from __future__ import annotations

from costs import Costs


def test_the_dearest_file_comes_first_and_cheap_ones_are_summed() -> None:
    """The parts of a test, and the tests of a file, are added up."""
    costs = Costs()
    costs.add("tests/test_a.py::test_one", 4.0, set())
    costs.add("tests/test_b.py::test_one[x::y]", 30.0, set())
    costs.add("tests/test_a.py::test_two", 4.5, set())
    costs.add("tests/test_c.py::test_one", 1.0, set())
    costs.add("tests/test_d.py::test_one", 1.5, set())
    assert [" ".join(line.split()) for line in costs.lines()] == [
        "30.0 s tests/test_b.py",
        "8.5 s tests/test_a.py",
        "2.5 s in 2 other files",
    ]


def test_a_file_over_a_minute_is_to_be_marked_or_mended() -> None:
    """Tests of the slower tiers do not count, for they are marked."""
    costs = Costs()
    costs.add("tests/test_real.py::test_one", 100.0, {"real"})
    costs.add("tests/test_soak.py::test_one", 1000.0, {"soak", "slow"})
    costs.add("tests/test_soak.py::test_two", 50.0, set())
    costs.add("tests/test_dear.py::test_one", 59.0, set())
    costs.add("tests/test_dear.py::test_two", 2.0, set())
    assert [line for line in costs.lines() if "mark" in line] == [
        "tests/test_dear.py takes over 60 s: if this machine is not busy, make it faster, "
        "or mark what needs so long as real or soak."
    ]
