"""Lines that came after an arrow key: some screen readers drop them, so they are offered again."""

from __future__ import annotations

from typing import Protocol

from audiogame.console.key_source import Key
from audiogame.console.needs import Teller
from audiogame.console.screen import Screen
from audiogame.narration.narrator import Line, Urgency
from audiogame.rules.value import replace


class MissedLinesNeeds(Teller, Protocol):
    """Where lines are offered and said again."""

    @property
    def screen(self) -> Screen:
        """Where something may be left to read."""


class MissedLines:
    """What a screen reader may not have read.

    Args:
        console: where it is offered and said again.
    """

    def __init__(self, console: MissedLinesNeeds) -> None:
        self._console = console
        self._new: list[Line] = []
        self._offered: list[Line] = []

    def note(self, line: Line) -> None:
        """Take a line that may have been dropped."""
        self._new.append(line)

    def press(self, key: Key) -> bool:
        """Offer what came after an arrow key, and read it on Space; tells whether it did."""
        if key.name == "space" and (self._new or self._offered):
            for line in (*self._offered, *self._new):
                self._console.say(replace(line, urgency=Urgency.ANSWER), again=True)
            self._new, self._offered = [], []
            return True
        if key.name == "space" and self._console.screen.take_rest():
            return True
        self._offered, self._new = self._new, []
        if self._offered:
            self._console.tell("missed", count=len(self._offered))
        return False
