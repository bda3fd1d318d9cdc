"""A model of the screen reader TDSR, by its rules as measured under TDSR 4eea436.

`tests/readers/test_tdsr.py` checks them against the real one where a command `tdsr` is found; in
every run `tests/console/test_unheard_lines.py` plays the program to this model, which knows for
each printed character whether it was spoken.

- A key discards output that is not processed yet, and the reader listens again.
- The first character after a key, if it is the typed one, is its echo and no text.
- What is printed is spoken row by row, a row without its end 5 ms after it was printed.
- Up and Down make it deaf until the next key; 20 ms after them it speaks the cursor's row.
- Left and Right do so too, and then it speaks the character under the cursor.
- Backspace speaks the character before the cursor.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field

LOOK, REST = 0.02, 0.005
ROWS, COLUMNS = ("\x1b[A", "\x1b[B"), ("\x1b[C", "\x1b[D")
BACKSPACE = "\x7f"
_CODE = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]|\x1b\][^\a]*\a|\a")


@dataclass
class Cell:
    """A printed character; `number` is its index among all printed characters."""

    char: str
    number: int


@dataclass
class Tdsr:
    """The reader with a terminal in it, at times given by the caller.

    Attributes:
        spoken: texts spoken.
        heard: numbers of the printed characters that were spoken.
        printed: all characters that were printed.
        gone: numbers of the characters that the cursor moved back over, to be overwritten.
        at: the time of what it does now.
    """

    spoken: list[str] = field(default_factory=list)
    heard: set[int] = field(default_factory=set)
    printed: str = ""
    gone: set[int] = field(default_factory=set)
    at: float = 0.0
    deaf: bool = False
    _typed: str = ""
    _looks: list[tuple[float, str]] = field(default_factory=list)
    _buffer: list[Cell] = field(default_factory=list)
    _row: list[Cell] = field(default_factory=list)
    _column: int = 0

    @property
    def waiting(self) -> set[int]:
        """Numbers of the characters that will be spoken in a moment, unless an arrow is pressed."""
        return {cell.number for cell in self._buffer}

    def key(self, typed: str, at: float) -> None:
        """Process one write of the keyboard."""
        self.wait(at)
        self.at, self._looks, self.deaf, self._typed = at, [], False, typed
        if typed in ROWS or typed in COLUMNS:
            self._looks = [(at + LOOK, "row" if typed in ROWS else "cell")]
            self.deaf = True
        elif typed == BACKSPACE and self._column > 0:
            self._say(self._row[self._column - 1 : self._column])

    def write(self, text: str, at: float) -> None:
        """Process one write of the program."""
        self.wait(at)
        self.at = at
        for char in _CODE.sub("", text):
            self._put(char)
        if not self.deaf and self._buffer:
            self._looks.append((at + REST, "rest"))

    def wait(self, until: float) -> None:
        """Advance the time."""
        while self._looks and self._looks[0][0] <= until:
            self.at, what = self._looks.pop(0)
            if what == "rest":
                self._speak()
            elif what == "row":
                self._say(self._row)
            else:
                self._say(self._row[self._column : self._column + 1] or [Cell(" ", -1)])

    def _put(self, char: str) -> None:
        if char == "\n":
            self._speak()
            self._row, self._column = [], 0
        elif char == "\r":
            self._column = 0
        elif char == "\b":
            self._column = max(self._column - 1, 0)
            self.gone.update(cell.number for cell in self._row[self._column : self._column + 1])
            del self._buffer[-1:]
        else:
            cell = Cell(char, len(self.printed))
            self.printed += char
            if char == self._typed:
                self.spoken.append("space" if char == " " else char)
            elif not self.deaf:
                self._buffer.append(cell)
            self._typed = ""
            self._row[self._column : self._column + 1] = [cell]
            self._column += 1

    def _speak(self) -> None:
        cells, self._buffer = self._buffer, []
        if cells and not self.deaf:
            self._say(cells)

    def _say(self, cells: list[Cell]) -> None:
        self.heard.update(cell.number for cell in cells)
        text = "".join(cell.char for cell in cells).strip()
        self.spoken.append(text or ("space" if len(cells) == 1 else "blank"))
