"""Salvage the part of a record before its damage; the damaged file itself is never changed."""

from __future__ import annotations

import os
from pathlib import Path

from audiogame.table.own_file import flush_to_disk, open_own, read_own
from audiogame.table.record import RecordError, read_record
from audiogame.table.record_file import CHOICES, PRIVATE, SUFFIX, kept_private
from audiogame.table.replay import Replay


def whole_part(path: Path) -> tuple[bytes, RecordError | None]:
    """Return the lines of a record before its first fault.

    Returns:
        The bytes of whole lines, and the fault; None if there is none.

    Raises:
        OSError: the file cannot be read.
        RecordError: the fault is in the header, so that nothing can be played.
    """
    data = read_own(path)
    first: RecordError | None = None
    while True:
        try:
            record = read_record(data)
            for _ in Replay(record, kept_private(path, record)).lines():
                pass
        except RecordError as fault:
            first = first or fault
            lines = data.split(b"\n")[: fault.line - 1]
            shorter = b"".join(line + b"\n" for line in lines)
            if not lines or len(shorter) >= len(data):
                raise first from None
            data = shorter
        else:
            return data[: len(data) - record.cut], first


def salvage(path: Path) -> Path:
    """Copy the lines of a record before its first fault to a new one beside it.

    Returns:
        The new record; the same one if it has no fault.

    Raises:
        OSError: a file cannot be read or written.
        RecordError: the fault is in the header, so that nothing can be played.
    """
    data, fault = whole_part(path)
    if fault is None:
        return path
    for number in range(1, 1000):
        new = path.with_name(f"{path.stem}-saved-{number}{SUFFIX}")
        if not new.exists():
            break
    for suffix in (PRIVATE, CHOICES):
        beside = path.with_suffix(suffix)
        if beside.exists():
            _write(new.with_suffix(suffix), read_own(beside))
    _write(new, data)
    return new


def _write(path: Path, data: bytes) -> None:
    with os.fdopen(open_own(path, os.O_WRONLY | os.O_EXCL), "wb") as file:
        file.write(data)
        file.flush()
        flush_to_disk(file)
