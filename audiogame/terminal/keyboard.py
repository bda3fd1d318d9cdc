"""Keys from a real terminal, through prompt_toolkit and without its renderer.

prompt_toolkit takes long to import.  So the terminal is taken into raw mode at once, and read from
when a key is first asked for, which is after the first line; what is typed meanwhile is kept.
"""

from __future__ import annotations

import contextlib
import os
import signal
import sys
import time
from collections import deque
from enum import Enum
from pathlib import Path
from typing import TYPE_CHECKING

from audiogame.console.key_source import END, PASTE, Key, KeySource
from audiogame.keys.names import NAMED
from audiogame.terminal.raw_mode import raw_mode, typed_ahead
from audiogame.terminal.stock import PART

if TYPE_CHECKING:
    from asyncio import Queue, TimerHandle
    from collections.abc import Callable, Iterable, Iterator

    from prompt_toolkit.input import Input
    from prompt_toolkit.key_binding import KeyPress
    from prompt_toolkit.keys import Keys

SPECIAL = {
    "c-m": "enter",
    "c-j": "enter",
    "c-i": "tab",
    "c-h": "backspace",
    "escape": "escape",
    "s-tab": "shift-tab",
    "c-@": "ctrl-space",
    "s-escape": "escape",
    "<sigint>": "ctrl-c",
}
"""Names of keys by those of prompt_toolkit."""
ESCAPE, PASTED = "escape", "<bracketed-paste>"
"""Names of prompt_toolkit."""


def _name(key: Keys | str) -> str | None:
    """Return the name of a key of prompt_toolkit; None for what is no key press."""
    if not isinstance(key, Enum):
        return NAMED.get(key, key) if key.isprintable() else "unknown"
    name = str(key.value)
    if name in SPECIAL:
        return SPECIAL[name]
    if name.startswith("<"):  # mouse, paste, cursor reports and the like
        return None
    for short, long in (("c-", "ctrl-"), ("s-", "shift-")):
        name = name.replace(short, long, 1) if name.startswith(("c-", "s-")) else name
    return name.replace("ctrl-s-", "ctrl-shift-")


def known_keys(
    pressed: Iterable[KeyPress], parted: bool = False, ahead: bool = False
) -> Iterator[tuple[str, str | None]]:
    """Name the keys that arrived in one read, without the pieces of unknown sequences.

    Args:
        pressed: what was read.
        parted: whether an Escape at its beginning had arrived in the read before.
        ahead: whether it arrived while nobody read: then Escape and a letter are two keys.

    Returns:
        The name of each key, and the text that was pasted, if it is that.
    """
    waiting = deque(pressed)
    if parted and waiting and waiting[0].key == ESCAPE:
        waiting.popleft()
        yield "escape", None
    while waiting:
        press = waiting.popleft()
        key = press.key
        if key == PASTED:
            yield PASTE, press.data
            continue
        if key == ESCAPE and waiting:
            following = waiting.popleft()
            follower = following.key
            if follower == "[":
                while waiting and not _final(waiting.popleft().key):
                    pass
            elif follower == "O" and waiting:
                waiting.popleft()
            elif follower == ESCAPE or (ahead and press.data and _letter(follower)):
                waiting.appendleft(following)
                yield "escape", None
            elif _letter(follower):
                yield f"alt-{follower.lower()}", None
            continue
        name = _name(key)
        if name is not None:
            yield name, None


def _letter(key: Keys | str) -> bool:
    return not isinstance(key, Enum) and len(key) == 1 and key.isalnum()


def _final(key: Keys | str) -> bool:
    return not isinstance(key, Enum) and len(key) == 1 and "@" <= key <= "~" and key != "["


ESCAPE_WAIT = 0.05
"""Seconds to wait whether an Escape begins a sequence."""
_SCHEDULE = Path("/proc/thread-self/schedstat")


class _ProcessorWait:
    """Counts the seconds that this thread could have run and had no processor; 0 if unknown.

    Where the machine is busy, a key is read later than it was pressed by what is added meanwhile.
    While the program loads behind the first line, its interpreter is waited for as well: each part
    of such a wait ends by itself, and is a turn that this thread has given away.
    """

    def __init__(self) -> None:
        self._turns = 0
        self._for_interpreter = 0.0

    def __call__(self) -> float:
        if sys.platform != "linux":
            return 0.0
        import resource

        try:
            turns = resource.getrusage(resource.RUSAGE_THREAD).ru_nvcsw
            waited = int(_SCHEDULE.read_text(encoding="ascii").split()[1]) / 1e9
        except (OSError, ValueError, IndexError):
            return 0.0
        part = sys.getswitchinterval()
        if part <= PART:
            self._for_interpreter += (turns - self._turns) * part
        self._turns = turns
        return waited + self._for_interpreter


processor_wait = _ProcessorWait()


def _bytes(press: KeyPress) -> int:
    return len(press.data.encode(errors="surrogateescape"))


