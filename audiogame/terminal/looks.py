"""How rows look to the eye: colours, spacing, the newest line, and the question kept below.

Where a screen reader reads the terminal, colours are all of it: its rows stay what they are, and
nothing is painted again.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Sequence

from audiogame.terminal.theme import OWN, RESET, Depth, Tone, depth_of, style

WIDE = "wide"
TOGETHER = "together"
Rows = tuple[str, ...]


class Looks:
    """The looks of one terminal, and what of it may be painted again.

    Args:
        depth: how many colours it has; found out without.
    """

    def __init__(self, depth: Depth | None = None) -> None:
        found = depth_of(os.environ, sys.platform == "win32")
        self.depth = found if depth is None else depth
        self.theme = OWN
        self.spacing = ""
        self.view = ""
        self.read: Callable[[], bool] = lambda: True
        """Tells whether a screen reader reads the terminal, or may."""
        self.reader: Callable[[], bool] = lambda: False
        """Tells whether one runs in it, whatever the player has said."""
        self._newest: Rows = ()
        self._question: Rows = ()
        self._below = 0
        """The rows at the bottom that may be painted again, to that of the cursor."""
        self._size = (0, 0)

    @property
    def paints(self) -> bool:
        """Whether eyes alone read, and something of the looks is wanted."""
        wanted = self.theme != OWN or self.spacing == WIDE or self.view == TOGETHER
        return wanted and not self.read() and not self.reader()

    def coloured(self, text: str) -> str:
        """Put a text, whatever it is, into the theme's colours; as it is, without a theme."""
        begin = style(self.theme, self.depth, Tone.PLAIN)
        return f"{begin}{text}{RESET}" if begin else text

    def forget(self) -> None:
        """Leave everything as it stands: something else was written below."""
        self._newest = self._question = ()
        self._below = 0

    def painted(
        self, rows: Sequence[str], size: tuple[int, int], asks: bool = False, chosen: bool = False
    ) -> str:
        """Return what shows new rows below the others, of which those at the bottom may change.

        Painted again are the rows of the line before, which fades, and, where the question is
        kept together with the newest line, those of the question; no others.

        Args:
            rows: of the new line.
            size: columns and lines of the terminal.
            asks: whether it is a question that a choice will answer.
            chosen: whether it tells of a choice, which answers the question.
        """
        if size != self._size or self._below >= size[1]:
            self.forget()
        self._size = size
        older = self._fade(tuple(rows), asks, chosen)
        shown = [one for one in (self._newest, self._question) if one]
        step = 2 if self.spacing == WIDE else 1
        begin = self._up() if self._below else self._break(step)
        tones = [(one, Tone.OLDER) for one in older] + [(one, Tone.NEWEST) for one in shown]
        text = self._break(step).join(self._lines(one, tone) for one, tone in tones)
        self._below = sum(map(len, shown)) + (step - 1) * (len(shown) - 1)
        return begin + text

    def _fade(self, rows: Rows, asks: bool, chosen: bool) -> list[Rows]:
        """Take a new line; returns the lines that are no longer among the newest, in order."""
        if self.view != TOGETHER:
            older, self._newest, self._question = [self._question, self._newest], rows, ()
        elif asks:  # what happened last stays above it
            older, self._question = [self._question], rows
        elif chosen:
            older, self._newest, self._question = [self._question, self._newest], rows, ()
        else:
            older, self._newest = [self._newest], rows
        return [one for one in older if one]

    def _up(self) -> str:
        """Go to the first of the rows below, and wipe them."""
        up = f"\x1b[{self._below - 1}A" if self._below > 1 else ""
        return f"\r{up}{style(self.theme, self.depth, Tone.PLAIN)}\x1b[J{RESET}"

    def _lines(self, rows: Rows, tone: Tone) -> str:
        begin = style(self.theme, self.depth, tone)
        return "\n".join(f"{begin}{row}\x1b[K{RESET}" for row in rows)

    def _break(self, step: int) -> str:
        """Go on to the next line; wide spacing leaves a row free."""
        empty = f"\n{style(self.theme, self.depth, Tone.PLAIN)}\x1b[K{RESET}"
        return empty * (step - 1) + "\n"
