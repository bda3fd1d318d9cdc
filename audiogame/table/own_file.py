"""Files and folders readable by their owner only, and written whole or not at all."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

FILE_MODE = 0o600
FOLDER_MODE = 0o700


def own_folder(path: Path) -> None:
    """Create a folder, and its missing parents, for their owner alone.

    An existing one keeps its mode: it may be a folder that the player has chosen.

    Raises:
        OSError: it cannot be created, or a file has its name.
    """
    if path.is_dir():
        return
    if path.parent != path:
        own_folder(path.parent)
    path.mkdir(mode=FOLDER_MODE, exist_ok=True)


def open_own(path: Path, flags: int) -> int:
    """Open a file, created for its owner alone if missing; return its descriptor.

    Args:
        path: the file.
        flags: as `os.open` takes them.

    Raises:
        OSError: it cannot be created or opened.
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


def free_path(path: Path) -> Path:
    """Return a path that does not exist yet: this one, or with a number after its name."""
    free, count = path, 1
    while free.exists():
        count += 1
        free = path.with_stem(f"{path.stem}-{count}")
    return free


def write_whole(path: Path, text: str) -> None:
    """Write a file atomically, with its folder: the old one stays until the new one is whole.

    Of two programs that write it at once, the one that ends later wins: each has its own new file.

    Raises:
        OSError: it cannot be written; nothing has changed.
    """
    with _written_beside(path, text) as new:
        new.replace(path)


def write_first(path: Path, text: str) -> None:
    """Write a file atomically, with its folder, unless there is one: of two programs that do so at
    once, one wins, and both find its file.

    Raises:
        OSError: it cannot be written.
    """
    with _written_beside(path, text) as new:
        try:
            os.link(new, path)
        except FileExistsError:
            pass
        except OSError:  # a file system without links
            new.replace(path)


@contextmanager
def _written_beside(path: Path, text: str) -> Iterator[Path]:
    """Yield a new file beside another one, with all of a text; it is deleted if it stays there."""
    own_folder(path.parent)
    new = path.with_name(f"{path.name}.{os.urandom(4).hex()}.new")
    try:
        with os.fdopen(open_own(new, os.O_WRONLY | os.O_EXCL), "wb") as file:
            file.write(text.encode("utf-8", "replace"))
            file.flush()
            os.fsync(file.fileno())
        yield new
    finally:
        with suppress(OSError):
            new.unlink(missing_ok=True)
