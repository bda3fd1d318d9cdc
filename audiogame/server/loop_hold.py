"""How long the loop of a server is held by whatever runs in it, so that nobody else is answered."""

from __future__ import annotations

import asyncio
import selectors
import sys
import time
from bisect import bisect_left
from collections.abc import Callable

LIMITS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0)
"""Seconds by which holds are counted."""


class LoopHold:
    """Counts the times from one look at the sockets to the next, without the waiting."""

    def __init__(self) -> None:
        self.begin()

    def begin(self) -> None:
        """Begin to count, once everything is there that a server needs."""
        self.counts = [0] * (len(LIMITS) + 1)
        """How many holds there were up to each of `LIMITS`, and above the last."""
        self.total = 0.0
        """Seconds of all holds."""
        self.longest = 0.0
        """Seconds of the longest one."""

    def note(self, seconds: float) -> None:
        """Count a hold."""
        self.counts[bisect_left(LIMITS, seconds)] += 1
        self.total += seconds
        self.longest = max(self.longest, seconds)


class _Watched(selectors.DefaultSelector):
    """Looks at the sockets, and notes what has passed since it did so last."""

    def __init__(self, hold: LoopHold) -> None:
        super().__init__()
        self._hold = hold
        self._since = 0.0

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        if self._since:
            self._hold.note(time.perf_counter() - self._since)
        found = super().select(timeout)
        self._since = time.perf_counter()
        return found


def watched_loop(hold: LoopHold) -> Callable[[], asyncio.AbstractEventLoop] | None:
    """Return what makes a loop whose holds are noted; None where the system's own loop has to do.

    Windows lets a selector have 512 sockets only, and has a loop without one.
    """
    if sys.platform == "win32":
        return None
    return lambda: asyncio.SelectorEventLoop(_Watched(hold))
