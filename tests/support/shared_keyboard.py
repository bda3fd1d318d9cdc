"""Several players at one keyboard: their keys, the lines after each, and the screen."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from emulated_terminal import EmulatedTerminal
from twins import front_end, new_app

from audiogame.archive.home_table import HomeTable
from audiogame.archive.opened_table import new_table, resume_table
from audiogame.console.app import App
from audiogame.console.departure import ProgramLeft
from audiogame.console.key_script import STEP, WAIT, Script
from audiogame.console.key_source import CONTINUED, Key
from audiogame.console.screen import Screen
from audiogame.keys.names import key_name
from audiogame.narration.narrator import Line
from audiogame.opponents.seat_list import read_seats
from audiogame.outputs.readers import YASR, Reader
from audiogame.play.game_loop import GameLoop
from audiogame.rules.game import Game
from audiogame.rules.options import Options
from audiogame.settings import Settings
from audiogame.table.library import find_game
from audiogame.terminal.screen import TextScreen
from audiogame.terminal.terminal_front_end import BrailleScreen

PLAIN = (WAIT, STEP, CONTINUED, "resized")
"""Names in scripts that are not keys of a keyboard."""
NARROW, WIDE = "narrow", "wide"
"""Script entries that resize the window, with the resize signal."""


@dataclass
class Moment:
    """A key, and the lines that an output received before the next one."""

    key: str
    lines: list[Line] = field(default_factory=list)

    @property
    def texts(self) -> list[str]:
        """The words of the lines."""
        return [line.text for line in self.lines]


class Ear:
    """An output that stores lines by the key before them."""

    name = "ear"

    def __init__(self) -> None:
        self.moments = [Moment("")]

    def take(self, line: Line) -> None:
        """Store a line."""
        self.moments[-1].lines.append(line)

    def pressed(self) -> None:
        """Ignore keys, as the source reports them."""

    def silence(self) -> None:
        """Do nothing: all lines stay."""

    def close(self) -> None:
        """Do nothing: there is nothing to release."""


class SlowVoice(Ear):
    """A voice that has not begun any line yet; at each key it records its queue."""

    def __init__(self) -> None:
        super().__init__()
        self.would_say: list[list[str]] = []

    def pressed(self) -> None:
        super().pressed()
        lines = [line for moment in self.moments for line in moment.lines]
        self.would_say.append([line.text for line in lines if not line.stale])


class SharedKeys(Script):
    """Scripted keys, some of which resize the window."""

    def __init__(self, names: Iterable[str], room: SharedKeyboard) -> None:
        super().__init__(names)
        self._room = room

    async def key(self, timeout: float | None = None) -> Key | None:
        """Return the next key, after a snapshot of the state before it."""
        self._room.look()
        key = await super().key(timeout)
        assert key is not None
        key = self._room.pressed(key)
        name = key.name
        self._room.ear.moments.append(Moment(name))
        if name in (NARROW, WIDE):
            self._room.terminal.resize(30 if name == NARROW else 80)
            return Key("resized", key.at)
        return key


class SharedKeyboard:
    """A game of several players at one keyboard, of Scientific War by default.

    Args:
        data: the data folder.
        keys: to press.
        seats: the players.
        braille: whether the screen is one for braille displays.
        ear: stores the lines.
        resumed: the record of a game to resume; None for a new one.
        captions: whether sounds are captioned in words.
        game: to play.
        reader: the screen reader in the terminal.
        options: of a new game; None for the defaults.
        settings: other settings of the players.
    """

    def __init__(
        self,
        data: Path,
        keys: Iterable[str],
        seats: str = "you=Ann,you=Bo",
        braille: bool = False,
        ear: Ear | None = None,
        resumed: Path | None = None,
        captions: bool = False,
        game: Game | None = None,
        reader: Reader = YASR,
        options: Options | None = None,
        **settings: Any,
    ) -> None:
        self.terminal = EmulatedTerminal()
        self._reader = reader
        self.ear = Ear() if ear is None else ear
        self.seen: list[str] = []
        """Texts of the screen and the scrollback before each key."""
        names = [key if key in (*PLAIN, NARROW, WIDE) else key_name(key) for key in keys]
        source = SharedKeys(names, self)
        front = front_end(source, self.ear, make_screen=self._screen, reader=reader)
        chosen = Settings(braille=braille, copy_to="file", captions=captions, **settings)
        self.app: App = new_app(front, data, chosen)
        self.app.profile.load_keys()
        self.app.speaker.mode = "lines"
        game = find_game("scientific-war") if game is None else game
        self._resumed = resumed is not None
        self.opened: HomeTable = (
            new_table(game, read_seats(seats, game), options or game.options(), data, "7")
            if resumed is None
            else resume_table(resumed)
        )
        self.loop = GameLoop(self.app, self.opened)

    def _screen(self, braille: bool) -> Screen:
        terminal = self.terminal

        class Sized(BrailleScreen if braille else TextScreen):  # type: ignore[misc]  # either
            """A screen as wide as the emulated terminal."""

            @property
            def columns(self) -> int:
                return terminal.columns

        made = Sized(terminal)
        made.reader = self._reader
        return made

    def look(self) -> None:
        """Store the text of the screen and the scrollback."""
        self.seen.append(self.terminal.text)

    def pressed(self, key: Key) -> Key:
        """Return the key to press for a scripted one."""
        return key

    def play(self) -> SharedKeyboard:
        """Press the keys until they end."""

        async def run() -> None:
            with contextlib.suppress(ProgramLeft):
                await self.loop.run(self._resumed)

        asyncio.run(run())
        self.look()
        return self

    @property
    def texts(self) -> list[str]:
        """All lines said, in order."""
        return [text for moment in self.ear.moments for text in moment.texts]

    def said(self, key: int) -> str:
        """Return the lines after the key of this number, from 1; negative from the end."""
        return " ".join(self.ear.moments[key].texts)
