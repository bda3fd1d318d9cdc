"""Key sources: a key press, the protocol of a source, and keys that stand for signals."""

from __future__ import annotations

from typing import Protocol

from audiogame.rules.value import Value

END = "end of input"
"""Name of the key for the end of input: none follows."""
TERMINATED = "terminated"
CONTINUED = "continued"
AWAKE = "awake"
"""Name of the key sent when the clock shows that the machine was asleep."""
RESIZED = "resized"
"""Name of the key sent when the window has changed its size."""
PASTE = "paste"
"""Name of the key that pastes from the clipboard, where the front end can detect it."""
LINKED = "linked"
"""Name of the key sent when a link was put into the page's address."""
SIGNALS = (TERMINATED, CONTINUED, AWAKE, RESIZED)
"""Names of keys that stand for signals."""


SQUARE = "square-"
"""The prefix of the keys of squares that are touched, by index from 0, row after row."""


def square_of(key: str) -> int | None:
    """Return the index of the square that a key touches; None for any other key."""
    index = key.removeprefix(SQUARE)
    return int(index) if index != key and index.isdecimal() else None


class Key(Value):
    """A key press.

    Args:
        name: the key's name, as in keymaps.
        at: when it arrived, in seconds of the monotonic clock.
        since: the earliest moment of the press; None if that is `at`.
        place: index in the list or among the choices that it chooses, from 0; None for where the
            player stands.
        text: text pasted, or typed in another field and ended by this key; None where keys
            type.
    """

    name: str
    at: float
    since: float | None = None
    place: int | None = None
    text: str | None = None

    @property
    def earliest(self) -> float:
        """The earliest moment of the press, in seconds of the monotonic clock."""
        return self.at if self.since is None else self.since


class KeySource(Protocol):
    """A key source; subclasses override only what differs."""

    scripted: bool = False
    """Whether the keys come from a script: they count as pressed when needed."""
    suspends: bool = False
    """Whether the program can be suspended from here, as by Ctrl+Z in a terminal."""

    @property
    def away(self) -> bool | None:
        """Whether the player is at another window; None where that is not known."""
        return None

    async def ready(self) -> None:
        """Wait until keys can be awaited: until there is an event loop."""
        return None  # noqa: RET501  # not abstract: most sources begin with one

    async def key(self, timeout: float | None = None) -> Key | None:
        """Return the next key, None if there is none within `timeout` seconds."""
        raise NotImplementedError

    async def pending(self, timeout: float) -> bool:
        """Wait at most `timeout` seconds for a key, left queued; return whether there is one.

        Sources that never wait return at once.
        """
        return False

    def look(self) -> None:
        """Note the time: a key that is not queued by now was pressed after this moment."""
        return None  # noqa: RET501  # not abstract: most sources know when their keys were pressed

    def suspend(self) -> None:
        """Suspend the program, where that is possible; return when it resumes."""
        return None  # noqa: RET501  # not abstract: most sources cannot

    def renew(self) -> None:
        """Reclaim the keyboard after a suspension."""
        return None  # noqa: RET501  # not abstract: most sources lose nothing
