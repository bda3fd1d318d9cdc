"""Server side of a connection, from challenge to end: its person, rate and requests."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from typing import Any

from audiogame.archive.journal import TableTakenOver
from audiogame.online.company_packets import (
    AskWhoSits,
    CastVote,
    ChatSent,
    GoOn,
    HandOn,
    KeyPressed,
    Mute,
    Patience,
    Propose,
)
from audiogame.online.luck_packets import Commit, Reveal
from audiogame.online.noise import SealingKey
from audiogame.online.packets import (
    HELLO_ON_THE_LINE,
    AskChoices,
    Down,
    SeatChoice,
    Up,
    Wish,
    frame,
)
from audiogame.online.reasons import failed
from audiogame.online.sealed_line import filled, without_blanks
from audiogame.online.session_packets import (
    AnswerKnock,
    Done,
    Elsewhere,
    Hello,
    LeaveTable,
    Reached,
    Remove,
    RenewLink,
    Start,
    TooMuch,
    Welcome,
    read_up,
    request_in,
)
from audiogame.online.table_packets import (
    ChangeTable,
    Enter,
    InQueue,
    ListTables,
    OpenTable,
    PlayNow,
    Tables,
)
from audiogame.online.transport import NotOpened
from audiogame.online.versions import SPOKEN
from audiogame.rules.fault import Fault, Reason, system_reason
from audiogame.server.addresses import caller_network
from audiogame.server.admission import NotHere, WrongKey
from audiogame.server.costs import Excess, Metered, OverLimit, Payer
from audiogame.server.gate import Gate
from audiogame.server.limits import HOLD
from audiogame.server.names import trimmed
from audiogame.server.origins import OriginRefused
from audiogame.server.outbox import Outbox
from audiogame.server.served_greeting import ServedGreeting
from audiogame.server.served_socket import ServedSocket
from audiogame.server.shared_table import SharedTable
from audiogame.server.store.store import HeldElsewhere

HELLO = 10.0
"""Seconds to say hello, before the connection is cut."""
REFUSED = 100
"""Consecutive refused frames before a connection is cut."""
ANSWERED = (ListTables, PlayNow, OpenTable, Enter, AskWhoSits, SeatChoice, AskChoices)
"""Requests with an answer of their own; that of all others is `Done`."""


class ServedConnection:
    """One connection of a client.

    Args:
        socket: carries frames.
        gate: of the server, shared by all connections.
    """

    def __init__(self, socket: ServedSocket, gate: Gate) -> None:
        self._socket = socket
        self._gate = gate
        self._buckets = gate.costs.of_connection()
        """The buckets of this connection."""
        self._outbox = Outbox(socket, gate.clock)
        self._opening: SealingKey | None = None
        """Opens what the client sends; None before it has said hello."""
        self._key = ""
        self._version = SPOKEN.newest
        """Version of the packets, as both sides speak them."""
        self._person = ""
        self._opens = False
        self._table: SharedTable | None = None
        self._knocked: SharedTable | None = None
        """The table at whose door this connection waits."""
        self._refused = 0
        self._gone = False
        """Whether the client was redirected, so that its frames are ignored."""

    # Callbacks of a table.

    def send(self, data: bytes) -> None:
        """Send a frame, when there is room for it; this never waits."""
        self._outbox.send(data)

    async def send_when_idle(self, data: bytes) -> bool:
        """Send a frame once no other waits to be sent; return whether the connection is up."""
        return await self._outbox.send_when_idle(data)

    def leave(self) -> None:
        """Leave the table."""
        self._table = None

    def cut(self) -> None:
        """Drop the connection at once, to be set up again; leave the table."""
        self._table, self._gone = None, True
        self._socket.cut()

    def go(self, address: str, request: int = 0) -> None:
        """Redirect the client to another process, which holds the table from now on.

        Args:
            address: of that process.
            request: the number of the request that this answers; 0 for none.
        """
        self._table, self._gone = None, True
        self.tell(Elsewhere(address, request))

    @property
    def stands(self) -> bool:
        """Whether the connection is up."""
        return self._socket.stands and not self._gone

    def sit_at(self, table: SharedTable) -> None:
        """Join a table, whose host has opened the door."""
        self._table, self._knocked = table, None

    # Callbacks of the store.

    def welcome_again(self, servers: tuple[str, ...], request: int = 0) -> None:
        """Send the other addresses of the server, with hello and whenever they change.

        Args:
            servers: the addresses.
            request: the number of the hello; 0 later.
        """
        alive, page = self._gate.store.alive, self._gate.page
        self.tell(Welcome(self._version, self._opens, servers, alive, page, request))

    async def check_key(self) -> None:
        """Close the connection if its key has yielded to another since it said hello."""
        if not self._gone and self._gate.yielded(self._key):
            self._gone = True
            self.tell(failed(Reason("key-yielded")))
            await self._socket.close()

    # Life cycle.

    async def serve(self) -> None:
        """Serve the connection until it ends."""
        try:
            greeted = await self._greet()
            while greeted and (data := await self._received()) is not None:
                await self._take(data)
                del data  # while no frame comes, the last one takes no memory
                if self._refused > REFUSED:
                    break
        finally:
            self._gate.watch.remove(self)
            if self._person:
                self._gate.left(self._person, self._socket.address)
            self._gate.tables.queue.forget(self)
            await self._go_from_door()
            table, self._table = self._table, None
            if table is not None:
                async with table.turns:
                    table.attendance.lose(self._person, self)
            await self._outbox.end()
            await self._socket.close()

    async def _received(self) -> bytes | None:
        """Wait for the next packet; None when the connection has ended.

        It also ends with the first frame that the client has not sealed, or not in this order.
        """
        said = await self._socket.receive()
        try:
            return None if said is None else self._opened(said)
        except NotOpened:
            self._socket.cut()
            return None

    def _opened(self, said: bytes | str) -> bytes:
        if self._opening is None or isinstance(said, str):
            raise NotOpened
        return without_blanks(self._opening.open(said))

    def tell(self, packet: Down) -> None:
        """Send a packet; this never waits."""
        self.send(frame(packet))

    async def _greet(self) -> bool:
        """Perform the handshake; return whether the client is accepted."""
        gate = self._gate
        try:
            gate.check_room(self._socket.address)
            gate.origins.check(self._socket.source, gate.store.others)
        except (NotHere, OriginRefused) as fault:
            self.tell(failed(*fault.reasons))
            return False
        greeting = ServedGreeting(gate.name, gate.secret)
        gate.challenges.add(greeting.challenge)
        try:
            self.send(greeting.said)
            async with asyncio.timeout(HELLO):
                answer = await self._socket.receive()
        except TimeoutError:
            self.tell(failed(Reason("hello-late")))
            return False
        finally:
            gate.challenges.discard(greeting.challenge)
        if answer is None:
            return False
        if len(answer) > HELLO_ON_THE_LINE:
            given, longest = len(answer), HELLO_ON_THE_LINE
            self.tell(failed(Reason("packet-too-long", given=given, longest=longest)))
            return False
        payer = self._payer
        if not await self._within(payer, b""):  # its number is still sealed
            return False
        greeted = Metered(self._take_answer(greeting, answer))
        try:
            return await greeted
        finally:
            payer.take_work(gate.clock(), greeted.seconds)

    async def _take_answer(self, greeting: ServedGreeting, answer: bytes | str) -> bool:
        """Take a client's answer to the handshake; return whether it is accepted."""
        data = b""
        try:
            data, keys = greeting.open(answer)
            self._opening = keys.up
            self._outbox.seal = lambda packet: keys.down.seal(filled(packet))
            await self._take_hello(greeting, data)
            return True
        except TableTakenOver:  # the store does not answer: another process may
            pass
        except Fault as fault:
            self.tell(failed(*fault.reasons, request=request_in(data)))
        except OSError as fault:  # the invitation cannot be written to disk
            self._gate.fault(fault)
            why = Reason("server-disk", why=system_reason(fault))
            self.tell(failed(why, request=request_in(data)))
        return False

    async def _take_hello(self, greeting: ServedGreeting, data: bytes) -> None:
        gate, hello = self._gate, greeting.take(data)
        self._key, self._version = greeting.person, hello.version
        person = await gate.person(self._key, greeting.proven(hello.former))
        gate.greeted(person, self._socket.address)
        gate.note_program(hello.program)
        self._person = person
        self._opens = await gate.may_open(self._person, hello.invitation, self._socket.address)
        self.welcome_again(gate.store.others, hello.request)
        if gate.reached != Reached():
            self.tell(gate.reached)
        gate.watch.add(self, gate.store.others)

    @property
    def _payer(self) -> Payer:
        """The buckets by which requests are counted now."""
        table = self._table.people.agreement.table if self._table is not None else ""
        address = caller_network(self._socket.address)
        return self._gate.costs.payer(self._buckets, self._person, address, table)

    async def _within(self, payer: Payer, data: bytes) -> bool:
        """Count a frame, and hold it back for a moment; return whether it is within the limits.

        One that would have to wait for longer is refused; one that would have to wait is dropped
        if the connection has ended, or the server stops.
        """
        excess = self._gate.count(payer)
        if excess.seconds > HOLD:
            self._refuse(excess, data)
            return False
        if not excess.seconds:
            return not self._gone
        if self.stands and not self._gate.closing:
            await asyncio.sleep(excess.seconds)
        return self.stands and not self._gate.closing

    async def _take(self, data: bytes) -> None:
        payer = self._payer
        if await self._within(payer, data):
            handling = Metered(self._handle(data))
            try:
                await handling
            finally:
                payer.take_work(self._gate.clock(), handling.seconds)

    async def _handle(self, data: bytes) -> None:
        if self._gate.yielded(self._key):  # since the hello
            self._refused = REFUSED + 1
            self.tell(failed(Reason("key-yielded")))
            return
        packet: Up | None = None
        try:
            packet = read_up(data)
            request = packet.request
            if isinstance(packet, Wish):
                await self._here.take(self._person, packet)
            elif (of_host := _DONE_FOR_HOST.get(type(packet))) is not None:
                async with self._here.turns:  # they may have left the table meanwhile
                    self._here.people.check_host(self._person)
                    await of_host(self._here, packet)
            else:
                await _DONE[type(packet)](self, packet)
            self._refused = 0
            if request and not (self._gone or isinstance(packet, ANSWERED)):
                self.tell(Done(request))
        except OverLimit as over:
            self._refuse(over.excess, data)
        except HeldElsewhere as held:
            self.go(held.address, request_in(data))
        except TableTakenOver:  # no message: the client reconnects elsewhere
            self.cut()
        except Fault as fault:
            self._refused += not isinstance(packet, Wish)  # in a game many can be too late
            reasons = fault.reasons
            address = self._socket.address
            if isinstance(fault, WrongKey) and self._gate.guessed(self._person, address):
                reasons = (Reason("guessed-too-often"),)
            self.tell(failed(*reasons, request=request_in(data)))
        except OSError as fault:  # the agreement cannot be written to disk
            self._gate.fault(fault)
            why = Reason("server-disk", why=system_reason(fault))
            self.tell(failed(why, request=request_in(data)))
        except Exception as fault:  # a program error: only the client that asked is told
            self._gate.fault(fault)
            self.tell(failed(Reason("server-failed"), request=request_in(data)))

    def _refuse(self, excess: Excess, data: bytes) -> None:
        """Refuse a frame that is over a limit."""
        self._gate.costs.refused(excess)
        self._refused += 1
        self.tell(TooMuch(excess.what, excess.seconds, request_in(data)))

    # Requests.

    @property
    def _here(self) -> SharedTable:
        if self._table is None:
            raise NotHere("at-no-table")
        return self._table

    async def _hello(self, packet: Hello) -> None:
        raise NotHere("hello-twice")

    async def _list(self, packet: ListTables) -> None:
        tables = self._gate.tables
        offered = await tables.all_offered()
        self.tell(Tables(offered, packet.request, tables.queue.people, tables.playing))

    async def _play_now(self, packet: PlayNow) -> None:
        if self._table is not None:
            raise NotHere("at-a-table")
        address, queue = self._socket.address, self._gate.tables.queue
        if not await self._gate.may_open(self._person, "", address):
            raise NotHere("invitation-needed")
        if elsewhere := self._gate.tables.meets_at:
            self.go(elsewhere, packet.request)
            return
        wait = self._gate.wait_to_open(self._person, address)
        if wait:
            raise OverLimit(Excess("tables", "person", wait))
        await self._go_from_door()
        queue.add(self._person, trimmed(packet.names), packet.games, packet.bots, self)
        self.tell(InQueue(queue.people, packet.request))
        await queue.seat()

    async def _open(self, packet: OpenTable) -> None:
        self._gate.tables.queue.forget(self)
        await self._go_from_door()
        if self._table is not None:
            raise NotHere("at-a-table")
        address = self._socket.address
        if not await self._gate.may_open(self._person, "", address):
            raise NotHere("invitation-needed")
        wait = self._gate.wait_to_open(self._person, address)
        if wait:
            raise OverLimit(Excess("tables", "person", wait))
        table = await self._gate.tables.open(self._person, packet)
        async with table.turns:
            own = Enter(table.people.agreement.table, request=packet.request)
            await table.attendance.enter(self._person, own, self)
        self._table = table

    async def _enter(self, packet: Enter) -> None:
        table = await self._gate.tables.reach(packet.table)
        self._gate.tables.queue.forget(self)
        if self._knocked is not table:
            await self._go_from_door()
        if self._table is not None:
            raise NotHere("at-a-table")
        source = caller_network(self._socket.address) or self._person
        wait = table.attendance.wait_to_enter(self._person, packet, source)
        if wait > HOLD:
            raise OverLimit(Excess("entries", "table", wait))
        if wait:
            await asyncio.sleep(wait)
            if not self.stands:
                return
        async with table.turns:
            self._table = table
            try:
                entered = await table.attendance.enter(self._person, packet, self)
            except BaseException:
                table.attendance.lose(self._person, self)
                self._table = None
                raise
            if not entered:
                self._table, self._knocked = None, table

    async def _go_from_door(self) -> None:
        """Withdraw the knock."""
        table = self._knocked
        if table is not None:
            async with table.turns:
                table.people.door.forget(self, table.people.host)
                self._knocked = None

    async def _leave(self, packet: LeaveTable) -> None:
        if self._gate.tables.queue.forget(self):
            return
        if self._knocked is not None:
            await self._go_from_door()
            if self._table is None:  # the host has not let them in meanwhile
                return
        table = self._here
        async with table.turns:
            await table.attendance.leave(self._person)
            self._table = None

    async def _answer(self, packet: AnswerKnock) -> None:
        table = self._here
        async with table.turns:
            table.people.check_host(self._person)
            entered = await table.attendance.answer(packet)
            if isinstance(entered, ServedConnection):
                entered.sit_at(table)

    async def _share(self, packet: Commit | Reveal) -> None:
        if not self._here.share_luck(self._person, packet):
            raise NotHere("luck-not-wanted")

    async def _say(self, packet: ChatSent) -> None:
        self._here.people.say(self._person, packet.text)

    async def _propose(self, packet: Propose) -> None:
        async with self._here.turns:
            await self._here.votes.propose(self._person, packet)

    async def _vote(self, packet: CastVote) -> None:
        async with self._here.turns:
            await self._here.votes.cast(self._person, packet)

    async def _go_on(self, packet: GoOn) -> None:
        await self._here.go_on(self._person)

    async def _be_patient(self, packet: Patience) -> None:
        await self._here.wait_for(self._person, packet)

    async def _pressed(self, packet: KeyPressed) -> None:
        if self._table is not None:  # else they have left meanwhile
            await self._table.pressed(self._person)

    async def _ask_who_sits(self, packet: AskWhoSits) -> None:
        table = await self._gate.tables.reach(packet.table)
        async with table.turns:
            self.tell(table.attendance.who_sits(self._person, packet))


