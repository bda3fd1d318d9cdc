"""An emulated terminal with wrapping, scrollback, and rewrapping after a resize."""

from __future__ import annotations

import re
from io import StringIO

_PIECE = re.compile(r"\x1b\[([0-9;]*)([A-Za-z])|\x1b\].*?\x07|[\n\r\a\b]|[^\x1b\n\r\a\b]+")


class EmulatedTerminal(StringIO):
    """The screen and the scrollback of a terminal after texts written to it.

    Args:
        columns: the width in characters.
        height: the visible rows; those above them are the scrollback, which never changes.
    """

    def __init__(self, columns: int = 80, height: int = 24) -> None:
        super().__init__()
        self.columns = columns
        self.height = height
        self.rows: list[str] = [""]
        """All rows, those of the scrollback first."""
        self.row = self.column = 0
        self._goes_on: set[int] = set()
        """Indices of rows that continue a wrapped row above."""

    def isatty(self) -> bool:
        """Return that this is a terminal."""
        return True

    @property
    def text(self) -> str:
        """Screen and scrollback, with wrapped rows joined again."""
        return "\n".join(self._lines())

    def write(self, text: str) -> int:
        """Write a text at the cursor."""
        for piece in _PIECE.finditer(text):
            written = piece.group()
            if written.startswith("\x1b["):
                self._obey(piece.group(1), piece.group(2))
            elif written == "\n":
                self._go_down()
                self.column = 0
            elif written == "\r":
                self.column = 0
            elif written == "\b":
                self.column = max(self.column - 1, 0)
            elif written[0] not in "\x1b\a":
                self._print(written)
        return super().write(text)

    def resize(self, columns: int) -> None:
        """Rewrap all rows, as most terminals do."""
        before = self._line_of(self.row)
        offset = self.row - before
        place = offset * self.columns + self.column
        number = sum(1 for row in range(before) if row not in self._goes_on)
        lines = self._lines()
        self.columns, self.rows, self._goes_on = columns, [], set()
        for at, line in enumerate(lines):
            if at == number:
                self.row, self.column = len(self.rows) + place // columns, place % columns
            parts = [line[i : i + columns] for i in range(0, len(line), columns)] or [""]
            for part in parts:
                if part is not parts[0]:
                    self._goes_on.add(len(self.rows))
                self.rows.append(part)
        while len(self.rows) <= self.row:
            self._goes_on.add(len(self.rows))
            self.rows.append("")

    def _line_of(self, row: int) -> int:
        while row in self._goes_on:
            row -= 1
        return row

    def _lines(self) -> list[str]:
        lines: list[str] = []
        for at, row in enumerate(self.rows):
            if at in self._goes_on:
                lines[-1] += row
            else:
                lines.append(row)
        return lines

    def _go_down(self) -> None:
        self.row += 1
        if self.row == len(self.rows):
            self.rows.append("")

    def _print(self, text: str) -> None:
        for char in text:
            if self.column == self.columns:
                self._go_down()
                self._goes_on.add(self.row)
                self.column = 0
            row = self.rows[self.row].ljust(self.column)
            self.rows[self.row] = row[: self.column] + char + row[self.column + 1 :]
            self.column += 1

    def _obey(self, number: str, command: str) -> None:
        top = max(len(self.rows) - self.height, 0)
        if command == "A":
            self.row = max(self.row - int(number or 1), top)
        elif command == "B":
            self.row = min(self.row + int(number or 1), top + self.height - 1)
            while len(self.rows) <= self.row:
                self.rows.append("")
        elif command == "K":
            assert number == "2", "rows are erased whole"
            self.rows[self.row] = ""
            self._goes_on -= {self.row, self.row + 1}
        elif command == "H":
            self.row, self.column = top, 0
        elif command != "m":
            raise AssertionError(f"this terminal does not know {command!r}")
