"""Count the work of a call, which is the same on a busy machine as on a quiet one."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from types import FrameType


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
