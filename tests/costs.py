"""What each test file costs, told at the end of a run: where the minutes of a suite go."""

from __future__ import annotations

from collections import defaultdict

import pytest

TOLD = 5.0
"""Seconds from which on a file is named."""
MOST = 60.0
"""Seconds that the tests of one file may take together, those of slower tiers left out."""
SLOWER = {"real", "soak"}
"""The marks of the tests that are not in the quick tier."""


class Costs:
    """The seconds that the tests of each file took, their fixtures included."""

    def __init__(self) -> None:
        self._seconds: defaultdict[str, float] = defaultdict(float)
        self._quick: defaultdict[str, float] = defaultdict(float)

    def add(self, nodeid: str, seconds: float, marks: set[str]) -> None:
        """Add what a part of a test took.

        Args:
            nodeid: the test, as pytest names it: its file comes first.
            seconds: how long it took.
            marks: the names of its marks.
        """
        file = nodeid.partition("::")[0]
        self._seconds[file] += seconds
        if not SLOWER & marks:
            self._quick[file] += seconds

    def lines(self) -> list[str]:
        """Return the dearest files first, and then those that are too dear for the quick tier."""
        dearest = sorted(self._seconds.items(), key=lambda one: (-one[1], one[0]))
        told = [f"{seconds:7.1f} s {file}" for file, seconds in dearest if seconds >= TOLD]
        rest = [seconds for _, seconds in dearest if seconds < TOLD]
        if rest:
            told.append(f"{sum(rest):7.1f} s in {len(rest)} other files")
        for file, _ in dearest:
            if self._quick[file] > MOST:
                told.append(
                    f"{file} takes over {MOST:.0f} s: if this machine is not busy, make it faster, "
                    "or mark what needs so long as real or soak."
                )
        return told

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Hear of each part of each test, those of other processes too."""
        self.add(report.nodeid, report.duration, set(report.keywords))

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        """Tell at the end, if anything has run."""
        lines = self.lines()
        if lines:
            terminalreporter.write_sep("=", "what each test file costs")
        for line in lines:
            terminalreporter.write_line(line)
