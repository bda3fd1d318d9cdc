"""The program on an emulated terminal (pyte) of any size, and the cells it shows."""

from __future__ import annotations

import asyncio
import contextlib
import io
import os
from collections.abc import Awaitable, Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pyte
from pyte import modes
from twins import front_end
from twins import new_app as app_of

from audiogame.console.app import App
from audiogame.console.departure import ProgramLeft
from audiogame.console.key_script import Script
from audiogame.console.typed_text import TypedText
from audiogame.keys.names import key_name
from audiogame.narration.narrator import Line
from audiogame.outputs import Output
from audiogame.outputs.readers import UNKNOWN, YASR, Reader
from audiogame.outputs.short_row import spelled_row
from audiogame.settings import Settings
from audiogame.terminal.looks import OWN, Depth
from audiogame.terminal.screen import TextScreen


class Scrolling(pyte.Screen):
    """A pyte screen with scrollback.

    That of pyte is slow: to page back, it looks up each of its attributes twice.
    """

    def __init__(self, columns: int, lines: int) -> None:
        self.gone: list[Any] = []
        """The scrollback, the oldest row first."""
        super().__init__(columns, lines)

    def reset(self) -> None:
        super().reset()
        self.gone.clear()

    def erase_in_display(self, how: int = 0, *args: Any, **kwargs: Any) -> None:
        super().erase_in_display(how, *args, **kwargs)
        if how == 3:
            self.gone.clear()

    def index(self) -> None:
        top, bottom = self.margins or (0, self.lines - 1)
        if self.cursor.y == bottom:
            self.gone.append(self.buffer[top])
        super().index()


class Emulated(io.StringIO):
    """An emulated terminal that keeps everything written."""

    def __init__(self, columns: int, lines: int) -> None:
        super().__init__()
        self.screen = Scrolling(columns, lines)
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
        """Yield the cells of each row, the scrollback first."""
        columns = self.screen.columns
        for row in (*self.screen.gone, *self.screen.buffer.values()):
            yield [row[column] for column in range(columns)]

    def rows(self) -> list[str]:
        """List the texts of all rows that are not empty, the scrollback first."""
        shown = [self.screen.buffer[line] for line in range(self.screen.lines)]
        rows = [*self.screen.gone, *shown]
        texts = ["".join(row[at].data for at in range(self.screen.columns)) for row in rows]
        return [text.rstrip() for text in texts if text.strip()]


class Sized(TextScreen):
    """A screen with the size of its emulated terminal."""

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


@dataclass(frozen=True)
class Look:
    """The looks of a terminal; `reader` is the screen reader in it."""

    depth: Depth = Depth.TRUE
    theme: str = OWN
    spacing: str = "normal"
    view: str = "lines"
    reader: Reader = UNKNOWN

    @property
    def settings(self) -> dict[str, Any]:
        """The player's settings for these looks."""
        return {"theme": self.theme, "spacing": self.spacing, "view": self.view}


class Foremost(Sized):
    """A screen that mirrors every call to others of the same size, each with its own looks.

    The program talks to this one, so that one game is shown in every theme.
    """

    def __init__(self, terminals: Sequence[Emulated], looks: Sequence[Look]) -> None:
        super().__init__(terminals[0], looks[0].depth)
        self.reader = looks[0].reader
        self._looks = looks
        self._beside = [Sized(*one) for one in zip(terminals[1:], _depths(looks[1:]), strict=True)]

    def _tell(self, what: str, *told: Any) -> None:
        for other, look in zip(self._beside, self._looks[1:], strict=True):
            other.reader = look.reader
            for name in ("widest", "after_space", "more", "bell"):
                setattr(other, name, getattr(self, name))
            getattr(other, what)(*told)

    def show_as(self, theme: str, spacing: str, view: str, read: Callable[[], bool]) -> None:
        super().show_as(theme, spacing, view, read)
        first = self._looks[0].settings.items()
        chosen = {"theme": theme, "spacing": spacing, "view": view}.items() - first
        for other, look in zip(self._beside, self._looks[1:], strict=True):
            other.show_as(**{**look.settings, **dict(chosen)}, read=read)

    def take(self, line: Line) -> None:
        self._tell("take", line)
        super().take(line)

    def take_row(self, line: Line) -> str:
        self._tell("take_row", line)
        return super().take_row(line)

    def take_rest(self) -> bool:
        self._tell("take_rest")
        return super().take_rest()

    def renew(self) -> None:
        self._tell("renew")
        super().renew()

    def edit(self, typed: TypedText, row: str = "", reads: int = 0) -> None:
        self._tell("edit", typed, row, reads)
        super().edit(typed, row, reads)

    def hide(self) -> None:
        self._tell("hide")
        super().hide()

    def wipe(self) -> None:
        self._tell("wipe")
        super().wipe()


def _depths(looks: Sequence[Look]) -> list[Depth]:
    return [look.depth for look in looks]


def seen(
    what: Callable[[App], Awaitable[object]],
    data: Path,
    *keys: str,
    size: tuple[int, int] = (80, 24),
    depth: Depth = Depth.TRUE,
    mode: str = "none",
    **settings: Any,
) -> tuple[Emulated, list[str]]:
    """Press keys at an emulated terminal; returns it, and the lines that were said."""
    (terminal,), said = seen_in(what, data, [Look(depth, **settings)], *keys, size=size, mode=mode)
    return terminal, said


def seen_in(
    what: Callable[[App], Awaitable[object]],
    data: Path,
    looks: Sequence[Look],
    *keys: str,
    size: tuple[int, int] = (80, 24),
    mode: str = "none",
) -> tuple[list[Emulated], list[str]]:
    """Press keys at several emulated terminals with different looks.

    Returns:
        The terminals, and the lines that were said, as all of them print them.
    """
    terminals = [Emulated(*size) for _ in looks]
    said: list[str] = []

    class Notes(Output):
        name = "notes"

        def take(self, line: Line) -> None:
            if line.shown and not line.secret:
                said.append(line.shown)

    front = front_end(
        Script(map(key_name, keys)),
        Notes(),
        make_screen=lambda braille: Foremost(terminals, looks),
        reader=YASR,
    )
    app = app_of(front, data, Settings(**looks[0].settings))

    async def run() -> None:
        app.speaker.begin(mode)
        with contextlib.suppress(ProgramLeft):
            await what(app)
        await app.data.unsaved.written()

    asyncio.run(run())
    more = app.dialogue.outputs.screen.more("")
    return terminals, [spelled_row(text, more) for text in said]
