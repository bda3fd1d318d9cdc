"""The screen prints each line so that terminal screen readers read it once."""

from __future__ import annotations

import contextlib
import io
import os
import re
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from emulated_terminal import EmulatedTerminal
from hypothesis import given
from hypothesis import strategies as st
from offenders import every_offender
from patience import until

from audiogame.console.typed_text import typed
from audiogame.narration.narrator import Line, Urgency
from audiogame.outputs.plain_text import printable
from audiogame.outputs.readers import FENRIR, READERS, TDSR, YASR, Reader
from audiogame.outputs.short_row import More
from audiogame.rules.sounded import Sounded
from audiogame.terminal.screen import (
    LAST_WORDS,
    NARROWEST,
    NO_ECHO,
    NO_ECHO_OF_SPACE,
    TextScreen,
)
from audiogame.terminal.terminal_front_end import BrailleScreen
from audiogame.terminal.typed_row import MARKS_NONE, MARKS_PASTES

if sys.platform == "win32":
    pytest.skip("a pseudo-terminal is needed", allow_module_level=True)

import fcntl
import pty
import struct
import termios

COLUMNS = 40


class Terminal:
    """A pseudo-terminal with a screen that writes to it."""

    def __init__(
        self, columns: int = COLUMNS, encoding: str = "utf-8", processed: bool = False
    ) -> None:
        self.master, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", 24, columns, 0, 0))
        if not processed:  # so that the bytes read are the bytes written
            settings = termios.tcgetattr(slave)
            settings[1] &= ~termios.OPOST
            termios.tcsetattr(slave, termios.TCSANOW, settings)
        self.stream = open(slave, "w", encoding=encoding, newline="")  # noqa: SIM115, PTH123
        self.screen = TextScreen(self.stream)
        self.screen.reader = YASR  # which needs nothing beside the text

    def read(self) -> str:
        """Read once: one write arrives as one piece."""
        return os.read(self.master, 65536).decode()

    def said(self, *texts: str) -> str:
        """Make the screen print lines; returns what the last one wrote."""
        written = ""
        for text in texts:
            self.screen.take(Line(text))
            written = self.read()
        return written

    def close(self) -> None:
        self.stream.close()
        os.close(self.master)


@pytest.fixture
def terminal() -> Iterator[Terminal]:
    opened = Terminal()
    yield opened
    opened.close()


class Noted(io.RawIOBase):
    """A terminal that records each write separately."""

    def __init__(self) -> None:
        self.writes: list[bytes] = []

    def writable(self) -> bool:
        return True

    def isatty(self) -> bool:
        return True

    def write(self, data: Any) -> int:
        piece = bytes(data)
        self.writes.append(piece)
        return len(piece)


def noted() -> tuple[TextScreen, Noted]:
    raw = Noted()
    stream = io.TextIOWrapper(io.BufferedWriter(raw), encoding="utf-8", line_buffering=True)
    screen = TextScreen(stream)
    screen.reader = YASR
    return screen, raw


def test_a_line_break_comes_before_the_text(terminal: Terminal) -> None:
    """The cursor stays at the end of the newest line, where readers look."""
    assert terminal.said("Ann calls red.") == "\nAnn calls red."
    assert terminal.said("Bo calls blue.") == "\nBo calls blue."


def test_one_line_is_one_write() -> None:
    """Readers speak one write as one piece, also where it is wrapped."""
    screen, raw = noted()
    for text in ("Ann calls red.", "word " * 300, "a"):
        before = len(raw.writes)
        screen.take(Line(text))
        assert len(raw.writes) == before + 1


