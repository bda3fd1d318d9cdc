"""The tables that one process of several holds, each under an epoch that every append names."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Callable
from weakref import WeakValueDictionary

import msgspec

from audiogame.archive.journal import TableTakenOver
from audiogame.own_task import begin_task, end_task, keep_task
from audiogame.server.agreement import Agreement
from audiogame.server.store.database import Database, Unanswered
from audiogame.server.store.figures import StoreFigures
from audiogame.server.store.store import HeldElsewhere, StoreFault

RENEWED = 0.5
"""Seconds between renewals of the lease."""
VALID = 2.0
"""Seconds that a lease is valid after its renewal."""
FORGOTTEN = 3600
"""Seconds after which the row of a process that is gone is deleted."""
LEND = f"""
INSERT INTO servers (server, address, until)
VALUES ($1, $2, clock_timestamp() + interval '{VALID} seconds')
ON CONFLICT (server) DO UPDATE SET until = excluded.until, address = excluded.address
"""
RENEW = f"""
UPDATE servers SET until = clock_timestamp() + interval '{VALID} seconds', held = $2,
leaving = leaving AND EXISTS (
    SELECT 1 FROM servers AS other
    WHERE other.server <> $1 AND other.until > clock_timestamp() AND NOT other.leaving
)
WHERE server = $1 RETURNING leaving
"""
OTHERS = """
SELECT address FROM servers
WHERE server <> $1 AND until > clock_timestamp() AND NOT leaving ORDER BY held, address
"""
TIDY = f"""
DELETE FROM servers WHERE until < clock_timestamp() - interval '{FORGOTTEN} seconds'
AND NOT EXISTS (SELECT 1 FROM tables WHERE tables.owner = servers.server)
"""


class Lease:
    """The lease of this process.

    Args:
        database: has its row.
        server: the name of this process.
        figures: counters.
        ended: called when the lease has run out, so that no table is held for certain.
    """

    def __init__(
        self,
        database: Database,
        server: str,
        figures: StoreFigures,
        ended: Callable[[], None],
    ) -> None:
        self._database = database
        self._server = server
        self._figures = figures
        self._ended = ended
        self._renewed = 0.0
        """When the last successful renewal began, by the clock of this machine."""
        self._tasks: list[asyncio.Task[None]] = []
        self._held = True
        self.leaving = False
        """Whether this process was asked to hand its tables over."""
        self.others: tuple[str, ...] = ()
        """The addresses of the other processes, the least busy first."""

    @property
    def age(self) -> float:
        """Seconds since the lease was renewed."""
        return time.monotonic() - self._renewed

    @property
    def holds(self) -> bool:
        """Whether no other process can have taken a table over yet, by this machine's clock."""
        return bool(self._tasks) and self.age < VALID

    async def begin(self, address: str) -> None:
        """Take the lease, and renew it from now on.

        Raises:
            Unanswered: the database does not answer.
        """
        self._renewed = time.monotonic()
        await self._database.rows(TIDY)
        await self._database.rows(LEND, self._server, address)
        await self.look_around()
        self._tasks = [keep_task(self._renew), keep_task(self._watch)]

    async def look_around(self) -> None:
        """Query the other processes.

        Raises:
            Unanswered: the database does not answer.
        """
        rows = await self._database.rows(OTHERS, self._server, patience=VALID / 2)
        self.others = tuple(row["address"] for row in rows)

    async def close(self) -> None:
        """Release the lease."""
        for task in self._tasks:
            await end_task(task)
        self._tasks = []
        with contextlib.suppress(Unanswered):
            await self._database.rows(
                "DELETE FROM servers WHERE server = $1", self._server, patience=ENDING
            )

    async def _renew(self) -> None:
        while True:
            await asyncio.sleep(RENEWED)
            begun = time.monotonic()
            try:
                rows = await self._database.rows(
                    RENEW, self._server, self._figures.held, patience=VALID / 2
                )
                self._look_at_watch()  # it may have run out before the renewal was answered
                if rows:
                    self.leaving = rows[0]["leaving"]
                    self._renewed = begun
                    self._held = True
                await self.look_around()
            except Unanswered:
                self._figures.faults += 1

    async def _watch(self) -> None:
        while True:
            await asyncio.sleep(RENEWED / 4)
            self._look_at_watch()

    def _look_at_watch(self) -> None:
        """Check whether the lease has run out since its last renewal."""
        self._figures.lease_age = self.age
        if self._held and self.age >= VALID:
            self._held = False
            self._figures.lease_losses += 1
            self._ended()


FRESH = 1.25
"""Seconds left of a lease above which it was renewed just now, so that its process lives."""
LOOK = 0.1
"""Seconds between checks of the lease of a process that may be gone."""
FULL = 3.0
"""Seconds in which no table is held after the disk of this machine has failed."""
AGREED = msgspec.json.Decoder(Agreement)

TAKE = """
UPDATE tables SET owner = $2, epoch = epoch + 1, offered = NULL
WHERE name = $1 AND (owner IS NULL OR owner = $2 OR NOT EXISTS (
    SELECT 1 FROM servers WHERE servers.server = tables.owner AND until > clock_timestamp()
))
RETURNING agreement, epoch
"""
HOLDER = """
SELECT address, extract(epoch FROM until - clock_timestamp())::float8 AS left
FROM tables LEFT JOIN servers ON servers.server = tables.owner WHERE name = $1
"""
CREATE = """
INSERT INTO tables (name, agreement, owner, epoch) VALUES ($1, $2, $3, 1)
ON CONFLICT DO NOTHING RETURNING epoch
"""
KEEP = """
UPDATE tables SET agreement = $4 WHERE name = $1 AND owner = $2 AND epoch = $3 RETURNING name
"""
LET_ALL_GO = "UPDATE tables SET owner = NULL, offered = NULL WHERE owner = $1"
ENDING = 0.4
"""Seconds for each of the last statements of a process that stops."""
LET_GO = "UPDATE tables SET owner = NULL, offered = NULL WHERE name = $1 AND owner = $2"


