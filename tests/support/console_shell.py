"""Run a command in the console of this process, as a shell would, and write down the modes.

A pseudo-console of Wine gives its first process no standard handles: here the console is opened by
its names, for the command.
"""

from __future__ import annotations

import ctypes
import json
import msvcrt
import os
import subprocess
import sys
import threading
from pathlib import Path

assert sys.platform == "win32"
FOREVER = 0xFFFFFFFF
CTRL_C = 0


def modes(*files: int) -> list[int]:
    """Return the modes of the console's input and output."""
    found = []
    for file in files:
        mode = ctypes.c_uint32()
        handle = ctypes.c_void_p(msvcrt.get_osfhandle(file))
        ctypes.WinDLL("kernel32").GetConsoleMode(handle, ctypes.byref(mode))
        found.append(mode.value)
    return found


def send_events(name: str) -> None:
    """Send Ctrl+C to all in the console whenever a test sets the event of a name.

    Wine ends the programs of a console at the key itself, without asking them.
    """
    kernel = ctypes.WinDLL("kernel32")
    asked = ctypes.c_void_p(kernel.CreateEventW(None, False, False, name))
    while kernel.WaitForSingleObject(asked, FOREVER) == 0:
        kernel.GenerateConsoleCtrlEvent(CTRL_C, 0)


def ignore(number: int) -> int:
    """Say of an event that nothing is left to do: it is for the command."""
    return 1


def main(report: str, *command: str) -> int:
    """Run a command; write the modes before and after it to a file, and return its status."""
    keys, screen = os.open("CONIN$", os.O_RDWR), os.open("CONOUT$", os.O_RDWR)
    before = modes(keys, screen)
    ignored = ctypes.WINFUNCTYPE(ctypes.c_int, ctypes.c_uint32)(ignore)
    ctypes.WinDLL("kernel32").SetConsoleCtrlHandler(ignored, True)
    threading.Thread(target=send_events, args=(Path(report).name,), daemon=True).start()
    status = subprocess.call(command, stdin=keys, stdout=screen, stderr=screen)
    told = {"before": before, "after": modes(keys, screen)}
    Path(report).write_text(json.dumps(told), encoding="utf-8")
    return status


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
