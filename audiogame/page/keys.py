"""Keys of the page: pressed, or meant by what was clicked, touched or typed there."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable

from audiogame.console.key_source import END, Key, KeySource
from audiogame.keys.names import NAMED
from audiogame.page.from_shell import Filled, Leave, Pick, Pressed, Typed
from audiogame.page.line import ShellLine
from audiogame.page.message import FromShell

CHOICE = "choice-"
"""What the keys of buttons begin with that choose by place, counted from 1."""


class PageKeys(KeySource):
    """Keys that come from the shell.

    Args:
        line: to the shell.
        clock: returns seconds that only grow.
        waits: is called before the program waits for a key: everything is shown by then.
    """

    def __init__(
        self,
        line: ShellLine,
        clock: Callable[[], float],
        waits: Callable[[], None] = lambda: None,
    ) -> None:
        self.open_list = 0
        """The list that is open; what is picked from others comes too late."""
        self.open_entry = 0
        self.open_controls: tuple[str, ...] = ()
        """What the form has that is open, in its order."""
        self.waits = waits
        self.known: Callable[[str], bool] = lambda name: True
        """Tells whether a key means something, on whatever layout."""
        self._clock = clock
        self._keys: deque[Key] = deque()
        self._came = asyncio.Event()
        self._behind: float | None = None
        """Seconds that the shell's clock is behind ours, as far as it is known."""
        for kind in (Pressed, Pick, Typed, Filled, Leave):
            line.on(kind, self.take)

    def take(self, message: FromShell) -> None:
        """Take what the player has done."""
        now = self._clock()
        match message:
            case Pressed(written, at, latin):
                name = NAMED.get(written, written)
                meant = latin if latin and not self.known(name) else name
                self._put(self._pressed(meant, self._here(at, now)))
            case Pick(number, index) if number == self.open_list and index >= 0:
                self._put(Key("enter", now, place=index))
            case Typed(number, text) if number == self.open_entry:
                self._put(Key("enter", now, text=text))
            case Filled(name, value) if name in self.open_controls:
                self._put(Key("enter", now, place=self.open_controls.index(name), text=value))
            case Leave():
                self._put(Key(END, now))

    def _pressed(self, name: str, at: float) -> Key:
        number = name.removeprefix(CHOICE)
        if number != name and number.isdecimal() and int(number):
            return Key("enter", at, place=int(number) - 1)
        return Key(name, at)

    def _here(self, at: float, now: float) -> float:
        """Return when a key was pressed, by our clock: at least as fast as the quickest came."""
        if not at:
            return now
        behind = now - at
        if self._behind is None or behind < self._behind:
            self._behind = behind
        return min(at + self._behind, now)

    def _put(self, key: Key) -> None:
        self._keys.append(key)
        self._came.set()

    async def key(self, timeout: float | None = None) -> Key | None:
        """Return the next key, None if none came within `timeout` seconds."""
        self.waits()
        if not self._keys and not await self._wait(timeout):
            return None
        return self._keys.popleft()

    async def pending(self, timeout: float) -> bool:
        """Wait so many seconds at most for a key; tells whether there is one."""
        return bool(self._keys) or await self._wait(timeout)

    async def _wait(self, timeout: float | None) -> bool:
        self._came.clear()
        # Not `asyncio.timeout`: it names a time, which may be over when the loop of a browser looks
        # at it, and that loop takes no time of the past.
        ends = None
        if timeout is not None:
            ends = asyncio.get_running_loop().call_later(max(timeout, 0.0), self._came.set)
        try:
            await self._came.wait()
        finally:
            if ends is not None:
                ends.cancel()
        return bool(self._keys)
