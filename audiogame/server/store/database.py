"""Connections to a PostgreSQL database; only this module uses the driver `asyncpg`."""

from __future__ import annotations

import asyncio
import contextlib
import ssl
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

from audiogame.rules.fault import Detail, Reason, how_to_install, system_reason
from audiogame.server.store.store import StoreFault

if TYPE_CHECKING:
    import asyncpg
from audiogame.rules.value import Value

LOCK = 0x61756469
"""Advisory lock of a transaction that migrates, so that two processes do it one by one."""


class Migration(Value):
    """One step of the schema's migration.

    Args:
        number: counted from 1; programs that know only the previous number still work with the
            database; a step that breaks them skips a number.
        sql: statements of plain SQL.
    """

    number: int
    sql: str


KEPT = """
CREATE TABLE IF NOT EXISTS migrations (
    number integer PRIMARY KEY,
    done timestamptz NOT NULL DEFAULT now()
)
"""

MIGRATIONS = (
    Migration(
        1,
        """
CREATE TABLE house (
    one boolean PRIMARY KEY DEFAULT true CHECK (one),
    name text NOT NULL,
    invitation text NOT NULL,
    secret text NOT NULL
);
CREATE TABLE persons (
    person text PRIMARY KEY,
    invited timestamptz NOT NULL DEFAULT now()
);
CREATE TABLE yielded (
    former text PRIMARY KEY,
    key text NOT NULL
);
CREATE TABLE servers (
    server text PRIMARY KEY,
    address text NOT NULL,
    until timestamptz NOT NULL,
    held integer NOT NULL DEFAULT 0,
    leaving boolean NOT NULL DEFAULT false
);
CREATE TABLE tables (
    name text PRIMARY KEY,
    agreement text NOT NULL,
    owner text,
    epoch bigint NOT NULL DEFAULT 0,
    offered text
);
CREATE INDEX tables_by_owner ON tables (owner) WHERE owner IS NOT NULL;
CREATE TABLE records (
    record text PRIMARY KEY,
    begun timestamptz NOT NULL DEFAULT now()
);
CREATE TABLE lines (
    record text NOT NULL,
    number bigint NOT NULL,
    epoch bigint NOT NULL,
    line text NOT NULL,
    PRIMARY KEY (record, number)
);
CREATE TABLE secrets (
    record text NOT NULL,
    kind text NOT NULL,
    number bigint NOT NULL,
    line text NOT NULL,
    PRIMARY KEY (record, kind, number)
);
""",
    ),
    Migration(2, "ALTER TABLE house ADD COLUMN clock text NOT NULL DEFAULT '{}'"),
)
NEWEST = MIGRATIONS[-1].number


SCHEMES = ("postgresql", "postgres")
CONNECTIONS = 6
"""Connections of one process at most: one for appends, one for its lease, and some for everything
else."""
PATIENCE = 5.0
"""Seconds to connect, and for an ordinary query."""
ENDING = 0.3
"""Seconds to close all connections, before they are dropped."""
AGAIN = 0.5
"""Seconds before a listener for notifications reconnects."""


class Unanswered(Exception):
    """A database that does not answer, or cannot run the query now.

    Args:
        why: the reason.
        away: whether it may only not be there yet, as at the start of a machine.
    """

    def __init__(self, why: Detail, away: bool = False) -> None:
        super().__init__(str(why))
        self.why = why
        self.away = away


def is_address(store: str) -> bool:
    """Return whether a store's name is the address of a database."""
    return store.partition("://")[0] in SCHEMES


@asynccontextmanager
async def opened_database(store: str) -> AsyncIterator[Database]:
    """Yield an opened database, and close its connections afterwards.

    Raises:
        StoreFault: it is no database's address, the driver is missing, or the database does not
            answer.
    """
    if not is_address(store):
        raise StoreFault("store-not-database", store=store[:80])
    database = Database(store)
    await database.begin()
    try:
        yield database
    except Unanswered as fault:
        raise StoreFault("postgres-unusable", place=database.location, why=fault.why) from fault
    finally:
        await database.close()


def told_address(address: str) -> str:
    """Return the address of a database without its password."""
    parts = urlsplit(address)
    host = parts.netloc.rpartition("@")[2]
    return f"{parts.scheme}://{host}{parts.path}"


def _why(fault: Exception) -> Detail:
    """Return why a database does not answer."""
    return system_reason(fault) or type(fault).__name__


AWAY = ("57P03", "53300")
"""States of a database that starts or stops, or has too many connections for now."""


def _is_away(fault: Exception) -> bool:
    """Return whether a database may only not be there yet; a wrong password stays wrong."""
    if isinstance(fault, ssl.SSLError | PermissionError):
        return False
    return isinstance(fault, OSError) or getattr(fault, "sqlstate", None) in AWAY


def _say_nothing(notice: Reason) -> None:
    """Say nothing more: it was said."""


