"""Visual style of rows: colours, spacing, the newest line, and the question kept below.

Where a screen reader reads the terminal, only colours apply: rows keep their text, and none is
repainted.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Mapping, Sequence
from enum import Enum

from audiogame.rules.value import Value

OWN = "own"
"""The terminal's own colours."""
RESET = "\x1b[0m"


class Depth(Enum):
    """The number of colours of a terminal."""

    NONE = "none"
    """No colours: only bold marks the newest line."""
    EIGHT = "8"
    """The Linux console: eight background colours, sixteen of text."""
    SIXTEEN = "16"
    INDEXED = "256"
    TRUE = "24 bits"


class Tone(Enum):
    """The emphasis of a line among the others."""

    PLAIN = "plain"
    """The same for all lines, as where a screen reader reads them."""
    NEWEST = "newest"
    OLDER = "older"


class Colours(Value):
    """The colours of a theme, as SGR parameters for each depth with colours.

    Args:
        text: of lines.
        older: of lines that are no longer the newest.
        strong: the emphasis of the newest line beside its position: bold, or underlined where bold
            may change a named colour.
    """

    text: Mapping[Depth, str]
    older: Mapping[Depth, str]
    strong: Mapping[Depth, str]


def _colours(eight: str, sixteen: str, indexed: str, true: str) -> Mapping[Depth, str]:
    named = {Depth.EIGHT: eight, Depth.SIXTEEN: sixteen}
    return {**named, Depth.INDEXED: indexed, Depth.TRUE: true}


_BOLD = _colours("1", "1", "1", "1")
_LINED = _colours("4", "4", "1", "1")
THEMES: Mapping[str, Colours] = {
    "white-on-black": Colours(
        _colours("97;40", "97;40", "38;5;231;48;5;16", "38;2;255;255;255;48;2;0;0;0"),
        _colours("37;40", "37;40", "38;5;250;48;5;16", "38;2;190;190;190;48;2;0;0;0"),
        _BOLD,
    ),
    "yellow-on-black": Colours(
        _colours("93;40", "93;40", "38;5;226;48;5;16", "38;2;255;255;0;48;2;0;0;0"),
        _colours("37;40", "37;40", "38;5;184;48;5;16", "38;2;200;200;0;48;2;0;0;0"),
        _BOLD,
    ),
    "black-on-white": Colours(
        _colours("30;47", "30;107", "38;5;16;48;5;231", "38;2;0;0;0;48;2;255;255;255"),
        _colours("30;47", "30;107", "38;5;238;48;5;231", "38;2;64;64;64;48;2;255;255;255"),
        _LINED,
    ),
    # The Linux console has no light yellow background: there it is black on light grey.
    "black-on-yellow": Colours(
        _colours("30;47", "30;103", "38;5;16;48;5;226", "38;2;0;0;0;48;2;255;255;0"),
        _colours("30;47", "30;103", "38;5;235;48;5;226", "38;2;50;50;0;48;2;255;255;0"),
        _LINED,
    ),
}
"""The themes by their names in settings."""


def depth_of(environment: Mapping[str, str], windows: bool = False) -> Depth:
    """Return the number of colours of a terminal, by its environment.

    Args:
        environment: the variables; NO_COLOR with any value does without (https://no-color.org).
        windows: whether it is a Windows console.
    """
    term = environment.get("TERM", "")
    if environment.get("NO_COLOR") or term == "dumb":
        return Depth.NONE
    if environment.get("COLORTERM", "") in ("truecolor", "24bit") or "WT_SESSION" in environment:
        return Depth.TRUE
    if term == "linux":
        return Depth.EIGHT
    if "256" in term:
        return Depth.INDEXED
    return Depth.SIXTEEN if term or windows else Depth.NONE


def style(theme: str, depth: Depth, tone: Tone) -> str:
    """Return the code that begins text of a theme; empty where nothing is to change."""
    colours = THEMES.get(theme)
    named = colours is not None and depth is not Depth.NONE
    parts: list[str] = []
    if tone is Tone.NEWEST:
        parts.append(colours.strong[depth] if named and colours is not None else "1")
    if named and colours is not None:
        parts.append((colours.older if tone is Tone.OLDER else colours.text)[depth])
    return f"\x1b[{';'.join(parts)}m" if parts else ""


WIDE = "wide"
TOGETHER = "together"
Rows = tuple[str, ...]


class Looks:
    """Renderer of a terminal's rows, which tracks those that may be repainted.

    Args:
        depth: number of colours; detected if None.
    """

    def __init__(self, depth: Depth | None = None) -> None:
        found = depth_of(os.environ, sys.platform == "win32")
        self.depth = found if depth is None else depth
        self.codes = True
        """Whether the terminal knows escape sequences."""
        self.theme = OWN
        self.spacing = ""
        self.view = ""
        self.read: Callable[[], bool] = lambda: True
        """Returns whether a screen reader reads the terminal, or may."""
        self.reader: Callable[[], bool] = lambda: False
        """Returns whether a reader runs in it, independent of the player's answer."""
        self._newest: Rows = ()
        self._question: Rows = ()
        self._below = 0
        """Rows at the bottom that may be repainted, up to the cursor's."""
        self._size = (0, 0)

    @property
    def paints(self) -> bool:
        """Whether only sighted players read, and a style is chosen."""
        wanted = self.theme != OWN or self.spacing == WIDE or self.view == TOGETHER
        return self.codes and wanted and not self.read() and not self.reader()

    def coloured(self, text: str) -> str:
        """Return a text in the theme's colours; unchanged without a theme."""
        begin = style(self.theme, self.depth, Tone.PLAIN) if self.codes else ""
        return f"{begin}{text}{RESET}" if begin else text

    def forget(self) -> None:
        """Stop tracking rows for repainting: other output was written below."""
        self._newest = self._question = ()
        self._below = 0

    def painted(
        self, rows: Sequence[str], size: tuple[int, int], asks: bool = False, chosen: bool = False
    ) -> str:
        """Return the code that shows new rows below the others, repainting those at the bottom.

        Only the rows of the previous line, which fades, are repainted, and those of the question
        where it is kept together with the newest line.

        Args:
            rows: of the new line.
            size: columns and lines of the terminal.
            asks: whether it is a question answered by a choice.
            chosen: whether it reports a choice, which answers the question.
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
        """Add a line; return the lines that are no longer among the newest, in order."""
        together = self.view == TOGETHER
        if together and asks:  # the last event stays above it
            older, self._question = [self._question], rows
        elif together and not chosen:
            older, self._newest = [self._newest], rows
        else:
            older, self._newest, self._question = [self._question, self._newest], rows, ()
        return [one for one in older if one]

    def _up(self) -> str:
        """Return the code that moves to the first of the rows below and erases them."""
        up = f"\x1b[{self._below - 1}A" if self._below > 1 else ""
        return f"\r{up}{style(self.theme, self.depth, Tone.PLAIN)}\x1b[J{RESET}"

    def _lines(self, rows: Rows, tone: Tone) -> str:
        begin = style(self.theme, self.depth, tone)
        return "\n".join(f"{begin}{row}\x1b[K{RESET}" for row in rows)

    def _break(self, step: int) -> str:
        """Return the code that moves to the next line; wide spacing leaves an empty row."""
        empty = f"\n{style(self.theme, self.depth, Tone.PLAIN)}\x1b[K{RESET}"
        return empty * (step - 1) + "\n"
