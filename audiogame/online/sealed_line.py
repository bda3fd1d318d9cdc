"""Sealed frames of a connection: packets filled up with blanks, so that they tell little."""

from __future__ import annotations

from audiogame.online.dial import Socket
from audiogame.online.noise import SealingKeys
from audiogame.online.transport import NotOpened

BLOCK = 64
"""Bytes; each packet is filled up to a multiple of them."""


def filled(packet: bytes) -> bytes:
    """Return a packet filled up with blanks."""
    return packet + b" " * (-len(packet) % BLOCK)


def without_blanks(text: bytes) -> bytes:
    """Return the packet in what was sealed."""
    return text.rstrip(b" ")


class SealedLine:
    """A device's connection to a server after the handshake.

    Args:
        socket: carries the frames.
        keys: of the connection.
    """

    def __init__(self, socket: Socket, keys: SealingKeys) -> None:
        self._socket = socket
        self._keys = keys
        self.spoiled = False
        """Whether something came that the server has not sealed, or not in this order."""

    @property
    def address(self) -> str:
        """The address of the server."""
        return self._socket.address

    @property
    def over(self) -> str:
        """The limit that the server has broken, so that it has ended; empty for none."""
        return self._socket.over

    async def send(self, data: bytes) -> bool:
        """Seal and send a packet; return whether the connection is still open."""
        return await self._socket.send(self._keys.up.seal(filled(data)))

    async def receive(self) -> bytes | None:
        """Wait for the next packet; None when the connection has ended, or was spoiled."""
        frame = None if self.spoiled else await self._socket.receive()
        if frame is None:
            return None
        try:
            return self.open(frame)
        except NotOpened:
            self.spoiled = True
            self._socket.cut()
            return None

    def open(self, frame: bytes | str) -> bytes:
        """Return the packet in a frame.

        Raises:
            NotOpened: the server has not sealed it, or not in this order.
        """
        if isinstance(frame, str):
            raise NotOpened
        return without_blanks(self._keys.down.open(frame))

    async def close(self) -> None:
        """Close the connection with the closing handshake."""
        await self._socket.close()

    def stay_alive(self, seconds: float) -> None:
        """Send keepalive pings from now on, where the socket sends its own."""
        self._socket.stay_alive(seconds)

    def cut(self) -> None:
        """Drop the connection at once, without a closing handshake."""
        self._socket.cut()
