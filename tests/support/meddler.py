"""A server in between: it passes frames on to another one, and does with them what it likes."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

from websockets.asyncio.client import ClientConnection, connect
from websockets.asyncio.server import ServerConnection, serve
from websockets.exceptions import ConnectionClosed

Frame = bytes | str
Meddle = Callable[[bool, int, Frame], list[Frame]]
"""Returns what is passed on of a frame: whether it goes down, its number in that direction, and
the frame itself."""


def untouched(down: bool, number: int, frame: Frame) -> list[Frame]:
    """Pass everything on as it came."""
    return [frame]


class Meddler:
    """The proxy, and what it has seen.

    Args:
        to: the address of the server behind it.
        meddle: changes what passes.
    """

    def __init__(self, to: str, meddle: Meddle) -> None:
        self._to = to
        self.meddle = meddle
        self.address = ""
        self.seen: list[tuple[bool, Frame]] = []
        """What came, and whether it goes down."""
        self.passed: list[tuple[bool, Frame]] = []
        """What was passed on."""
        self.calls = 0

    async def serve(self, near: ServerConnection) -> None:
        """Connect one device with the server."""
        self.calls += 1
        async with connect(f"ws://{self._to}/", max_size=None, compression=None) as far:
            ways = [self._carry(False, near, far), self._carry(True, far, near)]
            tasks = [asyncio.create_task(one) for one in ways]
            try:
                await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            finally:
                for task in tasks:
                    task.cancel()
                await asyncio.gather(*tasks, return_exceptions=True)

    async def _carry(
        self,
        down: bool,
        source: ServerConnection | ClientConnection,
        target: ServerConnection | ClientConnection,
    ) -> None:
        number = 0
        with contextlib.suppress(ConnectionClosed):
            while True:
                frame = await source.recv()
                self.seen.append((down, frame))
                for one in self.meddle(down, number, frame):
                    self.passed.append((down, one))
                    await target.send(one)
                number += 1


@asynccontextmanager
async def meddling(to: str, meddle: Meddle = untouched) -> AsyncIterator[Meddler]:
    """Run a proxy before a server.

    Args:
        to: the server's address.
        meddle: changes what passes.
    """
    proxy = Meddler(to, meddle)
    handler: Callable[[ServerConnection], Awaitable[None]] = proxy.serve
    async with serve(handler, "127.0.0.1", 0, max_size=None, compression=None) as listening:
        port = next(iter(listening.sockets)).getsockname()[1]
        proxy.address = f"127.0.0.1:{port}"
        yield proxy
