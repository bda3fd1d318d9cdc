"""Listening socket and WebSockets of a server; only this and `web_socket` use the library."""

from __future__ import annotations

import asyncio
import contextlib
import ssl
from collections.abc import Awaitable, Callable
from http import HTTPStatus
from typing import Any, ClassVar

from websockets.asyncio.server import Server as WebSocketServer
from websockets.asyncio.server import ServerConnection, broadcast, serve
from websockets.datastructures import Headers
from websockets.exceptions import ConnectionClosed
from websockets.frames import DATA_OPCODES, Frame
from websockets.http11 import Request, Response
from websockets.protocol import Event, State

from audiogame.online.packets import ON_THE_LINE
from audiogame.online.transport import (
    ALIVE,
    ENDING,
    FORWARDED,
    MOST_PARTS,
    PATIENCE,
    READ,
    WAITING,
    abort,
)
from audiogame.own_task import keep_task
from audiogame.rules.fault import Fault, system_reason
from audiogame.server.addresses import free_port, is_near
from audiogame.server.log import log_to_loop
from audiogame.server.origins import RequestSource

UNSENT = 32_768
"""Bytes of the send buffer above which senders have to wait."""
FETCHING = 300.0
"""Seconds after which an unfinished download of a file is cut."""
LEAVING = 0.5
"""Seconds for all connections to end when the server stops, before they are cut."""
LULL = 8.0
"""Seconds after which pings and pongs are counted anew."""
WELL = 1000
"""The close code of a normal end."""

Files = Callable[[str, bool], tuple[int, dict[str, str], bytes]]
"""Answers a request for a file: its path, and whether it may be compressed."""
Handler = Callable[["ServedSocket"], Awaitable[None]]
"""Serves one connection, from its beginning to its end."""


