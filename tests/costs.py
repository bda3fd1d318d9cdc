"""What each test file costs in processor time, told at the end of a run.

So one sees where the minutes of a suite go.  The clock of a shared machine swings; the seconds
that processors worked do so far less.
"""

from __future__ import annotations

import os
from collections import defaultdict
from typing import Any

import pytest

TOLD = 3.0
"""Processor seconds from which on a file is named."""
MOST = 20.0
"""Processor seconds that the quick tests of one file may take together."""
SLOWER = {"real", "soak"}
"""The marks of the tests that are not in the quick tier."""


def worked() -> float:
    """Return the seconds that processors worked for this process and its ended children."""
    times = os.times()
    return times.user + times.system + times.children_user + times.children_system


class Costs:
    """The processor seconds of the tests of each file, their fixtures included."""

    def __init__(self) -> None:
        self._seconds: defaultdict[str, float] = defaultdict(float)
        self._quick: defaultdict[str, float] = defaultdict(float)
        self._looked = worked()
        self._beside = 0.0
        """What processes took that ran tests, for anything but these."""

    def add(self, nodeid: str, seconds: float, marks: set[str]) -> None:
        """Add what a part of a test took.

        Args:
            nodeid: the test, as pytest names it: its file comes first.
            seconds: how long processors worked for it.
            marks: the names of its marks.
        """
        file = nodeid.partition("::")[0]
        self._seconds[file] += seconds
        if not SLOWER & marks:
            self._quick[file] += seconds

    def add_beside(self, seconds: float) -> None:
        """Add what a process took to begin and to collect the tests."""
        self._beside += seconds

    def lines(self) -> list[str]:
        """Return the dearest files first, all in all, and those too dear for the quick tier."""
        dearest = sorted(self._seconds.items(), key=lambda one: (-one[1], one[0]))
        told = [f"{seconds:7.1f} s {file}" for file, seconds in dearest if seconds >= TOLD]
        rest = [seconds for _, seconds in dearest if seconds < TOLD]
        if rest:
            told.append(f"{sum(rest):7.1f} s in {len(rest)} other files")
        if dearest:
            told.append(f"{self._beside:7.1f} s to begin and to collect")
            told.append(f"{sum(self._seconds.values()) + self._beside:7.1f} s in all")
        for file, _ in dearest:
            if self._quick[file] > MOST:
                told.append(
                    f"{file} takes over {MOST:.0f} processor seconds: make it cheaper, or mark "
                    "what needs so long as real or soak."
                )
        return told

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_makereport(self) -> Any:
        """Note with each part of a test what it took, in the process that ran it."""
        report = yield
        now = worked()
        report.processor_seconds, self._looked = now - self._looked, now
        return report

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Hear of each part of each test, those of other processes too."""
        # One of a process that died has none.
        self.add(report.nodeid, getattr(report, "processor_seconds", 0.0), set(report.keywords))

    @pytest.hookimpl(tryfirst=True)
    def pytest_collection_finish(self, session: pytest.Session) -> None:
        """Take note of what it took to begin and to collect."""
        now = worked()
        self._looked = now
        self.add_beside(now)
        if hasattr(session.config, "workeroutput"):
            session.config.workeroutput["processor_seconds_beside"] = now

    @pytest.hookimpl(optionalhook=True)
    def pytest_testnodedown(self, node: Any) -> None:
        """Hear from another process that ran tests what it took to begin and to collect."""
        self.add_beside(getattr(node, "workeroutput", {}).get("processor_seconds_beside", 0.0))

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        """Tell at the end, if anything has run."""
        if terminalreporter.config.pluginmanager.hasplugin("dsession"):
            own = os.times()  # it ran no test itself, and has heard what the others took
            self.add_beside(own.user + own.system)
        lines = self.lines()
        if lines:
            terminalreporter.write_sep("=", "what each test file costs, in processor time")
        for line in lines:
            terminalreporter.write_line(line)
