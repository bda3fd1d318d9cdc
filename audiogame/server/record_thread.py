"""Thread in which records are read and replayed, so that the event loop has its turn."""

from __future__ import annotations

import asyncio
import os
import sys
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")

WORK, REST = 0.0005, 0.00025
"""Seconds that the thread works, and rests after it.

On a shared core, the loop gets its turn when the thread rests, and otherwise after some four
milliseconds; with two threads it was after eight.
"""
NICER = 10
"""Niceness of the thread over the loop's, where a system has one per thread.

Alone on a core with it, the loop was held for 4.5 milliseconds at most, and for 6 to 13 without
that.  More is no better: a thread that holds what the loop waits for needs its turn, too.
"""


def _stand_back() -> None:
    if sys.platform == "linux":  # elsewhere it would apply to the whole process
        os.nice(NICER)


_THREAD = ThreadPoolExecutor(1, "record", _stand_back)
"""One record is read at a time; other records wait, and no player does."""


class _Life:
    """When the thread has last shown that it goes on."""

    def __init__(self) -> None:
        self.works = False
        self.seen = 0.0

    def look(self, works: bool | None = None) -> None:
        self.seen = time.monotonic()
        if works is not None:
            self.works = works


_LIFE = _Life()


def stopped_reading() -> float:
    """Return for how many seconds the thread has stood still in its work; 0 while it has none."""
    return time.monotonic() - _LIFE.seen if _LIFE.works else 0.0


def _noted(work: Callable[[], T]) -> T:
    """Run work in the thread, as long as which it shows that it goes on."""
    _LIFE.look(works=True)
    try:
        return work()
    finally:
        _LIFE.look(works=False)


class Breath:
    """Pauses of a thread between two pieces of its work: players do not wait for a record.

    Without them the loop would wait for its turn after each thing that it sends.

    Args:
        clock: returns seconds.
        sleep: pauses for a number of seconds.
    """

    def __init__(
        self,
        clock: Callable[[], float] = time.perf_counter,
        sleep: Callable[[float], None] = time.sleep,
    ) -> None:
        self._clock = clock
        self._sleep = sleep
        self._since = clock()

    def take(self) -> None:
        """Pause, if the thread has worked for long enough."""
        if self._clock() - self._since >= WORK:
            self._sleep(REST)
            self._since = self._clock()
            _LIFE.look()


def read_later(work: Callable[[], None]) -> None:
    """Run work in the thread, after all other work there, without waiting for it."""
    loop = asyncio.get_running_loop()

    def told() -> None:
        try:
            work()
        except Exception as fault:
            context = {"message": "work in the thread has failed", "exception": fault}
            with suppress(RuntimeError):  # the loop has ended meanwhile
                loop.call_soon_threadsafe(loop.call_exception_handler, context)

    _THREAD.submit(_noted, told)


async def read_in_thread(work: Callable[P, T], *args: P.args, **named: P.kwargs) -> T:
    """Run work on a whole record in the thread, and wait for it.

    Args:
        work: the function.
        args: its arguments.
        named: its keyword arguments.
    """
    loop = asyncio.get_running_loop()
    return await loop.run_in_executor(_THREAD, _noted, partial(work, *args, **named))