class HeldTables:
    """The tables held by this process.

    Args:
        database: has their rows.
        server: the name of this process.
        figures: counters.
        left: called with the name of each table that this process releases or has lost.
    """

    def __init__(
        self,
        database: Database,
        server: str,
        figures: StoreFigures,
        left: Callable[[str], None],
    ) -> None:
        self._database = database
        self._server = server
        self._figures = figures
        self._left = left
        self.agreements: dict[str, Agreement] = {}
        self.epochs: dict[str, int] = {}
        self.lease = Lease(database, server, figures, self._lose_all)
        self.dropped: Callable[[str], None] = lambda table: None
        """Called with the name of each table that this process has lost."""
        self._failed = -FULL
        """When this machine last failed to write a working copy."""
        self._turns: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        """Locks by table, for taking it and for storing its agreements in their order."""
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def fit(self) -> bool:
        """Whether this process may hold tables now."""
        return self.lease.holds and time.monotonic() - self._failed > FULL

    async def hold(self, table: str) -> bool:
        """Hold a table from now on, if there is one of this name; return whether there is.

        No client is sent to a process that may be gone: either its lease was renewed just now, or
        this waits until it is renewed, or until it ends.

        Raises:
            HeldElsewhere: another process holds it.
        """
        try:
            async with self._turn(table):
                return table in self.epochs or await self._find(table)
        except Unanswered as fault:
            raise TableTakenOver("table-elsewhere") from fault

    def _turn(self, table: str) -> asyncio.Lock:
        return self._turns.setdefault(table, asyncio.Lock())

    async def _find(self, table: str) -> bool:
        if self.lease.leaving and self.lease.others:
            raise HeldElsewhere(self.lease.others[0])
        while not await self._take(table):
            rows = await self._database.rows(HOLDER, table)
            if not rows:
                return False
            if (rows[0]["left"] or 0.0) > FRESH:
                raise HeldElsewhere(rows[0]["address"] or "")
            await asyncio.sleep(LOOK)
        return True

    async def _take(self, table: str) -> bool:
        if not self.fit:
            raise TableTakenOver("table-elsewhere")
        rows = await self._database.rows(TAKE, table, self._server)
        for row in rows:
            self.agreements[table] = AGREED.decode(row["agreement"])
            self.epochs[table] = row["epoch"]
            self._figures.held = len(self.epochs)
            self._figures.taken_over += 1
        return bool(rows)

    async def create(self, agreement: Agreement) -> bool:
        """Store a new table, and hold it; return whether its name was free.

        Raises:
            StoreFault: the database is full.
            TableLost: the database does not answer.
        """
        text = msgspec.json.encode(agreement).decode()
        try:
            if not self.fit:
                raise TableTakenOver("table-elsewhere")
            rows = await self._database.rows(CREATE, agreement.table, text, self._server)
        except Unanswered as fault:
            if self.fit:  # it answers otherwise, so that no other process can do it, either
                raise StoreFault("server-waits") from fault
            raise TableTakenOver("table-elsewhere") from fault
        if rows:
            self.agreements[agreement.table] = agreement
            self.epochs[agreement.table] = rows[0]["epoch"]
            self._figures.held = len(self.epochs)
        return bool(rows)

    async def keep(self, agreement: Agreement) -> None:
        """Store an agreement, after those that were to be stored before.

        Raises:
            TableLost: another process holds the table, or the database does not answer.
        """
        table = agreement.table
        epoch = self.epochs.get(table, -1)  # of now: it may be lost and held again meanwhile
        try:
            text = msgspec.json.encode(agreement).decode()
            async with self._turn(table):
                rows = await self._database.rows(KEEP, table, self._server, epoch, text)
        except Unanswered as fault:
            self._lose(table)
            raise TableTakenOver("table-elsewhere") from fault
        if self.epochs.get(table, -1) != epoch:
            raise TableTakenOver("table-elsewhere")
        if not rows:
            self._lose(table)
            raise TableTakenOver("table-elsewhere")
        self.agreements[table] = agreement

    async def let_go(self, table: str) -> None:
        """Release a table; its lines are safe, and it can be held again."""
        if self._forget(table):
            await self._free(table)

    async def let_all_go(self) -> None:
        """Release all tables; where the database does not answer, the lease ends by itself."""
        for table in (*self.epochs,):
            self._forget(table)
        with contextlib.suppress(Unanswered):
            await self._database.rows(LET_ALL_GO, self._server, patience=ENDING)

    async def _free(self, table: str) -> None:
        with contextlib.suppress(Unanswered):
            await self._database.rows(LET_GO, table, self._server)

    def give_up(self, table: str, failed: bool) -> None:
        """Release a table whose lines cannot be written from here, so that another process can.

        Args:
            failed: whether that is because of the disk of this machine.
        """
        if failed:
            self._failed = time.monotonic()
        known = table in self.epochs
        self._lose(table)
        if known:
            task = begin_task(self._free(table))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    def _forget(self, table: str) -> bool:
        self._left(table)
        self.agreements.pop(table, None)
        known = self.epochs.pop(table, None) is not None
        self._figures.held = len(self.epochs)
        return known

    def _lose(self, table: str) -> None:
        """Record that another process has a table, or that it cannot be written from here."""
        if self._forget(table):
            self._figures.lost += 1
            self.dropped(table)

    def _lose_all(self) -> None:
        for table in (*self.epochs,):
            self._lose(table)
