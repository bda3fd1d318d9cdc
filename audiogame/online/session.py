"""Session of a person at a server: listing, opening and entering tables, and waiting there.

Coroutines here wait for the server's answer; packets about the table arrive in `news`.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Awaitable, Callable
from typing import TypeVar

from audiogame.online.codec import UnreadablePacket
from audiogame.online.company_packets import (
    AskWhoSits,
    ChatHeard,
    KeyPressed,
    Patience,
    WhoSits,
)
from audiogame.online.connection import Connection, LedAstray
from audiogame.online.dial import Socket, connect
from audiogame.online.down_limits import LAST_TOLD, UNTOLD, Inflow, LimitBroken, RecordParts, check
from audiogame.online.greeting import ANSWER, Greeted, LineLost
from audiogame.online.identity import server_id
from audiogame.online.key_presence import KeyPresence
from audiogame.online.link import TableLink
from audiogame.online.luck_book import LuckBook, TableLuck
from audiogame.online.luck_packets import CommitAsked, RevealAsked
from audiogame.online.luck_watch import Awake, LuckWatch, RoundsSeen
from audiogame.online.own_luck import Added, OwnLuck, OwnShare
from audiogame.online.packets import Down, EventsTold, InGame, Seated, Up, request_of, wire_name
from audiogame.online.place import RemotePlace
from audiogame.online.reasons import ServerSays, failed, read_failed
from audiogame.online.session_packets import (
    Done,
    Elsewhere,
    Failed,
    Knocking,
    LeaveTable,
    Notice,
    Reached,
    RecordPart,
    Start,
    TooMuch,
    Welcome,
    read_down,
)
from audiogame.online.table_packets import (
    Enter,
    InQueue,
    ListTables,
    Offered,
    OpenTable,
    PlayNow,
    Room,
    Tables,
)
from audiogame.own_task import begin_task, keep_task
from audiogame.rules.fault import RAISED, Fault, Reason
from audiogame.rules.reason_parts import Why
from audiogame.rules.value import replace

P = TypeVar("P", bound=Down)
U = TypeVar("U", bound=Up)
STILL_UP = 5.0
"""Seconds for an answer after a look elsewhere, past which the connection counts as dead."""


class Session:
    """Session of one device at one server.

    Args:
        link: to the server.
        secret: of this device.
        dial: opens a socket.
        pause: sleeps between tries; takes seconds.
        former: the secrets that this device had before, see `greet`.
        patience: factor by which time limits are longer for the people here.
        book: persistent store of the luck; None to keep nothing.
        clock: returns seconds; it keeps running while this device sleeps.
        key: that the server must have, in hexadecimal digits; empty for a first contact.
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
        key: str = "",
    ) -> None:
        self.connection = Connection(link, secret, dial, pause, former, self, key)
        """The connection to the server, which is kept up."""
        self.place = RemotePlace(self.connection)
        """The place of this device, and the transport of the table there."""
        self.patience = patience
        self._answers: dict[int, Down | None] = {}
        """The answers to the requests that are waited for, by number; None until they come."""
        self.server = ""
        """The name that the server gives itself; it is known by its key."""
        self.key = key
        """The server's key, in hexadecimal digits; empty until it has proved one."""
        self.person = ""
        """This device's key at the server."""
        self.opens = False
        """Whether tables may be opened there."""
        self.page = False
        """Whether browsers find the page there."""
        self.reached = Reached()
        """The way in for people in other homes, as the server has told it."""
        self._link = link
        self.closed = False
        """Whether the host has closed the table here, so that nothing of it counts any more."""
        self.news: deque[Down] = deque()
        """Queue of other packets to be narrated: notices, knocks, chat, errors."""
        self.luck = OwnLuck()
        """This device's shares of the luck."""
        self.watch = LuckWatch()
        """Watcher for restarts of the luck."""
        self._awake = Awake(clock)
        self._beating: asyncio.Task[None] | None = None
        self._sent_on = 0
        """The number of the connection on which an unrevealed commitment was sent in time."""
        self._book = book or LuckBook()
        self._luck_at = ""
        """The table that `luck` and `watch` are about."""
        self.record: tuple[str, str] | None = None
        """The record of the last finished game: its name and text."""
        self._at_end = self.luck, self.watch
        """Snapshot of `luck` and `watch` when that record came; the next game may change them."""
        self._parts = RecordParts()
        self._inflow = Inflow(time.monotonic)
        self._wrong: tuple[Reason, ...] = ()
        """Why this program has ended the connection for good; empty where it has not."""
        self.fault: BaseException | None = None
        """The error of this program at which a packet has ended the connection, for its log."""
        self.followers: list[Callable[[], None]] = []
        """Callbacks for when something has come, or the connection is lost or back."""
        self.keys = KeyPresence(self._tell_key)
        """Tells the table that a key was pressed here."""
        self._changed = asyncio.Event()
        self._came = asyncio.Event()

    @property
    def up(self) -> bool:
        """Whether the connection is up."""
        return self.connection.up

    @property
    def answers(self) -> bool:
        """Whether the connection is up, and after a loss the table has answered on it."""
        return self.up and not self.connection.returning

    @property
    def ended(self) -> bool:
        """Whether the connection has ended for good."""
        return self.connection.ended

    @property
    def room(self) -> Room | None:
        """The table as it is now; None at no table."""
        return self.place.room

    async def changed(self) -> None:
        """Wait until something has come since the last call, or the connection is lost or back."""
        await self._changed.wait()
        self._changed.clear()

    # Coming and going.

    async def begin(self) -> None:
        """Connect, and reconnect from now on whenever the connection is lost.

        Raises:
            CannotConnect: no server answers.
            ServerSays: the server refuses this device.
        """
        self._beating = keep_task(self._awake.beat)
        await self.connection.begin()

    def cut(self) -> None:
        """Drop the connection at once, as a network failure does; it is set up again by itself."""
        self.connection.cut()

    async def close(self) -> None:
        """Close the connection."""
        self.keys.forget()
        if self._beating is not None:
            self._beating.cancel()
        await self.connection.close()

    async def tables(self) -> tuple[Offered, ...]:
        """Return the tables at which anyone may ask for a seat.

        Raises:
            LineLost: the connection is down.
        """
        return (await self.hall()).tables

    async def hall(self) -> Tables:
        """Return those tables, and how many people play and wait.

        Raises:
            LineLost: the connection is down.
        """
        return await self.ask(ListTables(), Tables)

    async def play_now(self, wanted: PlayNow) -> int:
        """Wait at the server for anybody to play with; the table comes as `room`.

        Returns:
            How many people wait, those here included.

        Raises:
            ServerSays: the server refuses.
            LineLost: the connection is down.
        """
        return (await self.ask(wanted, InQueue)).waiting

    async def open_table(self, wanted: OpenTable) -> Room:
        """Open a table and sit down at it.

        Raises:
            ServerSays: it cannot be opened.
            LineLost: the connection is down.
        """
        room = await self.ask(wanted, Room)
        self.place.open(room)
        return room

    async def enter(self, wanted: Enter) -> Room | None:
        """Sit down at a table, come back to it, or listen.

        Returns:
            None where the host was asked; the room comes when the host has answered.

        Raises:
            ServerSays: the server refuses the entry.
            LineLost: the connection is down.
        """
        wanted = self._numbered(replace(wanted, patience=self.patience))
        self.place.enter(wanted)
        answer: Down = await self.ask(wanted, Room, Knocking)
        return answer if isinstance(answer, Room) else None

    async def who_sits(self, table: str, key: str = "") -> WhoSits:
        """Return the people at a table, before sitting down there.

        Raises:
            ServerSays: the server does not tell.
            LineLost: the connection is down.
        """
        return await self.ask(AskWhoSits(table, key), WhoSits)

    def refusal(self) -> Fault | None:
        """Return, once, why the host or the server refuses this device; None without a refusal."""
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
        """Begin the game, or the next one; errors arrive in `news`."""
        await self.tell(Start())

    async def seated(self) -> Seated:
        """Wait until the game begins; return the place at the table.

        Raises:
            LineLost: the connection is down for good.
        """
        while (packet := self.begun()) is None:
            await self._wait()
        return packet

    def begun(self) -> Seated | None:
        """Return the place at the table, once, when the game has begun; None until then."""
        return self.place.frames.seated()

    async def tell(self, packet: Up) -> None:
        """Send a packet, and wait for no answer; a refusal arrives in `news`.

        Raises:
            LineLost: the connection is down.
        """
        await self._send(self._numbered(packet))

    def _tell_key(self) -> None:
        if self.room is not None:  # nobody needs an answer, nor the same once more later
            begin_task(self.place.send(KeyPressed()))

    def turn(self, elsewhere: bool) -> None:
        """Tell the table that the people here look elsewhere, or back.

        Then a connection that does not answer is set up anew: a telephone may have ended it unseen.
        """
        if self.place.turn(elsewhere) and self.room is not None:
            begin_task(self._turn(elsewhere))

    async def _turn(self, elsewhere: bool) -> None:
        packet, times = Patience(self.patience, elsewhere), self.connection.times
        if elsewhere:  # nobody waits for an answer: the program may be frozen at once
            await self.place.send(packet)
            return
        try:
            async with asyncio.timeout(STILL_UP):
                await self.ask(packet, Done)
                self.place.stay()
        except TimeoutError:
            if self.connection.times == times:
                self.cut()
        except Fault:
            pass  # it is told on coming back

    def _numbered(self, packet: U) -> U:
        return replace(packet, request=next(self.connection.requests))

    async def _send(self, packet: Up) -> None:
        if not await self.connection.send(packet):
            raise LineLost("line-down")

    async def ask(self, packet: Up, *kinds: type[P]) -> P:
        """Send a packet, and wait for the answer of one of these kinds.

        Raises:
            ServerSays: it cannot be done.
            LineLost: the connection is down.
        """
        packet = packet if packet.request else self._numbered(packet)
        number = packet.request
        self._answers[number] = None
        link = self.connection
        times = link.times
        try:
            await self._send(packet)
            async with asyncio.timeout(ANSWER):
                while (answer := self._answers[number]) is None:
                    # With several processes, the next one is asked the same: `Enter` is resent on
                    # arrival.
                    resent = isinstance(packet, AskWhoSits | PlayNow)
                    if resent and self.up and link.times != times:
                        times = link.times
                        await self._send(packet)
                    asked_again = (resent or isinstance(packet, Enter)) and link.where.several
                    if not self.up and not asked_again:
                        raise LineLost("line-down")
                    await self._wait()
        except TimeoutError as late:
            raise LineLost("line-down") from late
        finally:
            del self._answers[number]
        if isinstance(answer, Failed | TooMuch):
            raise read_failed(answer)
        if not isinstance(answer, kinds):
            raise UnreadablePacket(wire_name(type(answer)))
        return answer

    async def _wait(self) -> None:
        if self._wrong:
            raise ServerSays(self._wrong)
        if self.connection.ended:
            raise LineLost("line-down")
        self._came.clear()
        await self._came.wait()

    # Callbacks of the connection.

    def welcomed(self, greeted: Greeted) -> None:
        """Handle a greeting: what the server has said of itself and of this device."""
        self.closed = False  # another server answers there
        self.server, self.key, self.page = greeted.server, greeted.key, greeted.page
        self.person, self.opens = greeted.person, greeted.opens

    def tell_fault(self, *why: Reason) -> None:
        """Handle why the connection is lost, or not set up again."""
        self.news.append(failed(*why))

    def back(self) -> Enter | None:
        """Return the packet that brings this device back to its table; None at no table."""
        return self.place.back(self.patience)

    async def take(self, data: bytes) -> float:
        """Handle an incoming frame; one that no server sends ends the connection.

        Returns:
            Seconds for which the next one has to wait.

        Raises:
            LineLost: the connection is down.
        """
        try:
            pause = self._inflow.frames.take()
            try:
                if not await self._take(data):
                    pause = max(pause, self._inflow.news.take())
            except UnreadablePacket as fault:
                if self._inflow.unreadable():
                    self.news.append(failed(*fault.reasons))
            if len(self.news) > UNTOLD:
                raise LimitBroken(Reason("over-news"))
        except LineLost:
            raise
        except LimitBroken as fault:
            self.refuse(fault)
        except RAISED as fault:  # the server's doing or not, it must not end the program
            self.fault = fault
            self.refuse(Fault("server-odd-ended"))
        else:
            return pause
        return 0.0

    def refuse(self, wrong: Fault) -> None:
        """End the connection for good; that is news.

        Args:
            wrong: what the server has done, or that this program has failed.
        """
        if not self._wrong:
            self._wrong = wrong.reasons
            while len(self.news) > LAST_TOLD:
                self.news.pop()
            self.news.append(failed(*wrong.reasons))
        self.place.leave()
        self.connection.end()
        self.tell_changed()

    def tell_changed(self) -> None:
        """Wake the coroutines that wait for the server."""
        self._changed.set()
        self._came.set()
        self.stir()

    def stir(self) -> None:
        """Call the followers: something has come, or is due now."""
        for follower in (*self.followers,):
            follower()

    async def _take(self, data: bytes) -> bool:
        """Handle a frame; return whether it belongs to the game."""
        if self.closed:
            return False
        packet, link = read_down(data), self.connection
        check(packet)
        if not isinstance(packet, TooMuch | Elsewhere):
            link.answered(request_of(packet))
        if isinstance(packet, InGame):
            self._take_frame(packet, data)
            frames = self.place.frames
            if isinstance(packet, Seated) and self.watch.begun(frames.hash):
                self._look_for_share()
                if not frames.past:
                    self.luck.begin(frames.hash)
                if self.luck.hash:
                    await self._keep_luck()
            return True
        match packet:
            case Room():
                self.place.look(packet)
                self._take_luck_up(packet.table)
                self._answer(packet.request, packet)
            case Failed(reasons=(Why(message="luck-not-wanted"),)):
                pass  # the program has answered too late; the consequences come in their turn
            case TooMuch(request=request, seconds=seconds) if link.send_later(request, seconds):
                pass
            case Failed(request=request) | TooMuch(request=request):
                own = self.place.take_refusal(packet, data) or self._answer(request, packet)
                if not own:
                    words = packet if isinstance(packet, Failed) else None
                    self.news.append(words or failed(*read_failed(packet).reasons))
            case Tables() | Knocking() | WhoSits() | InQueue():
                self._answer(packet.request, packet)
            case Done(request=request):
                self.place.done(request)
                self._answer(request, packet)
            case Welcome(servers=servers):
                self.connection.where.learn(servers)
            case Elsewhere(address=address):
                try:
                    await self.connection.move(address)
                except LedAstray as fault:
                    link.answered(packet.request)
                    why = failed(*fault.reasons)
                    if not self._answer(packet.request, why):
                        self.news.append(why)
            case CommitAsked():
                self._inflow.round()
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
            case Reached():
                self._take_way(packet)
            case ChatHeard():
                self.place.hear(packet)
                self.news.append(packet)
            case Notice(what="closed"):
                self.closed = True
                self.news.append(packet)  # before others look why there is no place any more
                self.place.leave()
            case Notice(what="taken-over"):
                self.place.leave()
                self.news.append(packet)
            case Notice(what="stands-in", seat=seat) if self.place.owns(seat):
                self.keys.forget()  # only a key after this takes the seat back
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
        return False

    def _take_way(self, reached: Reached) -> None:
        """Take over the way in; a device in the server's own network keeps its own."""
        if reached.address and not self.connection.where.allows(reached.address, reached.secure):
            reached = replace(reached, address="")
        before, self.reached = self.reached, reached
        if reached.address and reached.far and (self._link.secure or not self._link.at_home):
            self.connection.where.learn_way(reached.address, reached.secure)
        if before != reached:
            self.news.append(reached)

    @property
    def invitation(self) -> TableLink:
        """The link of the server by which others come."""
        link = self._link
        if self.key:
            link = replace(link, server=server_id(bytes.fromhex(self.key)))
        if not self.reached.address:
            return link
        return replace(link, address=self.reached.address, secure=self.reached.secure)

    @property
    def table_link(self) -> TableLink | None:
        """The link by which others come to the table; None for everyone but its host."""
        room = self.room
        if room is None or not room.key:
            return None
        return replace(self.invitation, table=room.table, key=room.key)

    @property
    def seat_link(self) -> TableLink | None:
        """The link by which another device takes the seats of this one along; None for none."""
        room = self.room
        if room is None or not room.code:
            return None
        return replace(self.invitation, table=room.table, key=room.code)

    @property
    def way_back(self) -> TableLink:
        """The link of the server by which this device comes back later."""
        link = self.invitation
        if self.connection.where.by_way:
            return link
        return replace(link, address=self._link.address, secure=self._link.secure)

    def _answer(self, request: int, packet: Down) -> bool:
        """Keep the answer to a request; return whether it is waited for."""
        waits = request in self._answers
        if waits:
            self._answers[request] = packet
        return waits

    def _take_frame(self, packet: InGame, data: bytes) -> None:
        if isinstance(packet, EventsTold):
            self.place.done(packet.request)
        self.place.frames.put(packet, data)

    def _take_luck_up(self, table: str) -> None:
        """Load what this device knows of the luck at a table."""
        if table == self._luck_at:
            return
        self._luck_at = table
        kept = self._book.of(self.key, table)
        self.luck.so_far = kept.added if kept is not None else Added()
        self.watch.seen = kept.seen if kept is not None else RoundsSeen()

    def known_luck(self, header: str) -> tuple[OwnLuck, LuckWatch]:
        """Return what is known of a game's luck, also while the next one begins.

        Args:
            header: the hash of its record's header.
        """
        return self._at_end if self._at_end[0].hash == header else (self.luck, self.watch)

    @property
    def seat_kept(self) -> bool:
        """Whether a seat here outlasts a lost connection: not a listener's, nor a forfeited one."""
        room = self.room
        if room is None or not room.yours:
            return False
        return room.over or not self.watch.seen.forfeited

    def own_share(self, header: str) -> OwnShare:
        """Return the status of this device's share in a game that has begun.

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
        """Record that the commitment was not used, if it was sent in time on this connection."""
        if self._sent_on == self.connection.times:
            self.luck.drop()

    async def _keep_luck(self) -> None:
        """Save what this device knows of the luck, before anything of it is sent."""
        known = TableLuck(self.key, self._luck_at, self.luck.so_far, self.watch.seen)
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
