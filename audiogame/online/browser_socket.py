"""Connection from within a browser: its own WebSocket, used in the program's worker."""

from __future__ import annotations

import asyncio
from importlib import import_module
from typing import Any

from audiogame.online.link import LOOPBACK
from audiogame.online.packets import ON_THE_LINE
from audiogame.online.transport import CHECK_ONLINE, CannotConnect

PATIENCE = 10.0
"""Seconds after which setting up a connection is given up."""
QUEUED, QUEUED_BYTES = 5_000, 16_000_000
"""Frames that wait to be read at most, and their bytes: a browser makes no server wait."""
OPEN = 1
"""The readyState of an open WebSocket, as browsers number it."""


class BrowserSocket:
    """A WebSocket connection to a server, made by the browser.

    Args:
        made: the WebSocket of the browser.
        address: of the server.
        ffi: the module that makes functions and bytes for the browser.
    """

    def __init__(self, made: Any, address: str, ffi: Any) -> None:
        self.address = address
        self._made = made
        self._ffi = ffi
        self._frames: asyncio.Queue[bytes | str | None] = asyncio.Queue()
        self._opened = asyncio.Event()
        self._size = 0
        """Bytes of the frames that wait."""
        self.over = ""
        """The limit that the server has broken, so that it has ended; empty for none."""
        self._stood = False
        """Whether the connection was open at any time, even if only to be told of a refusal."""
        self._takers = [ffi.create_proxy(taker) for taker in (self._came, self._open, self._ended)]
        made.binaryType = "arraybuffer"
        made.onmessage, made.onopen, made.onclose = self._takers

    def _came(self, event: Any) -> None:
        if self.over:
            return
        data = event.data
        size = len(data) if isinstance(data, str) else data.byteLength
        if size > ON_THE_LINE:
            self._end("over-frame")
        elif self._frames.qsize() >= QUEUED or self._size + size > QUEUED_BYTES:
            self._end("over-pings")
        else:
            self._size += size
            self._frames.put_nowait(data if isinstance(data, str) else data.to_bytes())

    def _end(self, over: str) -> None:
        """Drop the connection, and all that waits: the server has broken a limit."""
        self.over = over
        while not self._frames.empty():
            self._frames.get_nowait()
        self._made.close()
        self._frames.put_nowait(None)

    def _open(self, event: Any) -> None:
        self._stood = True
        self._opened.set()

    def _ended(self, event: Any) -> None:
        self._opened.set()
        if getattr(self._made, "tooLong", False):  # the worker has dropped the frame
            self.over = self.over or "over-frame"
        self._frames.put_nowait(None)

    async def opened(self) -> bool:
        """Wait until the connection is open, or has ended; return whether it was open."""
        await self._opened.wait()
        return self._stood

    async def send(self, data: bytes | str) -> bool:
        """Send a frame; return whether the connection is still open.

        Args:
            data: bytes are sent as a binary frame, a text as a text frame.
        """
        if self._made.readyState != OPEN:
            return False
        self._made.send(data if isinstance(data, str) else self._ffi.to_js(data))
        return True

    async def receive(self) -> bytes | str | None:
        """Wait for the next frame, binary or text; None when the connection has ended."""
        frame = await self._frames.get()
        if frame is None:
            self._frames.put_nowait(None)  # for the next caller of receive
        else:
            self._size -= len(frame)
        return frame

    async def close(self) -> None:
        """Close the connection with the closing handshake."""
        self._made.close()

    def stay_alive(self, seconds: float) -> None:
        """Do nothing: a browser answers a server's pings, and sends none of its own."""

    def cut(self) -> None:
        """Drop the connection at once: a browser waits for the answer of one that is dead."""
        self._made.close()
        self._frames.put_nowait(None)


async def connect(address: str, secure: bool) -> BrowserSocket:
    """Open a connection to a server.

    Args:
        address: of the server, with its port.
        secure: whether by TLS.

    Raises:
        CannotConnect: no server answers there, or by TLS only, or the browser does not allow it.
    """
    try:
        return await _opened(address, secure)
    except CannotConnect as fault:
        if secure:
            raise
        try:  # a browser does not say why it has no connection
            (await _opened(address, secure=True)).cut()
        except CannotConnect:
            if _forbidden(address):
                raise CannotConnect("page-no-line", address=address) from fault
            raise fault from None
        raise CannotConnect("server-by-tls", address=address) from fault


def _forbidden(address: str) -> bool:
    """Return whether a browser lets no page like this one call a server without TLS.

    Safari does not say so: the connection just ends.
    """
    browser = import_module("js")
    if browser.location.protocol != "https:":
        return False
    agent = browser.navigator.userAgent
    safari = "AppleWebKit" in agent and "Chrome/" not in agent
    return safari or address.rpartition(":")[0] not in LOOPBACK  # others allow the own machine


async def _opened(address: str, secure: bool) -> BrowserSocket:
    """Open a connection to a server, in the given way alone.

    Raises:
        CannotConnect: it cannot be opened.
    """
    browser, ffi = import_module("js"), import_module("pyodide.ffi")
    try:
        made = browser.WebSocket.new(f"{'wss' if secure else 'ws'}://{address}/")
    except Exception as fault:  # any exception of the browser: a page by TLS opens no plain one
        raise CannotConnect("page-no-line", address=address) from fault
    socket = BrowserSocket(made, address, ffi)
    try:
        async with asyncio.timeout(PATIENCE):
            stands = await socket.opened()
    except TimeoutError:
        stands = False
    if not stands:
        socket.cut()
        raise CannotConnect("server-no-answer", address=address).then(CHECK_ONLINE)
    return socket
