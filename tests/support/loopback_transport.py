"""Loopback transport to a table in the same program: packets are encoded as over any connection."""

from __future__ import annotations

from collections import deque
from itertools import count

from audiogame.online.codec import UnreadablePacket
from audiogame.online.packets import Up, Wish, frame, wire_name
from audiogame.online.reasons import failed
from audiogame.online.session_packets import read_up
from audiogame.rules.fault import Fault
from audiogame.rules.seat import Seat
from audiogame.server.hosted_table import HostedTable
from audiogame.server.place import ServedPlace
from audiogame.table.table import Step


async def take_frame(hosted: HostedTable, place: ServedPlace, data: bytes) -> None:
    """Handle a frame from a place; if it cannot be read, or is refused, that place is told."""
    request = 0
    try:
        wish = read_up(data)
        request = wish.request
        if not isinstance(wish, Wish):
            raise UnreadablePacket(wire_name(type(wish)))
        await hosted.take(place, wish)
    except (UnreadablePacket, Fault) as fault:
        hosted._send(place, failed(*fault.reasons, request=request))


class Loopback:
    """Loopback connection of a place at a table that this program holds itself.

    The table makes one step whenever no frame is left.

    Args:
        hosted: the table.
        seats: of this place.
    """

    up = True
    times = came_by = 1

    def __init__(self, hosted: HostedTable, seats: tuple[Seat, ...]) -> None:
        self._hosted = hosted
        self._frames: deque[bytes] = deque()
        self._place = hosted.enter(seats, self._frames.append)
        self.requests = count(1)

    async def send(self, packet: Up) -> None:
        """Pass a request to the table at once."""
        await take_frame(self._hosted, self._place, frame(packet))

    async def received(self) -> bytes | None:
        """Return the next frame; without one, the table makes a step."""
        while not self._frames and await self._hosted.act() is Step.MOVED:
            pass
        return self._frames.popleft() if self._frames else None