def test_a_line_break_and_its_row_reach_readers_in_one_piece() -> None:
    """Terminals split writes where they add carriage returns: that mode is off during a write.

    Else a reader that looks between two parts finds an empty row, and says "blank".
    """
    terminal = Terminal(processed=True)
    stream, flush = terminal.stream, terminal.stream.flush
    before = termios.tcgetattr(stream)
    while_written: list[int] = []

    def noted_flush() -> None:
        while_written.append(termios.tcgetattr(stream)[1] & termios.OPOST)
        flush()

    stream.flush = noted_flush  # type: ignore[method-assign]  # the stream is a real terminal's
    assert terminal.said("Ann calls red.") == "\r\nAnn calls red."
    row = " ".join(["word"] * 7)
    assert terminal.said("word " * 14) == f"\r\n{row}\r\n{row}"
    terminal.screen.close()
    assert terminal.read() == "\r\n"
    assert while_written == [0, 0, 0]
    assert termios.tcgetattr(stream) == before
    os.write(stream.fileno(), b"\n")  # other programs print as usual
    assert terminal.read() == "\r\n"
    terminal.close()


BACKGROUND = """
import os, pty, signal
leader, master = pty.fork()
if leader:
    while True:
        try:
            print(os.read(master, 1000).decode(), end="")
        except OSError:
            break
    raise SystemExit(os.waitstatus_to_exitcode(os.waitpid(leader, 0)[1]))
job = os.fork()
if job:
    _, status = os.waitpid(job, os.WUNTRACED)
    if os.WIFSTOPPED(status):
        os.kill(job, signal.SIGKILL)
        os._exit(os.WSTOPSIG(status))
    os._exit(os.waitstatus_to_exitcode(status))
os.setpgid(0, 0)
from audiogame.console.typed_text import typed
from audiogame.narration.narrator import Line
from audiogame.terminal.screen import TextScreen
TextScreen().take(Line("Ann calls red."))
"""


def test_a_program_in_the_background_prints_and_is_not_stopped() -> None:
    """Only the foreground job may set the modes of a terminal."""
    command = [sys.executable, "-c", BACKGROUND]
    done = subprocess.run(command, capture_output=True, text=True, timeout=300, check=False)
    assert done.returncode == 0, done.stderr
    assert "Ann calls red." in done.stdout


def test_a_terminal_that_is_gone_is_no_fault_of_its_modes() -> None:
    """The error of the write itself is raised unchanged, once."""
    terminal = Terminal(processed=True)
    os.close(terminal.master)
    with pytest.raises(OSError, match="Input/output error"):
        terminal.screen.take(Line("Ann calls red."))
    with contextlib.suppress(OSError):
        terminal.stream.close()


def test_long_lines_break_at_words(terminal: Terminal) -> None:
    """No row is wider than the terminal, and the words stay whole and in order."""
    text = "Red, red, blue: two match, plus 4. You have 11. " * 3
    rows = terminal.said(text).split("\n")
    assert rows[0] == ""
    assert len(rows) > 4
    assert all(len(row) <= COLUMNS - 1 for row in rows)
    assert " ".join(rows[1:]).split() == text.split()


def test_a_word_wider_than_the_terminal_is_broken(terminal: Terminal) -> None:
    """No character is lost at the edge."""
    rows = terminal.said("x" * 100).split("\n")
    assert "".join(rows) == "x" * 100
    assert all(len(row) < COLUMNS for row in rows)


@given(st.text(st.characters(exclude_categories=["C", "Z"]), min_size=1, max_size=200))
def test_no_character_is_lost(text: str) -> None:
    """Every character is printed, at any width."""
    screen, raw = noted()
    screen.take(Line(text))
    assert b"".join(raw.writes).decode().replace("\n", "").strip() == text.strip()


@pytest.mark.parametrize("reader", [TDSR, YASR, FENRIR], ids=lambda reader: reader.name)
def test_a_narrower_window_keeps_nothing_of_a_secret_row(reader: Reader) -> None:
    """Whatever its width is to that of the window, also a whole multiple of it."""
    hand = "Your hand: ace, king, queen, jack, ten."

    class Resized(TextScreen):
        @property
        def columns(self) -> int:
            assert isinstance(self.stream, EmulatedTerminal)
            return self.stream.columns

    with every_offender(50) as offenders:
        for columns in range(NARROWEST, NARROWEST + 60):
            with offenders.at(str(columns)):
                terminal = EmulatedTerminal()
                screen = Resized(terminal)
                screen.reader = reader
                screen.take(Line("Everybody may read this."))
                screen.take(Line(hand, secret=True))
                terminal.resize(columns)
                screen.take(Line("Pass the keyboard."))
                left = terminal.text.replace("\n", "")
                assert not any(card in left for card in ("ace", "king", "queen", "jack", "ten."))


