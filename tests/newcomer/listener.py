"""A player at a terminal who knows nothing but the lines that come, and writes them down."""

from __future__ import annotations

import time
from collections.abc import Iterable

from terminal import Terminal

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
"""What keys with names send."""
QUIET = 0.3
"""Seconds without a line after which nothing more is being said."""
PATIENCE = 5.0
"""Seconds without a line after which nothing more comes by itself, also on a busy machine."""
REACTION = 0.12
"""Seconds before a key can be the answer to a line; an earlier one is refused."""
LONGEST = 30.0
"""Seconds that a line may keep a player waiting."""


class Listener:
    """Presses keys and hears what is said.

    Args:
        terminal: wide enough that no line is wrapped.
        notes: where every key and every line is written, keys after ">".
    """

    def __init__(self, terminal: Terminal, notes: list[str]) -> None:
        self.terminal = terminal
        self.notes = notes
        self.new: list[str] = []
        """What was said since the last key."""
        self._heard = 0

    def press(self, key: str) -> None:
        """Press a key by its name."""
        time.sleep(REACTION)
        self.notes.append(f"> {key}")
        self.new = []
        self.terminal.press(KEYS.get(key, key), then_wait=0.0)

    def hear(self, lines: Iterable[str], key: str = "") -> None:
        """Press a key, if one is named, and hear these lines, no others.

        Raises:
            AssertionError: something else is said.
        """
        if key:
            self.press(key)
        for line in lines:
            end = time.monotonic() + LONGEST
            while not self._next(0.02):
                assert time.monotonic() < end, f"{line!r} was not said, but {self.new}"
            assert self.new[-1] == line, f"{line!r} was not said, but {self.new}"

    def listen(self, key: str = "") -> list[str]:
        """Press a key, if one is named, and return what is said until it is quiet."""
        if key:
            self.press(key)
        end, quiet = time.monotonic() + LONGEST, time.monotonic() + QUIET
        while time.monotonic() < quiet or (not self.new and key != "x"):
            assert time.monotonic() < end, f"Nothing is said after {self.notes[-3:]}"
            if self._next(0.02):
                quiet = time.monotonic() + QUIET
        return self.new

    def until(self, words: Iterable[str]) -> None:
        """Listen until one of these words is said, or nothing for a long while."""
        wanted, heard_at = tuple(words), time.monotonic()
        while time.monotonic() < heard_at + PATIENCE:
            if any(one in line for line in self.new for one in wanted):
                return
            if self._next(0.02):
                heard_at = time.monotonic()

    def _next(self, seconds: float) -> bool:
        """Take the next line, if there is one; tells whether there was."""
        self.terminal.read(seconds)
        rows = [row.strip() for row in self.terminal.text.replace("\a", "").split("\n")]
        rows = [row for row in rows if row]
        if len(rows) <= self._heard or rows[self._heard][-1] not in ".!?":
            return False
        line = rows[self._heard]
        self._heard += 1
        self.new.append(line)
        self.notes.append(line)
        return True
