"""WebSockets at a player's end: with `served_socket` the one place that knows the library."""

from __future__ import annotations

import asyncio
import contextlib
import ssl

from websockets.asyncio.client import ClientConnection
from websockets.asyncio.client import connect as set_up
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidURI

from audiogame.online.packets import LONGEST
from audiogame.online.transport import ALIVE, ENDING, FORWARDED, PATIENCE, WAITING, CannotConnect
from audiogame.rules.fault import system_reason


class Socket:
    """One line, of the player's side.

    Args:
        connection: of the library.
        address: of the other side, as far as it is known.
    """

    def __init__(self, connection: ClientConnection, address: str = "") -> None:
        self._connection = connection
        self.address = address
        self._looking: asyncio.Task[None] | None = None

    async def send(self, data: bytes) -> bool:
        """Send a frame, when there is room for it; tells whether the line still stands."""
        try:
            await self._connection.send(data, text=True)
        except ConnectionClosed:
            return False
        return True

    async def receive(self) -> bytes | None:
        """Wait for the next frame; None when the line has ended."""
        try:
            return await self._connection.recv(decode=False)
        except ConnectionClosed:
            return None

    async def close(self) -> None:
        """End the line; the other side is told."""
        if self._looking is not None:
            self._looking.cancel()
        with contextlib.suppress(OSError):
            await self._connection.close()

    def stay_alive(self, seconds: float) -> None:
        """Look for signs of life so often from now on; without one in half as long again the line
        is cut."""
        self._looking = asyncio.create_task(self._look(seconds))

    async def _look(self, seconds: float) -> None:
        with contextlib.suppress(ConnectionClosed):
            while True:
                await asyncio.sleep(seconds)
                try:
                    async with asyncio.timeout(seconds * 1.5):
                        await (await self._connection.ping())
                except TimeoutError:
                    self.cut()
                    return

    def cut(self) -> None:
        """End the line at once, without a word."""
        self._connection.transport.abort()


async def connect(address: str, secure: bool, alive: float = ALIVE, forwarded: str = "") -> Socket:
    """Set up a line to a server.

    Args:
        address: of the server, with its port.
        secure: whether by TLS, with a certificate that this machine trusts.
        alive: see `ALIVE`.
        forwarded: the address of somebody for whom this program speaks, as a front does.

    Raises:
        CannotConnect: nobody answers there, or not in this way, or it cannot be trusted.
    """
    try:
        connection = await set_up(
            f"{'wss' if secure else 'ws'}://{address}/",
            additional_headers={FORWARDED: forwarded} if forwarded else None,
            compression=None,
            max_size=LONGEST,
            max_queue=WAITING,
            ping_interval=alive,
            ping_timeout=alive,
            open_timeout=PATIENCE,
            close_timeout=ENDING,
        )
    except ssl.SSLCertVerificationError as fault:
        raise CannotConnect(
            "certificate-not-trusted", address=address, why=fault.verify_message
        ) from fault
    except (OSError, InvalidHandshake, InvalidURI, ValueError) as fault:
        why = system_reason(fault)
        raise CannotConnect("server-not-there", address=address, why=why) from fault
    return Socket(connection, address)
