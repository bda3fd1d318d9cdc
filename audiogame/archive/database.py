"""Results of all games in SQLite: a cache made from the records, which are the truth."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from dataclasses import astuple, fields, replace
from pathlib import Path

from audiogame.archive.folder import KeptRecord, kept_records
from audiogame.archive.results import GameResult, SeatResult, result_of
from audiogame.rules.fault import RAISED, Detail, Fault, Reason, system_reason
from audiogame.table.own_file import open_own, own_folder, remove_own
from audiogame.table.replay import ProgressListener

NAME = "statistics.sqlite"
VERSION = 5
PATIENCE = 5.0
"""Seconds to wait for the lock of another program that writes."""
_SEAT = [part.name for part in fields(SeatResult)]
_SCHEMA = """
CREATE TABLE games (
    record TEXT PRIMARY KEY, size INTEGER, played REAL, game TEXT, started TEXT,
    moves INTEGER, apart INTEGER, alone INTEGER
);
CREATE TABLE seats (
    record TEXT REFERENCES games ON DELETE CASCADE,
    seat INTEGER, player TEXT, kind TEXT, side INTEGER, place INTEGER,
    points INTEGER, money INTEGER, throws INTEGER, luck INTEGER, expected REAL,
    advice INTEGER, gave_up INTEGER,
    PRIMARY KEY (record, seat)
);
"""


class StatisticsError(Fault):
    """The statistics database cannot be written."""

    def __init__(self, why: Detail) -> None:
        super().__init__("statistics-cannot-keep", why=why)


def all_results(
    data: Path, rebuild: bool = False, progress: ProgressListener | None = None
) -> tuple[list[GameResult], int]:
    """Update the database and return the results of all games that are over.

    Args:
        data: the program's folder.
        rebuild: whether to begin with an empty database.
        progress: called with the number of records looked at.

    Returns:
        The results in the order the games began, and the number of unreadable records.  A result
        whose figures failed is computed anew each time.

    Raises:
        StatisticsError: the database cannot be written.
    """
    found = [kept for kept in kept_records(data, progress) if kept.over or kept.damaged]
    damaged = sum(kept.damaged for kept in found)
    path = data / NAME
    try:
        own_folder(data)
        if rebuild:
            remove_own(path)
        os.close(open_own(path, os.O_RDWR))  # SQLite's files beside it get the same mode
        with closing(_opened(path)) as base:
            more, failed = _bring_up(base, [kept for kept in found if not kept.damaged], progress)
            results = [*_read(base), *failed]
            return sorted(results, key=lambda one: (one.started, one.record)), damaged + more
    except (OSError, sqlite3.Error) as fault:
        raise StatisticsError(system_reason(fault)) from fault


def _opened(path: Path) -> sqlite3.Connection:
    """Open the database; a damaged one or one of another version is rebuilt."""
    for _ in range(2):
        base = sqlite3.connect(path, timeout=PATIENCE)
        try:
            base.execute("PRAGMA foreign_keys = ON")
            (version,) = base.execute("PRAGMA user_version").fetchone()
            tables = base.execute("SELECT count(*) FROM sqlite_master").fetchone()[0]
            if version == VERSION:
                return base
            if tables == 0:
                base.executescript(f"BEGIN; {_SCHEMA} PRAGMA user_version = {VERSION}; COMMIT;")
                return base
        except sqlite3.OperationalError:
            base.close()
            raise
        except sqlite3.DatabaseError:
            pass
        base.close()
        remove_own(path)
    raise StatisticsError(Reason("database-cannot-make"))


def _bring_up(
    base: sqlite3.Connection, found: list[KeptRecord], progress: ProgressListener | None
) -> tuple[int, list[GameResult]]:
    """Add games that are new to the database and remove those whose records are gone.

    Returns:
        The number of damaged records, and the results not added because their game's figures
        failed.
    """
    known = {
        name: (size, played)
        for name, size, played in base.execute("SELECT record, size, played FROM games")
    }
    damaged, failed = 0, list[GameResult]()
    if progress is not None:
        progress.done, progress.count = 0, len(found)
    with base:
        for kept in found:
            if progress is not None:
                progress.done += 1
            name = kept.path.name
            try:
                if known.get(name) == (kept.path.stat().st_size, kept.played):
                    known.pop(name)
                    continue
                result = result_of(kept)
            except RAISED:  # the record is damaged, or its game fails
                damaged += 1
                continue
            if result.failed:
                failed.append(result)
                continue
            known.pop(name, None)
            _write(base, result)
        base.executemany("DELETE FROM games WHERE record = ?", [(name,) for name in known])
    return damaged, failed


def _write(base: sqlite3.Connection, result: GameResult) -> None:
    base.execute("DELETE FROM games WHERE record = ?", (result.record,))
    values = (*astuple(result)[:6], int(result.apart), int(result.alone))
    base.execute("INSERT INTO games VALUES (?, ?, ?, ?, ?, ?, ?, ?)", values)
    for seat in result.seats:
        marks = ", ".join("?" * (len(_SEAT) + 1))
        base.execute(f"INSERT INTO seats VALUES ({marks})", (result.record, *astuple(seat)))


def _read(base: sqlite3.Connection) -> Iterator[GameResult]:
    seats: dict[str, list[SeatResult]] = {}
    columns = ", ".join(_SEAT)
    for record, *values in base.execute(f"SELECT record, {columns} FROM seats ORDER BY seat"):
        seat = SeatResult(*values)
        seats.setdefault(record, []).append(replace(seat, gave_up=bool(seat.gave_up)))
    columns = "record, size, played, game, started, moves, apart, alone"
    rows = base.execute(f"SELECT {columns} FROM games")
    for record, size, played, game, started, moves, apart, alone in rows:
        own = tuple(seats.get(record, ()))
        yield GameResult(
            record, size, played, game, started, moves, bool(apart), own, alone=bool(alone)
        )
