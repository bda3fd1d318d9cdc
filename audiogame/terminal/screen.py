"""Print lines so that terminal screen readers read each of them once.

A line is one write: a line break first, then the text, so that the cursor stays at the end of the
newest line, which screen readers speak after an arrow key.
"""

from __future__ import annotations

import os
import sys
import time
from binascii import b2a_base64
from contextlib import contextmanager, nullcontext, suppress
from typing import TYPE_CHECKING, TextIO

from audiogame.console.screen import Clipboard
from audiogame.console.typed_text import PROMPT
from audiogame.narration.narrator import Urgency
from audiogame.outputs.braille_rows import filled
from audiogame.outputs.plain_text import printable
from audiogame.outputs.readers import UNKNOWN, Reader
from audiogame.outputs.short_row import SHORTEST, More, short_row, spelled_row
from audiogame.outputs.standard_streams import is_terminal
from audiogame.terminal.desktop import copy, has_clipboard, notification_code, notify
from audiogame.terminal.looks import Looks
from audiogame.terminal.typed_row import MARKS_NONE, MARKS_PASTES, TypedRow

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from audiogame.console.typed_text import TypedText
    from audiogame.narration.narrator import Line

if sys.platform == "win32":
    from audiogame.terminal.raw_mode import own_console

    @contextmanager
    def in_one_piece(stream: TextIO, text: str) -> Iterator[str]:
        """Yield the text to write, unchanged: a Windows console needs no conversion."""
        yield text

    @contextmanager
    def taking_codes(stream: TextIO) -> Iterator[bool]:
        """Have the console obey escape sequences, if the stream is one; restore it in any case.

        Yields whether it does.
        """
        if not is_terminal(stream):
            yield True
            return
        with own_console().taking_codes() as taken:
            yield taken

else:
    import termios

    @contextmanager
    def taking_codes(stream: TextIO) -> Iterator[bool]:
        """Yield whether the terminal obeys escape sequences, by its environment."""
        yield os.environ.get("TERM") != "dumb"

    _PROCESSED = termios.OPOST | termios.ONLCR

    @contextmanager
    def in_one_piece(stream: TextIO, text: str) -> Iterator[str]:
        """Yield the text to write, while the terminal's output processing is off.

        Args:
            stream: a terminal; where its modes cannot be read or set, they stay.
            text: to be written, with plain line breaks.
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
        """Return the terminal's output mode flags; 0 where unknown or not to be changed."""
        with suppress(OSError, ValueError, termios.error):
            if _in_background(stream.fileno()):
                return 0  # setting modes would stop the program (SIGTTOU)
            output = termios.tcgetattr(stream.fileno())[1]
            return output if isinstance(output, int) else 0
        return 0

    def _in_background(terminal: int) -> bool:
        """Return whether another job has this terminal, if that is the controlling one at all."""
        try:
            return os.tcgetpgrp(terminal) != os.getpgrp()
        except OSError:
            return False

    def _set(stream: TextIO, output: int) -> bool:
        """Set the terminal's output mode flags; return whether that was possible."""
        with suppress(OSError, ValueError, termios.error):
            modes = termios.tcgetattr(stream.fileno())
            modes[1] = output
            # Not TCSADRAIN: that blocks forever where the player has stopped the output.
            termios.tcsetattr(stream.fileno(), termios.TCSANOW, modes)
            return True
        return False


NARROWEST = 20
"""Columns assumed at least; narrower terminals are written to as if they had that many."""
MARGIN = 2
"""Columns kept free at the end of a row: a full row would move the cursor to the next one."""
ERASE_ROW = "\x1b[2K"
NO_ECHO, NO_ECHO_OF_SPACE = " \b", "`\b"
"""Filler written before a row and overwritten by it.

A reader that takes the first character after a key for its echo takes this one, whichever key was
pressed meanwhile. After Space it is not a blank, as the reader would say "space" before the row.
"""
REPORTS_FOCUS, REPORTS_NO_FOCUS = "\x1b[?1004h", "\x1b[?1004l"
"""Codes that turn a terminal's reports of its focus on and off.

TDSR, yasr and Fenrir read nothing of them, lose no row, and hand the reports on.
"""
LAST_WORDS = 0.3
"""Seconds between the last line and the line break at the end, for readers to catch up."""


