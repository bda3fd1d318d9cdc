"""What the shell of the page says to the program: keys, choices, and what became of lines."""

from __future__ import annotations

import functools
import operator
from typing import Any

import msgspec

from audiogame.page.message import Bytes, FromShell, UnreadableMessage, kind
from audiogame.rules.value import Value


class Pressed(FromShell):
    """A key, by its name in keymaps or what it writes; `at` in seconds of the shell's clock.

    Args:
        latin: what stands at its place on a Latin keyboard, where that differs.
    """

    name: str
    at: float = 0.0
    latin: str = ""


class Pick(FromShell):
    """An entry of a list was chosen by mouse, touch or a screen reader."""

    list: int
    index: int


class Typed(FromShell):
    """An entry was filled in."""

    entry: int
    text: str


class Filled(FromShell):
    """A control of the open form was given another value."""

    name: str
    value: str


class LineHanded(FromShell):
    """A line was handed over to the screen reader."""

    id: int


class Held(FromShell):
    """A line waits, or was cut: nobody may have heard it.

    Args:
        why: "away" while nobody looks at the page, "key" where a key may have cut it off.
    """

    id: int
    why: str = ""


class Superseded(FromShell):
    """A line that answered a key that walks; a later one took its place."""

    id: int


class Reading(FromShell):
    """Whether the player reads the last lines at leisure; nothing is said meanwhile."""

    on: bool


class Set(FromShell):
    """The player has chosen something in the page itself, such as its theme."""

    name: str
    value: str | int


class VoiceWanted(FromShell):
    """The player wants to hear the browser's own voice."""


class Spoken(FromShell):
    """The browser's own voice has said something to its end."""

    id: int


class Seen(FromShell):
    """Whether the page is visible, and has the focus."""

    visible: bool
    focused: bool


class VoiceName(Value):
    """A voice of the browser's."""

    name: str
    language: str = ""


class Voices(FromShell):
    """The voices that the browser has."""

    voices: tuple[VoiceName, ...]


class File(FromShell):
    """A file that the player has chosen; without a name none was."""

    name: str = ""
    bytes: Bytes = b""


class Stored(FromShell):
    """Whether the browser clears what is kept here only if it is asked to."""

    persistent: bool


class Kept(FromShell):
    """Whether what was written is kept, where that has changed.

    Args:
        why: the browser's name for what keeps it from that; empty once all of it is kept.
        found: whether files of before have come, which could not be read at the beginning.
    """

    why: str = ""
    found: bool = False


class SaveAll(FromShell):
    """The player wants everything in a file."""


class Size(FromShell):
    """How many characters there is room for in a row."""

    columns: int


class ReaderFound(FromShell):
    """What the page has found out of who reads it: "keeps" or "stops" at a key."""

    stops: bool = True


class Leave(FromShell):
    """The page is being closed."""


def read(text: str) -> FromShell | None:
    """Read a message of the shell's; None for a kind that this program does not know.

    Raises:
        UnreadableMessage: it is no message.
    """
    try:
        found: FromShell = _DECODER.decode(text)
    except msgspec.DecodeError as fault:
        if _known(text):
            raise UnreadableMessage("page-message-unreadable", why=str(fault)) from fault
        return None
    return found


def _known(text: str) -> bool:
    """Tell whether a message is of a kind that should have been read, or of none."""
    try:
        given: Any = msgspec.json.decode(text)
    except msgspec.DecodeError:
        return True
    return not isinstance(given, dict) or given.get("kind") in KINDS or "kind" not in given


_DECODER: Any = msgspec.json.Decoder(functools.reduce(operator.or_, FromShell.__subclasses__()))
KINDS = frozenset(kind(one.__name__) for one in FromShell.__subclasses__())
"""The kinds that the program understands."""
