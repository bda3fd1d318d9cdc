"""The files of a record: the record itself, and the private seed beside it until the end."""

from __future__ import annotations

import os
from pathlib import Path
from typing import BinaryIO

from audiogame.table.record import Header, Record, Seal, read_record

SUFFIX = ".record"
PRIVATE = ".private"
CHOICES = ".choices"


class RecordFile:
    """A record that is being written, line by line.

    Args:
        path: the record.
        header: what is written first; None to go on with a file that is there.

    Raises:
        OSError: the file cannot be made or written.
        RecordError: the file to go on with is no record.
    """

    def __init__(self, path: Path, header: Header | None) -> None:
        self.path = path
        self._seal = Seal()
        if header is None:
            record = read_record(path.read_bytes())
            self._seal.check = record.check
            self.sealed = record.sealed
            self._file: BinaryIO = path.open("r+b")
            self._file.truncate(path.stat().st_size - record.cut)
            self._file.seek(0, os.SEEK_END)
            return
        self.sealed = True
        path.parent.mkdir(parents=True, exist_ok=True)
        self._file = path.open("xb")
        for line in header.lines():
            self.write(line)

    def write(self, line: str) -> None:
        """Hand a line to the operating system; it is safe from a power cut after `sync`."""
        text = self._seal.line(line) if self.sealed else line
        self._file.write(text.encode() + b"\n")
        self._file.flush()

    def sync(self) -> None:
        """Wait until everything written is on the disk."""
        os.fsync(self._file.fileno())

    def close(self) -> None:
        """Close the file."""
        self._file.close()


def keep_seed(path: Path, seed: str) -> None:
    """Keep the secret seed of a game beside its record, until the game is over."""
    private = path.with_suffix(PRIVATE)
    only_mine = os.open(private, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    with os.fdopen(only_mine, "w", encoding="utf-8") as file:
        file.write(seed + "\n")
        file.flush()
        os.fsync(file.fileno())


def kept_seed(path: Path, record: Record) -> str | None:
    """Return the seed of a record's luck: open in its header or notes, or kept beside it."""
    kind, _, value = record.header.luck.partition(" ")
    if kind == "seed":
        return value
    for note in record.notes:
        if note.startswith("seed "):
            return note.removeprefix("seed ")
    try:
        return path.with_suffix(PRIVATE).read_text(encoding="utf-8").strip()
    except OSError:
        return None


def forget_seed(path: Path) -> None:
    """Remove the private file, when the seed has been told."""
    path.with_suffix(PRIVATE).unlink(missing_ok=True)


class PrivateChoices:
    """The words of choices that are still secret, and the key of their hashes.

    They lie in a file beside the record that only the host can read, until the game is over.

    Args:
        path: the record.
        key: the key of the hashes, written first if the file is new.

    Raises:
        OSError: the file cannot be made or written.
    """

    def __init__(self, path: Path, key: str) -> None:
        private = path.with_suffix(CHOICES)
        new = not private.exists()
        only_mine = os.open(private, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)
        self._file: BinaryIO = os.fdopen(only_mine, "ab")
        if new:
            self.write(f"key {key}")

    def write(self, line: str) -> None:
        """Hand a line to the operating system."""
        self._file.write(line.encode() + b"\n")
        self._file.flush()

    def sync(self) -> None:
        """Wait until everything written is on the disk."""
        os.fsync(self._file.fileno())

    def close(self) -> None:
        """Close the file."""
        self._file.close()


def kept_choices(path: Path, record: Record) -> tuple[str, dict[int, str]]:
    """Return the key of a record's secret choices, and the words of each by its move.

    They stand in the record once they are known to all, and beside it until then.
    """
    private = path.with_suffix(CHOICES)
    lines = list(record.notes)
    if private.exists():
        lines += private.read_text(encoding="utf-8", errors="replace").splitlines()
    key, opened = "", {}
    for line in lines:
        name, _, rest = line.partition(" ")
        if name == "key":
            key = rest
        elif name == "open":
            move, _, words = rest.partition(" ")
            if move.isascii() and move.isdecimal():
                opened[int(move)] = words
    return key, opened


def forget_choices(path: Path) -> None:
    """Remove the private file of choices, when all are known."""
    path.with_suffix(CHOICES).unlink(missing_ok=True)
