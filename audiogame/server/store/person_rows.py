"""Personal data in a database: exported to files, changed there, and written back."""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from audiogame.archive.folder import records_folder
from audiogame.rules.fault import Fault
from audiogame.rules.value import replace
from audiogame.server.agreement import Agreement
from audiogame.server.person_data import take_names
from audiogame.server.store.database import Database
from audiogame.server.store.files import FileStore
from audiogame.server.store.transfer import insert_record, kept_lines, lines_of
from audiogame.server.store.working_copy import write_files
from audiogame.table.record_file import SUFFIX

R = TypeVar("R")
ABOUT = """
SELECT name, agreement, EXISTS (
    SELECT 1 FROM servers WHERE servers.server = tables.owner AND until > clock_timestamp()
) AS held FROM tables WHERE strpos(lower(agreement), lower($1)) > 0 ORDER BY name FOR UPDATE
"""

OLD = """
SELECT name, agreement FROM tables
WHERE (agreement::json ->> 'changed')::bigint BETWEEN 1 AND $1::bigint - 1 AND (
    owner IS NULL OR EXISTS (
        SELECT 1 FROM servers WHERE server = owner AND until < to_timestamp($1::bigint)
    )
)
ORDER BY name LIMIT 20 FOR UPDATE SKIP LOCKED
"""
"""A process that held a table may have been killed; then the last visit was at the end of its
lease."""
UNDATED = """
UPDATE tables SET agreement = jsonb_set(
    agreement::jsonb, '{changed}', to_jsonb(extract(epoch FROM clock_timestamp())::bigint)
)::text
WHERE owner IS NULL AND coalesce((agreement::json ->> 'changed')::bigint, 0) = 0
"""
"""Sets the last visit of tables from before it was stored to now."""


async def with_files(
    database: Database, about: str, work: Callable[[FileStore], R], change: bool
) -> R:
    """Run work on a file store with all tables of a person, and write its changes back.

    Args:
        database: it has begun.
        about: the key of the person, or a name.
        work: gets the file store.
        change: whether its changes are written back, all of them or none.

    Raises:
        Fault: there is no server, or a table that would be changed is being played.
        Unanswered: the database does not answer; nothing has changed.
    """
    with tempfile.TemporaryDirectory() as folder:
        async with database.transaction(600) as connection:
            rows = await connection.fetch(ABOUT, about)
            playing = [row["name"] for row in rows if row["held"]]
            if change and playing:
                raise Fault("person-playing", table=playing[0])
            agreements = [msgspec.json.decode(row["agreement"], type=Agreement) for row in rows]
            invited = await connection.fetch("SELECT person FROM persons WHERE person = $1", about)
            identity = await connection.fetchrow("SELECT name FROM house")
            if identity is None:
                raise Fault("carry-no-server-yet", place=database.location)
            persons = tuple(row["person"] for row in invited)
            rows = await connection.fetch("SELECT former, key FROM yielded")
            yielded = tuple((row["former"], row["key"]) for row in rows)
            store = FileStore(Path(folder), identity["name"])
            # The folder is not for anybody who is the server: it has a secret of its own.
            store.save_identity(replace(store.identity, invited=persons, yielded=yielded))
            before = await _lay_out(connection, store, agreements)
            result = await asyncio.to_thread(work, store)
            if change:
                await _take_back(connection, store, agreements, before)
                if about not in store.identity.invited:
                    await connection.execute("DELETE FROM persons WHERE person = $1", about)
                gone = [former for former, key in {*yielded} - {*store.identity.yielded}]
                await connection.execute("DELETE FROM yielded WHERE former = ANY($1)", gone)
        return result


async def forget_before(database: Database, changed: int) -> int:
    """Delete some tables that no process holds, and that were not visited since a time.

    Args:
        changed: seconds since 1970.

    Returns:
        How many were deleted.

    Raises:
        Unanswered: the database does not answer; nothing has changed.
    """
    with tempfile.TemporaryDirectory() as folder:
        async with database.transaction(60) as connection:
            await connection.execute(UNDATED)
            rows = await connection.fetch(OLD, changed)
            agreements = [msgspec.json.decode(row["agreement"], type=Agreement) for row in rows]
            store = FileStore(Path(folder), "forgotten")
            before = await _lay_out(connection, store, agreements)
            for agreed in agreements:
                await asyncio.to_thread(take_names, store.records, agreed)
            await _take_back(connection, store, agreements, before)
            for agreed in agreements:
                await connection.execute("DELETE FROM tables WHERE name = $1", agreed.table)
    return len(agreements)


async def _lay_out(
    connection: Any, store: FileStore, agreements: list[Agreement]
) -> dict[Path, bytes]:
    """Write agreements and the records of all their games to files; return the records' content."""
    before = {}
    for agreed in agreements:
        store.save(agreed)
        for record in {*agreed.records}:
            path = records_folder(store.folder) / record
            kept = await kept_lines(connection, record)
            if kept:
                await asyncio.to_thread(write_files, path, kept)
                before[path] = path.read_bytes()
    return before


async def _take_back(
    connection: Any, store: FileStore, agreements: list[Agreement], before: dict[Path, bytes]
) -> None:
    for agreed in agreements:
        after = store.agreements[agreed.table]
        if after != agreed:
            text = msgspec.json.encode(after).decode()
            await connection.execute(
                "UPDATE tables SET agreement = $2, epoch = epoch + 1 WHERE name = $1",
                *(agreed.table, text),
            )
    for path, data in before.items():
        if path.with_suffix(SUFFIX).read_bytes() != data:
            for kind in ("lines", "secrets", "records"):
                await connection.execute(f"DELETE FROM {kind} WHERE record = $1", path.name)
            await insert_record(connection, path.name, lines_of(path))
