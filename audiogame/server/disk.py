"""Disk work in a thread, so that the event loop of a server continues meanwhile."""

from __future__ import annotations

import asyncio
import contextlib
import os
import sys
import time
from collections.abc import Callable

UNWRITTEN = 5.0
"""Seconds for which a line may wait to be written before people are told."""
_WAITING: dict[object, float] = {}
"""Since when each piece of disk work has waited, the oldest first."""


def run_as_batch() -> None:
    """Set the scheduling of this thread: woken, it waits until the event loop pauses.

    Else it takes the core from the loop at once, only to wait for the interpreter that the loop
    holds: 12 switches of threads for each choice, 6 with this.
    """
    if sys.platform == "linux":
        with contextlib.suppress(OSError):  # a container may forbid it
            os.sched_setscheduler(0, os.SCHED_BATCH, os.sched_param(0))


async def offload(work: Callable[[], None]) -> None:
    """Run disk work in a thread, and raise what it raises.

    It is completed even if the caller is cancelled.
    """
    mark = object()
    _WAITING[mark] = time.monotonic()
    try:
        await asyncio.get_running_loop().run_in_executor(None, work)
    finally:
        del _WAITING[mark]


def oldest_work() -> float:
    """Return for how many seconds the oldest disk work has waited to be done; 0 without any."""
    since = next(iter(_WAITING.values()), None)
    return 0.0 if since is None else time.monotonic() - since
