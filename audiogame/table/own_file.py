"""Files and folders readable by their owner only, and written whole or not at all.

On Windows a file that another program has open, such as a virus scanner, a backup or OneDrive, can
often not be opened, replaced or removed for a moment; so each of these is tried again for a second.
A file that could not be read is not written over: what it holds is not known.
"""

from __future__ import annotations

import errno
import os
import sys
from codecs import BOM_UTF8, BOM_UTF16_BE, BOM_UTF16_LE
from collections.abc import Callable
from contextlib import contextmanager, suppress
from pathlib import Path
from time import monotonic, sleep
from typing import TYPE_CHECKING, BinaryIO, TypeVar, cast

from audiogame.rules.fault import Fault
from audiogame.table.lock import InUse, lock

if TYPE_CHECKING:
    from collections.abc import Iterator

FILE_MODE = 0o600
FOLDER_MODE = 0o700
REFUSES = sys.platform == "win32"
"""Whether this system refuses a file to others while a program has it open."""
PATIENCE = 1.0
"""Seconds in which a file that another program has open is tried again."""
PATIENCE_OF_KEYS = 0.05
"""The same on the thread of an event loop, where a key would wait; nobody notices so little."""
PAUSE = 0.01
"""Seconds between two tries."""
LEAST = 0.5
"""Least share of the tries that the seconds have room for."""
OPEN = "open.txt"
"""File with the name of the record that is being played."""
GUARD = "changes.lock"
"""Lock file of a folder, held while a program reads a file of it, changes and writes it."""
UNREAD: dict[Path, OSError] = {}
"""Files that could not be read when they were last tried, and why; they are not written over."""

LONG_PATH = 150
"""Characters of a folder from which its files may have more than the 260 that Windows allows."""
DEVICES = {
    *("con", "prn", "aux", "nul"),
    *(f"{port}{n}" for port in ("com", "lpt") for n in range(10)),
}
"""Names that Windows reserves for devices, with any suffix."""

T = TypeVar("T")


class ForbiddenName(Fault, OSError):
    """A name that no file can have on this system."""


def patiently(path: Path, work: Callable[[], T]) -> T:
    """Do work on a file, and again for a second while another program has the file open.

    Raises:
        OSError: it fails; with EBUSY if another program still has the file open.
    """
    tries, patience, end = 0, 0.0, 0.0
    while True:
        try:
            return work()
        except PermissionError as fault:
            if not REFUSES:
                raise
            tries += 1
            if tries == 1:
                patience = _patience()
                end = monotonic() + patience
            # A busy machine may get to few tries in a second.
            if monotonic() >= end and tries * PAUSE >= patience * LEAST:
                if _is_held(path):
                    why = os.strerror(errno.EBUSY)
                    raise OSError(errno.EBUSY, why, str(path)) from fault
                if not patience:
                    raise
                patience = 0.0  # it may just have been closed: the last try
                continue
            sleep(PAUSE)


def _patience() -> float:
    """Return the seconds that a file may be waited for in this thread."""
    import asyncio  # late: only needed where a file is refused

    try:
        asyncio.get_running_loop()
    except RuntimeError:
        return PATIENCE
    return PATIENCE_OF_KEYS


def _is_held(path: Path) -> bool:
    """Return whether another program has a file open, so that it is refused to this one."""
    if sys.platform != "win32":
        return False
    import _winapi  # late: only Windows has it

    write, delete, everybody = 0x40000000, 0x10000, 7
    access = _winapi.GENERIC_READ | write | delete
    try:
        _winapi.CloseHandle(
            _winapi.CreateFile(str(path), access, everybody, 0, _winapi.OPEN_EXISTING, 0, 0)
        )
    except OSError as fault:
        return fault.winerror in (32, 33)  # a sharing violation, or a lock
    return False


