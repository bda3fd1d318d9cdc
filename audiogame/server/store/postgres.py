"""PostgreSQL as a server's store: several processes keep the tables of one server in it."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import Callable, Collection
from pathlib import Path

from audiogame.archive.journal import Journal, TableLost
from audiogame.online.table_packets import Offered
from audiogame.rules.fault import system_reason
from audiogame.server.agreement import Agreement
from audiogame.server.store.appends import Appends
from audiogame.server.store.database import Database, Unanswered
from audiogame.server.store.figures import StoreFigures
from audiogame.server.store.held_tables import HeldTables
from audiogame.server.store.offers import Offers
from audiogame.server.store.person_rows import forget_before
from audiogame.server.store.persons import Persons
from audiogame.server.store.store import House, StoreFault
from audiogame.server.store.working_copies import WorkingCopies

ALIVE = 1.0
"""Seconds between signs of life of a line: who is silent for longer is looked for elsewhere."""
WORKING = "working"
NEWS = "audiogame_tables"
"""The channel on which processes tell each other that the list of open tables has changed, or who
has taken the place of whom."""
KEYS = " keys"
"""What stands behind the name of a process at which a key has yielded to another."""


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
        self.folder = folder / WORKING / self._server
        self.unread: list[str] = []
        self.figures = StoreFigures()
        self._tables = HeldTables(self._database, self._server, self.figures, self._leave)
        self._lease = self._tables.lease
        self.agreements = self._tables.agreements
        self._persons = Persons(self._database)
        self._offers = Offers(self._database, self._server)
        self._appends = Appends(
            self._database, self._server, lambda: self._lease.holds, self.figures
        )
        self._copies = WorkingCopies(
            self._database, self.folder, self._tables, self._appends.append
        )
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def house(self) -> House:
        """What the server knows of itself."""
        return self._persons.house

    @property
    def records(self) -> Path:
        """The folder of the working copies."""
        return self._copies.records

    @property
    def place(self) -> str:
        """Where everything is kept."""
        return self._database.place

    @property
    def fit(self) -> bool:
        """Whether this process may hold tables now."""
        return self._tables.fit

    @property
    def stuck(self) -> bool:
        """Whether the database answers, and has taken no line for some time: it has no room."""
        return self._appends.stuck

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
            self._copies.begin()
        except OSError as fault:
            why = system_reason(fault)
            raise StoreFault("server-folder", path=str(self.folder), why=why) from fault
        await self._database.begin()
        try:
            await self._persons.begin(self._name)
        except Unanswered as fault:
            raise StoreFault("postgres-unusable", place=self.place, why=str(fault)) from fault

    async def announce(self, address: str, dropped: Callable[[str], None]) -> None:
        """Let others know of this process, which holds tables from now on.

        Raises:
            StoreFault: the database does not answer.
        """
        self._tables.dropped = dropped
        try:
            await self._lease.begin(address)
        except Unanswered as fault:
            raise StoreFault("postgres-unusable", place=self.place, why=str(fault)) from fault
        self._appends.begin()
        self._tasks.add(asyncio.create_task(self._database.listen(NEWS, self._hear)))

    async def look_around(self) -> None:
        """Find out which other processes there are at this moment; as before, if the database does
        not answer."""
        with contextlib.suppress(Unanswered):
            await self._lease.look_around()

    async def close(self) -> None:
        """Let go of all tables, the lease and the database."""
        for task in (*self._tasks,):
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task
        await self._appends.close()
        for table in (*self.agreements,):
            await self.let_go(table)
        await self._lease.close()
        await self._database.close()
        self._copies.close()

    # Tables.

    async def hold(self, table: str) -> bool:
        """Hold a table from now on, if there is one of this name; tells whether there is.

        Raises:
            HeldElsewhere: another process holds it.
            TableLost: the database does not answer.
        """
        return await self._tables.hold(table)

    async def create(self, agreement: Agreement) -> bool:
        """Keep a new table, and hold it; tells whether its name was free.

        Raises:
            StoreFault: the database has no room.
            TableLost: the database does not answer.
        """
        return await self._tables.create(agreement)

    async def keep(self, agreement: Agreement) -> None:
        """Keep what was agreed.

        Raises:
            TableLost: another process holds the table, or the database does not answer.
        """
        await self._tables.keep(agreement)

    async def let_go(self, table: str) -> None:
        """Hold a table no longer; its lines are safe, and it can be held again."""
        await self._tables.let_go(table)

    async def forget_before(self, changed: int, awake: Collection[str]) -> None:
        """Forget tables that nobody holds, where nobody was since a time; others have their turn
        later."""
        with contextlib.suppress(Unanswered, OSError):
            await forget_before(self._database, changed)

    def _leave(self, table: str) -> None:
        self._copies.remove(table)
        self._offers.forget(table)

    # Records.

    async def fetch(self, agreement: Agreement) -> None:
        """Write the working copy of the record of a table's game.

        Raises:
            TableLost: the database does not answer, or there is no room for it.
        """
        await self._copies.fetch(agreement)

    def attach(self, agreement: Agreement, journal: Journal) -> None:
        """Let the lines of a journal be safe in this database.

        Raises:
            TableLost: this process does not hold the table any more.
        """
        self._copies.attach(agreement, journal)

    # Persons.

    async def is_invited(self, person: str) -> bool:
        """Tell whether somebody has shown the invitation, to whichever process."""
        return await self._persons.is_invited(person)

    async def invite(self, person: str) -> None:
        """Remember that somebody has shown the invitation."""
        await self._persons.invite(person)

    async def known(self, persons: Collection[str]) -> frozenset[str]:
        """Return those of some who were invited, or sit at a table.

        Raises:
            TableLost: the database does not answer.
        """
        return await self._persons.known(persons)

    async def look_for_yielded(self) -> None:
        """Have in `house` which keys have yielded to others, also at other processes.

        Raises:
            TableLost: the database does not answer.
        """
        await self._persons.look_for_yielded()

    async def yield_keys(self, yielded: tuple[tuple[str, str], ...]) -> None:
        """Let keys count no longer, each with the one that takes its place, at all processes.

        Raises:
            TableLost: the database does not answer.
        """
        await self._persons.yield_keys(yielded)
        await self._tell_others(KEYS)

    # Open tables, and other news.

    async def offer(self, offered: tuple[Offered, ...]) -> None:
        """Let others list these tables of this process, and no others of it."""
        if await self._offers.offer(offered):
            await self._tell_others()

    async def offered(self) -> tuple[Offered, ...]:
        """List the tables that other processes offer."""
        return await self._offers.offered()

    async def _tell_others(self, what: str = "") -> None:
        with contextlib.suppress(Unanswered):
            await self._database.rows("SELECT pg_notify($1, $2)", NEWS, self._server + what)

    def _hear(self, news: str) -> None:
        if news != self._server:
            self._offers.hear()
        if news.endswith(KEYS) or not news:  # or nothing was heard for some time
            task = asyncio.create_task(self._look_quietly())
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _look_quietly(self) -> None:
        with contextlib.suppress(TableLost):
            await self.look_for_yielded()
