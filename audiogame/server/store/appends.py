"""Batched appends: lines of all tables of a process, in as few database transactions as
possible."""

from __future__ import annotations

import asyncio
import time
from asyncio import Future
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from audiogame.archive.journal import TableTakenOver
from audiogame.own_task import end_task, keep_task
from audiogame.server.disk import UNWRITTEN
from audiogame.server.store.database import Database, Unanswered
from audiogame.server.store.figures import SLOW, StoreFigures

AGAIN = 0.1
"""Seconds before a failed transaction is retried, as long as the lease holds."""
PATIENCE = 2.0
"""Seconds for one transaction, before it counts as failed."""
STUCK = 2.0
"""Seconds without a successful transaction after which players are told: longer than a slow
database needs."""
ROWS = 5_000
"""Lines of one transaction at most, unless one append alone has more."""
APPEND = """
WITH held AS MATERIALIZED (
    SELECT tables.name FROM tables
    JOIN unnest($2::text[], $3::bigint[]) AS wanted (name, epoch) ON wanted.name = tables.name
    WHERE tables.owner = $1 AND tables.epoch = wanted.epoch
    ORDER BY tables.name FOR UPDATE OF tables
), begun AS (
    INSERT INTO records (record)
    SELECT new.record FROM unnest($4::text[], $5::text[]) AS new (name, record)
    JOIN held ON held.name = new.name
    ON CONFLICT DO NOTHING
), kept AS (
    INSERT INTO lines (record, number, epoch, line)
    SELECT new.record, new.number, new.epoch, new.line
    FROM unnest($6::text[], $7::text[], $8::bigint[], $9::bigint[], $10::text[])
        AS new (name, record, number, epoch, line)
    JOIN held ON held.name = new.name
    ON CONFLICT DO NOTHING
), whispered AS (
    INSERT INTO secrets (record, kind, number, line)
    SELECT new.record, new.kind, new.number, new.line
    FROM unnest($11::text[], $12::text[], $13::text[], $14::bigint[], $15::text[])
        AS new (name, record, kind, number, line)
    JOIN held ON held.name = new.name
    ON CONFLICT DO NOTHING
), told AS (
    DELETE FROM secrets USING unnest($16::text[], $17::text[]) AS over (name, record), held
    WHERE held.name = over.name AND secrets.record = over.record
)
SELECT name FROM held
"""
"""Inserts the lines of tables whose epochs are still current, and returns those tables.

The rows of those tables stay locked until all is written, so that no process takes one over
meanwhile.  The statement is idempotent: an append whose answer was lost changes nothing when it is
retried.
"""


@dataclass(frozen=True)
class Append:
    """Lines of one table to be appended.

    Args:
        table: its name.
        epoch: under which this process holds it.
        record: the file of its game's record.
        first: the number of the first line, counted from 1.
        lines: of the record, as they stand in the file.
        secrets: each with its kind and number: words of secret choices, and the seed.
        over: whether nothing of the record is secret any more.
    """

    table: str
    epoch: int
    record: str
    first: int
    lines: tuple[str, ...]
    secrets: tuple[tuple[str, int, str], ...] = ()
    over: bool = False
    done: Future[bool] = field(default_factory=Future)
    """Whether the database has accepted it."""


