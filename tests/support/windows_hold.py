"""A stranger's program on Windows that keeps files to itself, as virus scanners and backups do.

Its arguments are the files. It prints "held", and lets go when its standard input ends.
"""

from __future__ import annotations

import sys


def main(*names: str) -> None:
    """Open files so that nobody else can, until the standard input ends.

    Args:
        names: of the files.
    """
    if sys.platform != "win32":
        raise SystemExit("for Windows alone")
    import ctypes
    from ctypes import wintypes

    create = ctypes.windll.kernel32.CreateFileW
    create.restype = wintypes.HANDLE
    read, alone, there = 0x80000000, 0, 3
    held = [create(name, read, alone, None, there, 0, None) for name in names]
    assert all(handle != wintypes.HANDLE(-1).value for handle in held), names
    print("held", flush=True)
    sys.stdin.read()


if __name__ == "__main__":
    main(*sys.argv[1:])
