"""A line to a table of the same program: packets are written and read as over any other."""

from __future__ import annotations

from collections import deque

from audiogame.rules.seat import Seat
from audiogame.server.hosted_table import HostedTable
from audiogame.table.table import Step


class Loopback:
    """The line of a place at a table that this program holds itself.

    The table goes on whenever nothing is left to be taken, one step at a time.

    Args:
        hosted: the table.
        seats: of this place.
    """

    up = True
    times = 1

    def __init__(self, hosted: HostedTable, seats: tuple[Seat, ...]) -> None:
        self._hosted = hosted
        self._frames: deque[bytes] = deque()
        self._place = hosted.enter(seats, self._frames.append)

    async def send(self, data: bytes) -> None:
        """Let the table take a frame at once."""
        await self._hosted.take_frame(self._place, data)

    async def received(self) -> bytes | None:
        """Return the next frame; where there is none, the table takes a step."""
        while not self._frames and await self._hosted.act() is Step.MOVED:
            pass
        return self._frames.popleft() if self._frames else None
