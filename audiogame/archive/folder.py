"""Where records lie, and which of them are of games that are not over."""

from __future__ import annotations

from pathlib import Path

from audiogame.rules.fault import Fault, Reason, system_reason
from audiogame.rules.value import Value
from audiogame.table.lock import lock
from audiogame.table.notes import Notes, read_notes
from audiogame.table.record import Record
from audiogame.table.record_file import CHOICES, PRIVATE, SUFFIX, load


class CannotWriteRecord(Fault):
    """A file that was asked for and cannot be written."""


class KeptRecord(Value):
    """A file that should be a record.

    Args:
        path: where it lies.
        played: when it was written to last, in seconds since 1970.
        record: what is in it; None if it cannot be read.
        why: why it cannot be read.
    """

    path: Path
    played: float
    record: Record | None
    why: tuple[Reason, ...] = ()

    @property
    def notes(self) -> Notes:
        """What happened at the table itself."""
        return read_notes(self.record.notes if self.record is not None else ())

    @property
    def over(self) -> bool:
        """Whether the game is over; one that cannot be read is not."""
        return self.notes.over


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
        return KeptRecord(path, played, load(path))
    except OSError as fault:
        why = Reason("record-unreadable", name=path.name, why=system_reason(fault))
        return KeptRecord(path, played, None, (why,))
    except Fault as fault:
        return KeptRecord(path, played, None, fault.reasons)


def kept_records(data: Path) -> list[KeptRecord]:
    """Read all records, those played last first.

    An empty file is left out: the program was stopped before it had written or told anything.
    """
    folder = records_folder(data)
    paths = sorted(folder.glob(f"*{SUFFIX}"), reverse=True) if folder.is_dir() else []
    found = []
    for path in paths:
        try:
            if path.stat().st_size:
                found.append(look_at(path))
        except OSError:  # it went away meanwhile
            continue
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
        for one in (path, path.with_suffix(PRIVATE), path.with_suffix(CHOICES)):
            one.unlink(missing_ok=True)
    except OSError as fault:
        raise CannotWriteRecord(
            "record-cannot-delete", name=path.name, why=system_reason(fault)
        ) from fault
