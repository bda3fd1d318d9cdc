"""Print lines so that terminal screen readers read each of them once.

A line is one write: a line break first, then the text, so that the cursor stays at the end of
the newest line, which is what readers speak after an arrow key.
"""

from __future__ import annotations

import os
import sys
import time
from base64 import b64encode
from collections.abc import Callable
from textwrap import wrap
from typing import TextIO

from audiogame.narration.narrator import Line
from audiogame.outputs.plain_text import printable
from audiogame.outputs.speech.detection import ancestors
from audiogame.terminal.line_discipline import in_one_piece

NARROWEST = 20
"""Columns; narrower terminals are written to as if they had so many."""
MARGIN = 2
"""Columns at the end of a row that stay free: a full row would move the cursor to the next one."""
FENRIR = "\x1b[1m \x1b[22m"
"""A space in bold, which nobody sees, at the end of rows that Fenrir reads.

After an arrow key it takes whatever is printed at the bottom for the history of a shell: it reads
the row of the cursor only, and cuts off the one before.  Where attributes change, it reads all.
"""
LAST_WORDS = 0.3
"""Seconds between the last line and the line break at the end, for readers to catch up."""


class TextScreen:
    """Appends lines to a terminal; to a file or pipe, plain lines.

    Args:
        stream: where to write.
    """

    name = "screen"
    reads_on = False
    """Whether Space is for reading alone, so that it never chooses."""

    def __init__(self, stream: TextIO | None = None) -> None:
        self.stream = sys.stdout if stream is None else stream
        self.terminal = self.stream.isatty()
        self.widest = 0
        """The characters that may stand in a row; 0 for as many as the terminal has."""
        self.row_end = ""
        """What is written after each row: nothing, or what a reader needs."""
        self.rest = ""
        """What did not fit into the row of an answer to an arrow key."""
        self.bell: Callable[[], bool] = lambda: True
        """Tells whether the terminal's bell answers where there are no words: nothing else does."""
        self._lost: OSError | ValueError | None = None
        """Why nothing can be written any more."""
        self._written = False
        self._secret = False
        self._cursor = 0
        """The column in which the last row ended."""

    @property
    def columns(self) -> int:
        """The width of the terminal in characters."""
        try:
            columns = os.get_terminal_size(self.stream.fileno()).columns
        except (OSError, ValueError):
            columns = 80
        return max(min(columns, self.widest + MARGIN if self.widest else columns), NARROWEST)

    @property
    def _room(self) -> int:
        """The characters of a row, beside what is written after it."""
        return self.columns - MARGIN - bool(self.row_end)

    @property
    def row_room(self) -> int:
        """The characters that an answer to an arrow key may have; 0 for as many as it has."""
        return self._room if self.terminal else 0

    def take(self, line: Line) -> None:
        """Print a line.

        Raises:
            OSError, ValueError: the terminal, file or pipe takes nothing any more.
        """
        if line.secret:
            self._write_secret(printable(line.shown))
        elif line.shown:
            self._write(printable(line.shown))
        elif self.terminal and any(one.cue == "ui.error" for one in line.cues) and self.bell():
            self._emit("\a")
        self._tell_lost()

    def take_row(self, line: Line) -> None:
        """Print a line as an answer to an arrow key: one row, the rest is kept in `rest`.

        Raises:
            OSError, ValueError: as `take` does.
        """
        text = printable(line.shown)
        if line.secret:
            self._write_secret(text)
        elif not self.terminal or len(text) <= self._room:
            self._write(text)
        else:
            row, *rest = wrap(text, self._room - 4) or [""]
            self._write(row + " ...")
            self.rest = " ".join(rest)
        self._tell_lost()

    def take_rest(self) -> bool:
        """Print what did not fit; tells whether there was anything."""
        rest, self.rest = self.rest, ""
        if rest and self._secret:
            self._write_secret(rest)
        elif rest:
            self._write(rest)
        return bool(rest)

    @property
    def unread(self) -> bool:
        """Whether the game waits until the player has read; only braille does."""
        return False

    def settle(self) -> None:
        """Count what is shown as read."""

    def show_again(self) -> None:
        """Show what was shown last once more, where nothing is left to read."""

    def echo(self, text: str) -> None:
        """Show characters that are being typed, "\\b" to go back."""
        if self.terminal:
            self._emit(text)

    def copy(self, text: str) -> bool:
        """Hand a text to the clipboard of the terminal (OSC 52); tells whether there can be one.

        The screen reader yasr would read the code aloud.
        """
        if not self.terminal or os.environ.get("TERM", "") in ("", "dumb", "linux"):
            return False
        if "yasr" in ancestors(os.getpid()):
            return False
        code = b64encode(printable(text).encode()).decode("ascii")
        self._emit(f"\x1b]52;c;{code}\a")
        return True

    def pressed(self) -> None:
        pass

    def silence(self) -> None:
        pass

    def close(self) -> None:
        self.hide()
        if self.terminal and self._written:
            time.sleep(LAST_WORDS)
            self._emit("\n")

    def hide(self) -> None:
        """Wipe a secret off the screen; it has never been in the part that scrolls back."""
        if self._secret:
            self._secret = False
            self.rest = ""
            self._cursor = 0
            self._emit("\r\x1b[2K")

    def _write_secret(self, text: str) -> None:
        """Print a row that is wiped before anything else is printed; the rest waits for Space."""
        if not self.terminal:
            return
        if not self._secret:
            self._emit("\n")
        row, *rest = wrap(text, self.columns - 6) or [""]
        self._emit("\r\x1b[2K" + row + (" ..." if rest else ""))
        self._secret = True
        self.rest = " ".join(rest)

    def _write(self, text: str) -> None:
        self.hide()
        self.rest = ""
        if not self.terminal:
            self._emit(text + "\n")
            return
        emitted = ""
        for row in wrap(text, self._room) or [text]:
            # Fenrir takes a row of n characters for an echo of keys if the cursor moves by n + 1.
            moves = len(row) + 1
            cursor = len(row) + bool(self.row_end)
            if abs(self._cursor - cursor) == moves:
                row, cursor = row + " ", cursor + 1
            emitted += "\n" + row + self.row_end
            self._cursor = cursor
        self._emit(emitted)

    def _emit(self, text: str) -> None:
        self._written = True
        if not self.terminal:
            self._put(text)
            return
        with in_one_piece(self.stream, text) as piece:
            self._put(piece)

    def _put(self, text: str) -> None:
        try:
            try:
                self.stream.write(text)
            except UnicodeEncodeError:
                encoding = self.stream.encoding or "ascii"
                self.stream.write(text.encode(encoding, "replace").decode(encoding))
            self.stream.flush()
        except (OSError, ValueError) as fault:
            self._lost = fault

    def _tell_lost(self) -> None:
        """Raise what has gone wrong, also since the line before, where nobody expects it."""
        if self._lost is not None:
            raise self._lost
