"""Place of one device at one table: how it entered, and how far it has heard the game."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator

from audiogame.online.company_packets import ChatHeard
from audiogame.online.connection import Connection
from audiogame.online.down_limits import UNHEARD_BYTES, LimitBroken
from audiogame.online.packets import Earlier, EventsTold, InGame, Seated, Up
from audiogame.online.session_packets import Failed, Notice, TooMuch, read_down
from audiogame.online.table_packets import Enter, Room
from audiogame.rules.fault import Reason
from audiogame.rules.seat import Seat
from audiogame.rules.value import replace


class GameFrames:
    """Queue of one game's incoming frames, and the position in its stream.

    Args:
        times: returns how often the connection was made.
    """

    def __init__(self, times: Callable[[], int]) -> None:
        self._times = times
        self._frames: deque[tuple[int, bytes]] = deque()
        """Each with the number of its connection: those of an earlier one may still wait."""
        self._size = 0
        """Bytes of those frames."""
        self.came_by = 0
        """The number of the connection of the frame that was taken last."""
        self.next = -1
        """The number of the next event; -1 before the first."""
        self.hash = ""
        """The hash of the header of the game's record."""
        self.past = 0
        """How many events were past already when this place was told of the game."""
        self.lacks = -1
        """The number of the first event before `next` that has not come yet; -1 for none."""
        self._lacks_until = 0
        """The number of the event after the last such one."""
        self._whole = False
        """Whether none of the missed events is still to come after `next`."""

    def heard(self, header: str) -> int:
        """Return how many events of a game were heard; -1 where that is not certain.

        Args:
            header: the hash of its record's header.
        """
        return self.next if self._whole and header == self.hash else -1

    def put(self, packet: InGame, data: bytes) -> None:
        """Add the frame of a packet; a new place at a table resets the queue."""
        match packet:
            case Seated():
                self._clear()
                self.next, self.hash, self.past = 0, packet.hash, packet.past
                self.lacks, self._whole = -1, False
            case Earlier() if packet.number == self.lacks:
                self.lacks += len(packet.events)
                if self.lacks >= self._lacks_until:
                    self.lacks = -1
            case EventsTold():
                if 0 <= self.next < packet.number:
                    self.lacks = self.next if self.lacks < 0 else self.lacks
                    self._lacks_until = packet.number
                self.next = packet.number + len(packet.events)
                self._whole = not packet.more
        self.add(data)

    def add(self, data: bytes) -> None:
        """Queue a frame.

        Raises:
            LimitBroken: more waits to be heard than any game has.
        """
        self._size += len(data)
        if self._size > UNHEARD_BYTES:
            raise LimitBroken(Reason("over-unheard"))
        self._frames.append((self._times(), data))

    def take(self) -> bytes | None:
        """Return the next frame; None where there is none yet."""
        if not self._frames:
            return None
        self.came_by, data = self._frames.popleft()
        self._size -= len(data)
        return data

    def seated(self) -> Seated | None:
        """Return the place at the table, once, when the game has begun; None until then."""
        while (data := self.take()) is not None:
            packet = read_down(data)
            if isinstance(packet, Seated):
                return packet
        return None

    def _clear(self) -> None:
        self._frames.clear()
        self._size = 0

    def forget(self) -> None:
        """Reset, for the next game."""
        self._clear()
        self.next, self.lacks, self._whole = -1, -1, False


