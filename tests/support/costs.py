"""Processor time of each test file, printed at the end of a run.

It shows where the minutes of a suite go.  Wall time varies on a shared machine; processor time
far less.
"""

from __future__ import annotations

import os
from collections import defaultdict
from typing import Any

import pytest

TOLD = 3.0
"""Processor seconds from which on a file is listed."""
MOST = 20.0
"""Processor seconds that the quick tests of one file may take together."""
SLOWER = {"real", "soak"}
"""Marks of tests outside the quick tier."""


def worked() -> float:
    """Return the processor seconds of this process and its ended children."""
    times = os.times()
    return times.user + times.system + times.children_user + times.children_system


class Costs:
    """The processor seconds of the tests of each file, their fixtures included."""

    def __init__(self) -> None:
        self._seconds: defaultdict[str, float] = defaultdict(float)
        self._quick: defaultdict[str, float] = defaultdict(float)
        self._looked = worked()
        self._beside = 0.0
        """Processor seconds of test processes outside tests."""

    def add(self, nodeid: str, seconds: float, marks: set[str]) -> None:
        """Add the cost of a phase of a test.

        Args:
            nodeid: the test, as pytest names it: its file comes first.
            seconds: of processor time.
            marks: the names of its marks.
        """
        file = nodeid.partition("::")[0]
        self._seconds[file] += seconds
        if not SLOWER & marks:
            self._quick[file] += seconds

    def add_beside(self, seconds: float) -> None:
        """Add the processor seconds of a process for its start and the collection of tests."""
        self._beside += seconds

    def lines(self) -> list[str]:
        """Return the rows: the dearest files, the total, and files too dear for the quick tier."""
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
        """Attach to the report of each phase of a test its cost, in the process that ran it."""
        report = yield
        now = worked()
        report.processor_seconds, self._looked = now - self._looked, now
        return report

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Add the reported cost of each phase of each test, those of other processes too."""
        # A report of a process that died has none.
        self.add(report.nodeid, getattr(report, "processor_seconds", 0.0), set(report.keywords))

    @pytest.hookimpl(tryfirst=True)
    def pytest_collection_finish(self, session: pytest.Session) -> None:
        """Record the cost of start and collection."""
        now = worked()
        self._looked = now
        self.add_beside(now)
        if hasattr(session.config, "workeroutput"):
            session.config.workeroutput["processor_seconds_beside"] = now

    @pytest.hookimpl(optionalhook=True)
    def pytest_testnodedown(self, node: Any) -> None:
        """Add the cost of start and collection of another test process."""
        self.add_beside(getattr(node, "workeroutput", {}).get("processor_seconds_beside", 0.0))

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        """Print the costs at the end, if any test has run."""
        if terminalreporter.config.pluginmanager.hasplugin("dsession"):
            own = os.times()  # it ran no test itself, and has the reports of the others
            self.add_beside(own.user + own.system)
        lines = self.lines()
        if lines:
            terminalreporter.write_sep("=", "what each test file costs, in processor time")
        for line in lines:
            terminalreporter.write_line(line)
