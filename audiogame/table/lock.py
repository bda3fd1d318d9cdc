"""Lock that keeps two programs from writing the same file; it ends with its process."""

from __future__ import annotations

import errno
import sys
from typing import BinaryIO

from audiogame.rules.fault import Fault

_TAKEN = (errno.EACCES, errno.EAGAIN, errno.EDEADLK, 0)
"""Numbers of the error that another program holds a lock; 0 where the C library names none."""
_FAR_BEHIND = 0x7FFFFFF0
"""Byte offset of the lock on systems where other programs cannot read what is locked."""


class InUse(Fault):
    """Another audiogame is writing the file."""

    def __init__(self, name: str) -> None:
        if name.endswith(".record"):  # a name that nobody needs to hear
            super().__init__("game-in-use")
        else:
            super().__init__("in-use", name=name)


def lock(file: BinaryIO, name: str) -> None:
    """Lock a file until it is closed; a system without locks is ignored.

    Raises:
        InUse: another program holds the lock.
    """
    try:
        if sys.platform == "win32":
            place = file.tell()
            file.seek(_FAR_BEHIND)
            try:
                _lock_byte(file.fileno())
            finally:
                file.seek(place)
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as fault:
        if fault.errno in _TAKEN:
            raise InUse(name) from fault


def _lock_byte(number: int) -> None:
    """Lock the byte at which a file's descriptor stands, on Windows.

    Raises:
        OSError: it cannot be locked.
    """
    if sys.platform == "win32":
        import msvcrt

        try:
            msvcrt.locking(number, msvcrt.LK_NBLCK, 1)
        except OSError as fault:
            if fault.errno in _TAKEN:
                raise
            import ctypes  # seldom needed

            # A C library that names no error leaves the number of an earlier one.
            ctypes.cdll.ucrtbase._set_errno(0)
            msvcrt.locking(number, msvcrt.LK_NBLCK, 1)
