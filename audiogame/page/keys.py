"""Keys of the page: pressed, or derived from clicks, touches or typed text."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from urllib.parse import unquote

from audiogame.console.key_source import END, LINKED, Key, KeySource
from audiogame.keys.names import NAMED
from audiogame.page.from_shell import Filled, Leave, Linked, Pick, Pressed, Seen, Typed
from audiogame.page.line import ShellLine
from audiogame.page.message import FromShell

LONGEST = 4_000
"""Most characters of a text in which a link is looked for."""
CHOICE = "choice-"
"""The prefix of the keys of buttons that choose by place, counted from 1."""


class PageKeys(KeySource):
    """Source of the keys that come from the shell.

    Args:
        line: connection to the shell.
        clock: returns monotonic seconds.
        waits: called before the program waits for a key, when everything has been shown.
    """

    away: bool | None = None

    def __init__(
        self,
        line: ShellLine,
        clock: Callable[[], float],
        waits: Callable[[], None] = lambda: None,
    ) -> None:
        self.open_list = 0
        """The open list; picks from other lists come too late and are dropped."""
        self.open_entry = 0
        self.open_controls: tuple[str, ...] = ()
        """The controls of the open form, in order."""
        self.waits = waits
        self.known: Callable[[str], bool] = lambda name: True
        """Returns whether a key has a meaning, on any layout."""
        self._clock = clock
        self._keys: deque[Key] = deque()
        self._came = asyncio.Event()
        self._behind: float | None = None
        """Seconds that the shell's clock is behind ours; None until known."""
        for kind in (Pressed, Pick, Typed, Filled, Linked, Leave, Seen):
            line.on(kind, self.take)

    def take(self, message: FromShell) -> None:
        """Handle a player's action."""
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
            case Linked(text):
                self._put(Key(LINKED, now, text=unquote(text[:LONGEST])))
            case Seen(visible, focused):
                self.away = not (visible and focused)
            case Leave():
                self._put(Key(END, now))

    def _pressed(self, name: str, at: float) -> Key:
        number = name.removeprefix(CHOICE)
        if number != name and number.isdecimal() and int(number):
            return Key("enter", at, place=int(number) - 1)
        return Key(name, at)

    def _here(self, at: float, now: float) -> float:
        """Return when a key was pressed, by our clock: the smallest delay seen gives the offset."""
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
        """Wait at most `timeout` seconds for a key; return whether there is one."""
        return bool(self._keys) or await self._wait(timeout)

    async def _wait(self, timeout: float | None) -> bool:
        self._came.clear()
        # Not `asyncio.timeout`: it sets a deadline, which may have passed when the browser's event
        # loop checks it, and that loop accepts no deadline in the past.
        ends = None
        if timeout is not None:
            ends = asyncio.get_running_loop().call_later(max(timeout, 0.0), self._came.set)
        try:
            await self._came.wait()
        finally:
            if ends is not None:
                ends.cancel()
        return bool(self._keys)