class RemotePlace:
    """A device's place at a table; it is the `Transport` of the remote table there.

    Args:
        connection: the one to the server.
    """

    def __init__(self, connection: Connection) -> None:
        self._connection = connection
        self.frames = GameFrames(lambda: connection.times)
        """Incoming frames of the game there."""
        self._asked: set[int] = set()
        """The numbers of the table's own requests that were not answered yet."""
        self._entered: Enter | None = None
        """The packet by which this device entered, to come back in the same way."""
        self._said = -1
        """The number of the next chat message; -1 before the first."""
        self.room: Room | None = None
        """The table as it is now; None at no table."""
        self._last: Room | None = None
        """The same, also once this device has just lost its place there."""
        self._elsewhere = False
        """Whether the people here look elsewhere."""
        self._elsewhere_by = -1
        """The number of the connection during which they have looked elsewhere last."""

    # What a remote table needs of a connection.

    @property
    def up(self) -> bool:
        """Whether the connection is up."""
        return self._connection.up

    @property
    def times(self) -> int:
        """How often the connection was made, from 1."""
        return self._connection.times

    @property
    def requests(self) -> Iterator[int]:
        """The numbers of the next requests; each is used once."""
        return self._connection.requests

    async def send(self, packet: Up) -> None:
        """Send a request; while the connection is down it is dropped."""
        if packet.request:
            self._asked.add(packet.request)
        if not await self._connection.send(packet):
            self.done(packet.request)

    def take_refusal(self, packet: Failed | TooMuch, data: bytes) -> bool:
        """Queue a refusal, if the table here has sent its request; return whether it has."""
        own = packet.request in self._asked
        if own:
            self._asked.remove(packet.request)
            self.frames.add(data)
        return own

    def done(self, request: int) -> None:
        """Record that a request waits for no answer any more."""
        self._asked.discard(request)

    @property
    def came_by(self) -> int:
        """The number of the connection by which the frame last received has come."""
        return self.frames.came_by

    async def received(self) -> bytes | None:
        """Return the next frame about the game; None where there is none yet."""
        return self.frames.take()

    # Coming and going.

    def open(self, room: Room) -> None:
        """Take a place at a table that this device has opened."""
        self._entered = Enter(room.table, request=room.request)

    def enter(self, wanted: Enter) -> None:
        """Take a place at another person's table."""
        self._entered, self._said = wanted, -1

    def back(self, patience: int) -> Enter | None:
        """Return the packet that brings this device back; None at no table."""
        self._asked.clear()  # nothing of the connection before is answered any more
        if self._elsewhere:
            self._elsewhere_by = self.times
        if self._entered is None:
            return None
        return replace(
            self._entered,
            number=self.frames.next,
            lacks=self.frames.lacks,
            game=self.frames.hash,
            said=self._said,
            patience=patience,
            away=self._elsewhere,
        )

    def turn(self, elsewhere: bool) -> bool:
        """Record that the people here look elsewhere, or back; return whether that has changed."""
        if elsewhere:
            self._elsewhere_by = self.times
        before, self._elsewhere = self._elsewhere, elsewhere
        return before is not elsewhere

    def stay(self) -> None:
        """Record that the connection has outlived a look elsewhere, if that was the last one."""
        if not self._elsewhere:
            self._elsewhere_by = -1

    @property
    def looked_elsewhere(self) -> bool:
        """Whether the people here looked elsewhere when the connection was lost."""
        return self._elsewhere_by == self.times - 1

    def look(self, room: Room) -> None:
        """Update the state of the table."""
        if self.room is not None and self.room.table != room.table:
            self.frames.forget()
        if self._entered is None:  # the server has led this device there
            self.open(room)
        self.room = self._last = room

    def hear(self, said: ChatHeard) -> None:
        """Record that a chat message was heard, so that it is not sent again."""
        self._said = said.number + 1

    def is_about(self, notice: Notice, person: str) -> bool:
        """Return whether a notice is about a person here, also one by which they lose their place.

        Args:
            person: this device's key, as the table knows it.
        """
        room = self._last
        if room is None or notice.seat >= 0:
            return room is not None and notice.seat in room.yours
        chairs = [room.chairs[seat].name for seat in room.yours if seat < len(room.chairs)]
        guests = zip(room.guests, room.visitors, strict=False)
        return notice.name in (*chairs, *(name for name, whose in guests if whose == person))

    @property
    def name(self) -> str:
        """The name of the table, also once this device has just lost its place there."""
        return self._last.table if self._last is not None else ""

    def owns(self, seat: Seat) -> bool:
        """Return whether a person here sits in a seat."""
        return self.room is not None and seat in self.room.yours

    def leave(self) -> None:
        """Give up the place at the table."""
        self.frames.forget()
        self.room, self._entered, self._said = None, None, -1
