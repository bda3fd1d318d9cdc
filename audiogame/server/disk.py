"""Threads that wait for the disk, so that the loop of a server goes on meanwhile.

The loop's own pool does the same with three times the work for the loop, which a server does with
each move.
"""

from __future__ import annotations

import asyncio
import atexit
from collections.abc import Callable
from contextlib import suppress
from queue import SimpleQueue
from threading import Lock, Thread

THREADS = 3
"""So many files can be waited for at once."""
PATIENCE = 10.0
"""Seconds that the end of the program waits for a thread, whose disk may never answer."""

Work = Callable[[], None]
_Given = tuple[Work, asyncio.AbstractEventLoop, "asyncio.Future[None]"]

_waiting: SimpleQueue[_Given | None] = SimpleQueue()
_threads: list[Thread] = []
_turn = Lock()


async def aside(work: Work) -> None:
    """Wait for something that waits for the disk, and raise what it raises.

    It is done to its end, also where nobody waits for it any more.
    """
    loop = asyncio.get_running_loop()
    done = loop.create_future()
    if not _threads:
        _begin()
    _waiting.put((work, loop, done))
    await done


def _begin() -> None:
    with _turn:
        while len(_threads) < THREADS:
            thread = Thread(target=_serve, name="disk", daemon=True)
            thread.start()
            _threads.append(thread)


@atexit.register
def _end() -> None:
    """Let everything that waits be done, and end."""
    for _ in _threads:
        _waiting.put(None)
    for thread in _threads:
        thread.join(PATIENCE)


def _serve() -> None:
    while (given := _waiting.get()) is not None:
        work, loop, done = given
        fault: BaseException | None = None
        try:
            work()
        except BaseException as raised:
            fault = raised
        with suppress(RuntimeError):  # the loop has ended: nobody waits
            loop.call_soon_threadsafe(_tell, done, fault)
        del given, work, loop, done, fault  # while nothing comes, nothing is kept


def _tell(done: asyncio.Future[None], fault: BaseException | None) -> None:
    if done.done():
        return
    if fault is None:
        done.set_result(None)
    else:
        done.set_exception(fault)
