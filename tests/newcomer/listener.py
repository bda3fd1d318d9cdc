"""A simulated player who knows only the lines in a terminal, and logs them."""

from __future__ import annotations

import time
from collections.abc import Iterable

from terminal import Terminal

from audiogame.narration.narrator import Narrator
from audiogame.narration.texts import Texts
from audiogame.outputs.short_row import More, spelled_row

KEYS = {
    "enter": "\r",
    "space": " ",
    "escape": "\x1b",
    "up": "\x1b[A",
    "down": "\x1b[B",
    "home": "\x1b[H",
    "end": "\x1b[F",
    "comma": ",",
    "period": ".",
    "question": "?",
    "ctrl-c": "\x03",
}
"""By name of a key: the characters it sends."""
QUIET = 0.3
"""Seconds without a line after which an answer counts as complete."""
PATIENCE = 5.0
"""Seconds of silence after which no line comes without a key, on a busy machine too."""
REACTION = 0.12
"""Seconds between a line and the key that answers it; an earlier key is refused."""
LONGEST = 30.0
"""Timeout of a line in seconds."""
_SAY = Narrator(Texts("en")).say
MORE = More(
    digits=tuple(_SAY("row-digit", number=number) for number in range(10)),
    letter=_SAY("row-letter", key="*"),
)
"""The words of a digit or letter that stands alone in a row."""


class Listener:
    """Presses keys and hears lines.

    Args:
        terminal: so wide that no line is wrapped.
        notes: log of every key and every line, keys after ">".
    """

    def __init__(self, terminal: Terminal, notes: list[str]) -> None:
        self.terminal = terminal
        self.notes = notes
        self.new: list[str] = []
        """Lines since the last key."""
        self._heard = 0

    def press(self, key: str) -> None:
        """Press a key by its name."""
        time.sleep(REACTION)
        self.notes.append(f"> {key}")
        self.new = []
        self.terminal.press(KEYS.get(key, key), then_wait=0.0)

    def hear(self, lines: Iterable[str], key: str = "") -> None:
        """Press a key, if one is named, and expect exactly these lines.

        Raises:
            AssertionError: other lines are heard.
        """
        if key:
            self.press(key)
        for line in lines:
            end = time.monotonic() + LONGEST
            while not self._next(0.02):
                assert time.monotonic() < end, f"{line!r} was not said, but {self.new}"
            row = spelled_row(line, MORE)
            assert self.new[-1] == row, f"{row!r} was not said, but {self.new}"

    def listen(self, key: str = "", least: int = 1) -> list[str]:
        """Press a key, if one is named, and return the lines until it is quiet.

        Args:
            least: number of lines that are awaited, however long they take.
        """
        if key:
            self.press(key)
        end, quiet = time.monotonic() + LONGEST, time.monotonic() + QUIET
        while time.monotonic() < quiet or (len(self.new) < least and key != "x"):
            assert time.monotonic() < end, f"Nothing is said after {self.notes[-3:]}"
            if self._next(0.02):
                quiet = time.monotonic() + QUIET
        return self.new

    def until(self, words: Iterable[str]) -> None:
        """Listen until one of these words is heard, or no line for `PATIENCE` seconds."""
        wanted, heard_at = tuple(words), time.monotonic()
        while time.monotonic() < heard_at + PATIENCE:
            if any(one in line for line in self.new for one in wanted):
                return
            if self._next(0.02):
                heard_at = time.monotonic()

    def _next(self, seconds: float) -> bool:
        """Take the next line; returns whether there was one."""
        self.terminal.read(seconds)
        rows = [row for row in map(str.strip, self.terminal.lines) if row]
        if len(rows) <= self._heard or rows[self._heard][-1] not in ".!?":
            return False
        line = rows[self._heard]
        self._heard += 1
        self.new.append(line)
        self.notes.append(line)
        return True