class Appends:
    """Write queue of appends: one transaction has all that came during the previous one.

    Args:
        database: that stores them.
        server: the name of this process.
        holding: returns whether the lease of this process may still hold.
        figures: counters.
    """

    def __init__(
        self, database: Database, server: str, holding: Callable[[], bool], figures: StoreFigures
    ) -> None:
        self._database = database
        self._server = server
        self._holding = holding
        self._figures = figures
        self._waiting: list[Append] = []
        self._news = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._failing: float | None = None
        """Since when transactions have been failing, though the lease holds."""
        self._unwritten: dict[int, float] = {}
        """Since when each append has waited for the database, the oldest first."""

    @property
    def stuck(self) -> bool:
        """Whether the database has accepted nothing for some time, as when it is full."""
        failing = self._failing is not None and time.monotonic() - self._failing > STUCK
        return failing or self.oldest > UNWRITTEN

    @property
    def oldest(self) -> float:
        """Seconds for which the oldest line that is not in the database has waited; 0 for none."""
        since = next(iter(self._unwritten.values()), None)
        return 0.0 if since is None else time.monotonic() - since

    def begin(self) -> None:
        """Start writing."""
        self._task = keep_task(self._write)

    async def close(self) -> None:
        """Stop writing; everything that was awaited is written."""
        await end_task(self._task)

    async def append(self, wanted: Append) -> None:
        """Append lines, and wait until they are in the database.

        Raises:
            TableLost: it does not accept them, because another process has the table, or the lease
                has run out before it answered.
        """
        self._waiting.append(wanted)
        self._figures.waiting += len(wanted.lines)
        self._news.set()
        self._unwritten[id(wanted)] = time.monotonic()
        try:
            written = await wanted.done
        finally:
            del self._unwritten[id(wanted)]
        if not written:
            self._figures.refused += 1
            raise TableTakenOver("table-elsewhere")

    async def _write(self) -> None:
        while True:  # it may begin anew while lines wait
            while self._waiting:
                await self._write_some(self._taken())
            self._news.clear()
            await self._news.wait()

    def _taken(self) -> list[Append]:
        rows = count = 0
        for one in self._waiting:
            rows += len(one.lines)
            if count and rows > ROWS:
                break
            count += 1
        taken, self._waiting = self._waiting[:count], self._waiting[count:]
        return taken

    async def _write_some(self, taken: list[Append]) -> None:
        figures, held = self._figures, frozenset[str]()
        # A table that was lost and taken again meanwhile may have lines of both times here: those
        # of the earlier one are stale, and their numbers belong to others now.
        newest = {one.table: one.epoch for one in sorted(taken, key=_epoch)}
        stale = [one for one in taken if one.epoch != newest[one.table]]
        taken = [one for one in taken if one.epoch == newest[one.table]]
        for one in stale:
            figures.waiting -= len(one.lines)
            if not one.done.done():
                one.done.set_result(False)
        try:
            while self._holding():
                begun = time.monotonic()
                try:
                    held = await self._sent(taken)
                except Unanswered:
                    figures.faults += 1
                    if self._failing is None:
                        self._failing = begun
                    await asyncio.sleep(AGAIN)
                    continue
                figures.batches += 1
                figures.last_append = time.monotonic() - begun
                figures.append_seconds += figures.last_append
                figures.slow_appends += figures.last_append > SLOW
                break
        finally:
            self._failing = None
            for one in taken:
                count = len(one.lines)
                figures.waiting -= count
                figures.appends += count if one.table in held else 0
                if not one.done.done():
                    one.done.set_result(one.table in held)

    async def _sent(self, taken: list[Append]) -> frozenset[str]:
        """Send a batch; return the tables whose lines were accepted."""
        tables = {one.table: one.epoch for one in taken}
        lines = [
            (one.table, one.record, one.first + at, one.epoch, line)
            for one in taken
            for at, line in enumerate(one.lines)
        ]
        over = [(one.table, one.record) for one in taken if one.over]
        ended = {record for _, record in over}
        secrets = [
            (one.table, one.record, *secret)
            for one in taken
            for secret in one.secrets
            if one.record not in ended
        ]
        begun = [(one.table, one.record) for one in taken if one.first == 1]
        rows = await self._database.rows(
            APPEND,
            self._server,
            [*tables],
            [*tables.values()],
            *_columns(begun, 2),
            *_columns(lines, 5),
            *_columns(secrets, 5),
            *_columns(over, 2),
            patience=PATIENCE,
        )
        return frozenset(row["name"] for row in rows)


def _epoch(append: Append) -> int:
    return append.epoch


def _columns(rows: Sequence[tuple[object, ...]], count: int) -> list[list[object]]:
    """Transpose rows into `count` columns."""
    return [[row[at] for row in rows] for at in range(count)]
