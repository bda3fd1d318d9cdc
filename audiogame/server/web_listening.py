"""Listening socket of a server."""

from __future__ import annotations

import asyncio
import ssl

from audiogame.online.transport import ALIVE, PATIENCE
from audiogame.rules.fault import Fault, system_reason
from audiogame.server.served_socket import LOOKS, SLOTS, Files, Handler, Lines, ServedSocket

GOING = 1001
"""The close code of a connection that ends as its server stops."""


class CannotListen(Fault):
    """An address on which this server cannot listen."""


class Listening:
    """The listening socket, and its connections.

    Args:
        lines: the connections.
        alive: seconds of silence after which a connection is pinged; without an answer for as long
            again it is cut.
    """

    def __init__(self, lines: Lines, alive: float) -> None:
        self._lines = lines
        self._alive = alive
        self._server: asyncio.Server | None = None
        self._looking: asyncio.Task[None] | None = None

    async def begin(self, address: str, port: int, secure: ssl.SSLContext | None) -> None:
        """Start listening.

        Raises:
            OSError: the address is not available.
        """
        self._server = await asyncio.get_running_loop().create_server(
            *(lambda: ServedSocket(self._lines), address or None, port),
            ssl=secure,
            ssl_handshake_timeout=PATIENCE if secure is not None else None,
        )
        self._looking = asyncio.create_task(self._look())

    @property
    def port(self) -> int:
        """The port on which it listens."""
        assert self._server is not None
        return int(next(iter(self._server.sockets)).getsockname()[1])

    async def _look(self) -> None:
        """Check the keepalive of all connections: a task for each would take as much memory as all
        else."""
        while True:
            for slot in range(SLOTS):
                await asyncio.sleep(self._alive / LOOKS / SLOTS)
                for line in self._lines.part(slot):
                    line.look()

    async def close(self) -> None:
        """Stop listening, and close all connections."""
        if self._server is None:
            return
        if self._looking is not None:
            self._looking.cancel()
        self._server.close()
        await asyncio.gather(*(line.close(GOING) for line in self._lines))
        while self._lines or self._lines.serving:
            await asyncio.sleep(0.01)
        await self._server.wait_closed()


async def listen(
    handler: Handler,
    address: str,
    port: int,
    secure: ssl.SSLContext | None = None,
    behind: bool = False,
    alive: float = ALIVE,
    files: Files | None = None,
) -> Listening:
    """Listen for connections.

    Args:
        handler: serves each connection.
        address: to listen at; empty for all of this machine.
        port: 0 for any that is free.
        secure: the certificate and its key.
        behind: whether the server is behind a proxy that names the caller, so that the last
            forwarded address is trusted.
        alive: see `ALIVE`.
        files: serves files to browsers; None to serve none.

    Raises:
        CannotListen: the address is not available.
    """
    listening = Listening(Lines(handler, behind, files), alive)
    try:
        await listening.begin(address, port, secure)
    except OSError as fault:
        raise CannotListen(
            "server-cannot-listen", address=address or "*", port=port, why=system_reason(fault)
        ) from fault
    return listening