def has_codes() -> bool:
    """Return whether the terminal may know more than the codes that move and erase."""
    return os.environ.get("TERM", "") not in ("", "dumb", "linux")


class TextScreen:
    """Output that appends lines to a terminal, or plain lines to a file or pipe.

    Args:
        stream: where to write.
        codes: whether the terminal obeys escape sequences; else none is written.
    """

    name = "screen"
    reads_on = False
    """Whether Space only reads on, and never chooses."""

    def __init__(self, stream: TextIO | None = None, codes: bool = True) -> None:
        self.stream = sys.stdout if stream is None else stream
        self.terminal = is_terminal(self.stream)
        self.codes = codes
        self.widest = 0
        """Characters of a row at most; 0 for the terminal's width."""
        self.reader: Reader = UNKNOWN
        """The screen reader that reads the terminal."""
        self.after_space = False
        """Whether the last key was Space."""
        self.more: Callable[[str], More] = lambda language: More()
        """Returns the notes that a row is not all of its line."""
        self._rest = ""
        """The rest of a secret line that did not fit its row."""
        self._rest_in = ""
        """The code of the language of its words; empty for that of the player."""
        self.looks = Looks()
        """Renderer of colours and spacing; it repaints rows where only sighted players read."""
        self.looks.codes = codes
        self.bell: Callable[[], bool] = lambda: True
        """Returns whether the terminal's bell, as the only sound, answers where no words do."""
        self._lost: OSError | ValueError | None = None
        """The error after which nothing can be written any more."""
        self._written = False
        self._secret = 0
        """Characters of the secret row on screen; 0 without one."""
        self._at_secret = False
        """Whether the cursor is at the beginning of the secret row, not at its end."""
        self._secret_columns = 0
        """The terminal width for which the secret row was written."""
        self._cursor = 0
        """The column in which the last row ended."""
        self._typed: TypedRow | None = None
        """The row in which a text is typed, if it is the last row."""
        self._marks_pastes = False
        """Whether the terminal marks what is pasted."""
        self._follows_focus = False
        """Whether the terminal reports its focus."""

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
        """The height of the terminal in rows."""
        try:
            return os.get_terminal_size(self.stream.fileno()).lines
        except (OSError, ValueError):
            return 24

    def show_as(self, theme: str, spacing: str, view: str, read: Callable[[], bool]) -> None:
        """Apply a theme, spacing and a view to lines from now on.

        Args:
            read: returns whether a screen reader reads the terminal: then only colours apply.
        """
        looks = self.looks
        if (theme, spacing, view) != (looks.theme, looks.spacing, looks.view):
            looks.forget()  # rows on the terminal keep their colours
        looks.theme, looks.spacing, looks.view, looks.read = theme, spacing, view, read

    def renew(self) -> None:
        """Keep the terminal's rows as they are: a shell may have written below them."""
        self._typed = None
        self.looks.forget()
        if self._marks_pastes:  # a shell may have ended that
            self._emit(MARKS_PASTES)

    @property
    def _room(self) -> int:
        """The characters of a row, without the text written before and after it."""
        reader = self.reader
        return self.columns - MARGIN - len(reader.row_start) - bool(reader.row_end)

    @property
    def row_room(self) -> int:
        """The characters that an answer to an arrow key may have; 0 without a limit."""
        return self._room if self.terminal else 0

    def take(self, line: Line) -> None:
        """Print a line.

        Raises:
            OSError, ValueError: the terminal, file or pipe cannot be written any more.
        """
        text = line.shown
        if line.secret:
            self._write_secret(self._printed(text, line.language), line.language)
        elif text:
            self._write(self._printed(text, line.language), line)
        elif self.terminal and any(one.cue == "ui.error" for one in line.cues) and self.bell():
            self._emit("\a")
        self._tell_lost()

    def take_row(self, line: Line) -> str:
        """Print a line as an answer to an arrow key: one row.

        Returns:
            The rest that did not fit, to be read on Space; empty for a secret, whose rest the
            screen keeps.

        Raises:
            OSError, ValueError: as `take` does.
        """
        text, left = self._printed(line.shown, line.language), ""
        if not text:
            self.take(line)
        elif line.secret:
            self._write_secret(text, line.language)
        elif not self.terminal or len(text) <= self._room or self.looks.paints:
            self._write(text, line)
        else:
            row, left = short_row(text, self._room, self.more(line.language))
            self._write(row)
        self._tell_lost()
        return left

    def _printed(self, text: str, language: str) -> str:
        """Return a line as it is printed: no control characters, no row too short to be read."""
        text = printable(text)
        if self.terminal and len(text) < SHORTEST:
            return spelled_row(text, self.more(language))
        return text

    def take_rest(self) -> bool:
        """Print the rest of a secret that did not fit; return whether there was any."""
        rest, self._rest = self._rest, ""
        if rest:
            self._write_secret(rest, self._rest_in)
        return bool(rest)

    busy = None
    """Whether a screen reader still reads: in a terminal that cannot be known."""

    @property
    def unread(self) -> bool:
        """Whether the game waits until the player has read; only with braille."""
        return False

    def settle(self) -> None:
        """Mark everything shown as read."""

    def show_again(self) -> None:
        """Show the last row again, where nothing is left to read."""

    def edit(self, typed: TypedText, row: str = "", reads: int = 0) -> None:
        """Show a text that is being typed."""
        if not self.terminal:
            return
        self.looks.forget()
        room = self.columns - MARGIN
        if row or self._typed is None:
            self.hide()
            self._typed = TypedRow(self.codes)
            text = self._typed.begin(typed, row or PROMPT, room)
        else:
            text = self._typed.change(typed, room, reads)
        if text:
            self._emit(self.looks.coloured(text))

    def edited(self) -> None:
        """End the typing of a text."""
        self._typed = None

    def copy(self, text: str, answered: Callable[[Clipboard], None]) -> None:
        """Copy a text to the clipboard of this machine, or else ask the terminal to (OSC 52).

        A screen reader may read the escape code aloud.
        """
        if has_clipboard():
            done = self.terminal and copy(printable(text))
            answered(Clipboard.COPIED if done else Clipboard.NONE)
            return
        if not self._can_ask:
            answered(Clipboard.NONE)
            return
        code = b2a_base64(printable(text).encode(), newline=False).decode("ascii")
        self._emit(f"\x1b]52;c;{code}\a")
        answered(Clipboard.ASKED)

    @property
    def _can_ask(self) -> bool:
        """Whether the terminal may obey a code of its own, and no reader reads that aloud."""
        return self.terminal and self.codes and has_codes() and not self.reader.reads_codes

    @property
    def can_ring(self) -> bool:
        """Whether a call is the terminal's bell: there, and without sounds."""
        return self.terminal and self.bell()

    def notify(self, text: str, rings: bool) -> None:
        """Ring the bell where there are no sounds, and show a notification."""
        if rings and self.can_ring:
            self._emit("\a")
        code = notification_code(printable(text)) if self._can_ask else ""
        if code:
            self._emit(code)
        elif self.terminal:
            notify(text)

    def follow_focus(self, on: bool) -> None:
        """Turn the terminal's reports of its focus on or off, in a terminal that may have them."""
        if self.terminal and on != self._follows_focus and self.codes and has_codes():
            self._follows_focus = on
            self._emit(REPORTS_FOCUS if on else REPORTS_NO_FOCUS)

    def mark_pastes(self, on: bool) -> None:
        """Turn the terminal's bracketed paste on or off."""
        if self.terminal and on != self._marks_pastes and self.codes and has_codes():
            self._marks_pastes = on
            self._emit(MARKS_PASTES if on else MARKS_NONE)

    def pressed(self) -> None:
        pass

    def silence(self) -> None:
        pass

    def close(self) -> None:
        self.follow_focus(False)
        self.mark_pastes(False)
        self.hide()
        self.edited()
        if self.terminal and self._written:
            time.sleep(LAST_WORDS)
            self._emit("\n")

    def hide(self) -> None:
        """Erase a secret from the screen; it was never in the scrollback."""
        if self._secret:
            wiped = self._wiped()
            self._secret = 0
            self._rest = ""
            self._cursor = 0
            self._emit(wiped)

    def wipe(self) -> None:
        """Erase everything visible, if a secret is among it: a shell may have moved the cursor.

        It is erased row by row: some terminals move a screen that is erased at once into the
        scrollback.
        """
        if not self.codes:
            self.hide()
        elif self._secret:
            self._secret = 0
            self._rest = ""
            self._cursor = 0
            self._emit("\x1b[H" + f"{ERASE_ROW}\x1b[B" * (self.height - 1) + f"{ERASE_ROW}\x1b[H")

    def _write_secret(self, text: str, language: str) -> None:
        """Print a row that is erased before anything else is printed; the rest waits for Space."""
        if not self.terminal:
            return
        row, self._rest = short_row(text, self._room, self.more(language))
        self._rest_in = language
        self._write_secret_row(self.reader.row_start + row, self.reader.row_end)

    def _write_secret_row(self, row: str, end: str) -> None:
        """Print a row in place of the secret one on screen, or below other rows.

        Args:
            row: to be printed, with the text before every row.
            end: text written after it, as after every row.
        """
        self.looks.forget()
        self._typed = None  # typing continues below
        wiped = self._wiped() if self._secret else "\n"
        self._emit(wiped + self._no_echo() + self.looks.coloured(row) + end)
        self._at_secret = end == "\r"
        width = len(row) + (bool(end) and not self._at_secret)
        self._secret, self._secret_columns = max(width, 1), self.columns

    def _wiped(self) -> str:
        """Return the code that erases the secret row; several rows if the window is narrower now.

        Most terminals rewrap then, and it extends above or below the cursor's row.  Where it fills
        its rows exactly, some of them move the cursor behind it to a row of its own: then one row
        more is erased, which in others takes an open one.

        Without escape sequences it is overwritten; terminals that know none do not rewrap.
        """
        if not self.codes:
            return f"\r{' ' * self._secret}\r"
        columns = min(self._secret_columns, self.columns)
        behind = columns < self._secret_columns and not self._at_secret
        more = (self._secret - (not behind)) // columns
        wiped = f"\r{ERASE_ROW}"
        if not self._at_secret:
            return wiped + f"\x1b[A{ERASE_ROW}" * more
        return wiped + f"\x1b[B{ERASE_ROW}" * more + "\x1b[A" * more

    def _write(self, text: str, line: Line | None = None) -> None:
        self.hide()
        self._typed = None  # typing continues below
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
            # Fenrir takes a row of n characters for a key echo if the cursor moves by n + 1.
            moves = len(row) + 1
            cursor = len(row) + bool(self.reader.row_end)
            if abs(self._cursor - cursor) == moves:
                row, cursor = row + " ", cursor + 1
            emitted += "\n" + self._no_echo() + row + self.reader.row_end
            self._cursor = cursor
        self._emit(self.looks.coloured(emitted))

    def _no_echo(self) -> str:
        """Return the filler before a row, so that its first letter is not taken for a key echo."""
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
        """Raise the earlier error, even one since the previous line, outside of any caller."""
        if self._lost is not None:
            raise self._lost
