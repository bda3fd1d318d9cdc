"""The front end in a terminal: its keys, its screen, its speech, sounds and thinker."""

from __future__ import annotations

import os
import sys
import time
from collections import deque
from datetime import datetime
from typing import TYPE_CHECKING, TextIO

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
    from random import Random

    from audiogame.console.finding import Finding
    from audiogame.console.home_server import HomeServer, NewHost
    from audiogame.console.key_source import KeySource
    from audiogame.console.screen import Screen
    from audiogame.online.record_proof import KnownGame, Proof
    from audiogame.opponents.mind import Mind
    from audiogame.opponents.thought import Thinker, Thought
    from audiogame.outputs import Output
    from audiogame.rules.fault import Reason
    from audiogame.rules.game import Game
    from audiogame.rules.state import Event, Seat, State
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


class LateThinker:
    """Thinker in a process beside the game, loaded at its first use."""

    def __init__(self) -> None:
        self._thinker: Thinker | None = None
        self._came: Callable[[], object] | None = None

    def get_ready(self, game: Game) -> None:
        """Prepare to think about a game, so that the first thought is not late."""
        self._begun().get_ready(game)

    def think(self, mind: Mind, view: State, seat: Seat, random: Random) -> Thought:
        """Start a mind's thinking about a decision.

        Args:
            view: the state as the seat sees it.
            seat: whose decision it is.
            random: the stream of the decision.
        """
        return self._begun().think(mind, view, seat, random)

    def listen(self, came: Callable[[], object]) -> None:
        """Register a callback for arrived answers."""
        self._came = came
        if self._thinker is not None:
            self._thinker.listen(came)

    def due(self) -> float | None:
        """Return the seconds until the next `look` is due; None for never."""
        return self._thinker.due() if self._thinker is not None else None

    def drop(self, thought: Thought) -> None:
        """Discard a thought whose answer is no longer needed."""
        self._begun().drop(thought)

    def look(self) -> None:
        """Handle the answers that have arrived."""
        if self._thinker is not None:
            self._thinker.look()

    def close(self) -> None:
        """End all thinking."""
        if self._thinker is not None:
            self._thinker.close()

    def _begun(self) -> Thinker:
        if self._thinker is None:
            # late: the first line waits for no bot
            from audiogame.opponents.thinker import ProcessThinker

            self._thinker = ProcessThinker()
            if self._came is not None:
                self._thinker.listen(self._came)
        return self._thinker


def anybody_listens(typed: argparse.Namespace, script: str | None) -> bool:
    """Return whether a player may hear sounds: at a terminal, or because sound was asked for.

    Args:
        typed: the arguments.
        script: the keys of a script; None for a keyboard.
    """
    asked = getattr(typed, "sound", "") == "on"
    return asked or (script is None and is_terminal(sys.stdout))


class _LateServer:
    """The server of a table at home, whose modules are loaded when it is first used.

    Args:
        data: the program's data folder.
    """

    def __init__(self, data: Path) -> None:
        self._data = data
        self._made: HomeServer | None = None

    @property
    def _server(self) -> HomeServer:
        if self._made is None:
            # late: few evenings need a server
            from audiogame.terminal.home_server import ProcessServer

            self._made = ProcessServer(self._data)
        return self._made

    def ask_about(self) -> Reason | None:
        return self._server.ask_about()

    async def ask_host(self) -> NewHost | None:
        return await self._server.ask_host()

    def agree(self) -> None:
        self._server.agree()

    async def begin(self, far: bool) -> str:
        return await self._server.begin(far)

    def ipv6_address(self) -> str:
        return self._server.ipv6_address()

    async def end(self, found: bool = False) -> None:
        if self._made is not None:
            await self._made.end(found)

    def stay(self) -> None:
        if self._made is not None:
            self._made.stay()

    def close(self) -> None:
        if self._made is not None:
            self._made.close()


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

    return FrontEnd(
        keys=keys,
        make_screen=make_screen,
        audio=MachineAudio(),
        thinker=LateThinker(),
        offload=offload,
        clock=time.monotonic,
        now=lambda: datetime.now().astimezone(),
        outputs=outputs,
        reader=reader,
        home_server=_LateServer(data),
        prove=_proved,
        examine=examine,
        news_address=NEWS_ADDRESS,
        languages=system_languages(os.environ),
    )
