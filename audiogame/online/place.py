"""The place of one device at one table: how it came there, and how far it has heard the game."""

from __future__ import annotations

from collections import deque

from audiogame.online.company_packets import ChatHeard
from audiogame.online.connection import Connection
from audiogame.online.packets import EventsTold, InGame, Seated
from audiogame.online.session_packets import Notice, read_down
from audiogame.online.table_packets import Enter, Room
from audiogame.rules.seat import Seat
from audiogame.rules.value import replace


class GameFrames:
    """What has come of one game, and how far it goes."""

    def __init__(self) -> None:
        self._frames: deque[bytes] = deque()
        self.next = -1
        """The number of the next event; -1 before the first."""
        self.hash = ""
        """Of the header of the record of the game."""
        self.past = 0
        """How many events lay behind already when this place was told of the game."""
        self._whole = False
        """Whether nothing of what was missed is still to come."""

    def heard(self, header: str) -> int:
        """Return how many events of a game were heard; -1 where that is not known for certain.

        Args:
            header: the hash of its record's header.
        """
        return self.next if self._whole and header == self.hash else -1

    def put(self, packet: InGame, data: bytes) -> None:
        """Take the frame of a packet; a place at a table begins anew."""
        match packet:
            case Seated():
                self._frames.clear()
                self.next, self.hash, self.past = 0, packet.hash, packet.past
                self._whole = False
            case EventsTold():
                self.next = packet.number + len(packet.events)
                self._whole = not packet.more
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
        self.next, self._whole = -1, False


class RemotePlace:
    """Where a device sits; it is a `Transport` for the remote table there.

    Args:
        connection: to the server.
    """

    def __init__(self, connection: Connection) -> None:
        self._connection = connection
        self.frames = GameFrames()
        """What has come of the game there."""
        self._entered: Enter | None = None
        """How this device has come, to come back so."""
        self._said = -1
        """The number of the next line of chat; -1 before the first."""
        self.room: Room | None = None
        """The table, as it stands now; None at no table."""
        self._last: Room | None = None
        """The same, also once this device has just lost its place there."""

    # What a remote table needs of a line.

    @property
    def up(self) -> bool:
        """Whether the line stands."""
        return self._connection.up

    @property
    def times(self) -> int:
        """How often the line was made, from 1."""
        return self._connection.times

    async def send(self, data: bytes) -> None:
        """Hand over a frame; while the line is down it is lost."""
        await self._connection.send(data)

    async def received(self) -> bytes | None:
        """Return the next frame about the game; None where there is none yet."""
        return self.frames.take()

    # Coming and going.

    def open(self, room: Room) -> None:
        """Come to a table that this device has opened."""
        self._entered = Enter(room.table)

    def enter(self, wanted: Enter) -> None:
        """Come to a table of others."""
        self._entered, self._said = wanted, -1

    def back(self, patience: int) -> Enter | None:
        """Return what brings this device back; None at no table."""
        if self._entered is None:
            return None
        return replace(
            self._entered,
            number=self.frames.next,
            game=self.frames.hash,
            said=self._said,
            patience=patience,
        )

    def look(self, room: Room) -> None:
        """See how the table stands now."""
        if self.room is not None and self.room.table != room.table:
            self.frames.forget()
        self.room = self._last = room

    def hear(self, said: ChatHeard) -> None:
        """Take note of a line of chat, which is not told again."""
        self._said = said.number + 1

    def is_about(self, notice: Notice, person: str) -> bool:
        """Tell whether a notice is about somebody here, also one by which they lose their place.

        Args:
            person: who this device is to everybody at the table.
        """
        room = self._last
        if room is None or notice.seat >= 0:
            return room is not None and notice.seat in room.yours
        chairs = [room.chairs[seat].name for seat in room.yours if seat < len(room.chairs)]
        guests = zip(room.guests, room.visitors, strict=False)
        return notice.name in (*chairs, *(name for name, whose in guests if whose == person))

    def owns(self, seat: Seat) -> bool:
        """Tell whether somebody here sits in a seat."""
        return self.room is not None and seat in self.room.yours

    def leave(self) -> None:
        """Be at no table any more."""
        self.frames.forget()
        self.room, self._entered, self._said = None, None, -1
