"""What a database keeps of one person, laid out as files, changed there, and taken back."""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from audiogame.archive.folder import records_folder
from audiogame.server.agreement import Agreement
from audiogame.server.store.database import Database
from audiogame.server.store.files import FileStore
from audiogame.server.store.store import House
from audiogame.server.store.transfer import CannotCarry, insert_record, kept_lines, lines_of
from audiogame.server.store.working_copy import write_files
from audiogame.table.record_file import SUFFIX

R = TypeVar("R")
ABOUT = """
SELECT name, agreement, EXISTS (
    SELECT 1 FROM servers WHERE servers.server = tables.owner AND until > clock_timestamp()
) AS held FROM tables WHERE strpos(lower(agreement), lower($1)) > 0 ORDER BY name FOR UPDATE
"""


async def with_files(
    database: Database, about: str, work: Callable[[FileStore], R], change: bool
) -> R:
    """Do something to a store of files that has all tables of a person, and take over what comes.

    Args:
        database: it has begun.
        about: the key of the person, or a name.
        work: does it.
        change: whether what it changes is taken over, all of it or nothing.

    Raises:
        CannotCarry: a table that would be changed is being played.
    """
    with tempfile.TemporaryDirectory() as folder:
        async with database.transaction(600) as connection:
            rows = await connection.fetch(ABOUT, about)
            playing = [row["name"] for row in rows if row["held"]]
            if change and playing:
                raise CannotCarry("person-playing", table=playing[0])
            agreements = [msgspec.json.decode(row["agreement"], type=Agreement) for row in rows]
            invited = await connection.fetch("SELECT person FROM persons WHERE person = $1", about)
            house = await connection.fetchrow("SELECT name, invitation FROM house")
            persons = tuple(row["person"] for row in invited)
            store = FileStore(Path(folder), house["name"])
            store.save_house(House(house["name"], house["invitation"], persons))
            before = await _lay_out(connection, store, agreements)
            result = await asyncio.to_thread(work, store)
            if change:
                await _take_back(connection, store, agreements, before)
                if about not in store.house.invited:
                    await connection.execute("DELETE FROM persons WHERE person = $1", about)
        return result


async def _lay_out(
    connection: Any, store: FileStore, agreements: list[Agreement]
) -> dict[Path, bytes]:
    """Write agreements and the records of all their games; returns what the records are."""
    before = {}
    for agreed in agreements:
        store.save(agreed)
        for record in {agreed.record, *(one.record for one in agreed.former)} - {""}:
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
