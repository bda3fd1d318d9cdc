"""The front end in a terminal: its keys, its screen, its speech, sounds and thinker."""

from __future__ import annotations

import os
import sys
import time
from collections import deque
from datetime import datetime
from functools import partial
from typing import TYPE_CHECKING, Any, TextIO

from audiogame.console.front_end import FrontEnd
from audiogame.narration.languages import system_languages
from audiogame.narration.narrator import Line, Urgency
from audiogame.outputs.braille_rows import CELLS, rows_of
from audiogame.outputs.plain_text import printable
from audiogame.outputs.readers import UNKNOWN, in_terminal
from audiogame.outputs.speech.detection import reader_here
from audiogame.outputs.standard_streams import is_terminal
from audiogame.terminal.late_loop import offload
from audiogame.terminal.machine_audio import MachineAudio
from audiogame.terminal.screen import MARGIN, TextScreen

if TYPE_CHECKING:
    import argparse
    from collections.abc import Callable, Iterable, Sequence
    from pathlib import Path

    from audiogame.console.finding import Finding
    from audiogame.console.home_server import HomeServer
    from audiogame.console.key_source import KeySource
    from audiogame.console.screen import Screen
    from audiogame.online.record_proof import KnownGame, Proof
    from audiogame.opponents.thought import Thinker
    from audiogame.outputs import Output
    from audiogame.rules.state import Event
    from audiogame.settings import Settings

NEWS_ADDRESS = ""
"""Address that tells of newer versions; empty until the project has one: nothing is looked for."""


class BrailleScreen(TextScreen):
    """A screen for braille, on which no new line replaces an unread one.

    The cursor is at the beginning of the row, so that the display shows it from there.

    Args:
        stream: where to write.
        codes: whether the terminal obeys escape sequences; else none is written.
    """

    reads_on = True

    def __init__(self, stream: TextIO | None = None, codes: bool = True) -> None:
        super().__init__(stream, codes)
        self._held: deque[tuple[str, Line]] = deque()
        """The queue of rows that wait for Space, with their lines."""
        self._shown = False
        self._row = ""

    @property
    def unread(self) -> bool:
        """Whether the player still has to press Space for the waiting rows."""
        self._drop_stale()
        return self._shown or bool(self._held)

    @property
    def row_room(self) -> int:
        """No limit: the rest waits for Space."""
        return 0

    def take(self, line: Line) -> None:
        if not line.shown or (line.secret and not self.terminal):
            super().take(line)
            return
        cells = self.columns - (MARGIN if self.widest else 1)
        row, *rest = rows_of(printable(line.shown), min(CELLS, cells))
        rows = [(one, line) for one in rest]
        self._drop_stale()
        if line.urgency is Urgency.CHOICE:
            self._held.clear()
        if line.urgency in (Urgency.ANSWER, Urgency.CHOICE):
            self._held.extendleft(reversed(rows))
            self._show(row, line)
        elif self._shown or self._held:
            self._held.extend([(row, line), *rows])
        else:
            self._held.extend(rows)
            self._show(row, line)
        self._shown = self._shown or line.urgency is not Urgency.ANSWER
        self._tell_lost()

    def take_row(self, line: Line) -> str:
        """Show a line like any other: the display has one row anyway."""
        self.take(line)
        return ""

    def take_rest(self) -> bool:
        """Show the next row; return whether there was one."""
        self._drop_stale()
        if self._held:
            self._show(*self._held.popleft())
            return True
        unread, self._shown = self._shown, False
        return unread

    def show_again(self) -> None:
        """Show the last row again; a secret one is still there."""
        if self._row and not self._secret:
            self._print(self._row)

    def settle(self) -> None:
        """Mark the row on display as read: the player is asked another question."""
        self._drop_stale()
        if not self._held:
            self._shown = False

    def silence(self) -> None:
        self._held.clear()
        self._shown = False

    def hide(self) -> None:
        """Erase a secret from the screen, and drop its unread rows from the queue."""
        self._forget_secrets()
        super().hide()

    def wipe(self) -> None:
        self._forget_secrets()
        super().wipe()

    def _forget_secrets(self) -> None:
        self._held = deque(one for one in self._held if not one[1].secret)
        self._shown = self._shown and not self._secret

    def _drop_stale(self) -> None:
        """Drop the rows of lines that are no longer true."""
        self._held = deque(one for one in self._held if not one[1].stale)

    def _show(self, row: str, line: Line) -> None:
        self._typed = None
        if line.secret:
            self._write_secret_row(row, "\r")
        else:
            super().hide()  # its other rows can still be read
            self._row = row
            self._print(row)

    def _print(self, row: str) -> None:
        self._emit(f"\n{self._no_echo()}{row}\r" if self.terminal else row + "\n")


