"""Tasks of the program's event loop: none of them ends by an exception without being told.

What nobody waits for tells its exception to the handler of the event loop: a server logs it, a
player's program says it.
"""

from __future__ import annotations

import weakref
from collections.abc import Awaitable, Callable, Coroutine
from typing import TYPE_CHECKING, Any, TypeVar

if TYPE_CHECKING:
    import asyncio

T = TypeVar("T")
AGAIN, LONGEST = 0.1, 5.0
"""Seconds before a part that has failed begins anew: the first, doubled each time up to the
longest."""
PART = "part"
"""Key in the context of an exception that a part of the program has told."""
_FAILED: weakref.WeakKeyDictionary[object, dict[str, float]] = weakref.WeakKeyDictionary()
"""When each part has last failed, by its event loop and its name."""


def begin_task(work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
    """Start work that nobody has to wait for; an exception that ends it is told."""
    import asyncio  # late: the first line of the program needs none

    task = asyncio.get_running_loop().create_task(work)
    task.add_done_callback(_tell_end)
    return task


def keep_task(part: Callable[[], Coroutine[Any, Any, None]]) -> asyncio.Task[None]:
    """Start a part that runs for as long as it is wanted: an exception is told, and it begins anew.

    Args:
        part: begins it, the first time and after each exception.
    """
    return begin_task(_kept(part))


def ask_task(work: Awaitable[T]) -> asyncio.Future[T]:
    """Start work whose result its caller takes, and with it what it raises."""
    import asyncio

    return asyncio.ensure_future(work)


async def end_task(task: asyncio.Task[Any] | None) -> None:
    """Cancel a task that nobody waits for, and wait until it has ended."""
    import asyncio

    if task is not None:
        task.cancel()
        await asyncio.wait((task,))


def tell_fault(fault: BaseException) -> None:
    """Tell an exception that is not raised any further to the handler of the event loop."""
    import asyncio

    loop = asyncio.get_running_loop()
    context = {"message": "a part has failed", "exception": fault, PART: True}
    loop.call_exception_handler(context)


def failed_lately(loop: asyncio.AbstractEventLoop, seconds: float) -> tuple[str, ...]:
    """Return the names of the parts of an event loop that have failed in the last seconds."""
    found = {**_FAILED.get(loop, {})}
    return tuple(name for name, when in found.items() if loop.time() - when < seconds)


def _tell_end(task: asyncio.Task[Any]) -> None:
    fault = None if task.cancelled() else task.exception()
    if fault is not None:
        context = {"message": "a task has ended", "exception": fault, "task": task, PART: True}
        task.get_loop().call_exception_handler(context)


async def _kept(part: Callable[[], Coroutine[Any, Any, None]]) -> None:
    import asyncio

    loop, pause = asyncio.get_running_loop(), AGAIN
    while True:
        begun = loop.time()
        try:
            await part()
        except Exception as fault:
            tell_fault(fault)
        else:
            return
        now = loop.time()
        _FAILED.setdefault(loop, {})[getattr(part, "__qualname__", "")] = now
        pause = AGAIN if now - begun > LONGEST else pause
        await asyncio.sleep(pause)
        pause = min(pause * 2, LONGEST)