@pytest.mark.parametrize("reader", [TDSR, YASR, FENRIR], ids=lambda reader: reader.name)
def test_a_secret_row_ends_as_every_other(terminal: Terminal, reader: Reader) -> None:
    """The cursor ends where the reader needs it."""
    terminal.screen.reader = reader
    terminal.screen.take(Line("Your hand: ace.", secret=True))
    lead = NO_ECHO if reader.takes_echo else ""
    assert terminal.read() == f"\n{lead}{reader.row_start}Your hand: ace.{reader.row_end}"


def test_very_narrow_terminals_are_written_to_as_if_they_were_wider() -> None:
    """Some terminals report a width of 0 before they are drawn."""
    narrow = Terminal(columns=1)
    assert narrow.screen.columns == NARROWEST
    assert narrow.said("one two three") == "\none two three"
    narrow.close()


def test_a_row_that_a_reader_would_take_for_echo_is_made_longer(terminal: Terminal) -> None:
    """After a row of 2n + 1 characters one of n gets a blank at its end."""
    assert terminal.said("x" * 11, "y" * 5) == "\n" + "y" * 5 + " "
    assert terminal.said("x" * 12, "y" * 5) == "\n" + "y" * 5
    assert terminal.said("x" * 13, "y" * 5, "z" * 2) == "\nzz "


@given(
    st.lists(st.integers(1, 3 * COLUMNS), min_size=1, max_size=8), st.sampled_from([YASR, FENRIR])
)
def test_no_row_is_taken_for_echo(lengths: list[int], reader: Reader) -> None:
    """Fenrir is silent on a row of n characters if the cursor moves by n + 1 columns.

    With any end of the row, and any text before it; the cursor begins at the left.
    """
    screen, raw = noted()
    screen.widest = COLUMNS
    screen.reader, end = reader, reader.row_end
    for length in lengths:
        screen.take(Line("x" * length))
    cursor = 0
    for row in b"".join(raw.writes).decode().split("\n")[1:]:
        columns = len(row.replace(end, " ") if end else row)
        assert row.endswith(end)
        assert abs(columns - cursor) != len(row.removesuffix(end).rstrip()) + 1
        assert columns <= COLUMNS + 1, "one more column would wrap the row"
        cursor = columns


def test_the_mark_after_a_row_is_invisible() -> None:
    """The mark is a space, with an attribute that ends with it."""
    screen, raw = noted()
    screen.reader = FENRIR
    screen.take(Line("Ann throws."))
    screen.take(Line("Ann calls red."))
    assert raw.writes[-1].decode() == "\nAnn calls red." + FENRIR.row_end
    assert screen.take_row(Line("word " * 40)).startswith("word ")
    assert raw.writes[-1].decode().endswith(", more: Space." + FENRIR.row_end)
    assert re.sub(r"\x1b\[\d+m", "", FENRIR.row_end) == " "


@pytest.mark.parametrize(
    "reader", [one for one in READERS.values() if one.takes_echo], ids=lambda one: one.name
)
@pytest.mark.parametrize("make", [TextScreen, BrailleScreen])
def test_something_stands_before_each_row_that_is_taken_for_an_echo(
    reader: Reader, make: type[TextScreen]
) -> None:
    """The row overwrites it, so it stays invisible; a blank would be spoken after Space."""
    terminal = EmulatedTerminal()
    screen = make(terminal)
    screen.reader = reader
    row_start = reader.row_start if make is TextScreen else ""
    for secret in (False, True):
        for after_space, lead in ((False, NO_ECHO), (True, NO_ECHO_OF_SPACE)):
            before = len(terminal.getvalue())
            screen.after_space = after_space
            screen.take(Line("Rules.", urgency=Urgency.ANSWER, secret=secret))
            written = terminal.getvalue()[before:].removeprefix("\n").removeprefix("\r\x1b[2K")
            assert written.startswith(f"{lead}{row_start}Rules.")
            assert terminal.rows[terminal.row].rstrip() == f"{row_start}Rules."


