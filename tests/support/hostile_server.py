"""A server whose outgoing packets are altered before they are sent: it is hostile to its guests.

The honest host of a table is spared, so that the game goes on for everybody else.
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterable, Iterator
from typing import Any

import msgspec
import pytest
from online_server import Guest

from audiogame.online.packets import Down, frame
from audiogame.server.served_connection import ServedConnection

Fields = dict[str, Any]
Alter = Callable[[Fields], Iterable[Fields | Down | bytes]]
"""Returns what is sent in place of a packet."""


class Hostile:
    """What a server does to the packets of all its guests but the spared ones.

    Args:
        send: sends a frame as the server does.
    """

    def __init__(self, send: Callable[[ServedConnection, bytes], None]) -> None:
        self._send = send
        self.spared: list[Guest] = []
        self.alter: Alter | None = None
        """Alters packets; None to be honest."""
        self.victims: list[ServedConnection] = []
        """The connections whose packets were altered, or would have been."""
        self.last: dict[str, Fields] = {}
        """The last packet of each kind that was meant for them."""

    def taken(self, connection: ServedConnection, data: bytes) -> None:
        """Send the packets in place of one."""
        spared = connection._person in {one.line.person for one in self.spared if one.session}
        fields: Fields = msgspec.json.decode(data)
        if spared or not connection._person or fields["packet"] == "Welcome":
            self._send(connection, data)
            return
        if connection not in self.victims:
            self.victims.append(connection)
        self.last[fields["packet"]] = {**fields}
        for one in [fields] if self.alter is None else self.alter(fields):
            self._send(connection, as_frame(one))

    def floods(self, *packets: Fields | Down | bytes, times: int = 1) -> None:
        """Send packets to the newest victim, which it has not asked for."""
        frames = [as_frame(one) for one in packets]
        for _ in range(times):
            for data in frames:
                self._send(self.victims[-1], data)


def as_frame(packet: Fields | Down | bytes) -> bytes:
    """Encode a packet as a frame, whatever its fields are."""
    if isinstance(packet, Down):
        return frame(packet)
    return packet if isinstance(packet, bytes) else msgspec.json.encode(packet)


@contextlib.contextmanager
def hostile() -> Iterator[Hostile]:
    """Let the servers of this process alter what they send."""
    with pytest.MonkeyPatch.context() as patched:
        found = Hostile(ServedConnection.send)
        patched.setattr(ServedConnection, "send", lambda self, data: found.taken(self, data))
        yield found
