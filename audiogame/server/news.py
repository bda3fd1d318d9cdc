"""Whether something has happened, for the one who waits for that."""

from __future__ import annotations

import asyncio


class News:
    """An event with room for one who waits: that of asyncio takes as much as a whole journal."""

    __slots__ = ("_happened", "_waiter")

    def __init__(self) -> None:
        self._happened = False
        self._waiter: asyncio.Future[None] | None = None

    def set(self) -> None:
        """Take note that something has happened."""
        self._happened = True
        if self._waiter is not None and not self._waiter.done():
            self._waiter.set_result(None)

    def clear(self) -> None:
        """Wait for something new from now on."""
        self._happened = False

    async def wait(self) -> None:
        """Wait until something has happened since it was cleared; only one may."""
        if not self._happened:
            self._waiter = asyncio.get_running_loop().create_future()
            try:
                await self._waiter
            finally:
                self._waiter = None