def is_file_name(name: str) -> bool:
    """Return whether every system accepts a name for a file.

    On Windows some stand for a device, and a colon for a stream that no list of files shows.
    """
    strange = set(name) & set('\\/:*?"<>|') or not name.isprintable()
    ends = name != name.strip(" ") or name.endswith(".")
    return bool(name) and not (strange or ends) and name.partition(".")[0].lower() not in DEVICES


def check_file_name(path: Path) -> None:
    """Raise if no file can have this name on this system.

    Raises:
        ForbiddenName: Windows has no such names.
    """
    if REFUSES and not is_file_name(path.name):
        raise ForbiddenName("file-name", name=path.name)


def long_path(path: Path) -> Path:
    """Return a path in the form in which Windows takes one of any length."""
    if not REFUSES or str(path).startswith("\\\\?\\"):
        return path
    whole = str(path.absolute())
    if len(whole) < LONG_PATH:
        return path
    return Path(f"\\\\?\\UNC{whole[1:]}" if whole.startswith("\\\\") else f"\\\\?\\{whole}")


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
    check_file_name(path)
    return _opened(path, flags | os.O_CREAT)


def open_there(path: Path, flags: int) -> BinaryIO:
    """Open a file that is there, without a buffer.

    Args:
        path: the file.
        flags: as `os.open` takes them.

    Raises:
        OSError: it is not there, or cannot be opened.
    """
    mode = "rb" if flags == os.O_RDONLY else "r+b"
    return cast(BinaryIO, os.fdopen(_opened(path, flags), mode, buffering=0))


def _opened(path: Path, flags: int) -> int:
    flags |= getattr(os, "O_BINARY", 0)
    return patiently(path, lambda: os.open(path, flags, FILE_MODE))


def read_own(path: Path) -> bytes:
    """Return what a file holds; one that cannot be read is not written over from now on.

    Raises:
        OSError: it is not there, or cannot be read.
    """
    try:
        with open_there(path, os.O_RDONLY) as file:
            data = file.read()
    except FileNotFoundError:
        UNREAD.pop(path, None)
        raise
    except OSError as fault:
        UNREAD[path] = fault.with_traceback(None)
        raise
    UNREAD.pop(path, None)
    return data


def read_text(path: Path) -> str:
    """Return the text of a file, which a player may have edited.

    Raises:
        OSError: it is not there, or cannot be read.
        UnicodeDecodeError: it is no text.
    """
    return decoded(read_own(path))


def decoded(data: bytes) -> str:
    """Decode a text, whatever its byte order mark and its line ends.

    Raises:
        UnicodeDecodeError: it is no text.
    """
    if data.startswith((BOM_UTF16_LE, BOM_UTF16_BE)):  # as PowerShell writes
        text = data.decode("utf-16")
    else:
        text = data.removeprefix(BOM_UTF8).decode("utf-8")
    return text.replace("\r\n", "\n")


@contextmanager
def new_file(path: Path, own: bool = False) -> Iterator[BinaryIO]:
    """Open a new file; what is stopped before its end leaves none.

    Args:
        path: the file; none of that name is there.
        own: whether it is for its owner alone.

    Raises:
        OSError: it is there already, or cannot be written.
    """
    check_file_name(path)
    flags = os.O_WRONLY | os.O_EXCL
    file = cast(BinaryIO, os.fdopen(open_own(path, flags), "wb") if own else path.open("xb"))
    try:
        with file:
            yield file
    except BaseException:
        with suppress(OSError):
            remove_own(path)
        raise


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


def flush_to_disk(file: BinaryIO) -> None:
    """Wait until everything that the system was given of a file is on the disk.

    What macOS calls fsync ends at a buffer of the disk; only F_FULLFSYNC empties that, too, where
    the file system has it.

    Raises:
        OSError: it cannot be written.
    """
    os.fsync(file.fileno())
    if sys.platform == "darwin":
        import fcntl  # late: Windows has none

        with suppress(OSError):
            fcntl.fcntl(file.fileno(), fcntl.F_FULLFSYNC)