def test_rows_for_tdsr_begin_with_a_blank_and_leave_the_cursor_there() -> None:
    """So Backspace reads nothing, and Left and Right say "space"; Space is spoken only once."""
    screen, raw = noted()
    screen.reader = TDSR
    screen.after_space = True
    screen.take(Line("word " * 16))
    first, second = raw.writes[-1].decode().split("\n")[1:]
    assert first.startswith(f"{NO_ECHO_OF_SPACE} word")
    assert second.startswith(f"{NO_ECHO} word")
    assert first.endswith("\r")


def test_an_answer_to_an_arrow_fits_one_row(terminal: Terminal) -> None:
    """Readers speak one row after an arrow; the rest is kept for Space."""
    text = "Two soldiers, three, five, six. Set aside one or two of them."
    rest = terminal.screen.take_row(Line(text))
    row = terminal.read()
    assert row.count("\n") == 1
    assert row.endswith(", more: Space.")
    assert len(row) <= COLUMNS
    assert (row.removesuffix(" more: Space.") + " " + rest).split() == text.split()


def test_a_short_answer_is_whole(terminal: Terminal) -> None:
    """No rest of it is kept."""
    assert terminal.screen.take_row(Line("Red.")) == ""
    assert terminal.read() == "\nRed."


def test_a_digit_alone_is_printed_as_a_word(terminal: Terminal) -> None:
    """Readers take a row of two characters for the echo of a key."""
    terminal.screen.more = lambda language: More(digits=tuple(f"word {n}." for n in range(10)))
    assert terminal.said("9.") == "\nword 9."
    assert terminal.said("12. ") == "\n12. "
    terminal.screen.take_row(Line("3."))
    assert terminal.read() == "\nword 3."


def test_a_refusal_without_text_rings(terminal: Terminal) -> None:
    """A bell that moves no cursor; other sounds without words print nothing."""
    terminal.screen.take(Line("", (Sounded("card.flip"),)))
    terminal.screen.take(Line("", (Sounded("ui.error"),)))
    assert terminal.read() == "\a"


