"""WebSockets, on both sides: the one module that knows the library `websockets`."""

from __future__ import annotations

import contextlib
import ssl
from collections.abc import Awaitable, Callable
from http import HTTPStatus

from websockets.asyncio.client import connect as _connect
from websockets.asyncio.connection import Connection
from websockets.asyncio.server import Server, ServerConnection, serve
from websockets.datastructures import Headers
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidURI
from websockets.http11 import Request, Response

from audiogame.online.packets import LONGEST
from audiogame.online.transport import CannotConnect
from audiogame.rules.fault import Fault, system_reason

ALIVE = 15.0
"""Seconds between signs of life, and how long one may be waited for."""
PATIENCE = 10.0
"""Seconds to set a line up, and to end it well."""
WAITING = 16
"""Frames that have come and were not taken yet; then the other side has to wait."""


class CannotListen(Fault):
    """An address that this server cannot have."""


class Socket:
    """One line, of either side.

    Args:
        connection: of the library.
        address: of the other side, as far as it is known.
    """

    def __init__(self, connection: Connection, address: str = "") -> None:
        self._connection = connection
        self.address = address

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
        with contextlib.suppress(OSError):
            await self._connection.close()

    def cut(self) -> None:
        """End the line at once, without a word."""
        self._connection.transport.abort()


Files = Callable[[str, bool], tuple[int, dict[str, str], bytes]]
"""Answers who asks for a file: its path, and whether it may come compressed."""
Handler = Callable[[Socket], Awaitable[None]]
"""Serves one line, from its beginning to its end."""


class Listening:
    """A server's end: where it listens.

    Args:
        server: of the library.
    """

    def __init__(self, server: Server) -> None:
        self._server = server

    @property
    def port(self) -> int:
        """Where it listens."""
        return int(next(iter(self._server.sockets)).getsockname()[1])

    async def close(self) -> None:
        """Listen no longer, and end all lines."""
        self._server.close()
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

    async def serve_one(connection: ServerConnection) -> None:
        caller = str((connection.remote_address or ("",))[0])
        if behind and connection.request is not None:
            forwarded = connection.request.headers.get_all("X-Forwarded-For")
            caller = ",".join(forwarded).rpartition(",")[2].strip() or caller
        await handler(Socket(connection, caller))

    def hand_out(connection: ServerConnection, request: Request) -> Response | None:
        if files is None or "upgrade" in request.headers.get("Connection", "").lower():
            return None
        packed = "gzip" in request.headers.get("Accept-Encoding", "")
        status, headers, body = files(request.path, packed)
        sent = Headers({**headers, "Content-Length": str(len(body)), "Connection": "close"})
        return Response(status, HTTPStatus(status).phrase, sent, body)

    try:
        server = await serve(
            serve_one,
            address or None,
            port,
            ssl=secure,
            compression=None,
            max_size=LONGEST,
            max_queue=WAITING,
            ping_interval=alive,
            ping_timeout=alive,
            open_timeout=PATIENCE,
            close_timeout=1,
            process_request=hand_out,
        )
    except OSError as fault:
        raise CannotListen(
            "server-cannot-listen", address=address or "*", port=port, why=system_reason(fault)
        ) from fault
    return Listening(server)


async def connect(address: str, secure: bool, alive: float = ALIVE) -> Socket:
    """Set up a line to a server.

    Args:
        address: of the server, with its port.
        secure: whether by TLS, with a certificate that this machine trusts.
        alive: see `ALIVE`.

    Raises:
        CannotConnect: nobody answers there, or not in this way.
    """
    try:
        connection = await _connect(
            f"{'wss' if secure else 'ws'}://{address}/",
            compression=None,
            max_size=LONGEST,
            max_queue=WAITING,
            ping_interval=alive,
            ping_timeout=alive,
            open_timeout=PATIENCE,
            close_timeout=1,
        )
    except (OSError, InvalidHandshake, InvalidURI, ValueError) as fault:
        why = system_reason(fault)
        raise CannotConnect("server-not-there", address=address, why=why) from fault
    return Socket(connection, address)