class Database:
    """Connection pool of a database; broken connections are replaced.

    Args:
        address: as libpq takes it: `postgresql://user@host:port/name`.

    Raises:
        StoreFault: the driver is missing.
    """

    def __init__(self, address: str) -> None:
        try:
            import asyncpg
        except ImportError as missing:
            cure = how_to_install("audiogame[postgres]")
            raise StoreFault("postgres-missing", cure=cure) from missing
        self._driver = asyncpg
        self._address = address
        self.location = told_address(address)
        self._room = asyncio.Semaphore(CONNECTIONS)
        self._idle: list[asyncpg.Connection[Any]] = []
        self._refusals = (
            *(asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError),
            *(OSError, EOFError),
        )

    async def begin(self, waits: Callable[[Reason], None] | None = None) -> None:
        """Connect, and migrate the schema.

        Args:
            waits: called once where the database is not there yet, and is waited for; None not to
                wait.

        Raises:
            StoreFault: it cannot be reached or used, or is of a newer version of the program.
        """
        while True:
            try:
                await self._migrate()
                return
            except StoreFault:
                raise
            except Unanswered as fault:
                why = fault.why
                if not fault.away or waits is None:
                    raise StoreFault("postgres-unusable", place=self.location, why=why) from fault
            except ValueError as fault:
                why = _why(fault)
                raise StoreFault("postgres-unusable", place=self.location, why=why) from fault
            waits(Reason("postgres-awaited", place=self.location, why=why))
            waits = _say_nothing
            await asyncio.sleep(AGAIN)

    async def _migrate(self) -> None:
        async with self.transaction(PATIENCE * 6) as connection:
            await connection.execute("SELECT pg_advisory_xact_lock($1)", LOCK)
            await connection.execute(KEPT)
            rows = await connection.fetch("SELECT number FROM migrations")
            done = max((row["number"] for row in rows), default=0)
            if done > NEWEST + 1:  # with the next step this program still works
                raise StoreFault("postgres-newer", place=self.location, known=NEWEST, done=done)
            for one in MIGRATIONS:
                if one.number > done:
                    number = one.number
                    await connection.execute(one.sql)
                    await connection.execute("INSERT INTO migrations (number) VALUES ($1)", number)

    @asynccontextmanager
    async def _connection(self, patience: float) -> AsyncIterator[Any]:
        """Yield a connection from the pool; one with an error is not reused."""
        async with asyncio.timeout(patience), self._room:
            if self._idle:
                one = self._idle.pop()
            else:
                one = await self._driver.connect(self._address, timeout=patience)
            try:
                yield one
            except BaseException:
                self._end(one)
                self._end_idle()  # they may lead to a server that is gone
                raise
            if one.is_closed():
                self._end_idle()
            else:
                self._idle.append(one)

    def _end(self, connection: Any) -> None:
        """Throw a connection away that is in doubt."""
        with contextlib.suppress(Exception):  # whatever it says of that
            connection.terminate()

    def _end_idle(self) -> None:
        while self._idle:
            self._end(self._idle.pop())

    @asynccontextmanager
    async def transaction(self, patience: float = PATIENCE) -> AsyncIterator[Any]:
        """Yield a connection in a transaction, which is rolled back if anything fails.

        Raises:
            Unanswered: it was not committed in time, or refused.
        """
        begun = False
        try:
            async with self._connection(patience) as connection, connection.transaction():
                begun = True
                yield connection
        except self._refusals as fault:
            if begun and isinstance(fault, OSError) and not isinstance(fault, TimeoutError):
                raise  # it is about a file: the driver reports a lost connection in its own way
            raise Unanswered(_why(fault), _is_away(fault)) from fault

    async def rows(self, sql: str, *values: object, patience: float = PATIENCE) -> Sequence[Any]:
        """Run one query, and return its rows.

        Raises:
            Unanswered: it was not answered in time, or refused.
        """
        try:
            async with self._connection(patience) as connection:
                rows: Sequence[Any] = await connection.fetch(sql, *values)
                return rows
        except Exception as fault:  # whatever the driver raises where a connection breaks
            raise Unanswered(_why(fault), _is_away(fault)) from fault

    async def listen(self, channel: str, told: Callable[[str], None]) -> None:
        """Call `told` with each notification on a channel, for ever; with an empty word after a
        reconnection."""
        while True:
            gone = asyncio.Event()
            try:
                connection = await self._driver.connect(self._address, timeout=PATIENCE)
                try:
                    connection.add_termination_listener(lambda _, gone=gone: gone.set())
                    await connection.add_listener(channel, lambda *news: told(str(news[-1])))
                    told("")
                    await gone.wait()
                finally:
                    self._end(connection)
            except self._refusals:
                pass
            await asyncio.sleep(AGAIN)

    async def close(self) -> None:
        """Close all connections."""
        with contextlib.suppress(*self._refusals):
            async with asyncio.timeout(ENDING):
                while self._idle:
                    await self._idle.pop().close()
        self._end_idle()
