"""Export, import or erase everything that the program keeps of a player."""

from __future__ import annotations

import contextlib
import os
import shutil
import stat
import tomllib
import zipfile
import zlib
from collections.abc import Iterator
from datetime import datetime
from fnmatch import fnmatchcase
from functools import partial
from pathlib import Path

from audiogame.archive.arrival import arrive, finish_arrivals
from audiogame.archive.database import NAME as STATISTICS
from audiogame.archive.odd_lines import FILE as ODD_LINES
from audiogame.archive.summary_file import FILE as SUMMARIES
from audiogame.rules.fault import Fault, system_reason
from audiogame.rules.value import Value
from audiogame.settings import SETTINGS, check_setting
from audiogame.table.lock import InUse, lock
from audiogame.table.own_file import (
    FILE_MODE,
    GUARD,
    OPEN,
    flush_to_disk,
    is_file_name,
    new_file,
    open_there,
    own_folder,
    read_own,
    remove_folder,
    remove_own,
)
from audiogame.table.record_file import CHOICES, LONGEST_RECORD, PRIVATE, STATE, SUFFIX
from audiogame.table.replay import ProgressListener

RECORDS = "records"
MOVED = {
    "settings*.toml": 1_000_000,
    "keys*.toml": 1_000_000,
    "people*.toml": 1_000_000,
    "lessons.toml": 1_000_000,
    "bookmarks.toml": 1_000_000,
    "assessments.json": 100_000_000,
    "tables.toml": 1_000_000,
    "faults.log": 100_000_000,
    f"{RECORDS}/*{SUFFIX}": LONGEST_RECORD,
    f"{RECORDS}/*{PRIVATE}": 10_000,
    f"{RECORDS}/*{CHOICES}": LONGEST_RECORD,
}
"""Contents of an archive: patterns in the program's folder, each with the maximum bytes of a file.

Seeds and choices of games that are not over are only in archives for their owner alone."""
PAGES = "page"
"""Folder of fetched pages for browsers; erasing removes it, and no archive contains it."""
PERSON = "online.json"
"""File of the player's identity for servers."""
SECRETS = {PERSON: 1_000_000, "luck.json": 2_000_000}
"""Files that only an archive for its owner alone contains, with their maximum bytes: their holder
plays as this person, or knows this person's shares of luck before they are revealed."""
NEVER_MOVED = (*SECRETS, "luck.broken*.json", ODD_LINES, "odd-lines.broken*.toml")
"""Files that no archive to hand on contains; erasing removes them."""
VERSIONS = "versions.toml"
"""File with the time of the last look for a newer version."""
MADE_AGAIN = (
    VERSIONS,
    OPEN,
    GUARD,
    SUMMARIES,
    STATISTICS,
    f"{STATISTICS}-journal",
    f"{STATISTICS}-wal",
    f"{STATISTICS}-shm",
)
"""Files that are made again."""
WRITTEN_OUT = ("copied.txt", "history-*.txt")
"""Files that a player has had written, with names of others in them; erasing removes them."""
LARGEST = 2_000_000_000
"""Maximum bytes that an archive may unpack to."""
GROWTH = 100
"""Maximum growth of an archive when unpacked, as a factor; records grow some five times."""
LONGEST_NAME = 200
"""Maximum characters of a file's name."""


class MovingError(Fault):
    """A failed export, import or erasure."""


class Moved(Value):
    """Result of an import.

    Args:
        new: files that were not there before, and records that continue those here.
        same: files that were there already with the same content.
        other: files that are there with another content, and were left as they are.
        person: whether the identity for servers came in.
    """

    new: int
    same: int
    other: tuple[str, ...]
    person: bool = False


class Brought(Value):
    """What an archive would change of the player who imports it.

    Args:
        settings: names and values of settings that come in, and are not the usual ones.
        person: whether the player would become another person for servers.
    """

    settings: tuple[str, ...]
    person: bool


def largest(name: str) -> int | None:
    """Return the maximum bytes of a file of this name; None if the program keeps no such file.

    Args:
        name: the path in the program's folder, with slashes.
    """
    parts = name.split("/")
    for pattern, size in {**MOVED, **SECRETS}.items():
        if len(parts) == pattern.count("/") + 1 and fnmatchcase(name, pattern):
            return size if all(map(_is_name, parts)) else None
    return None


def _is_name(part: str) -> bool:
    """Return whether every system accepts this file name."""
    return len(part) <= LONGEST_NAME and not part.startswith(".") and is_file_name(part)


def kept_files(data: Path) -> Iterator[Path]:
    """List every file that the program keeps, in order, without those that are never moved."""
    yield from _found(data, *MOVED, *MADE_AGAIN, *WRITTEN_OUT, f"{RECORDS}/*{STATE}")


