"""The frames about a game that have come over a line, in order, until they are taken."""

from __future__ import annotations

from collections import deque
from typing import Annotated

import msgspec
from msgspec import Meta

from audiogame.online.frame_limits import decoded
from audiogame.online.packets import EVENTS, Seated, read_down
from audiogame.rules.lengths import Digest
from audiogame.rules.value import Value


class _Numbered(Value):
    number: int
    events: Annotated[tuple[msgspec.Raw, ...], Meta(max_length=EVENTS)]


class _Hashed(Value):
    hash: Digest = ""


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
        if kind == "Seated":
            digits = decoded(_HASHED, data).hash
            self._frames.clear()
            self.next, self.hash = 0, digits
        elif kind == "Told":
            told = decoded(_NUMBERED, data)
            self.next = told.number + len(told.events)
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
