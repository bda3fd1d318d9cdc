"""The lease of a process: a row that says until when it lives, by the clock of the database.

A table belongs to the process that is named in its row, under an epoch, for as long as that
process has its lease.  So one row a process is renewed, however many tables it holds; and who
takes a table over raises its epoch, which every append names.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Callable

from audiogame.rules.value import Value
from audiogame.server.store.database import Database, Unanswered
from audiogame.server.store.figures import StoreFigures

RENEWED = 0.5
"""Seconds between renewals."""
VALID = 2.0
"""Seconds that a lease is valid after it was renewed."""
FORGOTTEN = 3600
"""Seconds after which the row of a process that is gone is removed."""
LEND = f"""
INSERT INTO servers (server, address, until)
VALUES ($1, $2, clock_timestamp() + interval '{VALID} seconds')
ON CONFLICT (server) DO UPDATE SET until = excluded.until, address = excluded.address
"""
RENEW = f"""
UPDATE servers SET until = clock_timestamp() + interval '{VALID} seconds', held = $2
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


class Neighbour(Value):
    """Another process, as somebody sees it who wants one of its tables.

    Args:
        address: where its people reach it.
        left: seconds until its lease ends; not above 0 where it has ended.
    """

    address: str
    left: float


class Lease:
    """The lease of this process.

    Args:
        database: has its row.
        server: the name of this process.
        figures: counts.
        ended: is called when the lease has run out, so that no table may be counted on.
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
        """When the renewal began that succeeded last, by the clock of this machine."""
        self._tasks: list[asyncio.Task[None]] = []
        self._held = True
        self.leaving = False
        """Whether somebody has asked this process to hand its tables over."""
        self.others: tuple[str, ...] = ()
        """The addresses of the other processes, the least busy first."""

    @property
    def age(self) -> float:
        """Seconds since it was renewed."""
        return time.monotonic() - self._renewed

    @property
    def holds(self) -> bool:
        """Whether nobody else can have taken a table over yet, as far as this machine's clock
        tells."""
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
        self._tasks = [asyncio.create_task(self._renew()), asyncio.create_task(self._watch())]

    async def look_around(self) -> None:
        """Find out which other processes there are.

        Raises:
            Unanswered: the database does not answer.
        """
        rows = await self._database.rows(OTHERS, self._server, patience=VALID / 2)
        self.others = tuple(row["address"] for row in rows)

    async def close(self) -> None:
        """Give the lease up."""
        for task in self._tasks:
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task
        self._tasks = []
        with contextlib.suppress(Unanswered):
            await self._database.rows(
                "DELETE FROM servers WHERE server = $1", self._server, patience=VALID
            )

    async def _renew(self) -> None:
        while True:
            await asyncio.sleep(RENEWED)
            begun = time.monotonic()
            try:
                rows = await self._database.rows(
                    RENEW, self._server, self._figures.held, patience=VALID / 2
                )
                self._look_at_watch()  # it may have run out before that was answered
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
        """See whether the lease has run out since it was renewed last."""
        self._figures.lease_age = self.age
        if self._held and self.age >= VALID:
            self._held = False
            self._figures.lease_losses += 1
            self._ended()
