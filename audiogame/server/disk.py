"""Disk work in a thread, so that the event loop of a server continues meanwhile."""

from __future__ import annotations

import asyncio
from collections.abc import Callable


async def aside(work: Callable[[], None]) -> None:
    """Run disk work in a thread, and raise what it raises.

    It is completed even if the caller is cancelled.
    """
    await asyncio.get_running_loop().run_in_executor(None, work)
