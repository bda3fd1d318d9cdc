"""Server side of one WebSocket, around the library's protocol without input and output.

It is one object and one task: the library's own connections take three times the memory, and a
server has hundreds of them.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Iterator
from http import HTTPStatus

from websockets.datastructures import Headers
from websockets.frames import Frame, Opcode
from websockets.http11 import Request, Response
from websockets.protocol import State
from websockets.server import ServerProtocol

from audiogame.online.packets import LONGEST
from audiogame.online.transport import BESIDE, ENDING, FORWARDED, PATIENCE, WAITING
from audiogame.server.origins import RequestSource

SLOTS = 64
"""Groups of connections, whose keepalive is checked one group after the other.

Pinging 37 connections at once took up to 15 milliseconds; of 2,000 connections 32 are checked at
once, and few of them have to be pinged.
"""
LOOKS = 2
"""Checks of each silent connection before it is pinged."""
READ = 65_536
"""Bytes of the read buffer."""
TAKEN = 4_096
"""Bytes of the buffer that are parsed at once: they may be hundreds of empty frames."""
UNSENT = 32_768
"""Bytes of the send buffer above which senders have to wait."""
FETCHING = 300.0
"""Seconds after which an unfinished download of a file is cut."""
WELL = 1000
"""The close code of a normal end."""

Files = Callable[[str, bool], tuple[int, dict[str, str], bytes]]
"""Answers a request for a file: its path, and whether it may be compressed."""
Handler = Callable[["ServedSocket"], Awaitable[None]]
"""Serves one connection, from its beginning to its end."""


class Lines:
    """All connections of a server, and their shared state.

    Args:
        handler: serves each connection.
        behind: whether the last forwarded address is trusted.
        files: serves files to browsers; None to serve none.
    """

    def __init__(self, handler: Handler, behind: bool, files: Files | None) -> None:
        self.handler, self.behind, self.files = handler, behind, files
        self.room = memoryview(bytearray(READ))
        """The read buffer, which all connections share."""
        self.serving = 0
        """Number of connections being served."""
        self._slots: dict[ServedSocket, set[ServedSocket]] = {}
        """The keepalive group of each connection."""
        self._parts: tuple[set[ServedSocket], ...] = tuple(set() for _ in range(SLOTS))

    def __contains__(self, line: ServedSocket) -> bool:
        return line in self._slots

    def __iter__(self) -> Iterator[ServedSocket]:
        return iter((*self._slots,))

    def __len__(self) -> int:
        return len(self._slots)

    def add(self, line: ServedSocket) -> None:
        """Add a connection."""
        self._slots[line] = part = min(self._parts, key=len)
        part.add(line)

    def remove(self, line: ServedSocket) -> None:
        """Remove a connection."""
        self._slots.pop(line).remove(line)

    def part(self, slot: int) -> tuple[ServedSocket, ...]:
        """Return the connections of one keepalive group."""
        return (*self._parts[slot],)


class ServedSocket(asyncio.BufferedProtocol):
    """Server side of one connection; or of a request for a file.

    Args:
        lines: all connections.
    """

    __slots__ = (
        "_beside",
        "_ended",
        "_frames",
        "_held",
        "_late",
        "_lines",
        "_parts",
        "_quiet",
        "_room",
        "_task",
        "_transport",
        "_waiter",
        "_websocket",
        "address",
        "source",
    )

    def __init__(self, lines: Lines) -> None:
        self._lines = lines
        self._websocket = ServerProtocol(max_size=LONGEST)
        self._transport: asyncio.Transport
        self.address = ""
        """Address of the client, as far as it is known."""
        self.source = RequestSource()
        """The source of the request by which the client connected."""
        self._quiet = 0
        """Number of keepalive checks since anything was received."""
        self._frames: list[bytes] = []
        """Queue of received frames."""
        self._parts: bytearray | None = None
        """Fragments of an incomplete frame."""
        self._beside = 0
        """Number of pings and fragments since the last whole frame, or keepalive check."""
        self._waiter: asyncio.Future[None] | None = None
        """Waits for a frame."""
        self._room: asyncio.Future[None] | None = None
        """Waits for room in the send buffer; None while there is some."""
        self._held = False
        """Whether reading is paused, because the queue is full."""
        self._ended: asyncio.Future[None] | None = None
        """Waits for the end of the connection."""
        self._late: asyncio.TimerHandle | None = None
        """Timeout that cuts a connection whose setup or closing handshake takes too long."""
        self._task: asyncio.Task[None] | None = None

    # Used by the server.

    async def send(self, data: bytes) -> bool:
        """Send a frame, when there is room for it; return whether the connection is still up."""
        if self._room is not None:
            await asyncio.shield(self._room)
        return self.send_now(data)

    @property
    def stands(self) -> bool:
        """Whether the connection is set up, and has not ended."""
        return self._websocket.state is State.OPEN

    @property
    def has_room(self) -> bool:
        """Whether a frame can be sent now, without waiting."""
        return self._room is None

    def send_now(self, data: bytes) -> bool:
        """Send a frame, whether there is room for it or not; return whether the connection is
        up."""
        if self._websocket.state is not State.OPEN:
            return False
        self._websocket.send_text(data)
        self._flush()
        return True

    async def receive(self) -> bytes | None:
        """Wait for the next frame; None when the connection has ended."""
        while not self._frames:
            if self._websocket.state is not State.OPEN:
                return None
            self._waiter = asyncio.get_running_loop().create_future()
            try:
                await self._waiter
            finally:
                self._waiter = None
        frame = self._frames.pop(0)
        if self._held and not self._frames:
            self._held = False
            self._transport.resume_reading()
        return frame

    async def close(self, code: int = WELL) -> None:
        """Close the connection with the closing handshake."""
        if self not in self._lines:
            return
        if self._held:  # the answer to this has to be read
            self._held = False
            self._transport.resume_reading()
        if self._websocket.state is State.OPEN:
            self._websocket.send_close(code)
            self._flush()
        elif self._websocket.state is State.CONNECTING:
            self._transport.close()
        if self._ended is None:
            self._ended = asyncio.get_running_loop().create_future()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(ENDING):
                await asyncio.shield(self._ended)
                return
        self.cut()

    def cut(self) -> None:
        """Drop the connection at once, without a closing handshake."""
        self._transport.abort()

    def look(self) -> None:
        """Check the keepalive: any received data counts.

        Without any a ping is sent, and a connection that stays silent for as long again is cut.
        """
        if self.has_room:  # else the client does not even read the answers
            self._beside = 0
        self._quiet = 0 if self._held else self._quiet + 1  # unread data may have come
        if self._quiet > 2 * LOOKS:
            self.cut()
        elif self._quiet == LOOKS + 1 and self._websocket.state is State.OPEN:
            self._websocket.send_ping(b"")
            self._flush()

    # Callbacks of the event loop.

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Start waiting for the HTTP request."""
        assert isinstance(transport, asyncio.Transport)
        transport.set_write_buffer_limits(UNSENT)
        self._transport = transport
        self.address = str((transport.get_extra_info("peername") or ("",))[0])
        self._lines.add(self)
        self._late = asyncio.get_running_loop().call_later(PATIENCE, self.cut)

    def get_buffer(self, sizehint: int) -> memoryview:
        """Return the read buffer; it is emptied before anything else."""
        return self._lines.room

    def buffer_updated(self, nbytes: int) -> None:
        """Parse received data."""
        self._quiet = 0
        data = bytes(self._lines.room[:nbytes])
        for at in range(0, nbytes, TAKEN):
            self._websocket.receive_data(data[at : at + TAKEN])
            self._flush()
            for event in self._websocket.events_received():
                if isinstance(event, Request):
                    self._answer(event)
                elif isinstance(event, Frame):
                    self._take(event)
            if self._beside > BESIDE:
                self.cut()
            if self._transport.is_closing():
                break
        self._look_whether_over()

    def eof_received(self) -> None:
        """Handle the end of the client's data."""
        self._websocket.receive_eof()
        self._flush()
        self._look_whether_over()

    def connection_lost(self, fault: Exception | None) -> None:
        """Handle the end of the connection."""
        self._websocket.receive_eof()
        self._lines.remove(self)
        if self._late is not None:
            self._late.cancel()
            self._late = None
        for waiting in (self._waiter, self._room, self._ended):
            if waiting is not None and not waiting.done():
                waiting.set_result(None)

    def pause_writing(self) -> None:
        """Pause sending, because the client reads more slowly than frames are sent."""
        self._room = asyncio.get_running_loop().create_future()

    def resume_writing(self) -> None:
        """Resume sending."""
        room, self._room = self._room, None
        if room is not None and not room.done():
            room.set_result(None)

    # Internals.

    def _answer(self, request: Request) -> None:
        """Answer the HTTP request: open the WebSocket, or serve a file."""
        if self._lines.files is not None and not _upgrades(request):
            self._task = asyncio.create_task(self._hand_out(self._lines.files, request))
            return
        if self._lines.behind:
            said = ",".join(request.headers.get_all(FORWARDED))
            self.address = said.rpartition(",")[2].strip() or self.address
        self.source = request_source(request.headers)
        response = self._websocket.accept(request)
        self._websocket.send_response(response)
        self._flush()
        request.headers.clear()  # the protocol keeps them: kilobytes for each connection
        response.headers.clear()
        if self._websocket.state is State.OPEN and self._late is not None:
            self._late.cancel()
            self._late = None
            self._task = asyncio.create_task(self._serve())

    async def _serve(self) -> None:
        self._lines.serving += 1
        try:
            await self._lines.handler(self)
        finally:
            await self.close()
            self._lines.serving -= 1
            self._task = None  # else a reference cycle

    async def _hand_out(self, files: Files, request: Request) -> None:
        packed = "gzip" in request.headers.get("Accept-Encoding", "")
        status, headers, body = await asyncio.to_thread(files, request.path, packed)
        sent = Headers({**headers, "Content-Length": str(len(body)), "Connection": "close"})
        if self._websocket.state is State.CONNECTING and not self._transport.is_closing():
            if self._late is not None:
                self._late.cancel()
            self._late = asyncio.get_running_loop().call_later(FETCHING, self.cut)
            response = Response(status, HTTPStatus(status).phrase, sent, body)
            self._websocket.send_response(response)
            self._flush()
        self._task = None

    def _take(self, frame: Frame) -> None:
        self._beside += 1
        match frame.opcode:
            case Opcode.TEXT | Opcode.BINARY | Opcode.CONT:
                if self._parts is None and frame.fin:
                    self._deliver(bytes(frame.data))
                    return
                if self._parts is None:
                    self._parts = bytearray()
                self._parts += frame.data
                if frame.fin:
                    self._deliver(bytes(self._parts))
                    self._parts = None

    def _deliver(self, data: bytes) -> None:
        self._beside = 0
        self._frames.append(data)
        if len(self._frames) > WAITING and not self._held:
            self._held = True
            self._transport.pause_reading()
        self._wake()

    def _wake(self) -> None:
        if self._waiter is not None and not self._waiter.done():
            self._waiter.set_result(None)

    def _look_whether_over(self) -> None:
        """Wake the reader of a connection that is closing; and cut it if it does not end in
        time."""
        if self._websocket.state is not State.OPEN:
            self._wake()
        if self._late is None and self._websocket.close_expected():
            self._late = asyncio.get_running_loop().call_later(ENDING, self.cut)

    def _flush(self) -> None:
        """Send the protocol's pending data."""
        for data in self._websocket.data_to_send():
            if data:
                self._transport.write(data)
            elif self._transport.can_write_eof():
                with contextlib.suppress(OSError, RuntimeError):  # it has ended meanwhile
                    self._transport.write_eof()
            else:  # TLS has no half-close
                self._transport.close()


def request_source(headers: Headers) -> RequestSource:
    """Return the source of a request, by its headers."""
    return RequestSource((*headers.get_all("Origin"),), ",".join(headers.get_all("Host")))


def _upgrades(request: Request) -> bool:
    return "upgrade" in request.headers.get("Connection", "").lower()
