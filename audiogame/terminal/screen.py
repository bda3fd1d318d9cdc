"""Print lines so that terminal screen readers read each of them once.

A line is one write: a line break first, then the text, so that the cursor stays at the end of
the newest line, which is what readers speak after an arrow key.
"""

from __future__ import annotations

import os
import sys
import time
from binascii import b2a_base64
from contextlib import contextmanager, nullcontext, suppress
from typing import TYPE_CHECKING, TextIO

from audiogame.console.typed_text import PROMPT
from audiogame.narration.narrator import Urgency
from audiogame.outputs.braille_rows import filled
from audiogame.outputs.plain_text import printable
from audiogame.outputs.readers import UNKNOWN, Reader
from audiogame.outputs.short_row import More, short_row
from audiogame.terminal.looks import Looks
from audiogame.terminal.typed_row import MARKS_NONE, MARKS_PASTES, TypedRow

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from audiogame.console.typed_text import TypedText
    from audiogame.narration.narrator import Line

if sys.platform == "win32":

    @contextmanager
    def in_one_piece(stream: TextIO, text: str) -> Iterator[str]:
        """Yield the text as it is to be written: a console of Windows does nothing of the kind."""
        yield text

else:
    import termios

    _PROCESSED = termios.OPOST | termios.ONLCR

    @contextmanager
    def in_one_piece(stream: TextIO, text: str) -> Iterator[str]:
        """Yield the text as it is to be written, while the terminal passes it on unchanged.

        Args:
            stream: a terminal; where its modes cannot be read or set, they stay.
            text: what is to be written, with plain line breaks.
        """
        output = _output_modes(stream)
        if output & _PROCESSED != _PROCESSED or not _set(stream, output & ~termios.OPOST):
            yield text
            return
        try:
            yield text.replace("\n", "\r\n")
        finally:
            _set(stream, output)

    def _output_modes(stream: TextIO) -> int:
        """Return what the terminal does with output, 0 where nobody knows or may change it."""
        with suppress(OSError, ValueError, termios.error):
            if _in_background(stream.fileno()):
                return 0  # setting modes would stop the program (SIGTTOU)
            output = termios.tcgetattr(stream.fileno())[1]
            return output if isinstance(output, int) else 0
        return 0

    def _in_background(terminal: int) -> bool:
        """Tell whether another job has this terminal, if it controls the program at all."""
        try:
            return os.tcgetpgrp(terminal) != os.getpgrp()
        except OSError:
            return False

    def _set(stream: TextIO, output: int) -> bool:
        """Set what the terminal does with output; tells whether that was possible."""
        with suppress(OSError, ValueError, termios.error):
            modes = termios.tcgetattr(stream.fileno())
            modes[1] = output
            # Not TCSADRAIN: that waits for ever where the player has stopped the output.
            termios.tcsetattr(stream.fileno(), termios.TCSANOW, modes)
            return True
        return False


