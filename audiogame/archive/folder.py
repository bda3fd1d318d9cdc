"""Where records lie, and which of them are of games that are not over."""

from __future__ import annotations

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
from audiogame.table.record import Record
from audiogame.table.record_file import CHOICES, PRIVATE, STATE, SUFFIX, load
from audiogame.table.replay import ProgressListener

JUST_NOW = 2.0
"""Seconds in which a file may change again without another time of change."""


class CannotWriteRecord(Fault):
    """A file that was asked for and cannot be written."""


class KeptRecord(Value, dict=True):
    """A file that should be a record.

    Args:
        path: where it lies.
        played: when it was written to last, in seconds since 1970.
        summary: what lists say of it; None if it cannot be read.
        why: why it cannot be read.
    """

    path: Path
    played: float
    summary: RecordSummary | None
    why: tuple[Reason, ...] = ()

    @once
    def record(self) -> Record | None:
        """What is in it, read when it is first asked for; None if it cannot be read."""
        if self.summary is None:
            return None
        try:
            return load(self.path)
        except (OSError, ValueError):  # it was changed meanwhile
            return None

    @property
    def damaged(self) -> bool:
        """Whether it cannot be read."""
        return self.summary is None

    @property
    def over(self) -> bool:
        """Whether the game is over; one that cannot be read is not."""
        return self.summary is not None and self.summary.over


def records_folder(data: Path) -> Path:
    """Return the folder of the records."""
    return data / "records"


def look_at(path: Path) -> KeptRecord:
    """Read one file.

    Raises:
        OSError: it is not there.
    """
    played = path.stat().st_mtime
    try:
        return KeptRecord(path, played, summary_of(load(path)))
    except OSError as fault:
        why = Reason("record-unreadable", name=path.name, why=system_reason(fault))
        return KeptRecord(path, played, None, (why,))
    except Fault as fault:
        return KeptRecord(path, played, None, fault.reasons)


def kept_records(data: Path, progress: ProgressListener | None = None) -> list[KeptRecord]:
    """List all records, those played last first; what has changed since the last time is read.

    An empty file is left out: the program was stopped before it had written or told anything.

    Args:
        data: the program's folder.
        progress: is told how many have been looked at.
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
        except OSError:  # it went away meanwhile
            continue
        if progress is not None:
            progress.done += 1
    if kept != known:
        save_summaries(data, kept)
    return sorted(found, key=lambda kept: kept.played, reverse=True)


def remove_record(path: Path) -> None:
    """Remove a record that nobody is playing, and what lies beside it.

    Raises:
        InUse: it is being played.
        CannotWrite: it cannot be removed.
    """
    try:
        with path.open("rb") as file:
            lock(file, path.name)
        for one in (
            path,
            path.with_suffix(PRIVATE),
            path.with_suffix(CHOICES),
            path.with_suffix(STATE),
        ):
            one.unlink(missing_ok=True)
    except OSError as fault:
        raise CannotWriteRecord(
            "record-cannot-delete", name=path.name, why=system_reason(fault)
        ) from fault
