"""Where keys come from, whatever the front end: a key press, its source, and keys of no key."""

from __future__ import annotations

from typing import Protocol

from audiogame.rules.value import Value

END = "end of input"
"""The key that says that no further one will come."""
TERMINATED = "terminated"
CONTINUED = "continued"
AWAKE = "awake"
"""The machine was asleep, by the clock."""
RESIZED = "resized"
"""The key that says that the window has another size."""
PASTE = "paste"
"""The key that brings a text from the clipboard, where the front end can tell."""
SIGNALS = (TERMINATED, CONTINUED, AWAKE, RESIZED)
"""Names of the keys that stand for signals."""


class Key(Value):
    """A key press.

    Args:
        name: the key's name, as in keymaps.
        at: when it arrived, in seconds of the monotonic clock.
        since: when it may have been pressed at the earliest; None if no sooner than it arrived.
        place: where in a list, or among choices, it chooses, counted from 0; None for where the
            player stands.
        text: what was typed elsewhere, and ends with this key, or what was pasted; None where keys
            type.
    """

    name: str
    at: float
    since: float | None = None
    place: int | None = None
    text: str | None = None

    @property
    def earliest(self) -> float:
        """When it may have been pressed at the earliest."""
        return self.at if self.since is None else self.since


class KeySource(Protocol):
    """Where keys come from; one that inherits from it says only in what it differs."""

    scripted: bool = False
    """Whether the keys were written down beforehand: they count as pressed when needed."""
    suspends: bool = False
    """Whether the program can be stopped from here, as Ctrl+Z does in a terminal."""

    async def ready(self) -> None:
        """Wait until keys can be awaited: until there is a loop."""
        return None  # noqa: RET501  # not abstract: most sources begin with one

    async def key(self, timeout: float | None = None) -> Key | None:
        """Return the next key, None if none came within `timeout` seconds."""
        raise NotImplementedError

    async def pending(self, timeout: float) -> bool:
        """Wait so many seconds at most for a key, left for `key`; tells whether one was pressed.

        Where nobody waits for anything, this does not either.
        """
        return False

    def look(self) -> None:
        """Take note of whether a key waits: one that comes later was pressed after this moment."""
        return None  # noqa: RET501  # not abstract: most sources know when their keys were pressed

    def suspend(self) -> None:
        """Stop the program, where that can be; returns when it goes on."""
        return None  # noqa: RET501  # not abstract: most sources cannot

    def renew(self) -> None:
        """Take the keys again, after the program was stopped."""
        return None  # noqa: RET501  # not abstract: most sources lose nothing
