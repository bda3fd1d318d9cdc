"""Where a server listens for lines."""

from __future__ import annotations

import asyncio
import ssl

from audiogame.online.transport import ALIVE, PATIENCE
from audiogame.rules.fault import Fault, system_reason
from audiogame.server.served_socket import LOOKS, SLOTS, Files, Handler, Lines, ServedSocket

GOING = 1001
"""The code of a line that ends as its server does."""


class CannotListen(Fault):
    """An address that this server cannot have."""


class Listening:
    """A server's end: where it listens, and its lines.

    Args:
        lines: what they share.
        alive: seconds without a sign of life after which a line is asked for one; without an
            answer for so long again it is cut.
    """

    def __init__(self, lines: Lines, alive: float) -> None:
        self._lines = lines
        self._alive = alive
        self._server: asyncio.Server | None = None
        self._looking: asyncio.Task[None] | None = None

    async def begin(self, address: str, port: int, secure: ssl.SSLContext | None) -> None:
        """Listen.

        Raises:
            OSError: the address is not to be had.
        """
        self._server = await asyncio.get_running_loop().create_server(
            *(lambda: ServedSocket(self._lines), address or None, port),
            ssl=secure,
            ssl_handshake_timeout=PATIENCE if secure is not None else None,
        )
        self._looking = asyncio.create_task(self._look())

    @property
    def port(self) -> int:
        """Where it listens."""
        assert self._server is not None
        return int(next(iter(self._server.sockets)).getsockname()[1])

    async def _look(self) -> None:
        """Look for signs of life of all lines: a task for each would be as large as all else."""
        while True:
            for slot in range(SLOTS):
                await asyncio.sleep(self._alive / LOOKS / SLOTS)
                for line in self._lines.part(slot):
                    line.look()

    async def close(self) -> None:
        """Listen no longer, and end all lines."""
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
    """Listen for lines.

    Args:
        handler: serves each of them.
        address: to listen at; empty for all of this machine.
        port: 0 for any that is free.
        secure: the certificate and its key.
        behind: whether a front stands before this server that says who called, so that the last
            forwarded address is believed.
        alive: see `ALIVE`.
        files: hands out files to browsers; None where there are none.

    Raises:
        CannotListen: the address is not to be had.
    """
    listening = Listening(Lines(handler, behind, files), alive)
    try:
        await listening.begin(address, port, secure)
    except OSError as fault:
        raise CannotListen(
            "server-cannot-listen", address=address or "*", port=port, why=system_reason(fault)
        ) from fault
    return listening
