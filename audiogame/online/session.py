"""A person's session at a server: the line, kept up; tables, the waiting room, and the way in.

Whatever waits here waits for the server; what happens at the table comes by itself, to `news`.
"""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections import deque
from collections.abc import Awaitable, Callable
from typing import TypeVar

from audiogame.online.codec import UnreadablePacket
from audiogame.online.company_packets import AskWhoSits, Said, Sitting
from audiogame.online.dial import Socket, connect
from audiogame.online.game_frames import GameFrames
from audiogame.online.greeting import ANSWER, LineLost, greet
from audiogame.online.link import Link
from audiogame.online.luck_packets import CommitAsked, RevealAsked
from audiogame.online.luck_watch import LuckWatch
from audiogame.online.own_luck import OwnLuck
from audiogame.online.packets import Down, Seated, Up, frame
from audiogame.online.reasons import failed, read_failed
from audiogame.online.record_parts import RecordParts
from audiogame.online.session_packets import (
    OF_THE_SESSION,
    Elsewhere,
    Failed,
    Kept,
    Knocking,
    Leave,
    Notice,
    Start,
    kind_of,
    read_from_server,
)
from audiogame.online.table_packets import (
    Enter,
    ListTables,
    Offered,
    OpenTable,
    Room,
    Tables,
)
from audiogame.online.whereabouts import LONGEST_PAUSE as SHORT_PAUSE
from audiogame.online.whereabouts import PATIENCE, Whereabouts
from audiogame.rules.fault import Fault
from audiogame.rules.value import replace

FIRST_PAUSE, LONGEST_PAUSE = 0.25, 20.0
"""Seconds before the line is set up again, doubled each time."""
P = TypeVar("P", bound=Down)