def write_whole(path: Path, text: str) -> None:
    """Write a file atomically, with its folder: the old one stays until the new one is whole.

    Of two programs that write it at once, the one that ends later wins: each has its own new file.

    Raises:
        OSError: it cannot be written, or could not be read before; nothing has changed.
    """
    _refuse_unread(path)
    own_folder(path.parent)
    new = path.with_name(f"{path.name}.{os.urandom(4).hex()}.new")
    try:
        with os.fdopen(open_own(new, os.O_WRONLY | os.O_EXCL), "wb") as file:
            file.write(text.encode("utf-8", "replace"))
            file.flush()
            flush_to_disk(file)
        move_own(new, path)
    except OSError:
        with suppress(OSError):
            remove_own(new)
        raise


def write_first(path: Path, text: str) -> None:
    """Write a file atomically, with its folder, unless there is one: of two programs that do so at
    once, one wins, and both find its file.

    Raises:
        OSError: it cannot be written, or could not be read before.
    """
    new = path.with_name(f"{path.name}.{os.urandom(4).hex()}.new")
    write_whole(new, text)
    try:
        os.link(new, path)
    except FileExistsError:
        pass
    except OSError:  # a file system without links
        move_own(new, path)
    finally:
        with suppress(OSError):
            remove_own(new)


def change_whole(path: Path, change: Callable[[bytes], str]) -> None:
    """Write a file atomically with what another program may have written meanwhile.

    Args:
        path: the file.
        change: returns its new text; called with what it holds, which is nothing if it is not
            there.

    Raises:
        OSError: it cannot be read or written; nothing has changed.
    """
    _refuse_unread(path)
    own_folder(path.parent)
    with _guarded(path.parent):
        try:
            before = read_own(path)
        except FileNotFoundError:
            before = b""
        write_whole(path, change(before))


def _refuse_unread(path: Path) -> None:
    if (fault := UNREAD.get(path)) is not None:
        raise OSError(fault.errno, fault.strerror, fault.filename)


@contextmanager
def _guarded(folder: Path) -> Iterator[None]:
    """Hold the lock of a folder's changes; whoever waits for it longer than a second goes on."""
    path = folder / GUARD
    file = _guard(path)
    try:
        with file:
            try:
                yield
            finally:
                if not REFUSES:  # before another program locks it
                    path.unlink(missing_ok=True)
    finally:
        if REFUSES:
            with suppress(OSError):  # another program has it open, and removes it
                path.unlink(missing_ok=True)


def _guard(path: Path) -> BinaryIO:
    """Open and lock the lock file of a folder."""
    end = monotonic() + _patience()
    while True:
        file = cast(BinaryIO, os.fdopen(open_own(path, os.O_RDWR), "r+b", buffering=0))
        if _is_locked(file, path) or monotonic() >= end:
            return file
        file.close()
        sleep(PAUSE)


def _is_locked(file: BinaryIO, path: Path) -> bool:
    """Lock a file; return whether that is done, and the file was not removed meanwhile."""
    try:
        lock(file, GUARD)
        return os.path.samestat(os.fstat(file.fileno()), path.stat())
    except (InUse, FileNotFoundError):
        return False


def move_own(path: Path, to: Path) -> None:
    """Move a file to its place, where it replaces another one.

    Raises:
        OSError: it cannot be moved; nothing has changed.
    """
    patiently(to, lambda: path.replace(to))


def remove_own(path: Path) -> None:
    """Remove a file; one that is not there is removed already.

    Raises:
        OSError: it cannot be removed.
    """
    patiently(path, lambda: path.unlink(missing_ok=True))


def remove_folder(path: Path) -> None:
    """Remove a folder with all that is in it.

    Raises:
        OSError: something in it cannot be removed; the rest may be gone.
    """
    import shutil  # late: slow to import, and seldom needed

    patiently(path, lambda: shutil.rmtree(path))
