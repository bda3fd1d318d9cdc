"""PostgreSQL store of a server, shared by its processes."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import Callable, Collection
from pathlib import Path
from typing import Any

import msgspec

from audiogame.archive.journal import TableTakenOver
from audiogame.online.table_packets import Offered
from audiogame.own_task import begin_task, end_task, keep_task
from audiogame.rules.fault import Reason, system_reason
from audiogame.rules.value import replace
from audiogame.server.clock_marks import ClockMarks
from audiogame.server.disk import UNWRITTEN, oldest_work
from audiogame.server.store.appends import Appends
from audiogame.server.store.database import Database, Unanswered
from audiogame.server.store.figures import StoreFigures
from audiogame.server.store.held_tables import HeldTables
from audiogame.server.store.person_rows import forget_before
from audiogame.server.store.store import ServerIdentity, StoreFault, new_identity
from audiogame.server.store.working_copies import WorkingCopies

YIELD = """
INSERT INTO yielded (former, key) SELECT * FROM unnest($1::text[], $2::text[])
ON CONFLICT DO NOTHING
"""
YIELDED = "SELECT invitation, former, key FROM house LEFT JOIN yielded ON true"
KNOWN = """
SELECT one AS person FROM unnest($1::text[]) AS one
WHERE EXISTS (SELECT 1 FROM persons WHERE persons.person = one)
OR EXISTS (SELECT 1 FROM tables WHERE position(one IN agreement) > 0)
"""

MARKS = msgspec.json.Decoder(ClockMarks)
FORGET = """
WITH unused AS (
    SELECT record FROM records WHERE record = $1
    AND NOT EXISTS (SELECT 1 FROM tables WHERE agreement::json ->> 'record' = $1)
), untold AS (
    DELETE FROM secrets USING unused WHERE secrets.record = unused.record
), unsaid AS (
    DELETE FROM lines USING unused WHERE lines.record = unused.record
)
DELETE FROM records USING unused WHERE records.record = unused.record
"""
"""Deletes a record that no table has: the answer to its agreement may have been lost."""
FORGETTING = 0.5
"""Seconds for that: who has asked waits for it."""
STALE = 5.0
"""Seconds after which the list of tables is queried again without news: a process may be gone."""
OFFERED = msgspec.json.Decoder(Offered)
OFFER = """
UPDATE tables SET offered = new.offered
FROM unnest($2::text[], $3::text[]) AS new (name, offered)
WHERE tables.name = new.name AND tables.owner = $1
"""
OFFERS = """
SELECT offered FROM tables JOIN servers ON servers.server = tables.owner
WHERE offered IS NOT NULL AND owner <> $1 AND until > clock_timestamp() ORDER BY name LIMIT 100
"""

ALIVE = 1.0
"""Seconds between keepalive pings of a connection: a client that hears nothing for longer tries
another process."""
WORKING = "working"
NEWS = "audiogame_tables"
"""Channel of notifications between processes: the list of open tables has changed, or keys were
replaced."""
KEYS = " keys"
"""Suffix of a process's name in a notification that a key was replaced."""


