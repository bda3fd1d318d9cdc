"""Run a program of Windows with keys that were typed before it was started.

Its arguments are the keys and the command.
"""

from __future__ import annotations

import subprocess
import sys


def main(keys: str, *command: str) -> int:
    """Put the records of keys into the console, run a command in it, and return its status.

    Args:
        keys: a character each.
        command: which reads them.
    """
    if sys.platform != "win32":
        raise SystemExit("for Windows alone")
    import ctypes

    from audiogame.terminal.console_records import KEY_EVENT, InputRecord, KeyEvent

    records = (InputRecord * (2 * len(keys)))()
    for place, record in enumerate(records):
        pressed = place % 2 == 0
        record.kind = KEY_EVENT
        record.event.key = KeyEvent(down=pressed, times=1, unit=ord(keys[place // 2]))
    console, done = ctypes.WinDLL("kernel32"), ctypes.c_uint32()
    handle = ctypes.c_void_p(console.GetStdHandle(-10))
    assert console.WriteConsoleInputW(handle, records, len(records), ctypes.byref(done))
    assert done.value == len(records)
    return subprocess.call(command)


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
