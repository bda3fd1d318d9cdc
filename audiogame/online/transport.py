"""Transport of packets, all that a remote table knows of a connection; and limits of both ends."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Iterator
from typing import Protocol, Self

from audiogame.online.packets import Up
from audiogame.rules.fault import Fault, Reason

ALIVE = 15.0
"""Seconds between keepalive pings, and after which an unanswered one ends the connection."""
PATIENCE = 10.0
"""Seconds after which setting up a connection is given up."""
FORWARDED = "X-Forwarded-For"
"""The header in which a proxy names the caller's address."""
ENDING = 1.0
"""Seconds for the closing handshake at most."""
MOST_PARTS = 1_000
"""Pings and fragments between two whole frames or two pings at most; with more the connection is
cut: they cost time, and no client needs them."""
READ = 16_384
"""Bytes that are read and parsed at once: they may be thousands of empty frames."""
WAITING = 16
"""Frames queued for reading at most; then the other side has to wait."""


ASK_FOR_LINK = Reason("ask-for-link")
CHECK_ONLINE = Reason("check-online")


class CannotConnect(Fault):
    """The server does not answer."""

    def then(self, advice: Reason) -> Self:
        """Add the sentence that says what a guest does about it; returns the fault."""
        self.reasons = (*self.reasons, advice)
        return self


class OnlyWebPage(CannotConnect):
    """A web server answers without a WebSocket, as a service does for an address that has gone."""


class NotOpened(Exception):
    """Bytes that were sealed otherwise, or a key with which nothing can be agreed on."""


class Transport(Protocol):
    """Connection to one server, for one place at one table."""

    @property
    def up(self) -> bool:
        """Whether the connection is up."""

    @property
    def times(self) -> int:
        """How often the connection was made, from 1; what was sent on an earlier one may be
        lost."""

    @property
    def requests(self) -> Iterator[int]:
        """The numbers of the next requests; each is used once."""

    async def send(self, packet: Up) -> None:
        """Send a request; while the connection is down it is dropped."""

    @property
    def came_by(self) -> int:
        """The number of the connection by which the frame last received has come."""

    async def received(self) -> bytes | None:
        """Return the next received frame; None where there is none yet."""


def abort(transport: asyncio.WriteTransport) -> None:
    """Drop a connection at once, without a closing handshake; nothing happens if it has ended."""
    with contextlib.suppress(AttributeError):  # of TLS that has ended, in Python before 3.11.4
        transport.abort()
