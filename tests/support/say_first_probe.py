"""Press keys in the program, and print the work done between each key and its row.

    python tests/support/say_first_probe.py FOLDER "KEY KEY ..." ...

Prints JSON, for each walk by keys: the rows, and the operations that keys waited for, each with
the key's number and name, the operation, and its object.  Only the main thread counts, since keys
wait for it.  Each walk has a folder of its own in FOLDER, and begins at the main menu; modules
that an earlier walk has loaded were reported there.
"""

from __future__ import annotations

import asyncio
import contextlib
import io
import json
import os
import sys
import threading
from pathlib import Path
from typing import Any

from audiogame.console.app import App
from audiogame.console.departure import ProgramLeft
from audiogame.console.key_source import END, Key, KeySource
from audiogame.keys.names import key_name
from audiogame.lobby.common_commands import everywhere
from audiogame.lobby.main_menu import main_menu
from audiogame.settings import Settings
from audiogame.terminal import stock
from audiogame.terminal.late_loop import offload
from audiogame.terminal.terminal_front_end import terminal_front_end

WRITING = os.O_WRONLY | os.O_RDWR | os.O_APPEND | os.O_CREAT
PROCESSES = ("subprocess.Popen", "os.fork", "os.forkpty", "os.posix_spawn", "os.exec")
LONG = 0.4
"""Seconds until the next key, so that writes in the background are complete."""

waited: list[tuple[int, str, str, str]] = []
rows: list[str] = []
pressed = ""
"""The key whose row is not printed yet."""
count = 0
"""Number of keys pressed."""
main = threading.get_ident()


def note(what: str, on: object) -> None:
    """Record an operation that a key waited for."""
    if pressed and threading.get_ident() == main:
        waited.append((count, pressed, what, str(on)))


def hear(event: str, args: tuple[Any, ...]) -> None:
    """Audit hook: record opened files, imports and processes."""
    if event == "open" and args[0] is not None:
        path, mode, flags = args
        if (isinstance(mode, str) and {*mode} & {*"wax+"}) or (mode is None and flags & WRITING):
            note("open for writing", path)
    # From Python 3.13 on, the first seed that is a text imports a small hash module of Python,
    # once.
    elif event == "import" and args[0] != "_sha2":
        note("import", args[0])
    elif event in PROCESSES:
        note("process", args[0])


class Rows(io.StringIO):
    """A screen whose rows end the wait of a key."""

    def write(self, text: str) -> int:
        global pressed
        if text.strip():
            rows.append(text.strip())
            pressed = ""
        return len(text)


class Presses(KeySource):
    """Scripted keys that look to the program like those of a keyboard."""

    def __init__(self, names: list[str]) -> None:
        self._names = iter(names)

    async def key(self, timeout: float | None = None) -> Key | None:
        """Return the next key, after a pause for background work."""
        global pressed, count
        pressed = ""
        await asyncio.sleep(0 if timeout is None else min(timeout, LONG))
        if timeout is not None:
            return None
        name = next(self._names, END)
        pressed, count = name, count + 1
        return Key(name if name == END else key_name(name), asyncio.get_running_loop().time())


def walked(data: Path, keys: str) -> dict[str, Any]:
    """Press the keys of a walk; returns the rows and the operations that keys waited for."""
    global count
    waited.clear()
    rows.clear()
    count = 0
    asyncio.run(press(data, keys.split()))
    return {"waited": [*waited], "rows": [*rows]}


async def press(data: Path, names: list[str]) -> None:
    """Open the main menu and press keys."""
    front = terminal_front_end(Presses(names), data, stream=Rows())
    app = App(front, Settings(welcomed=True, pace=0.0), data, everywhere)
    app.profile.load_keys()
    await offload(stock.load)
    with contextlib.suppress(ProgramLeft):
        await main_menu(app)
    await app.data.unsaved.written()
    app.close()


if __name__ == "__main__":
    fsync = os.fsync

    def noted(number: Any) -> None:
        """Record a wait for the disk."""
        note("fsync", number)
        fsync(number)

    vars(os)["fsync"] = noted
    sys.addaudithook(hear)
    folder = Path(sys.argv[1])
    told = [walked(folder / str(at), keys) for at, keys in enumerate(sys.argv[2:])]
    json.dump(told, sys.stdout)
