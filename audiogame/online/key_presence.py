"""Presence of the players here for a server: that a key was pressed, and nothing else."""

from __future__ import annotations

from asyncio import TimerHandle, get_running_loop
from collections.abc import Callable

EVERY = 20.0
"""Seconds between two of these messages at least."""


class KeyPresence:
    """Tells a server that a key was pressed: at once, and then at most once in `EVERY` seconds.

    Args:
        tell: sends the message.
    """

    def __init__(self, tell: Callable[[], None]) -> None:
        self._tell = tell
        self._told = -EVERY
        """When it was told last, in seconds of the event loop."""
        self._later: TimerHandle | None = None

    def pressed(self) -> None:
        """Tell a key press, now or as soon as it may be told."""
        loop = get_running_loop()
        wait = max(self._told + EVERY - loop.time(), 0.0)
        if not wait:
            self._send()
        elif self._later is None:
            self._later = loop.call_later(wait, self._send)

    def forget(self) -> None:
        """Tell nothing of the keys so far: they came before what happens now."""
        if self._later is not None:
            self._later.cancel()
            self._later = None

    def _send(self) -> None:
        self.forget()
        self._told = get_running_loop().time()
        self._tell()
