"""Lines that came after an arrow key: some screen readers drop them, so they are offered again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from audiogame.narration.narrator import Line
from audiogame.terminal.keyboard import Key

if TYPE_CHECKING:
    from audiogame.console.app import App


class MissedLines:
    """What a screen reader may not have read.

    Args:
        app: where it is offered and said again.
    """

    def __init__(self, app: App) -> None:
        self._app = app
        self._new: list[Line] = []
        self._offered: list[Line] = []

    def note(self, line: Line) -> None:
        """Take a line that may have been dropped."""
        self._new.append(line)

    def press(self, key: Key) -> bool:
        """Offer what came after an arrow key, and read it on Space; tells whether it did."""
        if key.name == "space" and (self._new or self._offered):
            for line in (*self._offered, *self._new):
                self._app.history_commands.retell(line)
            self._new, self._offered = [], []
            return True
        if key.name == "space" and self._app.screen.take_rest():
            return True
        self._offered, self._new = self._new, []
        if self._offered:
            self._app.tell("missed", count=len(self._offered))
        return False
