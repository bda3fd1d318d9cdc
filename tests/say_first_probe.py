"""Press keys in the program, and tell what was done between each key and its row.

    python tests/say_first_probe.py FOLDER "KEY KEY ..." ...

Prints JSON, for each walk by keys: the rows, and what keys had to wait for, each with its number
and name, what was done, and on what.  Only the thread of the program itself counts, since it is
what keys wait for.  Each walk has a folder of its own in FOLDER, and begins at the main menu; what
an earlier one has made the program load was noted there.
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
from audiogame.lobby.common_commands import EVERYWHERE
from audiogame.lobby.main_menu import main_menu
from audiogame.settings import Settings
from audiogame.terminal import stock
from audiogame.terminal.late_loop import aside
from audiogame.terminal.terminal_front_end import terminal_front_end

WRITING = os.O_WRONLY | os.O_RDWR | os.O_APPEND | os.O_CREAT
PROCESSES = ("subprocess.Popen", "os.fork", "os.forkpty", "os.posix_spawn", "os.exec")
LONG = 0.4
"""Seconds that a press may take until the next, so that what is written aside is written."""

waited: list[tuple[int, str, str, str]] = []
rows: list[str] = []
pressed = ""
"""The key whose row is not out yet."""
count = 0
"""How many keys were pressed."""
main = threading.get_ident()


def note(what: str, on: object) -> None:
    """Note something that a key waited for."""
    if pressed and threading.get_ident() == main:
        waited.append((count, pressed, what, str(on)))


def hear(event: str, args: tuple[Any, ...]) -> None:
    """Take an audit event."""
    if event == "open" and args[0] is not None:
        path, mode, flags = args
        if (isinstance(mode, str) and {*mode} & {*"wax+"}) or (mode is None and flags & WRITING):
            note("open for writing", path)
    # From Python 3.13 on, the first seed that is a text imports what hashes it: a small part of
    # Python itself, once.
    elif event == "import" and args[0] != "_sha2":
        note("import", args[0])
    elif event in PROCESSES:
        note("process", args[0])


class Rows(io.StringIO):
    """A screen whose rows are what a key waits for."""

    def write(self, text: str) -> int:
        global pressed
        if text.strip():
            rows.append(text.strip())
            pressed = ""
        return len(text)


class Presses(KeySource):
    """Keys that are pressed by nobody's script, as far as the program knows."""

    def __init__(self, names: list[str]) -> None:
        self._names = iter(names)

    async def key(self, timeout: float | None = None) -> Key | None:
        """Return the next key; what was begun aside may go on before."""
        global pressed, count
        pressed = ""
        await asyncio.sleep(0 if timeout is None else min(timeout, LONG))
        if timeout is not None:
            return None
        name = next(self._names, END)
        pressed, count = name, count + 1
        return Key(name if name == END else key_name(name), asyncio.get_running_loop().time())


def walked(data: Path, keys: str) -> dict[str, Any]:
    """Press the keys of a walk; returns what was said and what they waited for."""
    global count
    waited.clear()
    rows.clear()
    count = 0
    asyncio.run(press(data, keys.split()))
    return {"waited": [*waited], "rows": [*rows]}


async def press(data: Path, names: list[str]) -> None:
    """Open the main menu and press keys."""
    front = terminal_front_end(Presses(names), stream=Rows())
    app = App(front, Settings(welcomed=True, pace=0.0), data, EVERYWHERE)
    app.profile.load_keys()
    await aside(stock.load)
    with contextlib.suppress(ProgramLeft):
        await main_menu(app)
    await app.data.unsaved.written()
    app.close()


if __name__ == "__main__":
    fsync = os.fsync

    def noted(number: Any) -> None:
        """Note that the disk is waited for."""
        note("fsync", number)
        fsync(number)

    vars(os)["fsync"] = noted
    sys.addaudithook(hear)
    folder = Path(sys.argv[1])
    told = [walked(folder / str(at), keys) for at, keys in enumerate(sys.argv[2:])]
    json.dump(told, sys.stdout)
