"""The thread in which records are read and played again, so that the loop has its turn."""

from __future__ import annotations

import asyncio
import os
import sys
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")

WORK, REST = 0.0005, 0.00025
"""Seconds that the thread works, and rests after it.

On a core that they share, the loop gets its turn when the thread rests, and otherwise after some
four thousandths of a second; with two threads it was after eight.
"""
NICER = 10
"""How much further the thread stands back than the loop, where a system knows that of one thread.

Alone on a core with it, the loop was held for 4.5 thousandths of a second at most, and for 6 to 13
without that.  More is no better: what has what the loop waits for has to have its turn, too.
"""


def _stand_back() -> None:
    if sys.platform == "linux":  # elsewhere it would be the whole process
        os.nice(NICER)


_THREAD = ThreadPoolExecutor(1, "record", _stand_back)
"""One record is read at a time; the others wait, and nobody who plays does."""


class Breath:
    """Lets a thread rest between two pieces of its work: whoever plays does not wait for a record.

    Without it the loop would wait for its turn after each thing that it sends.

    Args:
        clock: returns seconds.
        sleep: rests for so many.
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
        """Rest, if there was work for long enough."""
        if self._clock() - self._since >= WORK:
            self._sleep(REST)
            self._since = self._clock()


async def read_aside(work: Callable[P, T], *args: P.args, **named: P.kwargs) -> T:
    """Wait for work on a whole record, which is done beside the loop.

    Args:
        work: what is to be done.
        args: what it gets.
        named: what it gets by name.
    """
    loop = asyncio.get_running_loop()
    return await loop.run_in_executor(_THREAD, partial(work, *args, **named))
