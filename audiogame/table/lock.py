"""Keep two programs from writing the same file; the lock goes with the program that held it."""

from __future__ import annotations

import errno
import sys
from typing import BinaryIO

from audiogame.rules.fault import Fault

_TAKEN = (errno.EACCES, errno.EAGAIN, errno.EDEADLK)
_FAR_BEHIND = 0x7FFFFFF0
"""Bytes; the place of the lock on systems where nobody else can read what is locked."""


class InUse(Fault):
    """A file that another program is writing."""

    def __init__(self, name: str) -> None:
        super().__init__("in-use", name=name)


def lock(file: BinaryIO, name: str) -> None:
    """Take a file until it is closed; where nothing can be locked, go on without.

    Raises:
        InUse: another program has it.
    """
    try:
        if sys.platform == "win32":
            import msvcrt

            place = file.tell()
            file.seek(_FAR_BEHIND)
            try:
                msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
            finally:
                file.seek(place)
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as fault:
        if fault.errno in _TAKEN:
            raise InUse(name) from fault
