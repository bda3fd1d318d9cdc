"""PostgreSQL as a server's store: several processes keep the tables of one server in it."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import shutil
import time
from collections import defaultdict
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import msgspec

from audiogame.archive.folder import records_folder
from audiogame.archive.journal import Journal, TableLost
from audiogame.online.link import KEY, TABLE, new_words
from audiogame.online.table_packets import (
    Offered,
)
from audiogame.rules.fault import system_reason
from audiogame.rules.value import replace
from audiogame.server.agreement import Agreement
from audiogame.server.store.appends import Appends
from audiogame.server.store.database import Database, Unanswered
from audiogame.server.store.figures import StoreFigures
from audiogame.server.store.lease import Lease, Neighbour
from audiogame.server.store.store import HeldElsewhere, House, StoreFault
from audiogame.server.store.working_copy import FETCH, KeptLine, WorkingCopy
from audiogame.table.lock import InUse, lock
from audiogame.table.own_file import own_folder

ALIVE = 1.0
"""Seconds between signs of life of a line: who is silent for longer is looked for elsewhere."""
FRESH = 1.25
"""Seconds that are left of a lease which was renewed just now, so that its process lives."""
LOOK = 0.1
"""Seconds between looks at the lease of a process that may be gone."""
WORKING = "working"
NEWS = "audiogame_tables"
"""The channel on which processes tell each other that the list of open tables has changed."""
FULL = 3.0
"""Seconds in which nothing is held after the disk of this machine has failed."""
STALE = 5.0
"""Seconds after which the list is asked for again without news: a process may be gone."""
AGREED = msgspec.json.Decoder(Agreement)
OFFERED = msgspec.json.Decoder(Offered)

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
YIELD = """
INSERT INTO yielded (former, key) SELECT * FROM unnest($1::text[], $2::text[])
ON CONFLICT DO NOTHING
"""
SEATED = "SELECT 1 FROM tables WHERE position($1 IN agreement) > 0 LIMIT 1"
LET_GO = "UPDATE tables SET owner = NULL, offered = NULL WHERE name = $1 AND owner = $2"
FORGET = "DELETE FROM tables WHERE name = $1 AND owner = $2"
OFFER = """
UPDATE tables SET offered = new.offered
FROM unnest($2::text[], $3::text[]) AS new (name, offered)
WHERE tables.name = new.name AND tables.owner = $1
"""
OFFERS = """
SELECT offered FROM tables JOIN servers ON servers.server = tables.owner
WHERE offered IS NOT NULL AND owner <> $1 AND until > clock_timestamp() ORDER BY name LIMIT 100
"""


class PostgresStore:
    """Keeps tables in a database, together with other processes.

    Args:
        address: of the database.
        folder: for working copies.
        name: how the server is called from now on; empty to keep its name.

    Raises:
        StoreFault: the driver is missing.
    """

    alive = ALIVE

    def __init__(self, address: str, folder: Path, name: str = "") -> None:
        self._database = Database(address)
        self._name = name
        self._server = secrets.token_hex(8)
        self._working = folder / WORKING
        self.folder = self._working / self._server
        self.house = House("", "")
        self.agreements: dict[str, Agreement] = {}
        self.unread: list[str] = []
        self.figures = StoreFigures()
        self._epochs: dict[str, int] = {}
        self._copies: dict[str, WorkingCopy] = {}
        """The working copies of the tables that this process holds, once they are fetched."""
        self._dropped: Callable[[str], None] = lambda table: None
        self._lease = Lease(self._database, self._server, self.figures, self._lose_all)
        self._appends = Appends(
            self._database, self._server, lambda: self._lease.holds, self.figures
        )
        self._listening: asyncio.Task[None] | None = None
        self._told: dict[str, str] = {}
        """What others are told of the tables of this process."""
        self._offers: tuple[Offered, ...] = ()
        self._asked = -STALE
        self._failed = -FULL
        """When this machine could not keep a working copy."""
        self._turns: defaultdict[str, asyncio.Lock] = defaultdict(asyncio.Lock)
        """Whoever takes a table waits for its own."""
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def records(self) -> Path:
        """The folder of the working copies."""
        return records_folder(self.folder)

    @property
    def place(self) -> str:
        """Where everything is kept."""
        return self._database.place

    @property
    def fit(self) -> bool:
        """Whether this process may hold tables now."""
        return self._lease.holds and time.monotonic() - self._failed > FULL

    @property
    def leaving(self) -> bool:
        """Whether this process is to hand all its tables over."""
        return self._lease.leaving

    @property
    def others(self) -> tuple[str, ...]:
        """The addresses of the other processes."""
        return self._lease.others

    async def begin(self) -> None:
        """Open the database, and find out how the server is called.

        Raises:
            StoreFault: it cannot be used, or there is no room for working copies.
        """
        try:
            _sweep(self._working)
            own_folder(self.folder)
            self._lock = (self.folder / "lock").open("wb")
            lock(self._lock, self.folder.name)
        except OSError as fault:
            why = system_reason(fault)
            raise StoreFault("server-folder", path=str(self.folder), why=why) from fault
        await self._database.begin()
        try:
            await self._database.rows(
                "INSERT INTO house (name, invitation) VALUES ($1, $2) ON CONFLICT DO NOTHING",
                self._name or f"audiogame {new_words(TABLE)}",
                new_words(KEY),
            )
            if self._name:
                await self._database.rows("UPDATE house SET name = $1", self._name)
            (row,) = await self._database.rows("SELECT name, invitation FROM house")
        except Unanswered as fault:
            raise StoreFault("postgres-unusable", place=self.place, why=str(fault)) from fault
        self.house = House(row["name"], row["invitation"])

    async def announce(self, address: str, dropped: Callable[[str], None]) -> None:
        """Let others know of this process, which holds tables from now on.

        Raises:
            StoreFault: the database does not answer.
        """
        self._dropped = dropped
        try:
            await self._lease.begin(address)
        except Unanswered as fault:
            raise StoreFault("postgres-unusable", place=self.place, why=str(fault)) from fault
        self._appends.begin()
        self._listening = asyncio.create_task(self._database.listen(NEWS, self._hear))

    async def close(self) -> None:
        """Let go of all tables, the lease and the database."""
        if self._listening is not None:
            self._listening.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._listening
        await self._appends.close()
        for table in (*self.agreements,):
            await self.let_go(table)
        await self._lease.close()
        await self._database.close()
        self._lock.close()
        shutil.rmtree(self.folder, ignore_errors=True)

    # Tables.

    async def hold(self, table: str) -> bool:
        """Hold a table from now on, if there is one of this name; tells whether there is.

        Nobody is sent to a process that may be gone: either its lease was renewed just now, or
        it is waited for until it is renewed, or until it ends.

        Raises:
            HeldElsewhere: another process holds it.
        """
        try:
            async with self._turns[table]:
                return table in self._epochs or await self._find(table)
        except Unanswered as fault:
            raise TableLost("table-elsewhere") from fault
        finally:
            if not self._turns[table].locked():
                del self._turns[table]

    async def _find(self, table: str) -> bool:
        if self.leaving and self.others:
            raise HeldElsewhere(self.others[0])
        while not await self._take(table):
            holder = await self._holder(table)
            if holder is None:
                return False
            if holder.left > FRESH:
                raise HeldElsewhere(holder.address)
            await asyncio.sleep(LOOK)
        return True

    async def _take(self, table: str) -> bool:
        if not self.fit:
            raise TableLost("table-elsewhere")
        rows = await self._database.rows(TAKE, table, self._server)
        for row in rows:
            self.agreements[table] = AGREED.decode(row["agreement"])
            self._epochs[table] = row["epoch"]
            self.figures.held = len(self._epochs)
            self.figures.taken_over += 1
        return bool(rows)

    async def _holder(self, table: str) -> Neighbour | None:
        """Return who holds a table; None where there is no such table."""
        rows = await self._database.rows(HOLDER, table)
        for row in rows:
            return Neighbour(row["address"] or "", row["left"] or 0.0)
        return None

    async def create(self, agreement: Agreement) -> bool:
        """Keep a new table, and hold it; tells whether its name was free.

        Raises:
            TableLost: the database does not answer.
        """
        text = msgspec.json.encode(agreement).decode()
        try:
            if not self.fit:
                raise TableLost("table-elsewhere")
            rows = await self._database.rows(CREATE, agreement.table, text, self._server)
        except Unanswered as fault:
            raise TableLost("table-elsewhere") from fault
        if rows:
            self.agreements[agreement.table] = agreement
            self._epochs[agreement.table] = rows[0]["epoch"]
            self.figures.held = len(self._epochs)
        return bool(rows)

    async def keep(self, agreement: Agreement) -> None:
        """Keep what was agreed.

        Raises:
            TableLost: another process holds the table, or the database does not answer.
        """
        table = agreement.table
        try:
            text = msgspec.json.encode(agreement).decode()
            epoch = self._epochs.get(table, -1)
            rows = await self._database.rows(KEEP, table, self._server, epoch, text)
        except Unanswered as fault:
            self._lose(table)
            raise TableLost("table-elsewhere") from fault
        if not rows:
            self._lose(table)
            raise TableLost("table-elsewhere")
        self.agreements[table] = agreement

    async def let_go(self, table: str) -> None:
        """Hold a table no longer; its lines are safe, and it can be held again."""
        if self._forget_here(table):
            with contextlib.suppress(Unanswered):
                await self._database.rows(LET_GO, table, self._server)

    async def forget(self, table: str) -> None:
        """Forget a table; the records of its games stay."""
        if self._forget_here(table):
            with contextlib.suppress(Unanswered):
                await self._database.rows(FORGET, table, self._server)

    def _forget_here(self, table: str) -> bool:
        copy = self._copies.pop(table, None)
        if copy is not None:
            with contextlib.suppress(OSError):
                copy.remove()
        self._told.pop(table, None)
        self.agreements.pop(table, None)
        known = self._epochs.pop(table, None) is not None
        self.figures.held = len(self._epochs)
        return known

    def _lose(self, table: str) -> None:
        """Take note that a table is another's, or cannot be kept from here."""
        if self._forget_here(table):
            self.figures.lost += 1
            self._dropped(table)

    def _give_up(self, table: str, failed: bool) -> None:
        """Let go of a table whose lines cannot be kept from here, so that another process can.

        Args:
            failed: whether that is because of the disk of this machine.
        """
        if failed:
            self._failed = time.monotonic()
        known = table in self._epochs
        self._lose(table)
        if known:
            self._later(self._database.rows(LET_GO, table, self._server))

    def _lose_all(self) -> None:
        for table in (*self._epochs,):
            self._lose(table)

    # Records.

    async def fetch(self, agreement: Agreement) -> None:
        """Write the working copy of the record of a table's game.

        Raises:
            TableLost: the database does not answer, or there is no room for it.
        """
        table = agreement.table
        try:
            rows = await self._database.rows(FETCH, agreement.record)
            copy = self._copy(agreement)
            kept = [KeptLine(row["kind"], row["number"], row["line"]) for row in rows]
            await asyncio.to_thread(copy.write, kept)
        except (Unanswered, OSError, KeyError) as fault:
            self._give_up(table, isinstance(fault, OSError))
            raise TableLost("table-elsewhere") from fault
        self._copies[table] = copy

    def _copy(self, agreement: Agreement) -> WorkingCopy:
        path = self.records / agreement.record
        table = agreement.table
        return WorkingCopy(table, self._epochs[table], path, self._appends.append, self._give_up)

    def attach(self, agreement: Agreement, journal: Journal) -> None:
        """Let the lines of a journal be safe in this database.

        Raises:
            TableLost: this process does not hold the table any more.
        """
        table = agreement.table
        if journal.path is None:
            if journal.fault():  # its file could not be opened
                self._give_up(table, True)
                raise TableLost("table-elsewhere")
            return
        if table not in self._epochs:
            raise TableLost("table-elsewhere")
        if table not in self._copies or agreement.record != journal.path.name:
            self._copies[table] = self._copy(replace(agreement, record=journal.path.name))
        journal.keep_in(self._copies[table])

    # Persons.

    async def is_invited(self, person: str) -> bool:
        """Tell whether somebody has shown the invitation, to whichever process."""
        return bool(await self._ask("SELECT 1 FROM persons WHERE person = $1", person))

    async def invite(self, person: str) -> None:
        """Remember that somebody has shown the invitation."""
        await self._ask("INSERT INTO persons (person) VALUES ($1) ON CONFLICT DO NOTHING", person)

    async def _ask(self, sql: str, *values: object) -> list[Any]:
        try:
            return [*await self._database.rows(sql, *values)]
        except Unanswered as fault:
            raise TableLost("table-elsewhere") from fault

    # Open tables.

    async def look_for_yielded(self) -> None:
        """Have in `house` which keys have yielded to others, also at other processes.

        Raises:
            TableLost: the database does not answer.
        """
        rows = await self._ask("SELECT former, key FROM yielded")
        yielded = tuple((row["former"], row["key"]) for row in rows)
        self.house = replace(self.house, yielded=yielded)

    async def yield_keys(self, yielded: tuple[tuple[str, str], ...]) -> None:
        """Let keys count no longer, each with the one that takes its place.

        Raises:
            TableLost: the database does not answer.
        """
        former, keys = [one for one, _ in yielded], [key for _, key in yielded]
        await self._ask(YIELD, former, keys)
        await self.look_for_yielded()

    async def knows(self, person: str) -> bool:
        """Tell whether somebody was invited, or sits at a table.

        Raises:
            TableLost: the database does not answer.
        """
        if await self.is_invited(person):
            return True
        return bool(await self._ask(SEATED, person))

    async def offer(self, offered: tuple[Offered, ...]) -> None:
        """Let others list these tables of this process, and no others of it."""
        now = {one.table: msgspec.json.encode(one).decode() for one in offered}
        changed = {
            table: now.get(table)
            for table in {*now, *self._told}
            if now.get(table) != self._told.get(table)
        }
        if changed:
            with contextlib.suppress(Unanswered):
                names, offers = [*changed], [*changed.values()]
                await self._database.rows(OFFER, self._server, names, offers)
                self._told = now
                await self._database.rows("SELECT pg_notify($1, $2)", NEWS, self._server)

    async def offered(self) -> tuple[Offered, ...]:
        """List the tables that other processes offer."""
        now = asyncio.get_running_loop().time()
        if now - self._asked >= STALE:
            with contextlib.suppress(Unanswered):
                self._asked = now  # news that come while it is asked make it stale again
                rows = await self._database.rows(OFFERS, self._server)
                self._offers = tuple(OFFERED.decode(row["offered"]) for row in rows)
        return self._offers

    def _hear(self, server: str) -> None:
        if server != self._server:
            self._asked = -STALE

    def _later(self, work: Coroutine[Any, Any, object]) -> None:
        task = asyncio.create_task(_quietly(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


async def _quietly(work: Coroutine[Any, Any, object]) -> None:
    with contextlib.suppress(Unanswered):
        await work


def _sweep(working: Path) -> None:
    """Remove the working copies of processes that are gone."""
    for folder in working.glob("*"):
        with contextlib.suppress(OSError, InUse), (folder / "lock").open("r+b") as file:
            lock(file, folder.name)
            shutil.rmtree(folder, ignore_errors=True)
