"""The frames about a game that have come over a line, in order, until they are taken."""

from __future__ import annotations

from collections import deque

import msgspec

from audiogame.online.codec import UnreadablePacket
from audiogame.online.packets import Seated, read_down
from audiogame.rules.value import Value


class _Numbered(Value):
    number: int
    events: tuple[msgspec.Raw, ...]


class _Hashed(Value):
    hash: str = ""


_NUMBERED = msgspec.json.Decoder(_Numbered)
_HASHED = msgspec.json.Decoder(_Hashed)


class GameFrames:
    """What has come of one game, and how far it goes."""

    def __init__(self) -> None:
        self._frames: deque[bytes] = deque()
        self.next = -1
        """The number of the next event; -1 before the first."""
        self.hash = ""
        """Of the header of the record of the game."""

    def put(self, kind: str, data: bytes) -> None:
        """Take a frame of a kind; a place at a table begins anew.

        Raises:
            UnreadablePacket: it is not what its kind says.
        """
        try:
            if kind == "Seated":
                self._frames.clear()
                self.next, self.hash = 0, _HASHED.decode(data).hash
            elif kind == "Told":
                told = _NUMBERED.decode(data)
                self.next = told.number + len(told.events)
        except msgspec.MsgspecError as fault:
            raise UnreadablePacket(str(fault)) from fault
        self._frames.append(data)

    def take(self) -> bytes | None:
        """Return the next frame; None where there is none yet."""
        return self._frames.popleft() if self._frames else None

    def seated(self) -> Seated | None:
        """Return the place at the table, once, when the game has begun; None until then."""
        while (data := self.take()) is not None:
            packet = read_down(data)
            if isinstance(packet, Seated):
                return packet
        return None

    def forget(self) -> None:
        """Let another game begin."""
        self._frames.clear()
        self.next = -1
