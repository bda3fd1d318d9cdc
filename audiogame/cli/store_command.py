"""`audiogame server`: drain tables to another process, and migrate between files and a database."""

from __future__ import annotations

import argparse
import asyncio
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path

from audiogame.cli.long_work import PrintedProgress, told
from audiogame.cli.run_settings import data_folder
from audiogame.narration import faults
from audiogame.rules.fault import Fault, Reason
from audiogame.server.store.database import Database, opened_database
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
LIVING = "SELECT address FROM servers WHERE until > clock_timestamp() ORDER BY address"


class CannotDrain(Fault):
    """Fault: a process that cannot hand over its tables."""


def run(typed: argparse.Namespace, language: str) -> int:
    """Run `audiogame server`; return the exit status.

    Raises:
        Fault: it cannot be done.
    """
    folder = data_folder(typed) / FOLDER

    progress = PrintedProgress(language, "looks")

    def each(paths: Sequence[Path], times: int) -> Iterable[Path]:
        return progress.counted(paths, times * len(paths))

    async def work() -> None:
        async with opened_database(typed.store) as database:
            match typed.about_server:
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


async def _drain(language: str, database: Database, address: str) -> None:
    """Drain a process, and wait until its tables are handed over."""
    if not await database.rows(LEAVE, address):
        living = [row["address"] for row in await database.rows(LIVING)]
        if address in living:
            raise CannotDrain("drain-alone", address=address)
        known = ", ".join(living) or "-"
        raise CannotDrain("drain-unknown", address=address, known=known)
    before = -1
    while rows := await database.rows(HELD, address):
        held = rows[0]["held"]
        if held == 0:
            break
        if held != before:
            left = faults.told(Reason("drain-left", count=held, address=address), language)
            sys.stdout.write(f"{left}\n")
            sys.stdout.flush()
        before = held
        await asyncio.sleep(LOOK)
    sys.stdout.write(faults.told(Reason("drain-done", address=address), language) + "\n")


def _tell(language: str, carried: Carried, place: str) -> None:
    told_of = Reason(
        "carry-done",
        place=place,
        tables=carried.tables,
        records=carried.records,
        lines=carried.lines,
    )
    sys.stdout.write(faults.told(told_of, language) + "\n")
