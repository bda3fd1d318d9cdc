"""WebSockets at a player's end; only this module and `served_socket` use the library."""

from __future__ import annotations

import asyncio
import contextlib
import ssl

from websockets.asyncio.client import ClientConnection
from websockets.asyncio.client import connect as set_up
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus, InvalidURI

from audiogame.online.packets import LONGEST
from audiogame.online.transport import (
    ALIVE,
    ENDING,
    FORWARDED,
    PATIENCE,
    WAITING,
    CannotConnect,
    OnlyWebPage,
    abort,
)
from audiogame.rules.fault import system_reason


class Socket:
    """A client's WebSocket connection.

    Args:
        connection: of the library.
        address: of the other side, as far as it is known.
    """

    def __init__(self, connection: ClientConnection, address: str = "") -> None:
        self._connection = connection
        self.address = address
        self._looking: asyncio.Task[None] | None = None

    async def send(self, data: bytes) -> bool:
        """Send a frame, when there is room for it; return whether the connection is still open."""
        try:
            await self._connection.send(data, text=True)
        except ConnectionClosed:
            return False
        return True

    async def receive(self) -> bytes | None:
        """Wait for the next frame; None when the connection has ended."""
        try:
            return await self._connection.recv(decode=False)
        except ConnectionClosed:
            return None

    async def close(self) -> None:
        """Close the connection with the closing handshake."""
        if self._looking is not None:
            self._looking.cancel()
        with contextlib.suppress(OSError):
            await self._connection.close()

    def stay_alive(self, seconds: float) -> None:
        """Send a keepalive ping every `seconds` from now on; without an answer in half as long
        again the connection is cut."""
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
        """Drop the connection at once, without a closing handshake."""
        abort(self._connection.transport)


async def _speaks_tls(address: str) -> bool:
    """Return whether a server that answers no plain request takes one by TLS."""
    context = ssl.create_default_context()
    context.check_hostname, context.verify_mode = False, ssl.CERT_NONE  # nothing is sent by it
    host, _, port = address.rpartition(":")
    try:
        async with asyncio.timeout(PATIENCE):
            _, writer = await asyncio.open_connection(host.strip("[]"), int(port), ssl=context)
    except OSError:  # a timeout is one
        return False
    abort(writer.transport)
    return True


async def connect(address: str, secure: bool, alive: float = ALIVE, forwarded: str = "") -> Socket:
    """Open a connection to a server.

    Args:
        address: of the server, with its port.
        secure: whether by TLS, with a certificate that this machine trusts.
        alive: see `ALIVE`.
        forwarded: the address of the client for which this program connects, as a proxy does.

    Raises:
        OnlyWebPage: a web server answers there, and opens no WebSocket.
        CannotConnect: no server answers there, or by TLS only, or its certificate is not trusted.
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
        if not secure and isinstance(fault, InvalidHandshake) and await _speaks_tls(address):
            raise CannotConnect("server-by-tls", address=address) from fault
        why = system_reason(fault)
        kind = OnlyWebPage if isinstance(fault, InvalidStatus) else CannotConnect
        raise kind("server-not-there", address=address, why=why) from fault
    return Socket(connection, address)
