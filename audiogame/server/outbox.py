"""Send queue of one connection, for clients that read more slowly than frames come."""

from __future__ import annotations

import asyncio
import contextlib
from collections import deque
from collections.abc import Callable

from audiogame.own_task import begin_task
from audiogame.server.served_socket import ServedSocket

OUTBOX, MOST_OUTBOX = 1_000_000, 64_000_000
"""Bytes queued at most for a client that does not read, and for one that does; with more the
connection is cut, to be resumed."""
STALLED = 5.0
"""Seconds without progress after which a client counts as not reading."""
TURN = 65_536
"""Bytes after which other connections have their turn."""
AT_ONCE = 4_096
"""Bytes of a frame up to which it is sent at once, if the queue is empty; a longer one waits for
its turn."""
PATIENCE, LOOK = 1.0, 0.01
"""Seconds to flush the queue when the connection ends, and between checks of it."""


class Outbox:
    """Send queue of packets, in order; each is sealed when it leaves for the socket.

    Args:
        socket: carries them.
        clock: returns seconds that only grow.
    """

    __slots__ = ("_clock", "_moved", "_size", "_socket", "_waiting", "_writer", "seal")

    def __init__(self, socket: ServedSocket, clock: Callable[[], float]) -> None:
        self._socket = socket
        self._clock = clock
        self.seal: Callable[[bytes], bytes | str] = bytes.decode
        """Makes a frame of a packet; until there are keys, a text."""
        self._waiting: deque[bytes] | None = None
        """The queue; None while it is empty, as for most connections most of the time."""
        self._size = 0
        self._moved = 0.0
        """When bytes were last taken, or began to wait."""
        self._writer: asyncio.Task[None] | None = None
        """Sends the queue; None while it is empty."""

    def send(self, data: bytes) -> None:
        """Send or queue a frame, or cut the connection if the queue is full; this never waits."""
        if self._waiting is None and len(data) <= AT_ONCE and self._socket.has_room:
            self._socket.send_now(self.seal(data))
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
            self._writer = begin_task(self._write())

    async def send_when_idle(self, data: bytes) -> bool:
        """Send a frame once the queue is empty; return whether the connection is still up."""
        socket = self._socket
        while socket.stands and (self._waiting is not None or not socket.has_room):
            await asyncio.sleep(LOOK)
        self.send(data)
        return socket.stands

    async def end(self) -> None:
        """Flush the queue for a while, and send nothing more."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE):
                while self._waiting and self._socket.stands:
                    await asyncio.sleep(LOOK)
        if self._writer is not None:
            self._writer.cancel()

    async def _write(self) -> None:
        """Send the queue until it is empty."""
        sent = 0
        try:
            while self._waiting:
                data = self._waiting[0]
                size = len(data)
                if not await self._socket.send(self.seal(data)):
                    break
                self._waiting.popleft()
                self._size -= size
                self._moved = self._clock()
                sent += size
                if sent > TURN:
                    sent = 0
                    await asyncio.sleep(0)
        except Exception:
            self._socket.cut()  # frames are lost: the client asks for them when it is back
            raise
        finally:
            self._waiting, self._size, self._writer = None, 0, None