class Session:
    """A line to one server, for one device; it is a `Transport` for a remote table, too.

    Args:
        link: where to go.
        secret: of this device.
        dial: sets a line up.
        pause: waits between tries; seconds.
        former: the secrets that this device had before, see `greet`.
        patience: how many times as long as for others limits are for whoever is here.
    """

    def __init__(
        self,
        link: Link,
        secret: bytes,
        dial: Callable[[str, bool], Awaitable[Socket]] = connect,
        pause: Callable[[float], Awaitable[None]] = asyncio.sleep,
        former: tuple[bytes, ...] = (),
        patience: int = 1,
    ) -> None:
        self._link = link
        self._where = Whereabouts(link.address)
        self._secret = secret
        self._former = former
        self.patience = patience
        self._dial = dial
        self._pause = pause
        self._socket: Socket | None = None
        self._task: asyncio.Task[None] | None = None
        self._answers: deque[Down] = deque()
        self._frames = GameFrames()
        self._said = -1
        """The number of the next line of chat; -1 before the first."""
        self._entered: Enter | None = None
        """How this device has come to the table, to come back so."""
        self._times = 0
        self._closed = False
        self.server = ""
        """Its name."""
        self.person = ""
        """Who this device is to it."""
        self.opens = False
        """Whether tables may be opened there."""
        self.room: Room | None = None
        """The table, as it stands now; None at no table."""
        self.news: deque[Down] = deque()
        """What else has come, to be told: notices, knocks, chat, what is wrong."""
        self.luck = OwnLuck()
        """What this device has added to the luck."""
        self.watch = LuckWatch()
        """Whether that was begun again."""
        self.record: tuple[str, str] | None = None
        """The record of the last game that came to its end, its name and text."""
        self._parts = RecordParts()
        self._changed = asyncio.Event()
        self._came = asyncio.Event()

    # What a remote table needs of a line.

    @property
    def up(self) -> bool:
        """Whether the line stands."""
        return self._socket is not None

    @property
    def times(self) -> int:
        """How often the line was made, from 1."""
        return self._times

    async def send(self, data: bytes) -> None:
        """Hand over a frame; while the line is down it is lost."""
        if self._socket is not None:
            await self._socket.send(data)

    async def received(self) -> bytes | None:
        """Return the next frame about the game; None where there is none yet."""
        return self._frames.take()

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
        self._socket = await self._greeted()
        self._times += 1
        self._task = asyncio.create_task(self._keep_up())

    def cut(self) -> None:
        """End the line at once, as a network does that is gone; it is set up again by itself."""
        if self._socket is not None:
            self._socket.cut()

    async def close(self) -> None:
        """End the line."""
        self._closed = True
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task
        if self._socket is not None:
            await self._socket.close()

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
        self._entered = Enter(room.table)
        return room

    async def enter(self, wanted: Enter) -> Room | None:
        """Sit down at a table, come back to it, or listen.

        Returns:
            None where the host was asked; the room comes when they have answered.

        Raises:
            ServerSays: nobody comes in like this.
            LineLost: the line is down.
        """
        self._entered = wanted = replace(wanted, patience=self.patience)
        self._said = -1
        answer: Down = await self.ask(wanted, Room, Knocking)
        return answer if isinstance(answer, Room) else None

    async def who_sits(self, table: str, key: str = "") -> Sitting:
        """Ask who sits at a table, before sitting down there.

        Raises:
            ServerSays: it is not told.
            LineLost: the line is down.
        """
        return await self.ask(AskWhoSits(table, key), Sitting)

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
        await self.tell(Leave())
        self._go_out()

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
        return self._frames.seated()

    async def tell(self, packet: Up) -> None:
        """Send a packet that needs no answer.

        Raises:
            LineLost: the line is down.
        """
        if self._socket is None or not await self._socket.send(frame(packet)):
            raise LineLost("line-down")

    async def ask(self, packet: Up, *kinds: type[P]) -> P:
        """Send a packet, and wait for the answer of one of these kinds.

        Raises:
            ServerSays: it cannot be done.
            LineLost: the line is down.
        """
        self._answers.clear()
        await self.tell(packet)
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
                    if self._socket is None:
                        raise LineLost("line-down")
                    await self._wait()
        except TimeoutError as late:
            raise LineLost("line-down") from late

    async def _wait(self) -> None:
        if self._closed or (self._task is not None and self._task.done()):
            raise LineLost("line-down")
        self._came.clear()
        await self._came.wait()

    # The line itself.

    async def _greeted(self) -> Socket:
        """Set up a line, and say hello."""
        socket = await self._dial(self._where.address, self._link.secure)
        try:
            greeted = await greet(socket, self._link, self._secret, self._former, self.server)
        except BaseException:
            await socket.close()
            raise
        self.server, self.person, self.opens = greeted.server, greeted.person, greeted.opens
        self._where.learn(greeted.servers)
        if greeted.alive:
            socket.stay_alive(greeted.alive)
        return socket

    async def _keep_up(self) -> None:
        """Take what comes; set the line up again whenever it is lost."""
        while True:
            while (socket := self._socket) is not None:
                data = await socket.receive()
                if data is None:
                    break
                try:
                    await self._take(data)
                except UnreadablePacket as fault:
                    self.news.append(failed(*fault.reasons))
                except LineLost:
                    break
                self._tell_changed()
            self._socket = None
            self._tell_changed()
            await self._set_up_again()
            self._tell_changed()

    def _tell_changed(self) -> None:
        self._changed.set()
        self._came.set()

    async def _set_up_again(self) -> None:
        pause, where = FIRST_PAUSE, self._where
        where.go_on()
        while self._socket is None:
            await self._pause(pause * random.uniform(0.5, 1.0))
            pause = min(pause * 2, SHORT_PAUSE if where.several else LONGEST_PAUSE)
            try:
                await self._arrive()
            except (Fault, OSError):
                where.go_on()

    async def _arrive(self) -> None:
        """Set the line up, and come back to the table."""
        async with asyncio.timeout(PATIENCE if self._where.several else None):
            socket = await self._greeted()
        if self._entered is not None:
            again = replace(
                self._entered,
                number=self._frames.next,
                game=self._frames.hash,
                said=self._said,
                patience=self.patience,
            )
            await socket.send(frame(again))
        self._socket = socket
        self._times += 1

    async def _move(self, address: str) -> None:
        """Go to the process of the server that has the table; the line counts as standing."""
        before = self._socket
        self._where.go(address)
        try:
            await self._arrive()
        except (Fault, OSError) as fault:
            raise LineLost("line-down") from fault
        finally:
            if before is not None:
                before.cut()

    async def _take(self, data: bytes) -> None:
        kind = kind_of(data)
        if kind not in OF_THE_SESSION:
            self._take_frame(kind, data)
            return
        packet = read_from_server(data)
        match packet:
            case Room():
                if self.room is not None and self.room.table != packet.table:
                    self._frames.forget()
                self.room = packet
                self._answers.append(packet)
            case Tables() | Knocking() | Sitting() | Failed():
                self._answers.append(packet)
                if isinstance(packet, Failed):
                    self.news.append(packet)
            case Elsewhere(address=address):
                await self._move(address)
            case CommitAsked():
                if self.watch.asked(packet):
                    self.luck.start_again()
                    self.news.append(packet)
                if packet.hash not in (self.luck.hash, self._frames.hash):  # of the next game
                    self._frames.forget()
                await self.tell(self.luck.commit(packet))
            case RevealAsked():
                reveal = self.luck.reveal(packet)
                if reveal is not None:
                    self.watch.revealed()
                    await self.tell(reveal)
            case Kept():
                self._take_part(packet)
            case Said():
                self._said = packet.number + 1
                self.news.append(packet)
            case Notice(what="taken-over"):
                self._go_out()
                self.news.append(packet)
            case Notice(what="luck-lost", seat=seat) if self.room and seat in self.room.yours:
                self._go_out()  # why is told beside it
            case Notice(what="removed", seat=seat) if self.room and seat in self.room.yours:
                self._go_out()
                self.news.append(packet)
            case _:
                self.news.append(packet)

    def _take_frame(self, kind: str, data: bytes) -> None:
        if kind == "Seated":
            self.watch.begun()
        self._frames.put(kind, data)

    def _take_part(self, part: Kept) -> None:
        record = self._parts.put(part)
        if record is not None:
            self.record = record
            self.news.append(part)

    def _go_out(self) -> None:
        self._frames.forget()
        self.room, self._entered, self._said = None, None, -1
