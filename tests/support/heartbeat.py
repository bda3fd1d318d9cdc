"""Measure how long an event loop was blocked."""

from __future__ import annotations

import asyncio
import contextlib
import threading
import time
from collections.abc import AsyncIterator
from itertools import pairwise

BEAT = 0.002
"""Seconds between two beats."""


class Heartbeat:
    """The times of the beats of an event loop, and of a thread beside it."""

    def __init__(self) -> None:
        self.loop: list[float] = []
        self.thread: list[float] = []

    @contextlib.asynccontextmanager
    async def beating(self) -> AsyncIterator[None]:
        """Record beats while the body runs."""
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
        """Return the seconds of each block of the loop, in the order of time.

        Where the thread was late as well, the machine was busy: of such a gap, only the part by
        which the loop was later than the thread counts.
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
