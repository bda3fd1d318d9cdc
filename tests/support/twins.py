"""Fakes of a front end's parts, in memory: scripted keys, a screen, and collected lines."""

from __future__ import annotations

import time
from collections.abc import Callable
from datetime import datetime
from io import StringIO
from pathlib import Path
from typing import Any, TypeVar

from msgspec.structs import force_setattr

from audiogame.console.app import App
from audiogame.console.audio import Audio
from audiogame.console.front_end import FrontEnd, Offloader
from audiogame.console.key_source import KeySource
from audiogame.console.screen import Clipboard, Screen
from audiogame.console.typed_text import TypedText
from audiogame.lobby.common_commands import everywhere
from audiogame.narration.narrator import Line
from audiogame.opponents.thinker import ProcessThinker
from audiogame.opponents.thought import Thinker
from audiogame.outputs import Output
from audiogame.outputs.readers import UNKNOWN, Reader
from audiogame.outputs.short_row import More
from audiogame.rules.value import Value
from audiogame.settings import Settings
from audiogame.terminal.machine_audio import MachineAudio

Result = TypeVar("Result")
TICK = "(tick)"
"""Stands for an answer by a tick, without words."""


class Heard(Output):
    """An output that collects lines.

    Args:
        tick: stands for an answer without words; empty to leave those out.
    """

    name = "heard"

    def __init__(self, tick: str = TICK) -> None:
        self.lines: list[str] = []
        self.said: list[Line] = []
        """The same lines, with their languages."""
        self._tick = tick

    def take(self, line: Line) -> None:
        if line.text or self._tick:
            self.lines.append(line.text or self._tick)
            self.said.append(line)


class MemoryScreen(Output):
    """A screen of unlimited size, which keeps what it shows."""

    name = "screen"
    reads_on = False
    unread = False
    busy = None
    row_room = 0
    """Most characters of a row; 0 for no limit."""
    can_ring = False

    def __init__(self) -> None:
        self.widest = 0
        self.after_space = False
        self.more: Callable[[str], More] = lambda language: More()
        self.bell: Callable[[], bool] = lambda: True
        self.shown: list[str] = []
        self.typed = ""
        """The typed text, as shown."""
        self.copied: list[str] = []
        self.notified: list[str] = []
        """The notifications of a player who is elsewhere."""
        self.follows = False
        """Whether the focus is reported."""
        self.rung = False
        """Whether the bell may have rung with one of them."""

    def take(self, line: Line) -> None:
        if line.shown and not line.secret:
            self.shown.append(line.shown)

    def take_row(self, line: Line) -> str:
        self.take(line)
        return ""

    def renew(self) -> None:
        pass

    def show_as(self, theme: str, spacing: str, view: str, read: Callable[[], bool]) -> None:
        pass

    def take_rest(self) -> bool:
        return False

    def show_again(self) -> None:
        pass

    def settle(self) -> None:
        pass

    def hide(self) -> None:
        pass

    def wipe(self) -> None:
        pass

    def edit(self, typed: TypedText, row: str = "", reads: int = 0) -> None:
        self.typed = typed.text

    def edited(self) -> None:
        pass

    def notify(self, text: str, rings: bool) -> None:
        self.notified.append(text)
        self.rung = self.rung or rings

    def follow_focus(self, on: bool) -> None:
        self.follows = on

    def mark_pastes(self, on: bool) -> None:
        pass

    def copy(self, text: str, answered: Callable[[Clipboard], None]) -> None:
        answered(Clipboard.NONE)


def memory_screen(braille: bool) -> Screen:
    """Return a screen in memory; for braille, that of the terminal on a `StringIO`."""
    if not braille:
        return MemoryScreen()
    from audiogame.terminal.terminal_front_end import BrailleScreen

    return BrailleScreen(StringIO())


async def at_once(work: Callable[[], Result]) -> Result:
    """Run work in the event loop itself, instead of a thread."""
    return work()


def front_end(
    keys: KeySource,
    *outputs: Output,
    make_screen: Callable[[bool], Screen] = memory_screen,
    audio: Audio | None = None,
    thinker: Thinker | None = None,
    offload: Offloader = at_once,
    now: Callable[[], datetime] = lambda: datetime.now().astimezone(),
    reader: Reader = UNKNOWN,
    clock: Callable[[], float] = time.monotonic,
) -> FrontEnd:
    """Return a front end in memory; speech, sound and thinker start when first used."""
    return FrontEnd(
        keys=keys,
        make_screen=make_screen,
        audio=MachineAudio() if audio is None else audio,
        thinker=ProcessThinker() if thinker is None else thinker,
        offload=offload,
        clock=clock,
        now=now,
        outputs=outputs,
        reader=reader,
        news_address="https://news.example/versions.json",  # only a terminal looks there
    )


def exchange(owner: Any, **parts: object) -> None:
    """Replace attributes of an object, such as the front end of an app."""
    for name, part in parts.items():
        (force_setattr if isinstance(owner, Value) else setattr)(owner, name, part)


def new_app(front: FrontEnd, data: Path, settings: Settings | None = None) -> App:
    """Return the program with a front end."""
    return App(front, Settings() if settings is None else settings, data, everywhere)