class _Late:
    """An object that is made when something of it is first used, as its modules load slowly.

    Args:
        make: makes it.
    """

    def __init__(self, make: Callable[[], Any]) -> None:
        self._make = make
        self._made: Any = None

    def __getattr__(self, name: str) -> Any:
        if self._made is None:
            self._made = self._make()
        return getattr(self._made, name)

    def close(self) -> None:
        """Close the object, where it was made."""
        if self._made is not None:
            self._made.close()


def _thinker() -> Thinker:
    # late: the first line waits for no bot
    from audiogame.opponents.thinker import ProcessThinker

    return ProcessThinker()


def _home_server(data: Path) -> HomeServer:
    # late: few evenings need a server
    from audiogame.terminal.home_server import ProcessServer

    return ProcessServer(data)


def anybody_listens(typed: argparse.Namespace, script: str | None) -> bool:
    """Return whether a player may hear sounds: at a terminal, or because sound was asked for.

    Args:
        typed: the arguments.
        script: the keys of a script; None for a keyboard.
    """
    asked = getattr(typed, "sound", "") == "on"
    return asked or (script is None and is_terminal(sys.stdout))


async def _proved(path: Path, game: KnownGame, sent: Sequence[Event | None]) -> Proof:
    """Verify a record in a process of its own, see `Prover`."""
    # late: its processes belong to the end of a game at a server
    from audiogame.terminal.proof_process import proved_in_process

    return await proved_in_process(path, game, sent)


def terminal_front_end(
    keys: KeySource,
    data: Path,
    outputs: tuple[Output, ...] = (),
    stream: TextIO | None = None,
    examine: Callable[[Settings, str], Iterable[Finding]] = lambda settings, language: (),
    codes: bool = True,
) -> FrontEnd:
    """Return the front end of a terminal for the console; nothing is started yet.

    Args:
        keys: of the terminal, or of a script.
        data: the program's data folder.
        outputs: of lines, besides screen, speech and sounds.
        stream: that lines are printed to; None for the standard output.
        examine: returns the findings of the doctor, by settings and language.
        codes: whether the terminal obeys escape sequences.
    """

    found = reader_here() if is_terminal(sys.stdout if stream is None else stream) else UNKNOWN
    reader = in_terminal(found, os.environ.get("TERM_PROGRAM", ""))

    def make_screen(braille: bool) -> Screen:
        made: TextScreen = TextScreen(stream, codes)
        if braille:
            made = BrailleScreen(stream, codes)
        made.reader = reader
        made.looks.reader = lambda: found is not UNKNOWN
        return made

    thinker: Any = _Late(_thinker)
    home_server: Any = _Late(partial(_home_server, data))
    return FrontEnd(
        keys=keys,
        make_screen=make_screen,
        audio=MachineAudio(),
        thinker=thinker,
        offload=offload,
        clock=time.monotonic,
        now=lambda: datetime.now().astimezone(),
        outputs=outputs,
        reader=reader,
        home_server=home_server,
        prove=_proved,
        examine=examine,
        news_address=NEWS_ADDRESS,
        languages=system_languages(os.environ),
    )
