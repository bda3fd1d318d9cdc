"""Keys from a real terminal, through prompt_toolkit and without its renderer.

Sequences that no key is known for arrive in pieces: Escape, "[", "1" and so on, which in a game
would be leaving and choosing.  They are dropped here, and so is Alt with a letter.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import sys
import time
from collections import deque
from collections.abc import Iterable, Iterator

from prompt_toolkit.input import Input, create_input
from prompt_toolkit.keys import Keys

from audiogame.console.key_source import END, Key, KeySource
from audiogame.keys.names import NAMED

ESCAPE_WAIT = 0.05
"""Seconds to wait whether an Escape begins a sequence."""
SPECIAL = {
    Keys.ControlM: "enter",
    Keys.ControlJ: "enter",
    Keys.ControlI: "tab",
    Keys.ControlH: "backspace",
    Keys.Escape: "escape",
    Keys.BackTab: "shift-tab",
    Keys.ControlAt: "ctrl-space",
    Keys.ShiftEscape: "escape",
    Keys.SIGINT: "ctrl-c",
}


def _name(key: Keys | str) -> str | None:
    """Return the name of a key of prompt_toolkit; None for what is no key press."""
    if not isinstance(key, Keys):
        return NAMED.get(key, key) if key.isprintable() else "unknown"
    if key in SPECIAL:
        return SPECIAL[key]
    if key.value.startswith("<"):  # mouse, paste, cursor reports and the like
        return None
    name = key.value
    for short, long in (("c-", "ctrl-"), ("s-", "shift-")):
        name = name.replace(short, long, 1) if name.startswith(("c-", "s-")) else name
    return name.replace("ctrl-s-", "ctrl-shift-")


def known_keys(pressed: Iterable[Keys | str]) -> Iterator[str]:
    """Name the keys that arrived in one read, without the pieces of unknown sequences."""
    waiting = deque(pressed)
    while waiting:
        key = waiting.popleft()
        if key is Keys.Escape and waiting:
            follower = waiting.popleft()
            if follower == "[":
                while waiting and not _final(waiting.popleft()):
                    pass
            elif follower == "O" and waiting:
                waiting.popleft()
            elif follower is Keys.Escape:
                waiting.appendleft(follower)
                yield "escape"
            continue
        name = _name(key)
        if name is not None:
            yield name


def _final(key: Keys | str) -> bool:
    return not isinstance(key, Keys) and len(key) == 1 and "@" <= key <= "~" and key != "["


class Keyboard(KeySource):
    """The keys of the terminal on standard input, in raw mode while it is open."""

    suspends = True

    def __init__(self, source: Input | None = None) -> None:
        self._input = source if source is not None else create_input()
        self._keys: asyncio.Queue[Key] = asyncio.Queue()
        self._kept: Key | None = None
        self._flush: asyncio.TimerHandle | None = None
        self._raw = contextlib.ExitStack()

    @contextlib.contextmanager
    def open(self) -> Iterator[Keyboard]:
        """Take the terminal into raw mode, and give it back whatever happens."""
        try:
            self._raw.enter_context(self._input.raw_mode())
            with self._input.attach(self._read):
                yield self
        finally:
            self._raw.close()

    async def pending(self, timeout: float) -> bool:
        """Wait until a key has been pressed, which is left for `key`; tells whether one was."""
        if self._kept is None:
            self._kept = await self.key(timeout)
        return self._kept is not None

    async def key(self, timeout: float | None = None) -> Key | None:
        if self._kept is not None:
            kept, self._kept = self._kept, None
            return kept
        if timeout is not None and timeout <= 0 and self._keys.empty():
            await asyncio.sleep(0)
        try:
            return await asyncio.wait_for(self._keys.get(), timeout)
        except TimeoutError:
            return None

    def put(self, name: str) -> None:
        """Act as if a key had been pressed, for signals."""
        self._keys.put_nowait(Key(name, time.monotonic()))

    def suspend(self) -> None:
        """Stop the program as Ctrl+Z does in other programs; returns when it goes on."""
        if sys.platform != "win32":
            self._raw.close()
            os.kill(os.getpid(), signal.SIGSTOP)
            self.renew()

    def renew(self) -> None:
        """Take the terminal into raw mode again, after the program was stopped."""
        self._raw.close()
        self._raw.enter_context(self._input.raw_mode())

    def _read(self) -> None:
        if self._flush is not None:
            self._flush.cancel()
        self._put([press.key for press in self._input.read_keys()])
        if self._input.closed:
            self.put(END)
            return
        self._flush = asyncio.get_running_loop().call_later(ESCAPE_WAIT, self._flushed)

    def _flushed(self) -> None:
        self._flush = None
        self._put([press.key for press in self._input.flush_keys()])

    def _put(self, pressed: list[Keys | str]) -> None:
        for name in known_keys(pressed):
            self.put(name)
