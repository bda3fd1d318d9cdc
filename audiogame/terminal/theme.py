"""Themes: colours for players who see little, at every number of colours a terminal may have.

Each pair of colours has a contrast of 7 to 1 or more (WCAG 2.2, success criterion 1.4.6), also
where a terminal shows the 16 named colours as xterm or as the Linux console does.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum

from audiogame.rules.value import Value

OWN = "own"
"""The terminal's own colours."""
RESET = "\x1b[0m"


class Depth(Enum):
    """How many colours a terminal has."""

    NONE = "none"
    """None are wanted: only weight tells the newest line."""
    EIGHT = "8"
    """The Linux console: eight grounds, sixteen colours of text."""
    SIXTEEN = "16"
    INDEXED = "256"
    TRUE = "24 bits"


class Tone(Enum):
    """How a line stands to the others."""

    PLAIN = "plain"
    """As all lines are where a screen reader reads them."""
    NEWEST = "newest"
    OLDER = "older"


class Colours(Value):
    """The colours of a theme, as parameters of SGR for each depth that has some.

    Args:
        text: of lines.
        older: of lines that are no longer the newest.
        strong: what makes the newest line stand out beside its place: bold, or underlined where
            bold may change a named colour.
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
    # The Linux console has no light yellow ground: there it is black on light grey.
    "black-on-yellow": Colours(
        _colours("30;47", "30;103", "38;5;16;48;5;226", "38;2;0;0;0;48;2;255;255;0"),
        _colours("30;47", "30;103", "38;5;235;48;5;226", "38;2;50;50;0;48;2;255;255;0"),
        _LINED,
    ),
}
"""By the names of settings."""


def depth_of(environment: Mapping[str, str], windows: bool = False) -> Depth:
    """Tell how many colours a terminal has, by its environment.

    Args:
        environment: the variables; NO_COLOR with any value does without (https://no-color.org).
        windows: whether it is a console of Windows.
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
    """Return the code that begins text of a theme; empty where nothing is to be changed."""
    colours = THEMES.get(theme)
    named = colours is not None and depth is not Depth.NONE
    parts: list[str] = []
    if tone is Tone.NEWEST:
        parts.append(colours.strong[depth] if named and colours is not None else "1")
    if named and colours is not None:
        parts.append((colours.older if tone is Tone.OLDER else colours.text)[depth])
    return f"\x1b[{';'.join(parts)}m" if parts else ""
