"""Files that a program has open, as Windows treats them: nobody else replaces or removes them.

On Windows they are really open; elsewhere the calls of the system are refused as they are there.
The program waits for such a file by a clock of its own, so that no test waits.
"""

from __future__ import annotations

import errno
import os
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from audiogame.table import own_file


class HeldFile:
    """A file that another program has open.

    Args:
        path: the file.
        pauses: number of pauses of whoever waits for it, after which it is released; None for none.
        shared: whether others may open it, too; nobody may remove or replace it.
    """

    def __init__(self, path: Path, pauses: int | None, shared: bool) -> None:
        self.path = path
        self.pauses = pauses
        self.shared = shared
        self.held = True
        self._handle = 0
        if sys.platform == "win32":
            import ctypes

            create = ctypes.windll.kernel32.CreateFileW
            create.restype = ctypes.c_void_p
            read, existing = 0x80000000, 3
            access, share = ctypes.c_uint32(read), 3 * shared
            self._handle = create(str(path), access, share, None, existing, 0, None)
            assert self._handle != ctypes.c_void_p(-1).value, path

    def pause(self) -> None:
        """Count a pause of whoever waits for the file."""
        if self.pauses is not None:
            self.pauses -= 1
            if self.pauses <= 0:
                self.release()

    def release(self) -> None:
        """Close the file."""
        if sys.platform == "win32" and self.held:
            import ctypes

            ctypes.windll.kernel32.CloseHandle(ctypes.c_void_p(self._handle))
        self.held = False


class Hold:
    """Has files open in another program; its clock moves with each pause of whoever waits."""

    def __init__(self) -> None:
        self.files: list[HeldFile] = []
        self.now = 0.0

    def __call__(self, path: Path, pauses: int | None = None, shared: bool = False) -> HeldFile:
        """Open a file in another program, until the end of the test."""
        self.files.append(HeldFile(path, pauses, shared))
        return self.files[-1]

    def sleep(self, seconds: float) -> None:
        """Move the clock."""
        self.now += seconds
        for file in self.files:
            if file.held:
                file.pause()

    def is_held(self, path: Path, shared: bool = True) -> bool:
        """Return whether a file is open.

        Args:
            shared: whether those count that others may open, too.
        """
        return any(
            file.held and file.path == path.absolute() and (shared or not file.shared)
            for file in self.files
        )


def refuse(monkeypatch: pytest.MonkeyPatch, is_open: Callable[[Path], bool]) -> None:
    """Refuse to replace, rename and remove files as Windows does while they are open.

    Args:
        monkeypatch: is undone at the end of the test.
        is_open: returns whether a file is open.
    """
    monkeypatch.setattr(own_file, "REFUSES", True)
    for name in ("replace", "rename", "unlink", "remove"):
        monkeypatch.setattr(os, name, _refusing(getattr(os, name), is_open))


def _refusing(call: Callable[..., Any], is_open: Callable[[Path], bool]) -> Callable[..., Any]:
    def refusing(*paths: Any, **options: Any) -> Any:
        for path in paths:
            if isinstance(path, (str, Path)) and is_open(Path(path)):
                raise PermissionError(errno.EACCES, "Permission denied", str(path))
        return call(*paths, **options)

    return refusing


@pytest.fixture
def hold(monkeypatch: pytest.MonkeyPatch) -> Iterator[Hold]:
    """Return what has files open in another program, until the end of the test."""
    made = Hold()
    monkeypatch.setattr(own_file, "monotonic", lambda: made.now)
    monkeypatch.setattr(own_file, "sleep", made.sleep)
    if sys.platform != "win32":
        refuse(monkeypatch, made.is_held)
        monkeypatch.setattr(os, "open", _refusing_to_open(os.open, made.is_held))
        monkeypatch.setattr(own_file, "_is_held", made.is_held)
    yield made
    for file in made.files:
        file.release()


def _refusing_to_open(
    call: Callable[..., int], is_held: Callable[[Path, bool], bool]
) -> Callable[..., int]:
    def refusing(path: Any, *given: Any, **options: Any) -> int:
        if isinstance(path, (str, Path)) and is_held(Path(path), False):
            raise PermissionError(errno.EACCES, "Permission denied", str(path))
        return call(path, *given, **options)

    return refusing


@pytest.fixture
def open_files_stay(monkeypatch: pytest.MonkeyPatch) -> None:
    """Refuse to remove and replace what this program itself has open, as Windows does."""
    monkeypatch.setattr(own_file, "PATIENCE", 0.0)
    monkeypatch.setattr(own_file, "PATIENCE_OF_KEYS", 0.0)
    if sys.platform != "win32":
        refuse(monkeypatch, _is_open_here)


def _is_open_here(path: Path) -> bool:
    found = set()
    for link in Path("/proc/self/fd").iterdir():
        try:
            found.add(str(link.readlink()))
        except OSError:  # the descriptor by which the folder was read
            continue
    return str(path.absolute()) in found
