"""The records folder: its files, each with whether its game is over."""

from __future__ import annotations

import contextlib
import os
from itertools import islice
from pathlib import Path
from time import time

from audiogame.archive.summary_file import (
    Known,
    RecordSummary,
    Stamp,
    read_summaries,
    save_summaries,
    summary_of,
)
from audiogame.rules.fault import Fault, Reason, system_reason
from audiogame.rules.value import Value, once
from audiogame.table.lock import lock
from audiogame.table.own_file import OPEN, open_there, read_own, remove_own, write_whole
from audiogame.table.record import Record
from audiogame.table.record_file import CHOICES, PRIVATE, STATE, SUFFIX, load
from audiogame.table.replay import ProgressListener

JUST_NOW = 2.0
"""Seconds within which a file may change again with the same modification time."""


class KeptRecord(Value, dict=True):
    """A file in the records folder.

    Args:
        path: its path.
        played: its modification time in seconds since 1970.
        summary: its entry in lists; None if it cannot be read.
        why: the reason that it cannot be read.
    """

    path: Path
    played: float
    summary: RecordSummary | None
    why: tuple[Reason, ...] = ()

    @once
    def record(self) -> Record | None:
        """The record, read and cached when it is first asked for; None if it cannot be read."""
        if self.summary is None:
            return None
        try:
            return load(self.path)
        except (OSError, ValueError):  # the file was changed meanwhile
            return None

    @property
    def damaged(self) -> bool:
        """Whether the file cannot be read as a record."""
        return self.summary is None

    @property
    def over(self) -> bool:
        """Whether the game is over; an unreadable one is not."""
        return self.summary is not None and self.summary.over


def records_folder(data: Path) -> Path:
    """Return the folder of the records."""
    return data / "records"


def has_records(data: Path, count: int) -> bool:
    """Return whether there are so many records or more, those of unfinished games included.

    Args:
        data: the data folder.
        count: how many.
    """
    return len([*islice(records_folder(data).glob(f"*{SUFFIX}"), count)]) == count


def look_at(path: Path) -> KeptRecord:
    """Read one file as a `KeptRecord`.

    Raises:
        OSError: the file does not exist.
    """
    played = path.stat().st_mtime
    try:
        return KeptRecord(path, played, summary_of(load(path)))
    except OSError as fault:
        why = Reason("game-unreadable", why=system_reason(fault))
        return KeptRecord(path, played, None, (why,))
    except Fault as fault:
        return KeptRecord(path, played, None, fault.reasons)


def kept_records(data: Path, progress: ProgressListener | None = None) -> list[KeptRecord]:
    """List all records, most recently played first; only changed files are read again.

    An empty file is left out: the program was stopped before it had written or told anything.

    Args:
        data: the program's folder.
        progress: called with the number of records looked at.
    """
    folder = records_folder(data)
    paths = sorted(folder.glob(f"*{SUFFIX}"), reverse=True) if folder.is_dir() else []
    known = read_summaries(data) if paths else {}
    kept: Known = {}
    found = []
    if progress is not None:
        progress.count = len(paths)
    for path in paths:
        try:
            about = path.stat()
            if about.st_size:
                stamp = Stamp(about.st_size, about.st_mtime_ns)
                before, summary = known.get(path.name, (None, None))
                one = (
                    KeptRecord(path, about.st_mtime, summary) if before == stamp else look_at(path)
                )
                found.append(one)
                if one.summary is not None and about.st_mtime + JUST_NOW < time():
                    kept[path.name] = stamp, one.summary
        except OSError:  # the file was removed meanwhile
            continue
        if progress is not None:
            progress.done += 1
    over = {one.path.stem for one in found if one.summary is not None and one.summary.told}
    for path in folder.iterdir() if over else ():
        if path.stem in over and path.suffix in (PRIVATE, CHOICES, STATE):
            with contextlib.suppress(OSError):  # at the end of the game it could not be removed
                remove_own(path)
    if kept != known:
        save_summaries(data, kept)
    return sorted(found, key=lambda kept: kept.played, reverse=True)


def note_open(data: Path, path: Path) -> None:
    """Note that a game is being played, so that one that was cut off is found again.

    Args:
        data: the program's folder.
        path: the record of the game.

    Raises:
        OSError: it cannot be written.
    """
    write_whole(data / OPEN, f"{path.name}\n")


def note_left(data: Path) -> None:
    """Note that no game is being played any more.

    Raises:
        OSError: it cannot be removed.
    """
    remove_own(data / OPEN)


def cut_off(data: Path) -> KeptRecord | None:
    """Return the game that the end of the program has cut off; None if there is none."""
    try:
        name = read_own(data / OPEN).decode().strip()
        path = records_folder(data) / Path(name).name
        with open_there(path, os.O_RDONLY) as file:
            lock(file, path.name)  # no other program plays it
        kept = look_at(path)
    except (OSError, ValueError):
        return None
    return None if kept.damaged or kept.over else kept


def remove_record(path: Path) -> None:
    """Remove a record that no program is playing, and the files beside it.

    Raises:
        InUse: it is being played.
        Fault: it cannot be removed.
    """
    try:
        with open_there(path, os.O_RDONLY) as file:
            lock(file, path.name)
        for one in (
            path,
            path.with_suffix(PRIVATE),
            path.with_suffix(CHOICES),
            path.with_suffix(STATE),
        ):
            remove_own(one)
    except OSError as fault:
        raise Fault("record-cannot-delete", why=system_reason(fault)) from fault
