"""The program on a painted screen: an emulated terminal of any size, and what it shows."""

from __future__ import annotations

import asyncio
import contextlib
import io
import os
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import pyte
from pyte import modes
from twins import front_end
from twins import new_app as app_of

from audiogame.console.app import App
from audiogame.console.departure import ProgramLeft
from audiogame.console.key_script import Script
from audiogame.keys.names import key_name
from audiogame.narration.narrator import Line
from audiogame.outputs.readers import YASR
from audiogame.settings import Settings
from audiogame.terminal.screen import TextScreen
from audiogame.terminal.theme import Depth


class Emulated(io.StringIO):
    """A terminal of some size, in memory, with everything that was ever written."""

    def __init__(self, columns: int, lines: int) -> None:
        super().__init__()
        self.screen = pyte.HistoryScreen(columns, lines, history=20_000, ratio=0.5)
        self.screen.set_mode(modes.LNM)
        self._stream = pyte.Stream(self.screen)
        self.size = os.terminal_size((columns, lines))
        self.written = ""

    def isatty(self) -> bool:
        return True

    def fileno(self) -> int:
        raise OSError("it has none")

    def write(self, text: str) -> int:
        self.written += text
        self._stream.feed(text)
        return len(text)

    def cells(self) -> Iterator[list[Any]]:
        """Yield the cells of each row, those that scrolled away first."""
        columns = self.screen.columns
        for row in (*self.screen.history.top, *self.screen.buffer.values()):
            yield [row[column] for column in range(columns)]

    def rows(self) -> list[str]:
        """List what stands in each row that is not empty, from the first one ever."""
        shown = [self.screen.buffer[line] for line in range(self.screen.lines)]
        rows = [*self.screen.history.top, *shown]
        texts = ["".join(row[at].data for at in range(self.screen.columns)) for row in rows]
        return [text.rstrip() for text in texts if text.strip()]


class Sized(TextScreen):
    """A screen on an emulated terminal, with the size of that."""

    def __init__(self, terminal: Emulated, depth: Depth) -> None:
        super().__init__(terminal)
        self.looks.depth = depth
        self._emulated = terminal

    @property
    def columns(self) -> int:
        return self._emulated.size.columns

    @property
    def height(self) -> int:
        return self._emulated.size.lines


def seen(
    what: Callable[[App], Awaitable[object]],
    data: Path,
    *keys: str,
    size: tuple[int, int] = (80, 24),
    depth: Depth = Depth.TRUE,
    mode: str = "none",
    **settings: Any,
) -> tuple[Emulated, list[str]]:
    """Press keys with a terminal before one's eyes; returns it, and the lines that were said."""
    terminal = Emulated(*size)
    said: list[str] = []

    class Notes:
        name = "notes"

        def take(self, line: Line) -> None:
            if line.shown and not line.secret:
                said.append(line.shown)

        def pressed(self) -> None:
            pass

        def silence(self) -> None:
            pass

        def close(self) -> None:
            pass

    front = front_end(
        Script(map(key_name, keys)),
        Notes(),
        make_screen=lambda braille: Sized(terminal, depth),
        reader=YASR,
    )
    app = app_of(front, data, Settings(**settings))

    async def run() -> None:
        app.speaker.begin(mode)
        with contextlib.suppress(ProgramLeft):
            await what(app)
        await app.unsaved.written()

    asyncio.run(run())
    return terminal, said
