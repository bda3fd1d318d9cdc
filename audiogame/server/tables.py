"""All tables of one server: they are opened, found, listed, kept running, and put to sleep."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Mapping
from functools import partial
from types import MappingProxyType

from audiogame.archive.journal import TableTakenOver
from audiogame.online.link import TABLE, new_words
from audiogame.online.table_packets import (
    LISTED,
    Offered,
    OpenTable,
)
from audiogame.own_task import keep_task, tell_fault
from audiogame.rules.fault import Fault
from audiogame.rules.value import replace
from audiogame.server.admission import NotHere
from audiogame.server.clock_marks import DAY
from audiogame.server.match_queue import MatchQueue
from audiogame.server.running_game import TableServices
from audiogame.server.shared_table import SharedTable
from audiogame.server.table_setup import new_agreement

TICK = 1.0
"""Seconds between checks for absent players."""
STOOD_STILL = 5.0
"""Seconds by which a tick is late where the machine or this process has slept."""
LOOKED_AT, CALM = 8, 64
"""Tables checked in a row before the loop serves others: busy ones, and calm ones."""
HANDING_OVER = 1.5
"""Seconds to hand all tables over, or to put them to sleep, when the server stops."""
AT_ONCE = 16
"""Tables that are handed over, or put to sleep, at once."""
SLEEP = 60.0
"""Seconds after which a table without people is put to sleep."""
EVENING = 12 * 3600
"""Seconds without anybody after which the score of a table begins anew."""
FORGOTTEN = 30 * 86_400
"""Seconds after which an unvisited table is deleted; the records of its games stay, without the
names of people.  Days on which no server ran count for one, see `ClockMarks`."""
LOOKS_BACK = 3600.0
"""Seconds between searches for such tables."""


NOBODY: Mapping[str, tuple[str, ...]] = MappingProxyType({})


class ServerTables:
    """All tables of a server.

    Args:
        services: that they share.
        most: tables at most.
        fault: called with unexpected errors, for the log.
    """

    def __init__(
        self, services: TableServices, most: int, fault: Callable[[BaseException], None]
    ) -> None:
        self._services = services
        self._most = most
        self._fault = fault
        self._awake: dict[str, SharedTable] = {}
        self._alone: dict[str, float] = {}
        """Since when each empty table has been empty, in seconds."""
        self.queue = MatchQueue(partial(self.open, owned=False), services.clock, fault)
        """The people who wait for anybody to play with."""
        self.address = ""
        """The address of this process, as the others of the server know it."""
        self._task: asyncio.Task[None] | None = None
        self._looked = 0.0
        """When the last look at all tables began, by the system's clock."""
        self._looks_back = 0.0
        """Time of the next search for old tables, in seconds of the clock."""

    @property
    def meets_at(self) -> str:
        """The process at which people wait for anybody, the same for all; empty for this one."""
        first = min((self.address, *self._services.store.others))
        return "" if first == self.address else first

    def begin(self) -> None:
        """Start looking after all tables."""
        self._looked = time.monotonic()
        self._task = keep_task(self._look_after)

    def find(self, table: str) -> SharedTable:
        """Return a table.

        Raises:
            NotHere: there is none of this name.
        """
        if table not in self._awake:
            agreement = self._services.store.agreements.get(table)
            if agreement is None:
                raise NotHere("table-unknown")
            if self._services.now() - agreement.changed >= EVENING:
                agreement = replace(agreement, won=())
            self._awake[table] = SharedTable(agreement, self._services)
        return self._awake[table]

    async def reach(self, table: str) -> SharedTable:
        """Hold a table for this process, and return it.

        Raises:
            WrongKey: there is none of this name.
            HeldElsewhere: another process holds it.
            TableLost: the store does not answer.
        """
        if table.isprintable() and table not in self._awake:  # no database has other names
            store = self._services.store
            if await store.hold(table) and table not in store.agreements:
                raise TableTakenOver("table-elsewhere")  # the lease has ended meanwhile
        return self.find(table)

    def drop(self, name: str) -> None:
        """Drop a table that another process holds now."""
        table = self._awake.pop(name, None)
        self._alone.pop(name, None)
        if table is not None:
            table.drop()

    async def open(
        self,
        person: str,
        wanted: OpenTable,
        others: Mapping[str, tuple[str, ...]] = NOBODY,
        owned: bool = True,
    ) -> SharedTable:
        """Create a table; it is still empty, but its chairs are named.

        Args:
            person: its host.
            wanted: its settings.
            others: the names of people at other devices who sit in some of its chairs, by person.
            owned: whether the host has opened it, and is host again on coming back.

        Raises:
            Fault: there are too many, or no such game, or it has no such options.
            NotHere: a requested setting is not possible.
            NameRefused: a name is not allowed.
        """
        store = self._services.store
        if len(store.agreements) >= self._most:
            raise Fault("server-full", tables=self._most)
        agreement = replace(
            new_agreement(person, wanted, int(self._services.now())), owner=person if owned else ""
        )
        for other, names in others.items():
            agreement = agreement.seated_as(other, names)
        while not await store.create(agreement):
            agreement = replace(agreement, table=new_words(TABLE))
        table = SharedTable(agreement, self._services)
        self._awake[agreement.table] = table
        return table

    @property
    def offered(self) -> tuple[Offered, ...]:
        """The tables at which anyone may ask to play or to listen, if someone is there."""
        found: list[Offered] = []
        for table in (*self._awake.values(),):
            if len(found) == LISTED:
                break
            agreed = table.people.agreement
            if agreed.entry == "link" or not table.people.members.any_here:
                continue
            free = len(table.attendance.free)
            if free or agreed.spectators:
                host = next((one.name for one in agreed.chairs if one.person == agreed.host), "")
                offer = Offered(agreed.table, agreed.game, host, free, agreed.entry, agreed.options)
                found.append(replace(offer, spectators=agreed.spectators))
        return tuple(found)

    async def all_offered(self) -> tuple[Offered, ...]:
        """Return those of all processes."""
        return (*self.offered, *await self._services.store.offered())[:LISTED]

    @property
    def playing(self) -> int:
        """The number of tables at which somebody is."""
        return sum(1 for one in self._awake.values() if one.people.members.any_here)

    @property
    def awake(self) -> int:
        """The number of awake tables."""
        return len(self._awake)

    @property
    def standing_still(self) -> int:
        """The number of tables whose game waits for nobody, and cannot go on, or not yet."""
        return sum(1 for one in self._awake.values() if one.stands_still)

    @property
    def late(self) -> float:
        """Seconds by which the look at all tables is late; 0 while it is not."""
        return max(0.0, time.monotonic() - self._looked - TICK) if self._task is not None else 0.0

    async def _look_after(self) -> None:
        clock = asyncio.get_running_loop().time
        while True:
            before = clock()
            await asyncio.sleep(TICK)
            self._looked = time.monotonic()
            if (stood_still := clock() - before - TICK) >= STOOD_STILL:
                for table in self._awake.values():
                    table.people.members.slept(stood_still)
            await self._forget_old()
            if elsewhere := self.meets_at:
                self.queue.send_on(elsewhere)
            await self.queue.seat()
            await self._services.store.offer(self.offered)
            if self._services.store.leaving:
                await self.hand_over()
            looks = 0
            for name, table in (*self._awake.items(),):
                calm = table.calm
                looks += CALM // LOOKED_AT if not calm else 1
                if looks >= CALM:
                    looks = 0
                    await asyncio.sleep(0)  # the loop serves others
                if calm:
                    self._alone.pop(name, None)
                    continue
                try:
                    async with table.turns:
                        await self._look_at(name, table)
                except TableTakenOver:  # it was dropped
                    pass
                except Exception as fault:  # of one table: the others are looked after all the same
                    tell_fault(fault)

    async def _forget_old(self) -> None:
        """Delete, at intervals, the tables that were not visited for long."""
        if self._services.clock() >= self._looks_back:
            self._looks_back = self._services.clock() + LOOKS_BACK
            store, now, log = self._services.store, int(self._services.now()), self._services.log
            try:
                marks = await store.look_at_clock(now)
                if marks.seen and (days := round(marks.jumped(now) / DAY)):
                    log(f"the clock has jumped by {days} days: no table counts as older for that")
                gone = await store.forget_before(marks.at(now).before(FORGOTTEN), self._awake)
                if gone:
                    log(f"deleted after {FORGOTTEN // DAY} days without a visit: {gone} tables")
            except TableTakenOver:  # the database does not answer: it is done at the next look
                pass
            except Exception as fault:  # running tables are not affected
                self._fault(fault)

    async def _look_at(self, name: str, table: SharedTable) -> None:
        now = self._services.clock()
        if any(one.here for one in table.people.members):
            self._alone.pop(name, None)
            await table.tick()
        elif now - self._alone.setdefault(name, now) >= SLEEP:
            try:
                await table.people.agree(lambda agreed: agreed)  # a person was there until now
            except OSError as fault:
                tell_fault(fault)
            await table.close()
            del self._awake[name], self._alone[name]
            await self._services.store.let_go(name)

    def tell_closed(self) -> None:
        """Tell everyone that the program that keeps these tables closes them."""
        for table in (*self._awake.values(),):
            table.people.tell_closed()

    async def hand_over(self) -> None:
        """Hand all tables over to other processes, and send their people with them."""
        await self._each(self._hand_over)

    async def _hand_over(self, number: int, name: str, table: SharedTable) -> None:
        store = self._services.store
        if not store.others or self._awake.get(name) is not table:
            return
        await table.move()
        del self._awake[name]
        self._alone.pop(name, None)
        await store.let_go(name)
        table.send_on(store.others[number % len(store.others)])

    async def _each(self, work: Callable[[int, str, SharedTable], Awaitable[None]]) -> None:
        """Do something with all tables, a few at once; a fault of one table is told."""
        room = asyncio.Semaphore(AT_ONCE)

        async def one(number: int, name: str, table: SharedTable) -> None:
            async with room, table.turns:
                await work(number, name, table)

        tables = (*self._awake.items(),)
        works = [one(number, name, table) for number, (name, table) in enumerate(tables)]
        for fault in await asyncio.gather(*works, return_exceptions=True):
            if isinstance(fault, Exception) and not isinstance(fault, TableTakenOver):
                tell_fault(fault)

    async def close(self, patience: float = HANDING_OVER) -> None:
        """Hand all tables over where another process can hold them, and put the others to sleep;
        everything is in their records.

        Args:
            patience: seconds; then what is left is dropped, whose records have all that was told.
        """
        if self._task is not None:
            self._task.cancel()
        try:
            async with asyncio.timeout(patience):
                await self._services.store.look_around()  # one may have started or stopped just now
                await self.hand_over()
                await self._each(lambda _, __, table: table.close())
        except TimeoutError:
            for name in (*self._awake,):
                self.drop(name)
        self._services.pool.close()
