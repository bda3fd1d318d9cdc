"""Count the work of a call, which is the same on a busy machine as on a quiet one."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from types import FrameType

SLICE = 0.0012
"""Seconds of the processor that the sum of `slowness` takes on quiet cores."""


def calls_of(work: Callable[[], object]) -> int:
    """Return how many functions are called, written in Python or not."""
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
    """Return the seconds that the processor works for a call, the least of some tries."""
    tried = []
    for _ in range(times):
        begun = time.process_time()
        work()
        tried.append(time.process_time() - begun)
    return min(tried)


def slowness() -> float:
    """Return how much longer work takes here and now than on quiet cores, 1 at least.

    A busy machine shares its caches and the clock of its cores, which processor time counts too.
    """
    return max(processor_seconds(lambda: sum(one * one for one in range(20_000))) / SLICE, 1.0)