class _Connection(ServerConnection, asyncio.BufferedProtocol):
    """A connection of the library with limits of its own, or a request for a file.

    A client can neither keep the event loop busy with frames that carry nothing, nor keep a
    connection open without asking for anything.
    """

    standing: ClassVar[set[_Connection]]
    """All connections of the server."""
    room: ClassVar[memoryview]
    """The read buffer, which they share."""
    _heard = 0.0
    """When something was received last."""
    _parts = 0
    """Number of fragments of an incomplete frame."""
    _pings = 0
    """Number of pings and pongs since `_counted`, or the last whole frame."""
    _counted = 0.0
    _late: asyncio.TimerHandle
    """Timeout of a connection that asks for nothing."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self._heard = self.loop.time()
        self.standing.add(self)
        self._late = self.loop.call_later(PATIENCE, self.transport.abort)

    def connection_lost(self, exc: Exception | None) -> None:
        self.standing.discard(self)
        self._late.cancel()
        super().connection_lost(exc)

    def get_buffer(self, sizehint: int) -> memoryview:
        return self.room

    def buffer_updated(self, nbytes: int) -> None:
        self._heard = self.loop.time()
        self.data_received(bytes(self.room[:nbytes]))
        if max(self._parts, self._pings) > MOST_PARTS:
            abort(self.transport)

    def process_event(self, event: Event) -> None:
        super().process_event(event)
        if not isinstance(event, Frame):
            self._late.cancel()  # it was asked for something
            return
        if event.opcode in DATA_OPCODES:
            self._parts = 0 if event.fin else self._parts + 1
            self._pings = self._pings if self._parts else 0
        elif self._heard - self._counted > LULL:
            self._counted, self._pings = self._heard, 1
        else:
            self._pings += 1

    def look(self, alive: float) -> None:
        """Ping a client that has sent nothing for `alive` seconds, and cut it after twice as long.

        A client whose frames wait is not cut: its answers to pings are not read either.  Nor is one
        that fetches a file, or has asked for nothing yet: these have times of their own.
        """
        if self.state is State.CONNECTING:
            return
        silent = self.loop.time() - self._heard
        if silent > 2 * alive and not self.recv_messages.paused:
            abort(self.transport)
        elif silent >= alive and self.state is State.OPEN:
            self.protocol.send_ping(b"")
            self.send_data()


class ServedSocket:
    """Server side of one WebSocket.

    Args:
        connection: of the library.
        address: of the client, as far as it is known.
        source: of its request.
    """

    __slots__ = ("_connection", "address", "source")

    def __init__(self, connection: ServerConnection, address: str, source: RequestSource) -> None:
        self._connection = connection
        self.address = address
        self.source = source

    @property
    def stands(self) -> bool:
        """Whether the connection has not ended."""
        return self._connection.state is State.OPEN

    @property
    def has_room(self) -> bool:
        """Whether a frame can be sent now, without waiting."""
        return self._connection.transport.get_write_buffer_size() <= UNSENT

    def send_now(self, data: bytes | str) -> None:
        """Send a frame, whether there is room for it or not, if the connection is up.

        Args:
            data: bytes are sent as a binary frame, a text as a text frame.
        """
        broadcast((self._connection,), data)

    async def send(self, data: bytes | str) -> bool:
        """Send a frame, and wait for room; return whether the connection is still up."""
        try:
            await self._connection.send(data)
        except ConnectionClosed:
            return False
        return True

    async def receive(self) -> bytes | str | None:
        """Wait for the next frame, binary or text; None when the connection has ended."""
        try:
            return await self._connection.recv()
        except ConnectionClosed:
            return None

    async def close(self, code: int = WELL) -> None:
        """Close the connection with the closing handshake."""
        await self._connection.close(code)

    def cut(self) -> None:
        """Drop the connection at once, without a closing handshake."""
        abort(self._connection.transport)


class Listening:
    """The listening socket, and its connections.

    Args:
        server: of the library.
        connections: that stand.
        handlers: the tasks that serve them.
        alive: seconds after which a silent connection is pinged; it is cut if nothing was received
            in twice as long.
    """

    def __init__(
        self,
        server: WebSocketServer,
        connections: set[_Connection],
        handlers: set[asyncio.Task[Any]],
        alive: float,
    ) -> None:
        self._server = server
        self._connections = connections
        self._handlers = handlers

        async def look() -> None:
            await self._look(alive)

        self._looking = keep_task(look)

    @property
    def port(self) -> int:
        """The port on which it listens."""
        return int(self._server.sockets[0].getsockname()[1])

    async def _look(self, alive: float) -> None:
        """Ping silent connections, and cut dead ones.

        The library pings clients that have just sent something, too, with a task for each; and it
        cuts one whose answer it does not read itself, because frames are waiting.
        """
        while True:
            await asyncio.sleep(alive / 2)
            for connection in (*self._connections,):
                connection.look(alive)

    async def close(self) -> None:
        """Stop listening, and close all connections."""
        self._looking.cancel()
        self._server.close()
        await asyncio.sleep(0)  # from here on it listens no more
        for connection in (*self._connections,):
            if connection.state is State.CONNECTING:
                abort(connection.transport)
        try:
            async with asyncio.timeout(LEAVING):
                await asyncio.shield(self._server.wait_closed())
        except TimeoutError:  # some do not read, or their handlers wait for something
            for connection in (*self._connections,):
                abort(connection.transport)
            for handler in (*self._handlers,):
                handler.cancel()
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(LEAVING):
                    await asyncio.shield(self._server.wait_closed())


async def listen(
    handler: Handler,
    address: str,
    port: int,
    secure: ssl.SSLContext | None = None,
    proxied: bool = False,
    alive: float = ALIVE,
    files: Files | None = None,
) -> Listening:
    """Listen for connections.

    Args:
        handler: serves each connection.
        address: to listen at; empty for all of this machine.
        port: 0 for any that is free.
        secure: the certificate and its key.
        proxied: whether the server is behind a proxy that names the caller, so that the last
            forwarded address is trusted.
        alive: see `ALIVE`.
        files: serves files to browsers; None to serve none.

    Raises:
        Fault: the address is not available.
    """

    class Connection(_Connection):
        standing: ClassVar[set[_Connection]] = set()
        room: ClassVar[memoryview] = memoryview(bytearray(READ))

    handlers: set[asyncio.Task[Any]] = set()

    async def serve_connection(connection: ServerConnection) -> None:
        assert connection.request is not None, "it was answered"
        headers = connection.request.headers
        caller = str((connection.remote_address or ("",))[0])
        address = _forwarded(headers) if proxied and is_near(caller) else ""
        address = address or caller
        own = asyncio.current_task()
        assert own is not None, "the library starts one"
        handlers.add(own)
        try:
            await handler(ServedSocket(connection, address, _request_source(headers)))
        finally:
            handlers.discard(own)

    def answer(connection: ServerConnection, request: Request) -> Awaitable[Response] | None:
        if files is None or _upgrades(request):
            return None
        connection.close_timeout = FETCHING  # that of its download
        return _file(files, request)

    timeouts: dict[str, Any] = {}  # the library knows none of TLS without a certificate
    if secure is not None:
        timeouts = {"ssl_handshake_timeout": PATIENCE, "ssl_shutdown_timeout": FETCHING}
    try:
        server = await serve(
            serve_connection,
            address or None,
            port or free_port(address),
            compression=None,
            process_request=answer,
            server_header=None,
            open_timeout=FETCHING,
            ping_interval=None,
            close_timeout=ENDING,
            max_size=ON_THE_LINE,
            max_queue=WAITING,
            write_limit=UNSENT,
            logger=log_to_loop("audiogame.server"),
            create_connection=Connection,
            ssl=secure,
            **timeouts,
        )
    except OSError as fault:
        raise Fault(
            "server-cannot-listen", address=address or "*", port=port, why=system_reason(fault)
        ) from fault
    return Listening(server, Connection.standing, handlers, alive)


def _forwarded(headers: Headers) -> str:
    """Return the address that the last proxy has added; empty if it has added none."""
    return ",".join(headers.get_all(FORWARDED)).rpartition(",")[2].strip()


def _request_source(headers: Headers) -> RequestSource:
    """Return the source of a request, by its headers."""
    return RequestSource((*headers.get_all("Origin"),), ",".join(headers.get_all("Host")))


def _upgrades(request: Request) -> bool:
    """Return whether a request is for a WebSocket: a proxy may ask to upgrade every connection."""
    return "websocket" in ",".join(request.headers.get_all("Upgrade")).lower()


async def _file(files: Files, request: Request) -> Response:
    """Return the answer to a request for a file."""
    if request.method not in ("GET", "HEAD"):
        headers = Headers({"Allow": "GET, HEAD", "Content-Length": "0", "Connection": "close"})
        return Response(405, HTTPStatus(405).phrase, headers)
    packed = "gzip" in request.headers.get("Accept-Encoding", "")
    status, told, body = await asyncio.to_thread(files, request.path, packed)
    headers = Headers({**told, "Content-Length": str(len(body)), "Connection": "close"})
    return Response(
        status, HTTPStatus(status).phrase, headers, b"" if request.method == "HEAD" else body
    )