def erased_files(data: Path) -> list[Path]:
    """List every file that erasing removes, in order, without those of fetched pages."""
    return sorted([*kept_files(data), *_found(data, *NEVER_MOVED)])


def _found(data: Path, *patterns: str) -> Iterator[Path]:
    """Yield the files of these names, and half-written ones that a killed program left."""
    found = {path for one in patterns for end in ("", ".*.new") for path in data.glob(one + end)}
    yield from sorted(path for path in found if path.is_file())


def secret_games(data: Path) -> int:
    """Count the games whose seed or choices are still secret: these lie beside the record."""
    beside = (path for path in (data / RECORDS).glob("*") if path.suffix in (PRIVATE, CHOICES))
    return len({path.stem for path in beside})


def export_data(
    data: Path, to: Path, progress: ProgressListener | None = None, secrets: bool = False
) -> int:
    """Write everything to a new zip archive, sorted by name; return the number of files.

    Secrets are left out by default: an archive may be handed on, and read by others.

    Args:
        data: the program's folder.
        to: the archive.
        progress: called with the number of files written.
        secrets: whether it is for its owner alone, and includes the secrets.

    Raises:
        MovingError: the archive is there already, or a file cannot be read or written.
    """
    own = [data / name for name in SECRETS if secrets and (data / name).is_file()]
    names = [path.relative_to(data).as_posix() for path in sorted([*kept_files(data), *own])]
    names = [name for name in names if largest(name) is not None and data / name != to]
    names = [name for name in names if secrets or not name.endswith((PRIVATE, CHOICES))]
    try:
        with (
            new_file(to, own=True) as file,
            zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED, strict_timestamps=False) as archive,
        ):
            _write_all(data, names, archive, progress)
    except OSError as fault:
        raise MovingError("cannot-write", path=str(to), why=system_reason(fault)) from fault
    return len(names)


def _write_all(
    data: Path, names: list[str], archive: zipfile.ZipFile, progress: ProgressListener | None
) -> None:
    for done, name in enumerate(names):
        if progress is not None:
            progress.done, progress.count = done, len(names)
        one = zipfile.ZipInfo.from_file(data / name, name, strict_timestamps=False)
        one.compress_type = zipfile.ZIP_DEFLATED
        with open_there(data / name, os.O_RDONLY) as source, archive.open(one, "w") as file:
            shutil.copyfileobj(source, file)


def import_data(data: Path, source: Path, progress: ProgressListener | None = None) -> Moved:
    """Import the files of an archive, all that are new or none.

    An existing file is never overwritten; a record may continue the one here.

    Args:
        data: the program's folder.
        source: the archive.
        progress: called with the number of new files unpacked.

    Raises:
        MovingError: it is no such archive, or a file cannot be written; nothing has changed.
    """
    finish_arrivals(data)
    with _opened(source) as archive:
        return _bring_in(archive, _checked(archive, source), data, progress)


def brought(data: Path, source: Path) -> Brought:
    """Return what an archive would change of the player, before it is imported.

    Args:
        data: the program's folder.
        source: the archive.

    Raises:
        MovingError: it is no such archive.
    """
    with _opened(source) as archive:
        new = [one for one in _checked(archive, source) if not (data / one.filename).exists()]
        files = [archive.read(one) for one in new if one.filename.startswith("settings")]
        settings = dict.fromkeys(named for file in files for named in _unusual(file))
        return Brought(tuple(settings), any(one.filename == PERSON for one in new))


def _unusual(settings: bytes) -> Iterator[str]:
    """Yield the names and values of a file's settings that are valid, and not the usual ones."""
    with contextlib.suppress(ValueError, RecursionError):  # said once the file is read
        for name, value in tomllib.loads(settings.decode()).items():
            if check_setting(name, value) is None and value != SETTINGS[name].default:
                yield f"{name} {value}"


@contextlib.contextmanager
def _opened(source: Path) -> Iterator[zipfile.ZipFile]:
    """Open an archive; what is wrong with it is raised as `MovingError`."""
    try:
        with zipfile.ZipFile(source) as archive:
            yield archive
    except OSError as fault:
        why = system_reason(fault)
        raise MovingError("archive-cannot-open", path=str(source), why=why) from fault
    except (zipfile.BadZipFile, zlib.error, RuntimeError, EOFError, ValueError) as fault:
        if isinstance(fault, MovingError):
            raise
        why = system_reason(fault)
        raise MovingError("archive-damaged", name=source.name, why=why) from fault