class PostgresStore:
    """Stores tables in a database, together with other processes.

    Args:
        address: of the database.
        folder: for working copies.
        name: the server's name from now on; empty to keep the stored one.

    Raises:
        StoreFault: the driver is missing.
    """

    alive = ALIVE

    def __init__(self, address: str, folder: Path, name: str = "") -> None:
        self._database = Database(address)
        self._name = name
        self._server = secrets.token_hex(8)
        self.folder = folder / WORKING / self._server
        self.unread: list[str] = []
        self.figures = StoreFigures()
        self._tables = HeldTables(self._database, self._server, self.figures, self._leave)
        self._lease = self._tables.lease
        self.agreements = self._tables.agreements
        self._appends = Appends(
            self._database, self._server, lambda: self._lease.holds, self.figures
        )
        self._copies = WorkingCopies(
            self._database, self.folder, self._tables, self._appends.append
        )
        self.identity = ServerIdentity("", "", "")
        self.hold, self.create = self._tables.hold, self._tables.create
        self.keep, self.let_go = self._tables.keep, self._tables.let_go
        self.fetch, self.attach = self._copies.fetch, self._copies.attach
        self._told: dict[str, str] = {}
        """The offers of this process to the others, as stored."""
        self._offers: tuple[Offered, ...] = ()
        """The offers of the others, as read."""
        self._asked = -STALE
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def records(self) -> Path:
        """The folder of the working copies."""
        return self._copies.records

    @property
    def location(self) -> str:
        """Location of the store."""
        return self._database.location

    @property
    def fit(self) -> bool:
        """Whether this process may hold tables now."""
        return self._tables.fit

    @property
    def stuck(self) -> bool:
        """Whether lines have waited for some time: the database is full, or too slow."""
        return self._appends.stuck or oldest_work() > UNWRITTEN

    @property
    def oldest(self) -> float:
        """Seconds for which the oldest line that is not in the database has waited; 0 for none."""
        return max(self._appends.oldest, oldest_work())

    @property
    def leaving(self) -> bool:
        """Whether this process is to hand all its tables over."""
        return self._lease.leaving

    @property
    def others(self) -> tuple[str, ...]:
        """The addresses of the other processes."""
        return self._lease.others

    async def begin(self, waits: Callable[[Reason], None] | None = None) -> None:
        """Open the database, and load the server's name.

        Args:
            waits: called where the database is not there yet, and is waited for.

        Raises:
            StoreFault: it cannot be used, or there is no room for working copies.
        """
        try:
            self._copies.begin()
        except OSError as fault:
            why = system_reason(fault)
            raise StoreFault("server-folder", path=str(self.folder), why=why) from fault
        await self._database.begin(waits)
        try:
            await self._load_identity()
        except Unanswered as fault:
            raise StoreFault("postgres-unusable", place=self.location, why=fault.why) from fault

    async def _load_identity(self) -> None:
        """Load the name, the words and the secret of the server, or set them: whichever process
        comes first, all have the same."""
        new = new_identity(self._name)
        await self._database.rows(
            "INSERT INTO house (name, invitation, secret) VALUES ($1, $2, $3) "
            "ON CONFLICT DO NOTHING",
            *(new.name, new.invitation, new.secret),
        )
        if self._name:
            await self._database.rows("UPDATE house SET name = $1", self._name)
        (row,) = await self._database.rows("SELECT name, invitation, secret FROM house")
        self.identity = ServerIdentity(row["name"], row["invitation"], row["secret"])

    async def announce(self, address: str, dropped: Callable[[str], None]) -> None:
        """Register this process, which holds tables from now on.

        Raises:
            StoreFault: the database does not answer.
        """
        self._tables.dropped = dropped
        try:
            await self._lease.begin(address)
        except Unanswered as fault:
            raise StoreFault("postgres-unusable", place=self.location, why=fault.why) from fault
        self._appends.begin()
        self._tasks.add(keep_task(self._listen))

    async def _listen(self) -> None:
        await self._database.listen(NEWS, self._hear)

    async def look_around(self) -> None:
        """Query the other processes; if the database does not answer, the last result stays."""
        with contextlib.suppress(Unanswered):
            await self._lease.look_around()

    async def close(self) -> None:
        """Release all tables, the lease and the database."""
        for task in (*self._tasks,):
            await end_task(task)
        await self._appends.close()
        await self._tables.let_all_go()
        await self._lease.close()
        await self._database.close()
        self._copies.close()

    # Tables.

    async def forget_before(self, changed: int, awake: Collection[str]) -> int:
        """Delete tables that no process holds and that were not visited since a time; others are
        left for later."""
        with contextlib.suppress(Unanswered, OSError):
            return await forget_before(self._database, changed)
        return 0

    def _leave(self, table: str) -> None:
        self._copies.remove(table)
        self._told.pop(table, None)

    # Records.

    async def forget_record(self, record: str) -> None:
        """Delete the lines of a record whose game has not begun, if the database can do it now."""
        with contextlib.suppress(Unanswered):
            await self._database.rows(FORGET, record, patience=FORGETTING)

    # Persons, and the server's own data.

    async def is_invited(self, person: str) -> bool:
        """Return whether a person has shown the invitation, to any process."""
        return bool(await self._ask("SELECT 1 FROM persons WHERE person = $1", person))

    async def invite(self, person: str) -> None:
        """Remember that a person has shown the invitation."""
        await self._ask("INSERT INTO persons (person) VALUES ($1) ON CONFLICT DO NOTHING", person)

    async def known(self, persons: Collection[str]) -> frozenset[str]:
        """Return the persons among those given who were invited, or sit at a table.

        Raises:
            TableLost: the database does not answer.
        """
        return frozenset(row["person"] for row in await self._ask(KNOWN, [*persons]))

    async def look_for_yielded(self) -> None:
        """Update the invalid keys in `identity`, also with those from other processes, and the
        invitation, which may be renewed.

        Raises:
            TableLost: the database does not answer.
        """
        rows = await self._ask(YIELDED)
        yielded = tuple((row["former"], row["key"]) for row in rows if row["former"])
        words = next((row["invitation"] for row in rows), self.identity.invitation)
        self.identity = replace(self.identity, yielded=yielded, invitation=words)

    async def yield_keys(self, yielded: tuple[tuple[str, str], ...]) -> None:
        """Replace keys by their successors, and make them invalid at all processes.

        Raises:
            TableLost: the database does not answer.
        """
        former, keys = [one for one, _ in yielded], [key for _, key in yielded]
        await self._ask(YIELD, former, keys)
        await self.look_for_yielded()
        await self._tell_others(KEYS)

    async def look_at_clock(self, now: int) -> ClockMarks:
        """Note that a process of this server has looked at its clock; return the marks before.

        Raises:
            TableLost: the database does not answer.
        """
        (row,) = await self._ask("SELECT clock FROM house")
        before = MARKS.decode(row["clock"])
        after = msgspec.json.encode(before.at(now)).decode()
        await self._ask("UPDATE house SET clock = $1", after)
        return before

    async def _ask(self, sql: str, *values: object) -> list[Any]:
        try:
            return [*await self._database.rows(sql, *values)]
        except Unanswered as fault:
            raise TableTakenOver("table-elsewhere") from fault

    # Open tables, and other news.

    async def offer(self, offered: tuple[Offered, ...]) -> None:
        """Replace this process's tables in the other processes' list."""
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
                await self._tell_others()

    async def offered(self) -> tuple[Offered, ...]:
        """Return the tables that other processes offer; cached for `STALE`."""
        now = asyncio.get_running_loop().time()
        if now - self._asked >= STALE:
            with contextlib.suppress(Unanswered):
                self._asked = now  # news that come during the query make it stale again
                rows = await self._database.rows(OFFERS, self._server)
                self._offers = tuple(OFFERED.decode(row["offered"]) for row in rows)
        return self._offers

    async def _tell_others(self, what: str = "") -> None:
        with contextlib.suppress(Unanswered):
            await self._database.rows("SELECT pg_notify($1, $2)", NEWS, self._server + what)

    def _hear(self, news: str) -> None:
        if news != self._server:
            self._asked = -STALE
        if news.endswith(KEYS) or not news:  # or a reconnection after missed notifications
            task = begin_task(self._look_quietly())
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _look_quietly(self) -> None:
        with contextlib.suppress(TableTakenOver):
            await self.look_for_yielded()
