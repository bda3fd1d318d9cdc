"""Measure for how long a loop was kept from what else it has to do."""

from __future__ import annotations

import asyncio
import contextlib
import threading
import time
from collections.abc import AsyncIterator
from itertools import pairwise

BEAT = 0.002
"""Seconds between two looks at the clock."""


class Heartbeat:
    """The times at which a loop, and a thread beside it, came to look at the clock."""

    def __init__(self) -> None:
        self.loop: list[float] = []
        self.thread: list[float] = []

    @contextlib.asynccontextmanager
    async def beating(self) -> AsyncIterator[None]:
        """Note times while the body runs."""
        ended = threading.Event()

        def beside() -> None:
            while not ended.wait(BEAT):
                self.thread.append(time.monotonic())

        async def within() -> None:
            while True:
                self.loop.append(time.monotonic())
                await asyncio.sleep(BEAT)

        thread, task = threading.Thread(target=beside, daemon=True), asyncio.create_task(within())
        thread.start()
        try:
            yield
        finally:
            ended.set()
            task.cancel()
            thread.join()

    def blocked(self) -> list[float]:
        """Return for how many seconds the loop was kept each time, in the order of time.

        Where the thread came late as well the machine was busy with something else: of such a
        gap, only what the loop needed longer than the thread counts.
        """
        gaps = []
        place = 0
        for before, after in pairwise(self.loop):
            while place < len(self.thread) and self.thread[place] < before:
                place += 1
            until = place
            while until < len(self.thread) and self.thread[until] <= after:
                until += 1
            seen = [before, *self.thread[place:until], after]
            late = max(b - a for a, b in pairwise(seen))
            gaps.append(max(after - before - BEAT - (late if late > 5 * BEAT else 0.0), 0.0))
        return gaps