class TerminalKeys(KeySource):
    """The keys of the terminal on standard input, in raw mode while it is open.

    Args:
        source: what they are read from instead.
    """

    suspends = True

    def __init__(self, source: Input | None = None) -> None:
        self._input = source
        self._late = source is None and sys.platform != "win32"
        """Whether raw mode does without prompt_toolkit."""
        self._opened = 0.0
        self._begun = self._asked = False
        self.reading: Callable[[], None] = lambda: None
        """Is called when keys are read from then on."""
        self._waited = 0
        """How many bytes of what is read next were typed before the first question."""
        self._stopped = False
        """Whether the program was stopped since it began to wait for a key."""
        self._reading = contextlib.ExitStack()
        self._keys: Queue[Key] | None = None
        self._idle = 0.0
        """Since when nothing was left to be done but to wait for a key."""
        self._busy = 0.0
        """Since when the program has done something else than to wait for a key."""
        self._clear = 0.0
        """When no key waited to be read, as far as anybody has looked."""
        self._read_at = 0.0
        """When keys were last read."""
        self._ahead = False
        """Whether what is read next was typed while the program was busy."""
        self._waited_for_processor = 0.0
        self._early: list[Key] = []
        """What was put before there was a queue."""
        self._kept: Key | None = None
        self._flush: TimerHandle | None = None
        self._raw = contextlib.ExitStack()

    @contextlib.contextmanager
    def open(self) -> Iterator[TerminalKeys]:
        """Take the terminal into raw mode, and give it back whatever happens."""
        try:
            self._opened = time.monotonic()
            self._take()
            if not self._late:
                self._begin()
            yield self
        finally:
            self._reading.close()
            self._raw.close()

    def ask(self) -> None:
        """Note that the first question is out: what was typed before must not answer it."""
        if self._late and not self._asked:
            self._asked, self._clear = True, time.monotonic()
            self._waited = typed_ahead(sys.stdin.fileno())

    def _take(self) -> None:
        """Take the terminal into raw mode."""
        if self._late:
            self._raw.enter_context(raw_mode(sys.stdin.fileno()))
        else:
            self._raw.enter_context(self._source().raw_mode())

    def _source(self) -> Input:
        if self._input is None:
            from prompt_toolkit.input import create_input

            self._input = create_input()
        return self._input

    def _begin(self) -> None:
        """Read keys from now on."""
        self._begun = True
        self._reading.enter_context(self._source().attach(self._read))
        self.reading()

    async def pending(self, timeout: float) -> bool:
        """Wait until a key has been pressed, which is left for `key`; tells whether one was."""
        if self._kept is None:
            self._kept = await self.key(timeout)
        return self._kept is not None

    async def key(self, timeout: float | None = None) -> Key | None:
        if self._kept is not None:
            kept, self._kept = self._kept, None
            return kept
        import asyncio

        if self._late and not self._begun:
            self.ask()
            await asyncio.to_thread(self._source)
            self._begin()
        if self._late:
            self._ahead = bool(typed_ahead(sys.stdin.fileno()))
        self._idle, self._waited_for_processor = time.monotonic(), processor_wait()
        self._stopped = False
        queue = self._queue
        left = not queue.empty()  # read together with the last one
        if timeout is not None and timeout <= 0 and queue.empty():
            await asyncio.sleep(0)
        try:
            return await asyncio.wait_for(queue.get(), timeout)
        except TimeoutError:
            return None
        finally:
            if self._read_at > self._idle:  # another key may have come since
                self._busy = self._read_at
            elif not left:
                self._busy = time.monotonic()

    @property
    def _queue(self) -> Queue[Key]:
        if self._keys is None:
            from asyncio import Queue  # late: the first line needs no loop

            self._keys = Queue()
            for key in self._early:
                self._keys.put_nowait(key)
        return self._keys

    def look(self) -> None:
        if self._late and self._queue.empty() and not typed_ahead(sys.stdin.fileno()):
            self._clear = time.monotonic()

    def put(self, name: str) -> None:
        """Act as if a key had been pressed, for signals."""
        key = Key(name, time.monotonic())
        if self._keys is None:
            self._early.append(key)
        else:
            self._keys.put_nowait(key)

    def suspend(self) -> None:
        """Stop the program as Ctrl+Z does in other programs; returns when it goes on."""
        if sys.platform != "win32":
            self._raw.close()
            os.kill(os.getpid(), signal.SIGSTOP)
            self.renew()

    def renew(self) -> None:
        """Take the terminal into raw mode again, after the program was stopped."""
        self._raw.close()
        self._take()

    def _read(self) -> None:
        if self._flush is not None:
            self._flush.cancel()
        source = self._source()
        self._read_at = time.monotonic()
        arrived = self._arrived()
        pressed = source.read_keys()
        # More than has arrived: prompt_toolkit has kept the Escape of the read before.
        parted = bool(arrived) and sum(map(_bytes, pressed)) == arrived + 1
        early = 0
        while early < len(pressed) and self._waited > 0:
            self._waited -= _bytes(pressed[early])
            early += 1
        self._put(pressed[:early], parted, early=True)
        self._put(pressed[early:], parted and not early)
        self._waited, self._ahead = 0, False
        if source.closed:
            self.put(END)
            return
        import asyncio

        self._flush = asyncio.get_running_loop().call_later(ESCAPE_WAIT, self._flushed)

    def _flushed(self) -> None:
        self._flush = None
        self._put(self._source().flush_keys())

    def stopped(self) -> None:
        """Note that the program was stopped: when a key came meanwhile, nobody knows."""
        self._stopped = True

    def _arrived(self) -> int:
        """Return how many bytes wait to be read."""
        return typed_ahead(sys.stdin.fileno() if self._input is None else self._input.fileno())

    def _put(self, pressed: list[KeyPress], parted: bool = False, early: bool = False) -> None:

        now = time.monotonic()
        late = max(processor_wait() - self._waited_for_processor, 0.0)
        since = max(now - late, min(self._idle, now))
        if self._ahead:
            since = max(self._busy, self._clear)
        at = now
        if early:
            at = self._opened
        elif self._stopped:
            at = since = min(since, self._idle)
        for name, text in known_keys(pressed, parted, early or self._ahead):
            self._queue.put_nowait(Key(name, at, min(at, since), text=text))
