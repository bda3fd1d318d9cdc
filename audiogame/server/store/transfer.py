"""Transfer of a whole server from files into a database and back, with every record checked."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Any

import msgspec

from audiogame.archive.folder import records_folder
from audiogame.archive.proof import Verdict
from audiogame.archive.shared_copy import NAMELESS
from audiogame.archive.verdict import overall, verify
from audiogame.rules.fault import Fault, system_reason
from audiogame.rules.value import Value
from audiogame.server.agreement import Agreement
from audiogame.server.store.database import Database
from audiogame.server.store.files import OWN, FileStore
from audiogame.server.store.store import ServerIdentity
from audiogame.server.store.working_copy import FETCH, KINDS, KeptLine, write_files
from audiogame.table.lock import InUse, lock
from audiogame.table.record_file import SUFFIX, kept_private, load
from audiogame.table.replay import Replay

Each = Callable[[Sequence[Path], int], Iterable[Path]]
"""Iterates over records, in all as many times as the number says; it may show progress."""
LISTED = 10
"""Faulty files named in an error at most."""
ROWS = 20_000
"""Lines inserted or fetched at once."""


def each_of(paths: Sequence[Path], times: int) -> Iterable[Path]:
    """Iterate over records without showing progress."""
    return paths


class Carried(Value):
    """Counts of what was transferred."""

    tables: int
    records: int
    lines: int


async def import_folder(database: Database, folder: Path, each: Each = each_of) -> Carried:
    """Import a server's folder into an empty database, whole or not at all.

    Args:
        database: connected, and without tables.
        folder: of a server that does not run.
        each: iterates over the records, and may show progress.

    Raises:
        Fault: there is no server, it runs, a record is wrong, or the database is not empty.
        StoreFault: the folder cannot be read.
    """
    if not (folder / OWN).exists():
        raise Fault("carry-no-server", path=str(folder))
    store = FileStore(folder)
    paths = sorted(records_folder(folder).glob(f"*{SUFFIX}"))
    await asyncio.to_thread(_check, each(paths, 3), store.unread)
    lines = 0
    async with database.transaction(3600) as connection:
        await connection.execute("LOCK TABLE tables, records, lines IN EXCLUSIVE MODE")
        used = "SELECT (SELECT count(*) FROM tables) + (SELECT count(*) FROM records)"
        if await connection.fetchval(used):
            raise Fault("carry-not-empty", place=database.location)
        await connection.execute("DELETE FROM house")
        await connection.execute(
            "INSERT INTO house (name, invitation, secret) VALUES ($1, $2, $3)",
            store.identity.name,
            store.identity.invitation,
            store.identity.secret,
        )
        await connection.executemany(
            "INSERT INTO persons (person) VALUES ($1) ON CONFLICT DO NOTHING",
            [(person,) for person in store.identity.invited],
        )
        await connection.executemany(
            "INSERT INTO yielded (former, key) VALUES ($1, $2) ON CONFLICT DO NOTHING",
            store.identity.yielded,
        )
        await connection.executemany(
            "INSERT INTO tables (name, agreement) VALUES ($1, $2)",
            [
                (one.table, msgspec.json.encode(store.dated(one)).decode())
                for one in store.agreements.values()
            ],
        )
        for path in each(paths, 3):
            kept = await asyncio.to_thread(lines_of, path)
            lines += sum(not one.kind for one in kept)
            await insert_record(connection, path.name, kept)
        for path in each(paths, 3):  # what is there now is what lies in the files
            await _compare(connection, path)
    return Carried(len(store.agreements), len(paths), lines)


async def export_folder(database: Database, folder: Path, each: Each = each_of) -> Carried:
    """Export a snapshot of a database into a new folder for a server.

    Args:
        database: connected; processes may use it meanwhile.
        folder: without a server in it.
        each: iterates over the records, and may show progress.

    Raises:
        Fault: there is a server already, it cannot be written, or a record is wrong.
    """
    if (folder / OWN).exists():
        raise Fault("carry-there-already", path=str(folder))
    async with database.transaction(3600) as connection:
        await connection.execute("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY")
        row = await connection.fetchrow("SELECT name, invitation, secret FROM house")
        if row is None:
            raise Fault("carry-no-server-yet", place=database.location)
        persons = await connection.fetch("SELECT person FROM persons ORDER BY invited")
        yielded = await connection.fetch("SELECT former, key FROM yielded ORDER BY former")
        tables = await connection.fetch("SELECT agreement FROM tables ORDER BY name")
        records = await connection.fetch("SELECT record FROM records ORDER BY record")
        names = [str(one["record"]) for one in records]
        identity = ServerIdentity(
            row["name"],
            row["invitation"],
            row["secret"],
            tuple(one["person"] for one in persons),
            tuple((one["former"], one["key"]) for one in yielded),
        )
        lines, paths = 0, [records_folder(folder) / name for name in names]
        try:
            for path in each(paths, 2):
                kept = await kept_lines(connection, path.name)
                lines += sum(not one.kind for one in kept)
                await asyncio.to_thread(write_files, path, kept)
            store = FileStore(folder, identity.name)
            store.save_identity(identity)
            for one in tables:
                store.save(msgspec.json.decode(one["agreement"], type=Agreement))
        except OSError as fault:
            why = system_reason(fault)
            raise Fault("server-folder", path=str(folder), why=why) from fault
    await asyncio.to_thread(_check, each(paths, 2), ())
    return Carried(len(tables), len(paths), lines)


def _check(paths: Iterable[Path], unread: Iterable[str]) -> None:
    """Check that all records are whole and right, and that no process writes them.

    Raises:
        Fault: some are not.
    """
    wrong = [*unread]
    for path in paths:
        try:
            with path.open("r+b") as file:
                lock(file, path.name)
            right = _is_right(path)
        except InUse as used:
            raise Fault("carry-runs", name=path.name) from used
        except (OSError, ValueError):
            wrong.append(path.name)
        else:
            if not right:
                wrong.append(path.name)
    if wrong:
        raise Fault("carry-wrong", files=", ".join(wrong[:LISTED]), count=len(wrong))


def _is_right(path: Path) -> bool:
    """Return whether a record verifies: all of it, or all moves where a person was erased from it.

    Shared luck is bound to the names at the table, so it proves nothing without them.

    Raises:
        RecordError: a line is not possible where it stands.
        OSError: it cannot be read.
    """
    record = load(path)
    private = kept_private(path, record)
    Replay(record, private).to_end()
    names = [name for _, name in record.header.players]
    if any(name == f"{NAMELESS} {seat}" for seat, name in enumerate(names, 1)):
        return True
    return overall([*verify(record, private)]) is not Verdict.WRONG


def lines_of(path: Path) -> list[KeptLine]:
    """Return the whole lines in the files of a record."""
    found = []
    for kind, suffix in {"": SUFFIX, **KINDS}.items():
        file = path.with_suffix(suffix)
        if file.exists():
            data = file.read_bytes()
            whole = data[: data.rfind(b"\n") + 1].decode("utf-8")
            lines = enumerate(whole.split("\n")[:-1], 1)
            found += [KeptLine(kind, number, line) for number, line in lines]
    return found


async def insert_record(connection: Any, record: str, kept: Sequence[KeptLine]) -> None:
    """Insert a new record."""
    await connection.execute("INSERT INTO records (record) VALUES ($1)", record)
    by_kind = defaultdict(list)
    for one in kept:
        by_kind[one.kind].append(one)
    for kind, some in by_kind.items():
        for at in range(0, len(some), ROWS):
            numbers = [one.number for one in some[at : at + ROWS]]
            lines = [one.line for one in some[at : at + ROWS]]
            if kind:
                await connection.execute(
                    "INSERT INTO secrets (record, kind, number, line) SELECT $1, $2, number, line "
                    "FROM unnest($3::bigint[], $4::text[]) AS new (number, line)",
                    *(record, kind, numbers, lines),
                )
            else:
                await connection.execute(
                    "INSERT INTO lines (record, number, epoch, line) SELECT $1, number, 0, line "
                    "FROM unnest($2::bigint[], $3::text[]) AS new (number, line)",
                    *(record, numbers, lines),
                )


async def kept_lines(connection: Any, record: str) -> list[KeptLine]:
    """Return all lines of a record, and its secrets."""
    rows = await connection.fetch(FETCH, record)
    return [KeptLine(row["kind"], row["number"], row["line"]) for row in rows]


async def _compare(connection: Any, path: Path) -> None:
    there = await kept_lines(connection, path.name)
    here = await asyncio.to_thread(lines_of, path)
    if sorted(there, key=_order) != sorted(here, key=_order):
        raise Fault("carry-changed", name=path.name)


def _order(line: KeptLine) -> tuple[str, int]:
    return line.kind, line.number