NARROWEST = 20
"""Columns; narrower terminals are written to as if they had so many."""
MARGIN = 2
"""Columns at the end of a row that stay free: a full row would move the cursor to the next one."""
ERASE_ROW = "\x1b[2K"
NO_ECHO, NO_ECHO_OF_SPACE = " \b", "`\b"
"""Stand before a row and are written over by it: a reader that takes the first character after a
key for its echo takes this one, whichever key was pressed meanwhile.  After Space it is no blank,
for then "space" would be said before the row.
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
        self.reader: Reader = UNKNOWN
        """The screen reader that reads the terminal."""
        self.after_space = False
        """Whether the key pressed last was Space."""
        self.more: Callable[[], More] = More
        """Returns what says that a row is not all of its line."""
        self._rest = ""
        """What did not fit into the row of a secret."""
        self.looks = Looks()
        """Colours, spacing, and what of it is painted again where eyes alone read."""
        self.bell: Callable[[], bool] = lambda: True
        """Tells whether the terminal's bell answers where there are no words: nothing else does."""
        self._lost: OSError | ValueError | None = None
        """Why nothing can be written any more."""
        self._written = False
        self._secret = 0
        """The characters of the secret row that is shown; 0 where none is."""
        self._at_secret = False
        """Whether the cursor stands at its beginning, not at its end."""
        self._secret_columns = 0
        """The width for which it was written."""
        self._cursor = 0
        """The column in which the last row ended."""
        self._typed: TypedRow | None = None
        """The row in which a text is typed, if it is the last one."""
        self._marks_pastes = False

    @property
    def columns(self) -> int:
        """The width of the terminal in characters."""
        try:
            columns = os.get_terminal_size(self.stream.fileno()).columns
        except (OSError, ValueError):
            columns = 80
        columns = max(columns, NARROWEST)
        return min(columns, self.widest + MARGIN) if self.widest else columns

    @property
    def height(self) -> int:
        """The rows of the terminal."""
        try:
            return os.get_terminal_size(self.stream.fileno()).lines
        except (OSError, ValueError):
            return 24

    def show_as(self, theme: str, spacing: str, view: str, read: Callable[[], bool]) -> None:
        """Show lines from now on in a theme, spaced so, and in a view.

        Args:
            read: tells whether a screen reader reads the terminal: then colours are all of it.
        """
        looks = self.looks
        if (theme, spacing, view) != (looks.theme, looks.spacing, looks.view):
            looks.forget()  # what stands there keeps its own colours
        looks.theme, looks.spacing, looks.view, looks.read = theme, spacing, view, read

    def renew(self) -> None:
        """Leave what stands in the terminal as it is: a shell may have written below it."""
        self._typed = None
        self.looks.forget()

    @property
    def _room(self) -> int:
        """The characters of a row, beside what is written before and after it."""
        reader = self.reader
        return self.columns - MARGIN - len(reader.row_start) - bool(reader.row_end)

    @property
    def row_room(self) -> int:
        """The characters that an answer to an arrow key may have; 0 for as many as it has."""
        return self._room if self.terminal else 0

    def take(self, line: Line) -> None:
        """Print a line.

        Raises:
            OSError, ValueError: the terminal, file or pipe takes nothing any more.
        """
        text = line.shown
        if line.secret:
            self._write_secret(printable(text))
        elif text:
            self._write(printable(text), line)
        elif self.terminal and any(one.cue == "ui.error" for one in line.cues) and self.bell():
            self._emit("\a")
        self._tell_lost()

    def take_row(self, line: Line) -> str:
        """Print a line as an answer to an arrow key: one row.

        Returns:
            What did not fit, to be read on Space; of a secret, the screen keeps it.

        Raises:
            OSError, ValueError: as `take` does.
        """
        text, left = printable(line.shown), ""
        if not text:
            self.take(line)
        elif line.secret:
            self._write_secret(text)
        elif not self.terminal or len(text) <= self._room or self.looks.paints:
            self._write(text, line)
        else:
            row, left = short_row(text, self._room, self.more())
            self._write(row)
        self._tell_lost()
        return left

    def take_rest(self) -> bool:
        """Print what did not fit of a secret; tells whether there was anything."""
        rest, self._rest = self._rest, ""
        if rest:
            self._write_secret(rest)
        return bool(rest)

    @property
    def unread(self) -> bool:
        """Whether the game waits until the player has read; only braille does."""
        return False

    def settle(self) -> None:
        """Count what is shown as read."""

    def show_again(self) -> None:
        """Show what was shown last once more, where nothing is left to read."""

    def edit(self, typed: TypedText, row: str = "", reads: int = 0) -> None:
        """Show a text that is being typed, and have the terminal mark what is pasted."""
        if not self.terminal:
            return
        self.looks.forget()
        room = self.columns - MARGIN
        if row or self._typed is None:
            self.hide()
            self._typed, self._marks_pastes = TypedRow(), True
            text = MARKS_PASTES + self._typed.begin(typed, row or PROMPT, room)
        else:
            text = self._typed.change(typed, room, reads)
        if text:
            self._emit(self.looks.coloured(text))

    def edited(self) -> None:
        """Note that nothing is typed any more."""
        self._typed = None
        if self._marks_pastes:
            self._marks_pastes = False
            self._emit(MARKS_NONE)

    def copy(self, text: str) -> bool:
        """Hand a text to the clipboard of the terminal (OSC 52); tells whether there can be one.

        A screen reader may read the code aloud.
        """
        deaf = os.environ.get("TERM", "") in ("", "dumb", "linux")
        if not self.terminal or deaf or self.reader.reads_codes:
            return False
        code = b2a_base64(printable(text).encode(), newline=False).decode("ascii")
        self._emit(f"\x1b]52;c;{code}\a")
        return True

    def pressed(self) -> None:
        pass

    def silence(self) -> None:
        pass

    def close(self) -> None:
        self.hide()
        self.edited()
        if self.terminal and self._written:
            time.sleep(LAST_WORDS)
            self._emit("\n")

    def hide(self) -> None:
        """Wipe a secret off the screen; it has never been in the part that scrolls back."""
        if self._secret:
            wiped = self._wiped()
            self._secret = 0
            self._rest = ""
            self._cursor = 0
            self._emit(wiped)

    def wipe(self) -> None:
        """Wipe all that can be seen, if a secret is among it: a shell may have moved the cursor.

        It is erased row by row: some terminals scroll away and keep what is erased at once.
        """
        if self._secret:
            self._secret = 0
            self._rest = ""
            self._cursor = 0
            self._emit("\x1b[H" + f"{ERASE_ROW}\x1b[B" * (self.height - 1) + f"{ERASE_ROW}\x1b[H")

    def _write_secret(self, text: str) -> None:
        """Print a row that is wiped before anything else is printed; the rest waits for Space."""
        if not self.terminal:
            return
        row, self._rest = short_row(text, self._room, self.more())
        self._write_secret_row(self.reader.row_start + row, self.reader.row_end)

    def _write_secret_row(self, row: str, end: str) -> None:
        """Print a row in the place of the secret one that is shown, or below what is no secret.

        Args:
            row: what is printed, with what stands before every row.
            end: what is written after it, as after every row.
        """
        self.looks.forget()
        self._typed = None  # it goes on below
        wiped = self._wiped() if self._secret else "\n"
        self._emit(wiped + self._no_echo() + self.looks.coloured(row) + end)
        self._at_secret = end == "\r"
        width = len(row) + (bool(end) and not self._at_secret)
        self._secret, self._secret_columns = max(width, 1), self.columns

    def _wiped(self) -> str:
        """Return what wipes the secret row: all rows of it, where the window has become narrower.

        Most terminals wrap anew then, and it goes on above or below the row of the cursor.
        """
        more = (self._secret - 1) // min(self._secret_columns, self.columns)
        wiped = f"\r{ERASE_ROW}"
        if not self._at_secret:
            return wiped + f"\x1b[A{ERASE_ROW}" * more
        return wiped + f"\x1b[B{ERASE_ROW}" * more + "\x1b[A" * more

    def _write(self, text: str, line: Line | None = None) -> None:
        self.hide()
        self._typed = None  # it goes on below
        if not self.terminal:
            self._emit(text + "\n")
            return
        if self.looks.paints:
            rows = filled(text, self._room)
            asks = line is not None and line.asks
            chosen = line is not None and line.urgency is Urgency.CHOICE
            self._emit(self.looks.painted(rows, (self.columns, self.height), asks, chosen))
            return
        self.looks.forget()
        emitted = "\n" * self.height if self.reader.wants_full and not self._written else ""
        for row in filled(text, self._room):
            row = self.reader.row_start + row
            # Fenrir takes a row of n characters for an echo of keys if the cursor moves by n + 1.
            moves = len(row) + 1
            cursor = len(row) + bool(self.reader.row_end)
            if abs(self._cursor - cursor) == moves:
                row, cursor = row + " ", cursor + 1
            emitted += "\n" + self._no_echo() + row + self.reader.row_end
            self._cursor = cursor
        self._emit(self.looks.coloured(emitted))

    def _no_echo(self) -> str:
        """Return what is written before a row, so that its first letter is no echo of any key."""
        after_space, self.after_space = self.after_space, False
        if not self.reader.takes_echo:
            return ""
        return NO_ECHO_OF_SPACE if after_space else NO_ECHO

    def _emit(self, text: str) -> None:
        self._written = True
        with in_one_piece(self.stream, text) if self.terminal else nullcontext(text) as piece:
            try:
                try:
                    self.stream.write(piece)
                except UnicodeEncodeError:
                    encoding = self.stream.encoding or "ascii"
                    self.stream.write(piece.encode(encoding, "replace").decode(encoding))
                self.stream.flush()
            except (OSError, ValueError) as fault:
                self._lost = fault

    def _tell_lost(self) -> None:
        """Raise what has gone wrong, also since the line before, where nobody expects it."""
        if self._lost is not None:
            raise self._lost
