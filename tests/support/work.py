"""Measure the work of a call independently of the machine's load."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from types import FrameType

SLICE = 0.0012
"""Processor seconds of the sum in `slowness` on quiet cores."""
TICK = 0.016 if sys.platform == "win32" else 0.0
"""Seconds by which the clock of processor time moves at once: on Windows 15.6 ms."""


def calls_of(work: Callable[[], object]) -> int:
    """Return the number of function calls, of Python and C functions."""
    calls = 0

    def count(frame: FrameType, event: str, what: object) -> None:
        nonlocal calls
        calls += event in ("call", "c_call")

    before = sys.getprofile()
    sys.setprofile(count)
    try:
        work()
    finally:
        sys.setprofile(before)
    return calls


def processor_seconds(work: Callable[[], object], times: int = 3) -> float:
    """Return the processor seconds of a call, the least of some tries."""
    tried = []
    for _ in range(times):
        begun = time.process_time()
        work()
        tried.append(time.process_time() - begun)
    return min(tried)


def slowness() -> float:
    """Return the factor by which work is slower now than on quiet cores, 1 at least.

    A busy machine shares caches and the frequency of its cores, which slows processor time too.
    """
    return max(processor_seconds(lambda: sum(one * one for one in range(20_000))) / SLICE, 1.0)
