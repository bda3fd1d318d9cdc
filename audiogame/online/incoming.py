"""What has come over the line for a table, and waits for the step that takes it."""

from __future__ import annotations

from collections import deque

from audiogame.online.packets import Asked, read_down
from audiogame.online.transport import Transport


class Incoming:
    """Frames in the order in which they came.

    Args:
        transport: the line.
    """

    def __init__(self, transport: Transport) -> None:
        self._transport = transport
        self._seen: deque[bytes] = deque()
        """Those that were looked at, and not taken."""

    async def first(self) -> bytes | None:
        """Look at the next frame; None where there is none yet."""
        data = None if self._seen else await self._transport.received()
        if data is not None:
            self._seen.append(data)
        return self._seen[0] if self._seen else None

    async def take(self) -> bytes | None:
        """Take the next frame; None where there is none yet."""
        return self._seen.popleft() if self._seen else await self._transport.received()

    async def take_asked(self) -> Asked | None:
        """Take, before all else, what the people here are asked: the others wait for its answer."""
        while (data := await self._transport.received()) is not None:
            packet = read_down(data)
            if isinstance(packet, Asked):
                return packet
            self._seen.append(data)
        return None
