"""A person's session at a server: the tables, the waiting room, and the way in.

Whatever waits here waits for the server; what happens at the table comes by itself, to `news`.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Awaitable, Callable
from typing import TypeVar

from audiogame.online.codec import UnreadablePacket
from audiogame.online.company_packets import AskWhoSits, ChatHeard, WhoSits
from audiogame.online.connection import Connection
from audiogame.online.dial import Socket, connect
from audiogame.online.greeting import ANSWER, Greeted, LineLost
from audiogame.online.link import TableLink
from audiogame.online.luck_book import LuckBook, TableLuck
from audiogame.online.luck_packets import CommitAsked, RevealAsked
from audiogame.online.luck_watch import Awake, LuckWatch, RoundsSeen
from audiogame.online.own_luck import Added, OwnLuck, OwnShare
from audiogame.online.packets import Down, InGame, Seated, Up, frame
from audiogame.online.place import RemotePlace
from audiogame.online.reasons import failed, read_failed
from audiogame.online.session_packets import (
    Elsewhere,
    Failed,
    Knocking,
    LeaveTable,
    Notice,
    RecordPart,
    Start,
    Welcome,
    read_down,
)
from audiogame.online.table_packets import (
    Enter,
    ListTables,
    Offered,
    OpenTable,
    Room,
    Tables,
)
from audiogame.rules.fault import Fault
from audiogame.rules.reason_parts import Why
from audiogame.rules.value import replace


class RecordParts:
    """The parts that have come of one record."""

    def __init__(self) -> None:
        self._parts: list[RecordPart] = []

    def put(self, part: RecordPart) -> tuple[str, str] | None:
        """Take a part; returns the name and the text of the record once it is whole."""
        if part.part == 0:
            self._parts = []
        self._parts.append(part)
        if len(self._parts) != part.parts:
            return None
        text, self._parts = "".join(one.text for one in self._parts), []
        return part.name, text


P = TypeVar("P", bound=Down)


class Session:
    """What one device does at one server.

    Args:
        link: where to go.
        secret: of this device.
        dial: sets a line up.
        pause: waits between tries; seconds.
        former: the secrets that this device had before, see `greet`.
        patience: how many times as long as for others limits are for whoever is here.
        book: what is kept of the luck; None to keep nothing.
        clock: returns seconds that go on while this device sleeps.
    """

    def __init__(
        self,
        link: TableLink,
        secret: bytes,
        dial: Callable[[str, bool], Awaitable[Socket]] = connect,
        pause: Callable[[float], Awaitable[None]] = asyncio.sleep,
        former: tuple[bytes, ...] = (),
        patience: int = 1,
        book: LuckBook | None = None,
        clock: Callable[[], float] = time.time,
    ) -> None:
        self.connection = Connection(link, secret, dial, pause, former, self)
        """The line to the server, which is kept up."""
        self.place = RemotePlace(self.connection)
        """Where this device sits, and its line for the table there."""
        self.patience = patience
        self._answers: deque[Down] = deque()
        self.server = ""
        """Its name."""
        self.person = ""
        """Who this device is to it."""
        self.opens = False
        """Whether tables may be opened there."""
        self.page = False
        """Whether browsers find the page there."""
        self.news: deque[Down] = deque()
        """What else has come, to be told: notices, knocks, chat, what is wrong."""
        self.luck = OwnLuck()
        """What this device has added to the luck."""
        self.watch = LuckWatch()
        """Whether that was begun again."""
        self._awake = Awake(clock)
        self._beating: asyncio.Task[None] | None = None
        self._sent_on = 0
        """The number of the line on which a commitment was sent in time that is not revealed."""
        self._book = book or LuckBook()
        self._luck_at = ""
        """The table that both are about."""
        self.record: tuple[str, str] | None = None
        """The record of the last game that came to its end, its name and text."""
        self._at_end = self.luck, self.watch
        """What was known of the luck when that came; the next game may ask for more since then."""
        self._parts = RecordParts()
        self.stirred: Callable[[], None] | None = None
        """Is called where something has come, or the line is lost or back."""
        self._changed = asyncio.Event()
        self._came = asyncio.Event()

    @property
    def up(self) -> bool:
        """Whether the line stands."""
        return self.connection.up

    @property
    def room(self) -> Room | None:
        """The table, as it stands now; None at no table."""
        return self.place.room

    async def changed(self) -> None:
        """Wait until something has come since the last time, or the line is lost or back."""
        await self._changed.wait()
        self._changed.clear()

    # Coming and going.

    async def begin(self) -> None:
        """Set up the line, and keep it up from now on.

        Raises:
            CannotConnect: nobody answers.
            ServerSays: the server lets nobody in like this.
        """
        self._beating = asyncio.create_task(self._awake.beat())
        await self.connection.begin()

    def cut(self) -> None:
        """End the line at once, as a network does that is gone; it is set up again by itself."""
        self.connection.cut()

    async def close(self) -> None:
        """End the line."""
        if self._beating is not None:
            self._beating.cancel()
        await self.connection.close()

    async def tables(self) -> tuple[Offered, ...]:
        """List the tables that anybody may ask to sit at.

        Raises:
            LineLost: the line is down.
        """
        return (await self.ask(ListTables(), Tables)).tables

    async def open_table(self, wanted: OpenTable) -> Room:
        """Open a table and sit down at it.

        Raises:
            ServerSays: it cannot be opened.
            LineLost: the line is down.
        """
        room = await self.ask(wanted, Room)
        self.place.open(room)
        return room

    async def enter(self, wanted: Enter) -> Room | None:
        """Sit down at a table, come back to it, or listen.

        Returns:
            None where the host was asked; the room comes when they have answered.

        Raises:
            ServerSays: nobody comes in like this.
            LineLost: the line is down.
        """
        wanted = replace(wanted, patience=self.patience)
        self.place.enter(wanted)
        answer: Down = await self.ask(wanted, Room, Knocking)
        return answer if isinstance(answer, Room) else None

    async def who_sits(self, table: str, key: str = "") -> WhoSits:
        """Ask who sits at a table, before sitting down there.

        Raises:
            ServerSays: it is not told.
            LineLost: the line is down.
        """
        return await self.ask(AskWhoSits(table, key), WhoSits)

    def refusal(self) -> Fault | None:
        """Return, once, why the host or the server does not let this device in; None if nobody
        has said so."""
        refused = next((one for one in self.news if isinstance(one, Failed)), None)
        if refused is None:
            return None
        self.news.remove(refused)
        return read_failed(refused)

    async def leave(self) -> None:
        """Leave the table."""
        await self.tell(LeaveTable())
        self.place.leave()

    async def start(self) -> None:
        """Let the game begin, or the next one; what is wrong with that comes to `news`."""
        await self.tell(Start())

    async def seated(self) -> Seated:
        """Wait until the game begins; returns the place at the table.

        Raises:
            LineLost: the line is down for good.
        """
        while (packet := self.begun()) is None:
            await self._wait()
        return packet

    def begun(self) -> Seated | None:
        """Return the place at the table, once, when the game has begun; None until then."""
        return self.place.frames.seated()

    async def tell(self, packet: Up) -> None:
        """Send a packet that needs no answer.

        Raises:
            LineLost: the line is down.
        """
        if not await self.connection.send(frame(packet)):
            raise LineLost("line-down")

    async def ask(self, packet: Up, *kinds: type[P]) -> P:
        """Send a packet, and wait for the answer of one of these kinds.

        Raises:
            ServerSays: it cannot be done.
            LineLost: the line is down.
        """
        self._answers.clear()
        await self.tell(packet)
        link = self.connection
        times = link.times
        try:
            async with asyncio.timeout(ANSWER):
                while True:
                    while self._answers:
                        answer = self._answers.popleft()
                        if isinstance(answer, Failed):
                            self.news.remove(answer)
                            raise read_failed(answer)
                        if isinstance(answer, kinds):
                            return answer
                    # Of several processes, the next one is asked the same: of `Enter` on arrival.
                    if isinstance(packet, AskWhoSits) and self.up and link.times != times:
                        times = link.times
                        await self.tell(packet)
                    asked_again = isinstance(packet, Enter | AskWhoSits) and link.where.several
                    if not self.up and not asked_again:
                        raise LineLost("line-down")
                    await self._wait()
        except TimeoutError as late:
            raise LineLost("line-down") from late

    async def _wait(self) -> None:
        if self.connection.ended:
            raise LineLost("line-down")
        self._came.clear()
        await self._came.wait()

    # What the connection needs.

    def welcomed(self, greeted: Greeted) -> None:
        """Learn what the server has said of itself and of this device."""
        self.server, self.person, self.opens = greeted.server, greeted.person, greeted.opens
        self.page = greeted.page

    def back(self) -> Enter | None:
        """Return what brings this device back to its table; None at no table."""
        return self.place.back(self.patience)

    async def take(self, data: bytes) -> None:
        """Take a frame that has come; what cannot be read is told.

        Raises:
            LineLost: the line is down.
        """
        try:
            await self._take(data)
        except UnreadablePacket as fault:
            self.news.append(failed(*fault.reasons))

    def tell_changed(self) -> None:
        """Wake whoever waits for the server."""
        self._changed.set()
        self._came.set()
        if self.stirred is not None:
            self.stirred()

    async def _take(self, data: bytes) -> None:
        packet = read_down(data)
        if isinstance(packet, InGame):
            self._take_frame(packet, data)
            frames = self.place.frames
            if isinstance(packet, Seated) and self.watch.begun(frames.hash):
                self._look_for_share()
                if not frames.past:
                    self.luck.begin(frames.hash)
                if self.luck.hash:
                    await self._keep_luck()
            return
        match packet:
            case Room():
                self.place.look(packet)
                self._take_luck_up(packet.table)
                self._answers.append(packet)
            case Failed(reasons=(Why(message="luck-not-wanted"),)):
                pass  # the program has answered too late; what follows is told in its time
            case Tables() | Knocking() | WhoSits() | Failed():
                self._answers.append(packet)
                if isinstance(packet, Failed):
                    self.news.append(packet)
            case Welcome(servers=servers):
                self.connection.where.learn(servers)
            case Elsewhere(address=address):
                await self.connection.move(address)
            case CommitAsked():
                if self.watch.asked(packet):
                    self.news.append(packet)
                if packet.hash not in (self.luck.hash, self.place.frames.hash):
                    self.place.frames.forget()  # the next game begins
                since = self._awake.asked_since
                commit = self.luck.commit(packet)
                await self._keep_luck()
                await self.tell(commit)
                self._sent_on = self.connection.times if self._awake.in_time(since) else 0
            case RevealAsked():
                self.luck.heard = self.place.frames.heard(self.luck.hash)
                reveal = self.luck.reveal(packet)
                if reveal is not None:
                    self._sent_on = 0
                    self.watch.revealed()
                    await self._keep_luck()
                    await self.tell(reveal)
            case RecordPart():
                self._take_part(packet)
            case ChatHeard():
                self.place.hear(packet)
                self.news.append(packet)
            case Notice(what="taken-over"):
                self.place.leave()
                self.news.append(packet)
            case Notice(what="luck-lost", seat=seat) if self.place.owns(seat):
                self.watch.forfeited()
                self.news.append(packet)
                await self._keep_luck()
            case Notice(what="removed") if self.place.is_about(packet, self.person):
                self.place.leave()
                self.news.append(packet)
            case _:
                self.news.append(packet)

    def _take_frame(self, packet: InGame, data: bytes) -> None:
        self.place.frames.put(packet, data)

    def _take_luck_up(self, table: str) -> None:
        """Go on with what this device knows of the luck at a table."""
        if table == self._luck_at:
            return
        self._luck_at = table
        kept = self._book.of(self.server, table)
        self.luck.so_far = kept.added if kept is not None else Added()
        self.watch.seen = kept.seen if kept is not None else RoundsSeen()

    def known_luck(self, header: str) -> tuple[OwnLuck, LuckWatch]:
        """Return what is known of the luck of a game, also while the next one begins.

        Args:
            header: the hash of its record's header.
        """
        return self._at_end if self._at_end[0].hash == header else (self.luck, self.watch)

    def own_share(self, header: str) -> OwnShare:
        """Return what is known of the share of this device in a game that has begun.

        Args:
            header: the hash of its record's header.
        """
        luck, watch = self.known_luck(header)
        if header != luck.hash:
            return OwnShare.UNKNOWN
        if luck.added(header) and not watch.seen.left_out:
            return OwnShare.ADDED
        return OwnShare.DROPPED if luck.so_far.dropped else OwnShare.LATE

    def _look_for_share(self) -> None:
        """Take note of a commitment that was sent in time, over a line that still stands, and that
        nobody has asked to reveal."""
        if self._sent_on == self.connection.times:
            self.luck.drop()

    async def _keep_luck(self) -> None:
        """Keep what this device knows of the luck, before anything of it is sent."""
        known = TableLuck(self.server, self._luck_at, self.luck.so_far, self.watch.seen)
        wrong = await self._book.keep(known)
        if wrong:
            self.news.append(failed(*wrong))

    def _take_part(self, part: RecordPart) -> None:
        record = self._parts.put(part)
        if record is not None:
            self._look_for_share()
            self.record = record
            self._at_end = OwnLuck(self.luck.so_far), LuckWatch(self.watch.seen)
            self.news.append(part)
