"""Move or remove everything that the program keeps of a player."""

from __future__ import annotations

import os
import shutil
import stat
import zipfile
import zlib
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path, PurePosixPath

from audiogame.archive.database import NAME as STATISTICS
from audiogame.rules.fault import Fault, system_reason
from audiogame.rules.value import Value
from audiogame.table.lock import lock
from audiogame.table.record_file import CHOICES, PRIVATE, SUFFIX

KEPT = (
    *("*.toml", "*.log", f"{STATISTICS}*"),
    *(f"records/*{suffix}" for suffix in (SUFFIX, PRIVATE, CHOICES)),
)
"""What the program keeps, as patterns in its folder; anything else there is not its own."""
LARGEST = 2_000_000_000
"""Bytes that an archive may unpack to."""
MADE_AGAIN = (STATISTICS, f"{STATISTICS}-journal", f"{STATISTICS}-wal", f"{STATISTICS}-shm")
"""Files that are made again from the others."""


class MovingError(Fault):
    """Something that could not be moved."""


class Moved(Value):
    """What was brought in.

    Args:
        new: files that were not there before.
        same: files that were there already, just so.
        other: files that are there with another content, and were left as they are.
    """

    new: int
    same: int
    other: tuple[str, ...]


def kept_files(data: Path) -> Iterator[Path]:
    """List every file that the program keeps, in order."""
    found = {path for pattern in KEPT for path in data.glob(pattern) if path.is_file()}
    yield from sorted(found)


def export_data(data: Path, to: Path) -> int:
    """Write everything into a new zip archive, in the order of names; returns how many files.

    Raises:
        MovingError: the archive is there already, or a file cannot be read or written.
    """
    paths = [path for path in kept_files(data) if path.name not in MADE_AGAIN and path != to]
    try:
        with to.open("xb") as file, zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as archive:
            for path in paths:
                archive.write(path, path.relative_to(data).as_posix())
    except OSError as fault:
        raise MovingError("cannot-write", path=str(to), why=system_reason(fault)) from fault
    return len(paths)


def import_data(data: Path, source: Path) -> Moved:
    """Bring the files of an archive in; a file that is there is never written over.

    Raises:
        MovingError: it is no such archive, or a file cannot be written.
    """
    new = same = 0
    other = []
    try:
        with zipfile.ZipFile(source) as archive:
            members = [one for one in archive.infolist() if not one.is_dir()]
            faults = [one.filename for one in members if not _safe(one)]
            if faults:
                raise MovingError("archive-of-others", name=source.name, has=faults[0])
            if sum(one.file_size for one in members) > LARGEST:
                raise MovingError("archive-too-large", name=source.name, largest=LARGEST)
            for one in members:
                path = data.joinpath(*PurePosixPath(one.filename).parts)
                if not path.exists():
                    _unpack(archive, one, path)
                    new += 1
                elif path.is_file() and path.read_bytes() == archive.read(one):
                    same += 1
                else:
                    other.append(one.filename)
    except OSError as fault:
        why = system_reason(fault)
        raise MovingError("archive-cannot-open", path=str(source), why=why) from fault
    except (zipfile.BadZipFile, zlib.error, RuntimeError, EOFError, ValueError) as fault:
        if isinstance(fault, MovingError):
            raise
        why = str(fault)
        raise MovingError("archive-damaged", name=source.name, why=why) from fault
    return Moved(new, same, tuple(other))


def _safe(one: zipfile.ZipInfo) -> bool:
    """Tell whether a file of an archive stays in the folder it is brought into."""
    parts = PurePosixPath(one.filename).parts
    kind = stat.S_IFMT(one.external_attr >> 16)
    plain = kind in (0, stat.S_IFREG)
    bad = any(part in ("..", "/") or "\\" in part or ":" in part for part in parts)
    known = one.compress_type in (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED)
    return plain and known and bool(parts) and not bad and not one.filename.startswith("/")


def _unpack(archive: zipfile.ZipFile, one: zipfile.ZipInfo, path: Path) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    part = path.with_name(path.name + ".part")
    try:
        with archive.open(one) as source, part.open("wb") as file:
            shutil.copyfileobj(source, file)
        if path.suffix in (PRIVATE, CHOICES):
            part.chmod(0o600)
        part.replace(path)
        _keep_time(one, path)
    finally:
        part.unlink(missing_ok=True)


def _keep_time(one: zipfile.ZipInfo, path: Path) -> None:
    """Give a file the time at which it was written first: records are listed by it."""
    moment = datetime(*one.date_time).astimezone().timestamp()
    os.utime(path, (moment, moment))


class Erased(Value):
    """What was removed: `files` that the program kept, and `others` that stay in its folder."""

    files: int
    others: int


def erase_data(data: Path) -> Erased:
    """Remove everything the program keeps, and folders that are empty then.

    Raises:
        InUse: a game is being played; nothing has been removed.
        MovingError: a file cannot be removed.
    """
    paths = list(kept_files(data))
    try:
        for path in paths:
            if path.suffix == SUFFIX:
                with path.open("rb") as file:
                    lock(file, path.name)
        for path in paths:
            path.unlink(missing_ok=True)
        for folder in (data / "records", data):
            if folder.is_dir() and not any(folder.iterdir()):
                folder.rmdir()
        others = sum(path.is_file() for path in data.rglob("*")) if data.is_dir() else 0
    except OSError as fault:
        raise MovingError("cannot-remove-all", why=str(fault)) from fault
    return Erased(len(paths), others)
