"""`audiogame server`: drain tables to another process, and migrate between files and a database."""

from __future__ import annotations

import argparse
import asyncio
from collections.abc import Iterable, Sequence
from pathlib import Path

from audiogame.cli.long_work import PrintedProgress, told
from audiogame.cli.run_settings import check_owner, data_folder
from audiogame.cli.standard_output import print_told
from audiogame.online.link import KEY, LinkError, new_words, read_link
from audiogame.rules.fault import Fault, Reason
from audiogame.rules.value import replace
from audiogame.server.server import LINK
from audiogame.server.store.database import Database, opened_database
from audiogame.server.store.files import FileStore
from audiogame.server.store.transfer import Carried, export_folder, import_folder

LOOK = 0.2
"""Seconds between checks of a process that is draining."""
FOLDER = "server"
LEAVE = """
UPDATE servers SET leaving = true
WHERE address = $1 AND until > clock_timestamp() AND EXISTS (
    SELECT 1 FROM servers AS other
    WHERE other.address <> $1 AND other.until > clock_timestamp() AND NOT other.leaving
)
RETURNING server
"""
HELD = """
SELECT count(tables.name) AS held FROM servers LEFT JOIN tables ON tables.owner = servers.server
WHERE address = $1 AND until > clock_timestamp() GROUP BY servers.server
"""
STAY = """
UPDATE servers SET leaving = false WHERE address = $1 AND until > clock_timestamp() RETURNING server
"""
LIVING = "SELECT address FROM servers WHERE until > clock_timestamp() ORDER BY address"


def run(typed: argparse.Namespace, language: str) -> int:
    """Run `audiogame server`; return the exit status.

    Raises:
        Fault: it cannot be done.
    """
    folder = data_folder(typed) / FOLDER
    if typed.about_server == "link":
        asyncio.run(_link(language, folder, typed.store, typed.renew))
        return 0
    if typed.about_server == "export":
        check_owner(folder)

    progress = PrintedProgress(language, "looks")

    def each(paths: Sequence[Path], times: int) -> Iterable[Path]:
        return progress.counted(paths, times * len(paths))

    async def work() -> None:
        async with opened_database(typed.store) as database:
            match typed.about_server:
                case "drain" if typed.undo:
                    await _take_back(language, database, typed.at)
                case "drain":
                    await _drain(language, database, typed.at)
                case "import":
                    with told(progress):
                        carried = await import_folder(database, folder, each)
                    _tell(language, carried, "database")
                case "export":
                    with told(progress):
                        carried = await export_folder(database, folder, each)
                    _tell(language, carried, str(folder))

    asyncio.run(work())
    return 0


async def _take_back(language: str, database: Database, address: str) -> None:
    """Let a process that was drained hold tables again."""
    if not await database.rows(STAY, address):
        await _refuse_unknown(database, address)
    print_told(Reason("drain-undone", address=address), language)


async def _refuse_unknown(database: Database, address: str) -> None:
    """Say that no process is at an address, and which there are.

    Raises:
        Fault: always.
    """
    living = [row["address"] for row in await database.rows(LIVING)]
    raise Fault("drain-unknown", address=address, known=", ".join(living) or "-")


async def _drain(language: str, database: Database, address: str) -> None:
    """Drain a process, and wait until its tables are handed over."""
    if not await database.rows(LEAVE, address):
        if address in [row["address"] for row in await database.rows(LIVING)]:
            raise Fault("drain-alone", address=address)
        await _refuse_unknown(database, address)
    before = -1
    while rows := await database.rows(HELD, address):
        held = rows[0]["held"]
        if held == 0:
            break
        if held != before:
            print_told(Reason("drain-left", count=held, address=address), language)
        before = held
        await asyncio.sleep(LOOK)
    print_told(Reason("drain-done", address=address), language)


async def _link(language: str, folder: Path, store: str, renew: bool) -> None:
    """Print the link of a server, or renew its words first."""
    try:
        link = read_link((folder / LINK).read_text(encoding="utf-8"))
    except (OSError, LinkError) as fault:
        raise Fault("server-no-link", path=str(folder / LINK)) from fault
    words = await _words_of(folder, store, renew)
    if link.key:  # else everybody may open tables
        link = replace(link, key=words)
    print_told(Reason("server-link", link=str(link)), language)


async def _words_of(folder: Path, store: str, renew: bool) -> str:
    """Return the words of a server's invitation, new ones where that is wanted."""
    if store:
        async with opened_database(store) as database:
            if renew:
                await database.rows("UPDATE house SET invitation = $1", new_words(KEY))
            rows = await database.rows("SELECT invitation FROM house")
            return str(rows[0]["invitation"]) if rows else ""
    if not renew:
        return FileStore(folder).identity.invitation
    check_owner(folder)
    kept = FileStore(folder)
    await kept.begin()  # a server that runs has it in memory
    try:
        kept.save_identity(replace(kept.identity, invitation=new_words(KEY)))
    finally:
        await kept.close()
    return kept.identity.invitation


def _tell(language: str, carried: Carried, place: str) -> None:
    about = Reason(
        "carry-done",
        place=place,
        tables=carried.tables,
        records=carried.records,
        lines=carried.lines,
    )
    print_told(about, language)
