"""Messages from the page's shell to the program: keys, choices, and the fate of lines."""

from __future__ import annotations

import functools
import operator
from typing import Any

import msgspec

from audiogame.page.message import Bytes, FromShell, kind
from audiogame.rules.fault import Fault, system_reason
from audiogame.rules.value import Value


class Pressed(FromShell):
    """A key, by its keymap name or the character it types; `at` in seconds of the shell's clock.

    Args:
        latin: the character at its place on a Latin keyboard, where that differs.
    """

    name: str
    at: float = 0.0
    latin: str = ""


class Keyed(FromShell):
    """The player has used a keyboard."""


class Pick(FromShell):
    """An entry of a list was chosen by mouse, touch or a screen reader."""

    list: int
    index: int


class Typed(FromShell):
    """A text entry was submitted."""

    entry: int
    text: str


class Linked(FromShell):
    """A link was put into the page's address, or a text was pasted where none is typed."""

    text: str


class Filled(FromShell):
    """A control of the open form has a new value."""

    name: str
    value: str


class LineHanded(FromShell):
    """A line was handed over to the screen reader."""

    id: int


class Held(FromShell):
    """A line waits, or was cut off: the player may not have heard it.

    Args:
        why: "away" while the page is not visible, "key" where a key may have cut it off, and
            "behind" where a key came before its first word.
    """

    id: int
    why: str = ""


class Shortened(FromShell):
    """Only the first characters of the newest line have room on the page.

    Args:
        seen: their number; the length of the line where all of it is seen now.
    """

    id: int
    seen: int


class Superseded(FromShell):
    """A later answer to a navigation key replaced this line."""

    id: int


class Reading(FromShell):
    """Whether the player reads the last lines at leisure; no line is spoken meanwhile."""

    on: bool


class Set(FromShell):
    """The player changed a setting in the page itself, such as its theme."""

    name: str
    value: str | int


class VoiceWanted(FromShell):
    """The player wants to hear the browser's own voice."""


class Spoken(FromShell):
    """The browser's own voice has finished an utterance."""

    id: int


class Seen(FromShell):
    """Whether the page is visible, and has the focus."""

    visible: bool
    focused: bool


class VoiceName(Value):
    """A voice of the browser."""

    name: str
    language: str = ""


class Voices(FromShell):
    """The voices that the browser has."""

    voices: tuple[VoiceName, ...]


class File(FromShell):
    """A file that the player has chosen; without a name if none was."""

    name: str = ""
    bytes: Bytes = b""


class Copied(FromShell):
    """Whether the browser has copied a text."""

    id: int
    done: bool


class Stored(FromShell):
    """Whether the browser's storage is persistent: cleared only on the user's request.

    Args:
        deletes: whether it deletes everything after seven days without a visit all the same.
    """

    persistent: bool
    deletes: bool = False


class Kept(FromShell):
    """A change in whether written data is persisted.

    Args:
        why: the browser's name of the error that prevents it; empty once all data is persisted.
        found: whether earlier files were recovered that could not be read at the start.
    """

    why: str = ""
    found: bool = False


class SaveAll(FromShell):
    """The player wants to save everything to a file."""


class Size(FromShell):
    """The number of characters that fit in a row."""

    columns: int


class ReaderFound(FromShell):
    """Detected behaviour of the screen reader: it "keeps" or "stops" speech at a key."""

    stops: bool = True


class UpdateReady(FromShell):
    """A newer version of the page is on the device as a whole, and waits.

    Args:
        version: of the program, a space, and the build.
    """

    version: str


class Leave(FromShell):
    """The page is being closed."""


def read(text: str) -> FromShell | None:
    """Parse a message of the shell; None for a kind that this program does not know.

    Raises:
        Fault: it is not a message.
    """
    try:
        found: FromShell = _DECODER.decode(text)
    except msgspec.DecodeError as fault:
        if _known(text):
            raise Fault("page-message-unreadable", why=system_reason(fault)) from fault
        return None
    return found


def _known(text: str) -> bool:
    """Return whether a message should have been parsed: its kind is known, or it has none."""
    try:
        given: Any = msgspec.json.decode(text)
    except msgspec.DecodeError:
        return True
    return not isinstance(given, dict) or given.get("kind") in KINDS or "kind" not in given


_DECODER: Any = msgspec.json.Decoder(functools.reduce(operator.or_, FromShell.__subclasses__()))
KINDS = frozenset(kind(one.__name__) for one in FromShell.__subclasses__())
"""The kinds that the program understands."""
