"""Takes of a recording, retried when the machine denied its processes the processor.

A host that gives its processor to others leaves a gap in a recording, which says nothing of the
program.  So each take watches how long its processes were ready to run and did not, as Linux
counts it.  A failed take is retried only if it was denied the processor, and a few times at most.
The number of retries is printed at the end of the run.
"""

from __future__ import annotations

import contextlib
import functools
import os
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, ParamSpec, Self

import pytest

TAKES = 3
"""Most takes, the first one included."""
LOOK = 0.05
"""Seconds between two polls of the threads."""
DENIED = 0.03
"""Seconds without the processor between two polls that can be heard: half of the buffer."""
TICK = 1 / os.sysconf("SC_CLK_TCK") if hasattr(os, "sysconf") else 0.01
"""Seconds of the unit in which Linux counts time stolen by a host."""
PROC = Path("/proc")
Wanted = ParamSpec("Wanted")


def descendants(process: int, proc: Path = PROC) -> Iterator[int]:
    """Yield the ids of a process and its descendants."""
    yield process
    with contextlib.suppress(OSError):  # it has ended
        for listed in proc.glob(f"{process}/task/*/children"):
            for child in listed.read_text(encoding="ascii").split():
                yield from descendants(int(child), proc)


def delays(process: int, proc: Path = PROC) -> dict[str, float]:
    """Return the seconds that each thread of a process and its descendants waited for a processor.

    The time that the host of a virtual machine stole is added by processor.
    """
    found = {}
    for one in descendants(process, proc):
        with contextlib.suppress(OSError, IndexError):
            for file in proc.glob(f"{one}/task/*/schedstat"):
                found[file.parent.name] = int(file.read_text(encoding="ascii").split()[1]) / 1e9
    with contextlib.suppress(OSError):
        for row in (proc / "stat").read_text(encoding="ascii").splitlines():
            name, *ticks = row.split()
            if name.startswith("cpu") and name != "cpu" and len(ticks) > 7:
                found[name] = int(ticks[7]) * TICK
    return found


def longest(before: dict[str, float], after: dict[str, float]) -> float:
    """Return the most seconds that one thread or processor was denied between two polls."""
    return max((after[one] - before.get(one, 0.0) for one in after), default=0.0)


class Watch:
    """Watches, while a take is made, for how long the processor was denied to it.

    Args:
        look: returns by thread the seconds that it was denied so far.
        process: whose threads and children are watched.
    """

    def __init__(
        self,
        look: Callable[[int], dict[str, float]] = delays,
        process: int | None = None,
    ) -> None:
        self.denied = 0.0
        """The most seconds that a thread was denied between two polls."""
        self._look = functools.partial(look, os.getpid() if process is None else process)
        self._ended = threading.Event()
        self._thread = threading.Thread(target=self._watch, name="takes", daemon=True)
        self._known = self._look()

    def __enter__(self) -> Self:
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._ended.set()
        self._thread.join()
        self._note()

    def _note(self) -> None:
        now = self._look()
        self.denied = max(self.denied, longest(self._known, now))
        self._known = now

    def _watch(self) -> None:
        while not self._ended.wait(LOOK):
            self._note()


_anew: list[str] = []
"""Reasons of the retries in this process since the last report."""


def recorded(test: Callable[Wanted, None]) -> Callable[Wanted, None]:
    """Decorate a test of a recording: retry takes that were denied the processor."""
    return in_takes(test, Watch, _anew.append)


def in_takes(
    test: Callable[Wanted, None], watch: Callable[[], Watch], note: Callable[[str], None]
) -> Callable[Wanted, None]:
    """Decorate a test to run in takes, each with a watch of its own, and record retries."""

    @functools.wraps(test)
    def take(*args: Wanted.args, **kwargs: Wanted.kwargs) -> None:
        for number in range(1, TAKES + 1):
            watched = watch()
            try:
                with watched:
                    return test(*args, **kwargs)
            except AssertionError as fault:
                if watched.denied < DENIED or number == TAKES:
                    raise
                why = str(fault).partition("\n")[0][:200]
                denied = f"{watched.denied * 1000:.0f} ms"
                note(f"take {number} was denied the processor for {denied}: {why}")
        return None

    return take


class TakesMadeAnew:
    """Prints the retried takes at the end of a run."""

    def __init__(self) -> None:
        self.told: list[str] = []

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_makereport(self, call: pytest.CallInfo[None]) -> Any:
        """Attach to the report of a test its retries, in the process that ran it."""
        report = yield
        if call.when == "call":
            report.takes_made_anew, _anew[:] = [*_anew], []
        return report

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Collect the retries of each test, those of other processes too."""
        self.told += [f"{report.nodeid}: {one}" for one in getattr(report, "takes_made_anew", [])]

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        """Print the number of retries, and their tests."""
        if self.told:
            terminalreporter.write_sep("=", f"takes made anew: {len(self.told)}")
        for line in self.told:
            terminalreporter.write_line(line)
