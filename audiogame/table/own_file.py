"""Files and folders that only their owner reads, and that are there whole or not at all."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path

FILE_MODE = 0o600
FOLDER_MODE = 0o700


def own_folder(path: Path) -> None:
    """Make a folder, and those above it that are missing, for their owner alone.

    One that is there stays as it is: somebody may have named a folder of theirs.

    Raises:
        OSError: it cannot be made, or a file stands there.
    """
    if path.is_dir():
        return
    if path.parent != path:
        own_folder(path.parent)
    path.mkdir(mode=FOLDER_MODE, exist_ok=True)


def open_own(path: Path, flags: int) -> int:
    """Open a file that is made for its owner alone if it is not there; returns its number.

    Args:
        path: the file.
        flags: as `os.open` takes them.

    Raises:
        OSError: it cannot be made or opened.
    """
    return os.open(path, flags | os.O_CREAT | getattr(os, "O_BINARY", 0), FILE_MODE)


def append_own(path: Path, text: str) -> None:
    """Append a text to a file, with its folder if that is missing.

    Raises:
        OSError: it cannot be written.
    """
    own_folder(path.parent)
    with os.fdopen(open_own(path, os.O_WRONLY | os.O_APPEND), "ab") as file:
        file.write(text.encode("utf-8", "replace"))


def write_whole(path: Path, text: str) -> None:
    """Write a file in one piece, with its folder: the old one stays until the new one is whole.

    Raises:
        OSError: it cannot be written; nothing has changed.
    """
    own_folder(path.parent)
    new = path.with_name(f"{path.name}.new")
    try:
        with os.fdopen(open_own(new, os.O_WRONLY | os.O_TRUNC), "wb") as file:
            new.chmod(FILE_MODE)  # one that was left there may be open to others
            file.write(text.encode("utf-8", "replace"))
            file.flush()
            os.fsync(file.fileno())
        new.replace(path)
    except OSError:
        with suppress(OSError):
            new.unlink(missing_ok=True)
        raise