_DONE: Mapping[type, Callable[[Any, Any], Awaitable[None]]] = {
    Hello: ServedConnection._hello,
    ListTables: ServedConnection._list,
    PlayNow: ServedConnection._play_now,
    OpenTable: ServedConnection._open,
    Enter: ServedConnection._enter,
    LeaveTable: ServedConnection._leave,
    AnswerKnock: ServedConnection._answer,
    Commit: ServedConnection._share,
    Reveal: ServedConnection._share,
    ChatSent: ServedConnection._say,
    Propose: ServedConnection._propose,
    CastVote: ServedConnection._vote,
    GoOn: ServedConnection._go_on,
    KeyPressed: ServedConnection._pressed,
    Patience: ServedConnection._be_patient,
    AskWhoSits: ServedConnection._ask_who_sits,
}
_DONE_FOR_HOST: Mapping[type, Callable[[SharedTable, Any], Awaitable[None]]] = {
    Start: lambda table, _: table.start(),
    ChangeTable: SharedTable.change,
    RenewLink: lambda table, packet: table.people.renew(packet.lasts),
    Remove: lambda table, packet: table.attendance.remove(packet),
    HandOn: lambda table, packet: table.people.hand_on(packet.seat),
    Mute: lambda table, packet: table.people.mute(packet),
}
