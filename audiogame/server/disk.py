"""What waits for the disk, so that the loop of a server goes on meanwhile."""

from __future__ import annotations

import asyncio
from collections.abc import Callable


async def aside(work: Callable[[], None]) -> None:
    """Wait for something that waits for the disk, and raise what it raises.

    It is done to its end, also where nobody waits for it any more.
    """
    await asyncio.get_running_loop().run_in_executor(None, work)
