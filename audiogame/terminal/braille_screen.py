"""Print for a braille display: short rows, one at a time, each until Space is pressed."""

from __future__ import annotations

from collections import deque
from typing import TextIO

from audiogame.narration.narrator import Line, Urgency
from audiogame.outputs.braille_rows import CELLS, rows_of
from audiogame.outputs.plain_text import printable
from audiogame.terminal.screen import MARGIN, TextScreen


class BrailleScreen(TextScreen):
    """A screen on which nothing new takes the place of what has not been read.

    The cursor stands at the beginning of the row, so that the display shows it from there.

    Args:
        stream: where to write.
    """

    reads_on = True

    def __init__(self, stream: TextIO | None = None) -> None:
        super().__init__(stream)
        self._held: deque[tuple[str, Line]] = deque()
        """Rows that wait for Space, and their lines."""
        self._shown = False
        self._row = ""

    @property
    def unread(self) -> bool:
        """Whether the player has still to press Space for what has come."""
        self._drop_stale()
        return self._shown or bool(self._held)

    @property
    def row_room(self) -> int:
        """No limit: what does not fit waits for Space."""
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
        """Show a line as any other: the display has one row anyway."""
        self.take(line)
        return ""

    def take_rest(self) -> bool:
        """Show the next row; tells whether there was something to read."""
        self._drop_stale()
        if self._held:
            self._show(*self._held.popleft())
            return True
        unread, self._shown = self._shown, False
        return unread

    def show_again(self) -> None:
        """Show the last row once more; a secret one stands there still."""
        if self._row and not self._secret:
            self._print(self._row)

    def settle(self) -> None:
        """Count the row that is shown as read: the player is asked for something else."""
        self._drop_stale()
        if not self._held:
            self._shown = False

    def silence(self) -> None:
        self._held.clear()
        self._shown = False

    def hide(self) -> None:
        """Wipe a secret off the screen; what is left of it is not read on, and not waited for."""
        self._forget_secrets()
        super().hide()

    def wipe(self) -> None:
        self._forget_secrets()
        super().wipe()

    def _forget_secrets(self) -> None:
        self._held = deque(one for one in self._held if not one[1].secret)
        self._shown = self._shown and not self._secret

    def _drop_stale(self) -> None:
        """Keep no rows of lines that are no longer true."""
        self._held = deque(one for one in self._held if not one[1].stale)

    def _show(self, row: str, line: Line) -> None:
        self._typed = None
        if line.secret:
            self._write_secret_row(row, "\r")
        else:
            super().hide()  # its other rows can still be read on
            self._row = row
            self._print(row)

    def _print(self, row: str) -> None:
        self._emit(f"\n{self._no_echo()}{row}\r" if self.terminal else row + "\n")
