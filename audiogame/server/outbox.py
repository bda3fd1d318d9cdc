"""What waits to be sent over one line, where somebody does not take it as fast as it comes."""

from __future__ import annotations

import asyncio
import contextlib
from collections import deque
from collections.abc import Callable

from audiogame.server.served_socket import ServedSocket

OUTBOX, MOST_OUTBOX = 1_000_000, 64_000_000
"""Bytes that may wait for somebody who does not read, and for somebody who does; with more the
line is cut, to be resumed."""
STALLED = 5.0
"""Seconds in which somebody takes nothing who does not read."""
TURN = 65_536
"""Bytes after which other lines have their turn."""
AT_ONCE = 4_096
"""Bytes of a frame up to which it is sent at once, if nothing waits; what is longer has a turn."""
PATIENCE, LOOK = 1.0, 0.01
"""Seconds that a line waits for its outbox when it ends, and between looks at it."""


class Outbox:
    """Frames in their order.

    Args:
        socket: carries them.
        clock: returns seconds that only grow.
    """

    __slots__ = ("_clock", "_moved", "_size", "_socket", "_waiting", "_writer")

    def __init__(self, socket: ServedSocket, clock: Callable[[], float]) -> None:
        self._socket = socket
        self._clock = clock
        self._waiting: deque[bytes] | None = None
        """None while nothing waits, as at most lines most of the time."""
        self._size = 0
        self._moved = 0.0
        """When something was taken, or began to wait."""
        self._writer: asyncio.Task[None] | None = None
        """Sends what waits; None while nothing does."""

    def send(self, data: bytes) -> None:
        """Send a frame, when there is room for it; this never waits."""
        if self._waiting is None and len(data) <= AT_ONCE and self._socket.has_room:
            self._socket.send_now(data)
            return
        now = self._clock()
        if not self._waiting:
            self._moved, self._waiting = now, deque()
        self._waiting.append(data)
        self._size += len(data)
        stalled = now - self._moved > STALLED
        if self._size > (OUTBOX if stalled else MOST_OUTBOX):
            self._socket.cut()
        if self._writer is None:
            self._writer = asyncio.create_task(self._write())

    async def end(self) -> None:
        """Let what waits go out, for a while; nothing is sent any more."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE):
                while self._waiting:
                    await asyncio.sleep(LOOK)
        if self._writer is not None:
            self._writer.cancel()

    async def _write(self) -> None:
        """Send what waits, and end."""
        sent = 0
        while self._waiting:
            size = len(self._waiting[0])
            if not await self._socket.send(self._waiting[0]):
                break
            self._waiting.popleft()
            self._size -= size
            self._moved = self._clock()
            sent += size
            if sent > TURN:
                sent = 0
                await asyncio.sleep(0)
        self._waiting, self._size, self._writer = None, 0, None
