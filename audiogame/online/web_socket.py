"""WebSockets, on both sides: the one module that knows the library `websockets`."""

from __future__ import annotations

import asyncio
import contextlib
import ssl
from collections.abc import Awaitable, Callable
from http import HTTPStatus
from typing import Any

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
FORWARDED = "X-Forwarded-For"
"""The header in which a front says who has called."""
WAITING = 16
"""Frames that have come and were not taken yet; then the other side has to wait."""


class CannotListen(Fault):
    """An address that this server cannot have."""


SLOTS = 16
"""In so many parts a server looks for signs of life, one after the other."""


def _options(alive: float | None) -> dict[str, Any]:
    """Return what is the same at both ends of a line.

    Args:
        alive: seconds between signs of life; None where the line itself does not look for them.
    """
    return {
        "compression": None,
        "max_size": LONGEST,
        "max_queue": WAITING,
        "ping_interval": alive,
        "ping_timeout": alive,
        "open_timeout": PATIENCE,
        "close_timeout": 1,
    }


class Socket:
    """One line, of either side.

    Args:
        connection: of the library.
        address: of the other side, as far as it is known.
    """

    def __init__(self, connection: Connection, address: str = "") -> None:
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


Files = Callable[[str, bool], tuple[int, dict[str, str], bytes]]
"""Answers who asks for a file: its path, and whether it may come compressed."""
Handler = Callable[[Socket], Awaitable[None]]
"""Serves one line, from its beginning to its end."""


class _SignsOfLife:
    """Looks for signs of life of all lines of a server: a task for each would be as large as all
    that a line has to remember.

    Args:
        seconds: between two signs; a line that owes one for so long is cut.
    """

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._slots: list[dict[Connection, bool]] = [{} for _ in range(SLOTS)]
        """The lines of each part, and whether they owe a sign."""
        self._asking: set[asyncio.Task[None]] = set()
        self._task = asyncio.create_task(self._look())

    def add(self, connection: Connection) -> None:
        """Look for signs of a line from now on."""
        min(self._slots, key=len)[connection] = False

    def remove(self, connection: Connection) -> None:
        """Look for signs of a line no longer."""
        for slot in self._slots:
            slot.pop(connection, None)

    def close(self) -> None:
        """Look no longer."""
        for task in (self._task, *self._asking):
            task.cancel()

    async def _look(self) -> None:
        while True:
            for slot in self._slots:
                await asyncio.sleep(self._seconds / SLOTS)
                for connection, owes in (*slot.items(),):
                    if owes:
                        connection.transport.abort()
                        continue
                    slot[connection] = True
                    # Beside this: somebody who does not read would hold up all others.
                    task = asyncio.create_task(self._ask(slot, connection))
                    self._asking.add(task)
                    task.add_done_callback(self._asking.discard)

    async def _ask(self, slot: dict[Connection, bool], connection: Connection) -> None:
        with contextlib.suppress(ConnectionClosed):
            await (await connection.ping())
            if connection in slot:
                slot[connection] = False


class Listening:
    """A server's end: where it listens.

    Args:
        server: of the library.
        signs: looks for signs of life of its lines.
    """

    def __init__(self, server: Server, signs: _SignsOfLife) -> None:
        self._server = server
        self._signs = signs

    @property
    def port(self) -> int:
        """Where it listens."""
        return int(next(iter(self._server.sockets)).getsockname()[1])

    async def close(self) -> None:
        """Listen no longer, and end all lines."""
        self._server.close()
        await self._server.wait_closed()
        self._signs.close()


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
            forwarded = connection.request.headers.get_all(FORWARDED)
            caller = ",".join(forwarded).rpartition(",")[2].strip() or caller
        for said in (connection.request, connection.response):
            if said is not None:  # of no use any more, and some kilobytes for each line
                said.headers.clear()
        signs.add(connection)
        try:
            await handler(Socket(connection, caller))
        finally:
            signs.remove(connection)

    def hand_out(
        connection: ServerConnection, request: Request
    ) -> Awaitable[Response | None] | None:
        if files is None or "upgrade" in request.headers.get("Connection", "").lower():
            return None
        return read(files, request)

    async def read(files: Files, request: Request) -> Response:
        packed = "gzip" in request.headers.get("Accept-Encoding", "")
        status, headers, body = await asyncio.to_thread(files, request.path, packed)
        sent = Headers({**headers, "Content-Length": str(len(body)), "Connection": "close"})
        return Response(status, HTTPStatus(status).phrase, sent, body)

    signs = _SignsOfLife(alive)
    try:
        server = await serve(
            serve_one,
            address or None,
            port,
            ssl=secure,
            **_options(None),
            process_request=hand_out,
        )
    except OSError as fault:
        signs.close()
        raise CannotListen(
            "server-cannot-listen", address=address or "*", port=port, why=system_reason(fault)
        ) from fault
    return Listening(server, signs)


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
    from websockets.asyncio.client import connect as set_up  # a server needs none of this

    try:
        connection = await set_up(
            f"{'wss' if secure else 'ws'}://{address}/",
            additional_headers={FORWARDED: forwarded} if forwarded else None,
            **_options(alive),
        )
    except ssl.SSLCertVerificationError as fault:
        raise CannotConnect(
            "certificate-not-trusted", address=address, why=fault.verify_message
        ) from fault
    except (OSError, InvalidHandshake, InvalidURI, ValueError) as fault:
        why = system_reason(fault)
        raise CannotConnect("server-not-there", address=address, why=why) from fault
    return Socket(connection, address)
