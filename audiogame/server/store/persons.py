"""Who is known to a server whose store is a database, and what the server knows of itself."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from audiogame.archive.journal import TableLost
from audiogame.online.link import KEY, TABLE, new_words
from audiogame.rules.value import replace
from audiogame.server.store.database import Database, Unanswered
from audiogame.server.store.store import House

YIELD = """
INSERT INTO yielded (former, key) SELECT * FROM unnest($1::text[], $2::text[])
ON CONFLICT DO NOTHING
"""
KNOWN = """
SELECT one AS person FROM unnest($1::text[]) AS one
WHERE EXISTS (SELECT 1 FROM persons WHERE persons.person = one)
OR EXISTS (SELECT 1 FROM tables WHERE position(one IN agreement) > 0)
"""


class Persons:
    """Those who were invited, those who sit at tables, and keys that have yielded to others.

    Args:
        database: has them.
    """

    def __init__(self, database: Database) -> None:
        self._database = database
        self.house = House("", "")

    async def begin(self, name: str) -> None:
        """Find out how the server is called.

        Args:
            name: how it is called from now on; empty to keep its name.

        Raises:
            Unanswered: the database does not tell.
        """
        await self._database.rows(
            "INSERT INTO house (name, invitation) VALUES ($1, $2) ON CONFLICT DO NOTHING",
            name or f"audiogame {new_words(TABLE)}",
            new_words(KEY),
        )
        if name:
            await self._database.rows("UPDATE house SET name = $1", name)
        (row,) = await self._database.rows("SELECT name, invitation FROM house")
        self.house = House(row["name"], row["invitation"])

    async def is_invited(self, person: str) -> bool:
        """Tell whether somebody has shown the invitation, to whichever process."""
        return bool(await self._ask("SELECT 1 FROM persons WHERE person = $1", person))

    async def invite(self, person: str) -> None:
        """Remember that somebody has shown the invitation."""
        await self._ask("INSERT INTO persons (person) VALUES ($1) ON CONFLICT DO NOTHING", person)

    async def known(self, persons: Collection[str]) -> frozenset[str]:
        """Return those of some who were invited, or sit at a table.

        Raises:
            TableLost: the database does not answer.
        """
        return frozenset(row["person"] for row in await self._ask(KNOWN, [*persons]))

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

    async def _ask(self, sql: str, *values: object) -> list[Any]:
        try:
            return [*await self._database.rows(sql, *values)]
        except Unanswered as fault:
            raise TableLost("table-elsewhere") from fault
