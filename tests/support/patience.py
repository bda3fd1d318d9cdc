"""Polling for conditions in other tasks and processes."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Any


def until(condition: Callable[..., object], seconds: float = 60.0) -> bool:
    """Poll a condition until it holds or `seconds` have passed; returns whether it holds."""
    end = time.monotonic() + seconds
    while not (held := condition()) and time.monotonic() < end:
        time.sleep(0.01)
    return bool(held)


def wait(condition: Callable[..., object]) -> None:
    """Wait until a condition holds; fail after a minute."""
    assert until(condition), "it has not happened"


def raise_error_of(*tasks: asyncio.Future[Any] | None) -> None:
    """Raise the error of a task that a wait depends on, if it has died of one."""
    for task in tasks:
        if task is not None and task.done() and not task.cancelled():
            task.result()


async def becomes(condition: Callable[[], object], seconds: float = 60.0) -> None:
    """Wait until a condition holds; raises TimeoutError after `seconds`."""
    async with asyncio.timeout(seconds):
        while not condition():
            await asyncio.sleep(0.01)
