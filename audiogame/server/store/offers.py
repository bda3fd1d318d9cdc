"""The open tables of all processes, as a database has them."""

from __future__ import annotations

import asyncio
import contextlib

import msgspec

from audiogame.online.table_packets import Offered
from audiogame.server.store.database import Database, Unanswered

STALE = 5.0
"""Seconds after which the list is asked for again without news: a process may be gone."""
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


class Offers:
    """What this process offers to others, and they to it.

    Args:
        database: has it.
        server: the name of this process.
    """

    def __init__(self, database: Database, server: str) -> None:
        self._database = database
        self._server = server
        self._told: dict[str, str] = {}
        """What others are told of the tables of this process."""
        self._offers: tuple[Offered, ...] = ()
        self._asked = -STALE

    async def offer(self, offered: tuple[Offered, ...]) -> bool:
        """Let others list these tables of this process, and no others; tells whether any have
        changed, which others have to hear of."""
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
                return True
        return False

    async def offered(self) -> tuple[Offered, ...]:
        """List the tables that other processes offer."""
        now = asyncio.get_running_loop().time()
        if now - self._asked >= STALE:
            with contextlib.suppress(Unanswered):
                self._asked = now  # news that come while it is asked make it stale again
                rows = await self._database.rows(OFFERS, self._server)
                self._offers = tuple(OFFERED.decode(row["offered"]) for row in rows)
        return self._offers

    def forget(self, table: str) -> None:
        """Take note that this process has a table no longer, which nobody lists any more."""
        self._told.pop(table, None)

    def hear(self) -> None:
        """Take note that something has changed at another process."""
        self._asked = -STALE