def test_a_call_rings_where_no_sound_is_heard_and_the_reader_bears_it(
    terminal: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The desktop shows its text, by the program that the system has for that."""
    noted = tmp_path / "noted"
    program = tmp_path / "notify-send"
    program.write_text(f'#!/bin/sh\nprintf "%s\\n" "$@" > {noted}.new && mv {noted}.new {noted}\n')
    program.chmod(0o700)
    monkeypatch.setenv("PATH", str(tmp_path), prepend=":")
    monkeypatch.setenv("DISPLAY", ":0")
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.delenv("SSH_CONNECTION", raising=False)
    terminal.screen.notify("Sika: your turn.", rings=True)
    assert terminal.read() == "\a"
    assert until(noted.exists)
    assert noted.read_text().splitlines() == [
        *("--app-name=audiogame", "--", "audiogame", "Sika: your turn.")
    ]
    noted.unlink()
    monkeypatch.setenv("SSH_CONNECTION", "there")
    terminal.screen.notify("Sika: your turn.", rings=False)
    terminal.screen.bell = lambda: False
    terminal.screen.notify("Sika: your turn.", rings=True)
    assert terminal.said("Red.") == "\nRed.", "nothing was written for either"
    assert not noted.exists(), "that desktop is not the player's"


def test_reports_of_the_focus_end_with_the_screen(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A shell would take them for typed text; the console of Linux has none."""
    monkeypatch.setenv("TERM", "linux")
    terminal.screen.follow_focus(True)
    monkeypatch.setenv("TERM", "xterm")
    for _ in range(2):
        terminal.screen.follow_focus(True)
    assert terminal.read() == "\x1b[?1004h"
    terminal.screen.close()
    assert terminal.read().startswith("\x1b[?1004l")


@pytest.mark.parametrize(
    ("text", "kept"),
    [
        ("a\x1b[2Jb", "a [2Jb"),
        ("a\x07\x00\x7fb", "a   b"),
        ("two\nlines\r\tand more", "two lines  and more"),
        ("half \ud83d here", "half   here"),
        ("a\u202eb\u2068c", "a b c"),
        ("\x9bm", " m"),
        ("Zoë, 李, ♠", "Zoë, 李, ♠"),
    ],
)
def test_nothing_is_printed_that_a_terminal_would_obey(
    terminal: Terminal, text: str, kept: str
) -> None:
    """Control characters, direction marks and lone surrogates become blanks."""
    assert printable(text) == kept
    assert terminal.said("x" + text) == "\n" + "x" + kept
    terminal.screen.take_row(Line(text))
    assert "\x1b" not in terminal.read()


@given(st.text(st.characters(), max_size=50))
def test_everything_printable_can_be_written(text: str) -> None:
    """No text makes the screen fail, and the only line breaks printed are its own."""
    screen, raw = noted()
    screen.take(Line("." + text))
    written = b"".join(raw.writes).decode()
    assert written.replace("\n", "").isprintable()


def test_the_end_waits_for_readers_and_ends_the_line(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Readers get time to finish speaking; the shell's prompt gets its own line."""
    terminal.said("Goodbye.")
    waited: list[float] = []
    with monkeypatch.context() as patched:
        patched.setattr(time, "sleep", waited.append)
        terminal.screen.close()
    assert waited == [LAST_WORDS]
    assert LAST_WORDS > 0.25
    assert terminal.read() == "\n"


def test_typed_characters_are_shown_as_they_come(terminal: Terminal) -> None:
    """They are echoed without lines of their own."""
    terminal.screen.mark_pastes(True)
    assert terminal.read() == MARKS_PASTES
    terminal.screen.edit(typed(""), "> ")
    assert terminal.read() == "\n> "
    terminal.screen.edit(typed("A"))
    assert terminal.read() == "A"
    terminal.screen.edit(typed(""))
    assert terminal.read() == "\b \b"
    terminal.screen.edit(typed("B"))
    assert terminal.read() == "B"
    terminal.said("Connection lost.")
    terminal.screen.edit(typed("BC"))
    assert terminal.read() == "\n> BC", "below what was said meanwhile"
    terminal.screen.edited()
    terminal.screen.renew()
    assert terminal.read() == MARKS_PASTES, "a shell ends it while the program is suspended"
    terminal.screen.mark_pastes(False)
    assert terminal.read() == MARKS_NONE


def test_a_file_gets_plain_lines(monkeypatch: pytest.MonkeyPatch) -> None:
    """One line each, not wrapped; no bells, no echo, no wait."""
    slept: list[float] = []
    monkeypatch.setattr(time, "sleep", slept.append)
    stream = io.StringIO()
    screen = TextScreen(stream)
    screen.take(Line("word " * 50))
    screen.take(Line(""))
    screen.edit(typed("A"), "> ")
    screen.edited()
    screen.take_row(Line("long " * 50))
    screen.close()
    assert slept == []
    assert stream.getvalue() == "word " * 50 + "\n" + "long " * 50 + "\n"
    assert not screen.take_rest()


def test_letters_that_an_encoding_lacks_are_question_marks() -> None:
    """The rest of the line is printed; the program goes on."""
    raw = io.BytesIO()
    stream = io.TextIOWrapper(raw, encoding="ascii", newline="")
    TextScreen(stream).take(Line("Zoë plays."))
    assert raw.getvalue() == b"Zo? plays.\n"
