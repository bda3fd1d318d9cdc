"""Files of a record: the record itself, and until the end its private files."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path
from typing import BinaryIO, cast

from audiogame.rules.fault import Reason
from audiogame.rules.value import replace
from audiogame.table.lock import lock
from audiogame.table.notes import Notes, read_notes
from audiogame.table.own_file import (
    flush_to_disk,
    open_own,
    open_there,
    own_folder,
    read_own,
    remove_own,
)
from audiogame.table.record import Header, Record, RecordError, Rest, Seal, hashed, read_record
from audiogame.table.replay import Private

SUFFIX = ".record"
PRIVATE = ".private"
CHOICES = ".choices"
STATE = ".state"
LONGEST_RECORD = 100_000_000
"""Maximum bytes of a record; some three million moves."""


def load(path: Path, rest: Rest | None = None) -> Record:
    """Read the record in a file.

    Args:
        path: the file.
        rest: called after each line, so that other tasks can run.

    Raises:
        OSError: the file cannot be read.
        RecordError: it is no record, or was changed.
    """
    with open_there(path, os.O_RDONLY) as file:
        return read_record(_all_of(file), rest)


def _all_of(file: BinaryIO) -> bytes:
    data = file.read(LONGEST_RECORD + 1)
    if len(data) > LONGEST_RECORD:
        raise RecordError(1, "", Reason("record-too-long", longest=LONGEST_RECORD))
    return data


class RecordFile:
    """A record file open for writing, line by line.

    Args:
        path: the record.
        header: the header to begin with; None to resume an existing file.
        begin: lines that a new file has from the beginning, in one piece with its header.
        rest: called after each line of a resumed file, so that other tasks can run.

    Raises:
        OSError: the file cannot be created or written.
        RecordError: the file to resume is no record.
        InUse: another program is writing it.
    """

    def __init__(
        self,
        path: Path,
        header: Header | None,
        begin: tuple[str, ...] = (),
        rest: Rest | None = None,
    ) -> None:
        self.path = path
        self._seal = Seal()
        self.sealed = True
        self.record: Record | None = None
        """Content of a resumed file, until `forget`."""
        self.notes = Notes()
        """Parsed notes of a resumed file."""
        self._synced = 0
        """Bytes that are on the disk, or that the file began with."""
        if header is None:
            self._file = open_there(path, os.O_RDWR)
        else:
            own_folder(path.parent)
            file = os.fdopen(open_own(path, os.O_WRONLY | os.O_EXCL), "wb", buffering=0)
            # No buffer: a server with many tables would have one for each.
            self._file = cast(BinaryIO, file)
        try:
            lock(self._file, path.name)
            if header is None:
                self._go_on(rest)
            else:
                self.write(*header.lines(), *begin)
                self._synced = self._file.tell()
        except BaseException:
            with suppress(OSError):
                self._file.close()
            if header is not None:  # nothing narrated yet: leave no empty record
                with suppress(OSError):
                    remove_own(path)
            raise

    def _go_on(self, rest: Rest | None) -> None:
        """Seek to the end of the last whole line, and truncate a partial one after it."""
        data = _all_of(self._file)
        record = read_record(data, rest)
        self.record, self.notes = record, read_notes(record.notes)
        self._seal.check = record.check
        self.sealed = record.sealed
        self._file.seek(len(data) - record.cut)
        self._file.truncate()
        self._synced = self._file.tell()

    def forget(self) -> None:
        """Drop the content of the resumed file from memory."""
        self.record = None
        self.notes = replace(self.notes, opened=(), advised=())

    def write(self, *lines: str) -> None:
        """Write lines to the operating system; they survive a power cut only after `sync`."""
        seal = self._seal.line if self.sealed else str
        rest = "\n".join((*map(seal, lines), "")).encode()
        while rest:  # a nearly full disk takes a part, and refuses the rest
            rest = rest[self._file.write(rest) :]

    def sync(self) -> None:
        """Wait until everything written is on the disk."""
        written = self._file.tell()
        flush_to_disk(self._file)  # another thread may write meanwhile, and sync before this one
        self._synced = max(self._synced, written)

    def cut_back(self) -> None:
        """Remove what was written since the last `sync`."""
        self._file.truncate(self._synced)

    def close(self) -> None:
        """Close the file."""
        self._file.close()


def keep_seed(path: Path, seed: str) -> None:
    """Write the secret seed of a game beside its record, until the game is over.

    Raises:
        OSError: it cannot be written, or there is one already; that one stays as it is.
    """
    private = path.with_suffix(PRIVATE)
    file = os.fdopen(open_own(private, os.O_WRONLY | os.O_EXCL), "wb")
    try:
        with file:
            file.write(f"{seed}\n".encode())
            file.flush()
            flush_to_disk(file)
    except OSError:  # a full disk: no file with half a seed
        remove_own(private)
        raise


def kept_seed(path: Path, record: Record) -> str | None:
    """Return the seed of a record's luck, from its header, its notes or the file beside it.

    One that is not the seed of the header's fingerprint is as good as lost.
    """
    kind, _, value = record.header.luck.partition(" ")
    if kind == "seed":
        return value
    told = read_notes(record.notes).seed
    if told:
        return told
    try:
        kept = read_own(path.with_suffix(PRIVATE)).decode("utf-8", "replace").strip()
    except OSError:
        return None
    if kind == "sha256" and hashed(kept) != record.header.luck:
        return None  # damaged: with it the luck would go on from another seed
    return kept or None


def kept_private(path: Path, record: Record) -> Private:
    """Return the still secret parts of a record, as far as they lie beside it."""
    key, opened = kept_choices(path, record)
    return Private(kept_seed(path, record) or "", key, opened)


def forget_seed(path: Path) -> None:
    """Remove the file of the secret seed, once the seed is revealed."""
    remove_own(path.with_suffix(PRIVATE))


class PrivateChoices:
    """The private file of choices that are still secret, with the key of their hashes.

    It lies beside the record, readable by the host only, until the game is over.

    Args:
        path: the record.
        key: the key of the hashes, written first if the file is new.

    Raises:
        OSError: the file cannot be created or written.
    """

    def __init__(self, path: Path, key: str) -> None:
        private = path.with_suffix(CHOICES)
        kept = read_own(private) if private.exists() else b""
        file = os.fdopen(open_own(private, os.O_WRONLY | os.O_APPEND), "ab", buffering=0)
        self._file = cast(BinaryIO, file)
        try:
            whole = kept.rfind(b"\n") + 1
            if whole < len(kept):  # a full disk has cut off the last line
                self._file.truncate(whole)
            if not whole:
                self.write(f"key {key}")
                self.sync()
        except BaseException:
            self._file.close()
            raise

    def write(self, line: str) -> None:
        """Write a line to the operating system."""
        rest = line.encode() + b"\n"
        while rest:  # a nearly full disk takes a part, and refuses the rest
            rest = rest[self._file.write(rest) :]

    def sync(self) -> None:
        """Wait until everything written is on the disk."""
        flush_to_disk(self._file)

    def close(self) -> None:
        """Close the file."""
        self._file.close()


def kept_choices(path: Path, record: Record) -> tuple[str, dict[int, str]]:
    """Return the key of a record's secret choices, and the words of each by its move.

    They stand in the record once they are public, and beside it until then.
    """
    # The record overrides the private file.
    notes = read_notes((*private_lines(path), *record.notes))
    return notes.key, dict(notes.opened)


def private_lines(path: Path) -> tuple[str, ...]:
    """Return the lines of the private file of choices beside a record; none without one.

    Raises:
        OSError: it cannot be read.
    """
    private = path.with_suffix(CHOICES)
    if not private.exists():
        return ()
    return (*read_own(private).decode("utf-8", "replace").splitlines(),)
