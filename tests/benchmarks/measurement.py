"""Measurements with limits, timing that discounts a busy machine, and the printed list."""

from __future__ import annotations

import contextlib
import json
import os
import statistics
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path

from audiogame.cli.long_work import PrintedProgress, told

ROUNDS = 100_000
"""Rounds of arithmetic in a slice."""
SLICES = "slices of arithmetic"


@dataclass(frozen=True)
class Measurement:
    """One measured figure.

    Args:
        name: what was measured.
        value: the figure, in `unit`; None where it cannot be measured here.
        unit: such as "times bare Python"; without a figure, the reason.
        most: the upper limit; None without one.
        least: the lower limit; None without one.
    """

    name: str
    value: float | None
    unit: str
    most: float | None = None
    least: float | None = None

    @property
    def missed(self) -> bool:
        """Whether the figure is beyond its limit."""
        if self.value is None:
            return False
        too_much = self.most is not None and self.value > self.most
        return too_much or (self.least is not None and self.value < self.least)

    def __str__(self) -> str:
        if self.value is None:
            return f"{self.name}: not measured, {self.unit}."
        row = f"{self.name}: {self.value:.3g} {self.unit}."
        kind, limit = ("At most", self.most) if self.most is not None else ("At least", self.least)
        return row if limit is None else f"{row} {kind} {limit:g}: {self._kept}."

    @property
    def _kept(self) -> str:
        return "missed" if self.missed else "met"


def print_all(measured: Iterable[Measurement], as_json: bool) -> int:
    """Print figures as they are measured; returns the exit status, 1 if a limit is passed."""
    figures, progress = [], PrintedProgress("en", "figures measured")
    with told(progress):
        for figure in progress.counted(measured):
            figures.append(figure)
            if not as_json:
                print(figure, flush=True)
    missed = [figure for figure in figures if figure.missed]
    if as_json:
        print(json.dumps([asdict(one) | {"missed": one.missed} for one in figures], indent=1))
    elif missed:
        print(f"Limits passed: {len(missed)}.", *missed, sep="\n")
    else:
        print("All limits are kept.")
    return 1 if missed else 0


def percentile(values: Iterable[float], part: float) -> float:
    """Return a percentile: the value that a part (0 to 1) of all values does not exceed."""
    ordered = sorted(values)
    return ordered[min(int(len(ordered) * part), len(ordered) - 1)]


def middle_ratio(ours: Sequence[float], theirs: Sequence[float]) -> float:
    """Return the median ratio of pairs that were each measured side by side."""
    return statistics.median(our / their for our, their in zip(ours, theirs, strict=True))


def arithmetic() -> float:
    """Time a fixed loop of whole-number arithmetic; returns seconds of the processor."""
    begun = time.process_time()
    number = 1
    for step in range(ROUNDS):
        number = (number * 1103515245 + step) & 0xFFFFFFFF
    return time.process_time() - begun


def arithmetic_beside(work: Callable[[], object]) -> float:
    """Do some work; returns the seconds of a slice of arithmetic right before and after it."""
    before = [arithmetic() for _ in range(3)]
    work()
    return statistics.median([*before, *(arithmetic() for _ in range(3))])


def slices(work: Callable[[], object]) -> float:
    """Return the processor time of some work in slices of arithmetic."""
    took = 0.0

    def timed() -> None:
        nonlocal took
        begun = time.process_time()
        work()
        took = time.process_time() - begun

    unit = arithmetic_beside(timed)
    return took / unit


class Stopwatch:
    """Times how long this process waits for another, less the time that they had no processor.

    Linux counts how long a ready thread waited for a processor; elsewhere that stays a part of
    the time.

    Args:
        process: the id of a running process.
    """

    def __init__(self, process: int) -> None:
        self._process = process
        self._ran, self._denied = self._look()
        self._begun = time.perf_counter()

    def read(self) -> float:
        """Return the seconds until now; never less than the processor time of the process."""
        took = time.perf_counter() - self._begun
        ran, denied = self._look()
        return max(took - (denied - self._denied), ran - self._ran)

    def _look(self) -> tuple[float, float]:
        """Return the seconds that the main thread ran, and that all threads had no processor."""
        threads = schedules(self._process)
        return threads[0][0], sum(one[1] for one in (*threads, *schedules(os.getpid())))


def counted() -> bool:
    """Return whether this system counts the seconds that threads ran and were ready to run."""
    return schedules(os.getpid()) != [(0.0, 0.0)]


def schedules(process: int) -> list[tuple[float, float]]:
    """Return the seconds that each thread ran and waited for a processor, the main one first."""
    found = []
    for thread in sorted(Path(f"/proc/{process}/task").glob("*"), key=lambda one: int(one.name)):
        with contextlib.suppress(OSError):  # it has just ended
            ran, denied, _ = map(int, (thread / "schedstat").read_text("ascii").split())
            found.append((ran / 1e9, denied / 1e9))
    return found or [(0.0, 0.0)]


def in_a_write(process: int) -> bool:
    """Return whether a process is blocked in a write to standard output."""
    try:
        words = Path(f"/proc/{process}/syscall").read_text("ascii").split()
    except OSError:
        return False
    return words[:2] in (["1", "0x1"], ["64", "0x1"])  # the number of `write` on x86 and ARM


def family(process: int) -> Iterator[int]:
    """Yield the ids of a process and its descendants; on Linux."""
    parents: dict[int, int] = {}
    for one in Path("/proc").glob("[0-9]*"):
        try:
            fields = (one / "stat").read_text(encoding="utf-8", errors="replace").rpartition(")")[2]
            parents[int(one.name)] = int(fields.split()[1])
        except OSError:
            continue
    yield process
    for child in [one for one, parent in parents.items() if parent == process]:
        yield from family(child)


def memory(processes: Iterable[int]) -> float | None:
    """Return the megabytes that processes hold together, None where the system does not count them.

    Shared memory counts for each process in part: the proportional set size (PSS).
    """
    held = 0
    for process in processes:
        try:
            rows = Path(f"/proc/{process}/smaps_rollup").read_text(encoding="ascii").splitlines()
        except OSError:  # ended meanwhile, or not ours
            continue
        held += sum(int(row.split()[1]) for row in rows if row.startswith("Pss:"))
    return held / 1024 if held else None