def _checked(archive: zipfile.ZipFile, source: Path) -> list[zipfile.ZipInfo]:
    """Return the files of an archive, all of a kind that the program writes.

    Raises:
        MovingError: another program wrote the archive.
    """
    members = [one for one in archive.infolist() if one.filename != f"{RECORDS}/"]
    seen: set[str] = set()
    for one in members:
        most = largest(one.filename)
        kind = stat.S_IFMT(one.external_attr >> 16)
        known = one.compress_type in (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED)
        if most is None or kind not in (0, stat.S_IFREG) or not known:
            raise MovingError("archive-of-others", name=source.name, has=one.filename)
        if one.filename.lower() in seen:
            raise MovingError("archive-has-twice", name=source.name, has=one.filename)
        if one.file_size > most:
            raise MovingError(
                "archive-file-too-large", name=source.name, has=one.filename, largest=most
            )
        seen.add(one.filename.lower())
    size = sum(one.file_size for one in members)
    if size > min(LARGEST, GROWTH * source.stat().st_size):
        raise MovingError("archive-too-large", name=source.name, size=size)
    return members


def _bring_in(
    archive: zipfile.ZipFile,
    members: list[zipfile.ZipInfo],
    data: Path,
    progress: ProgressListener | None,
) -> Moved:
    """Unpack what is new to the staging folder, and only then move all of it to its place."""
    for folder in (data, data / RECORDS):
        if folder.exists() and not folder.is_dir():
            raise MovingError("file-for-folder", path=str(folder))
    for one in members:
        if (data / one.filename).is_dir():
            raise MovingError("folder-for-file", path=str(data / one.filename))
    new = [one for one in members if not (data / one.filename).exists()]
    there = [one for one in members if (data / one.filename).exists()]
    other = [one for one in there if read_own(data / one.filename) != archive.read(one)]
    longer = [one for one in other if _goes_on(archive.read(one), data / one.filename)]
    if progress is not None:
        progress.count = len(new)

    def unpack(one: zipfile.ZipInfo, path: Path) -> None:
        _unpack(archive, one, path)
        if progress is not None:
            progress.done += 1

    made = not data.exists()
    own_folder(data)
    try:
        arrive(data, {one.filename: partial(unpack, one) for one in new})
    except BaseException:
        if made:
            with contextlib.suppress(OSError):
                data.rmdir()
        raise
    done = [one for one in longer if _go_on(archive.read(one), data / one.filename)]
    left = tuple(one.filename for one in other if one not in done)
    person = any(one.filename == PERSON for one in new)
    return Moved(len(new) + len(done), len(there) - len(other), left, person)


def _goes_on(content: bytes, path: Path) -> bool:
    """Return whether a record in an archive begins with all of the record here."""
    return path.suffix in (SUFFIX, CHOICES) and content.startswith(read_own(path))


def _go_on(content: bytes, path: Path) -> bool:
    """Append the rest of a record to the one here; return False if another process is at it.

    Wherever that is stopped, the file here is a record, and the import can be repeated.
    """
    with open_there(path, os.O_RDWR) as file:
        try:
            lock(file, path.name)
        except InUse:
            return False
        here = file.read()
        rest = content[len(here) :] if content.startswith(here) else b""
        while rest:
            rest = rest[file.write(rest) :]
        flush_to_disk(file)
        return content.startswith(here)


def _unpack(archive: zipfile.ZipFile, one: zipfile.ZipInfo, path: Path) -> None:
    with archive.open(one) as source, path.open("wb") as file:
        path.chmod(FILE_MODE)
        shutil.copyfileobj(source, file)
        file.flush()
        flush_to_disk(file)
    _keep_time(one, path)


def _keep_time(one: zipfile.ZipInfo, path: Path) -> None:
    """Set a file's modification time to the archived one: records are listed by it."""
    with contextlib.suppress(ValueError, OverflowError):  # invalid, as month 0: the time is now
        moment = datetime(*one.date_time).astimezone().timestamp()
        os.utime(path, (moment, moment))


class Erased(Value):
    """Result of an erasure: `files` that the program kept, and `others` that stay in its folder."""

    files: int
    others: int


def erase_data(data: Path) -> Erased:
    """Remove everything the program keeps, and the folders that are empty then.

    Raises:
        InUse: a game is being played; nothing has been removed.
        MovingError: a file cannot be removed.
    """
    paths = erased_files(data)
    try:
        for path in paths:
            if path.suffix == SUFFIX:
                with open_there(path, os.O_RDONLY) as file:
                    lock(file, path.name)
        for path in paths:
            remove_own(path)
        if (data / PAGES).is_dir():
            remove_folder(data / PAGES)
        for folder in (data / "records", data):
            if folder.is_dir() and not any(folder.iterdir()):
                folder.rmdir()
        others = sum(path.is_file() for path in data.rglob("*")) if data.is_dir() else 0
    except OSError as fault:
        raise MovingError("cannot-remove-all", why=system_reason(fault)) from fault
    return Erased(len(paths), others)
