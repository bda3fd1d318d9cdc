"""Keys from a real terminal, through prompt_toolkit and without its renderer.

prompt_toolkit is slow to import. So the terminal is set to raw mode at once, but read only when a
key is first awaited, which is after the first line; keys typed meanwhile are buffered.
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

from audiogame.console.key_source import END, PASTE, RESIZED, Key, KeySource
from audiogame.keys.names import CHARACTERS, NAMED
from audiogame.terminal.raw_mode import raw_mode, typed_ahead
from audiogame.terminal.stock import PART

if sys.platform == "win32":
    from audiogame.terminal.raw_mode import own_console

if TYPE_CHECKING:
    from asyncio import AbstractEventLoop, Queue, TimerHandle
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
"""Our names of keys, by prompt_toolkit's names."""
FOCUSED, UNFOCUSED = "focused", "unfocused"
FOCUS = {"I": FOCUSED, "O": UNFOCUSED}
"""Reports of the terminal's focus, by the letter that ends them; they are no keys."""
ESCAPE, PASTED = "escape", "<bracketed-paste>"
"""prompt_toolkit's names."""


def _name(key: Keys | str) -> str | None:
    """Return our name of a prompt_toolkit key; None for an event that is not a key press."""
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
        pressed: the events that were read.
        parted: whether an Escape at its beginning had arrived in the previous read.
        ahead: whether it arrived before the program read: then Escape and a letter are two keys.

    Returns:
        The name of each key, and the pasted text, if it is a paste.
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
                last = _end_of_code(waiting)
                if last in FOCUS:
                    yield FOCUS[last], None
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


def _end_of_code(waiting: deque[KeyPress]) -> str:
    """Take the rest of a code; return its final letter where that is all of it, else nothing."""
    length = 0
    while waiting:
        key, length = waiting.popleft().key, length + 1
        if _final(key):
            return str(key) if length == 1 else ""
    return ""


def _letter(key: Keys | str) -> bool:
    return not isinstance(key, Enum) and len(key) == 1 and key.isalnum()


def _final(key: Keys | str) -> bool:
    return not isinstance(key, Enum) and len(key) == 1 and "@" <= key <= "~" and key != "["


ESCAPE_WAIT = 0.05
"""Seconds to wait for the rest of a sequence after an Escape."""
BURST = 12
"""Characters in one read that may be a paste, in a terminal that does not mark it: no fingers type
so many at once, but a busy program finds them."""
PASTE_WAIT = 0.05
"""Seconds to wait for the rest of such a paste."""
LINKS = ("audiogame://", "audiogames://")
_SCHEDULE = Path("/proc/thread-self/schedstat")


class _ProcessorWait:
    """Clock of the seconds this thread was ready to run but had no processor; 0 if unknown.

    On a busy machine, a key is read later than it was pressed by the seconds added meanwhile. While
    the program loads behind the first line, this thread also waits for the interpreter lock: each
    part of such a wait ends by itself, and counts as a turn that this thread yielded.
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
        source: the input to read instead.
        waiting: returns how many bytes of it wait to be read.
    """

    suspends = sys.platform != "win32"
    away: bool | None = None
    """Whether another window has the focus, by the terminal's reports; None without one."""

    def __init__(
        self, source: Input | None = None, waiting: Callable[[], int] | None = None
    ) -> None:
        self._input = source
        self._waiting = waiting
        self._late = source is None
        """Whether raw mode is set without prompt_toolkit."""
        self._opened = 0.0
        self._begun = self._asked = False
        self.reading: Callable[[], None] = lambda: None
        """Callback for when keys begin to be read."""
        self._waited = 0
        """Bytes of the next read that were typed before the first question."""
        self._stopped = False
        """Whether the program was suspended since it began to wait for a key."""
        self._reading = contextlib.ExitStack()
        self._keys: Queue[Key] | None = None
        self._idle = 0.0
        """When the program last became idle, waiting for a key (seconds)."""
        self._busy = 0.0
        """When the program last became busy with other work than waiting for a key (seconds)."""
        self._clear = 0.0
        """When the input was last seen empty (seconds)."""
        self._read_at = 0.0
        """When keys were last read (seconds)."""
        self._ahead = False
        """Whether the next read was typed while the program was busy."""
        self._waited_for_processor = 0.0
        self._early: deque[Key] = deque()
        """Keys that were put before the queue was created, or in another thread."""
        self._loop: AbstractEventLoop | None = None
        self._kept: Key | None = None
        self._flush: TimerHandle | None = None
        self._burst: list[Key] = []
        """Keys that may be a paste, until its rest has come."""
        self._burst_ends: TimerHandle | None = None
        self._raw = contextlib.ExitStack()

    @contextlib.contextmanager
    def open(self) -> Iterator[TerminalKeys]:
        """Set the terminal to raw mode, and restore it in any case."""
        try:
            self._opened = time.monotonic()
            self._take()
            if not self._late:
                self._begin()
            yield self
        finally:
            if self._burst_ends is not None:
                self._burst_ends.cancel()
            self._reading.close()
            self._raw.close()

    def ask(self) -> None:
        """Record that the first question is shown: keys typed before must not answer it."""
        if self._late and not self._asked:
            self._asked, self._clear = True, time.monotonic()
            self._waited = typed_ahead(sys.stdin.fileno())

    def _take(self) -> None:
        """Set the terminal to raw mode."""
        if self._late:
            self._raw.enter_context(raw_mode(sys.stdin.fileno()))
        else:
            self._raw.enter_context(self._source().raw_mode())

    def _source(self) -> Input:
        if self._input is None:
            self._input = self._made()
        return self._input

    def _made(self) -> Input:
        """Return the input of the terminal."""
        if sys.platform == "win32":
            # late: its library takes longer than the first line
            from audiogame.terminal.console_keys import ConsoleKeys

            return ConsoleKeys(own_console(), lambda: self.put(RESIZED))
        from prompt_toolkit.input import create_input

        return create_input()

    def _begin(self) -> None:
        """Start reading keys."""
        self._begun = True
        self._reading.enter_context(self._source().attach(self._read))
        self.reading()

    async def pending(self, timeout: float) -> bool:
        """Wait until a key is pressed, leaving it for `key`; return whether there is one."""
        if self._kept is None and self._queue.empty():
            self._kept = await self.key(timeout)
        return self._kept is not None or not self._queue.empty()

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
        left = not queue.empty()  # read together with the previous key
        if timeout is not None and timeout <= 0 and queue.empty():
            await asyncio.sleep(0)
        try:
            # A wait of 0 seconds takes no key: what is typed ahead waits for the next question.
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
            import asyncio  # late: the first line needs no event loop

            self._keys = asyncio.Queue()
            with contextlib.suppress(RuntimeError):  # where a test runs none
                self._loop = asyncio.get_running_loop()
            self._take_early()
        return self._keys

    def _take_early(self) -> None:
        while self._early:
            self._queue.put_nowait(self._early.popleft())

    def look(self) -> None:
        if self._late and self._queue.empty() and not typed_ahead(sys.stdin.fileno()):
            self._clear = time.monotonic()

    def put(self, name: str) -> None:
        """Queue a key as if it had been pressed, for signals."""
        key = Key(name, time.monotonic())
        if self._keys is None:
            self._early.append(key)
        else:
            self._keys.put_nowait(key)

    def put_soon(self, name: str) -> None:
        """Queue a key in any thread; one that is put while the program ends is lost."""
        self._early.append(Key(name, time.monotonic()))
        # After that: either there is a loop by now, or the queue takes the key when it is created.
        if self._loop is not None:
            with contextlib.suppress(RuntimeError):  # the loop has ended
                self._loop.call_soon_threadsafe(self._take_early)

    def suspend(self) -> None:
        """Suspend the program as Ctrl+Z does in other programs; return when it is resumed."""
        if sys.platform != "win32":
            self._raw.close()
            os.kill(os.getpid(), signal.SIGSTOP)
            self.renew()

    def renew(self) -> None:
        """Set the terminal to raw mode again, after the program was suspended."""
        self._raw.close()
        self._take()

    def _read(self) -> None:
        if self._flush is not None:
            self._flush.cancel()
        source = self._source()
        self._read_at = time.monotonic()
        arrived = self._arrived()
        pressed = source.read_keys()
        # More bytes than arrived: prompt_toolkit held back the Escape of the previous read.
        parted = bool(arrived) and sum(map(_bytes, pressed)) == arrived + 1
        early = 0
        while early < len(pressed) and self._waited > 0:
            self._waited -= _bytes(pressed[early])
            early += 1
        self._put(pressed[:early], parted, early=True)
        self._put(pressed[early:], parted and not early)
        self._waited, self._ahead = 0, False
        if source.closed:
            self._end_burst()
            self.put(END)
            return
        import asyncio

        self._flush = asyncio.get_running_loop().call_later(ESCAPE_WAIT, self._flushed)

    def _flushed(self) -> None:
        self._flush = None
        self._put(self._source().flush_keys())

    def stopped(self) -> None:
        """Record that the program was suspended: the time of a key pressed meanwhile is unknown."""
        self._stopped = True

    def _arrived(self) -> int:
        """Return the number of bytes waiting to be read."""
        if self._waiting is not None:
            return self._waiting()
        return typed_ahead(sys.stdin.fileno() if self._late else self._source().fileno())

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
        keys = []
        for name, text in known_keys(pressed, parted, early or self._ahead):
            if name in (FOCUSED, UNFOCUSED):
                self.away = name == UNFOCUSED
                continue
            self.away = False if self.away else self.away  # a report may be missing
            keys.append(Key(name, at, min(at, since), text=text))
        if sum(bool(_character(key)) for key in keys) >= BURST:
            if self._burst_ends is not None:
                self._burst_ends.cancel()
            import asyncio

            loop = asyncio.get_running_loop()
            self._burst_ends = loop.call_later(PASTE_WAIT, self._end_burst)
        if self._burst_ends is not None:
            self._burst += keys
            return
        for key in keys:
            self._queue.put_nowait(key)

    def _end_burst(self) -> None:
        """Queue the keys of a burst: with a link among them they are a paste."""
        burst, self._burst = self._burst, []
        if self._burst_ends is not None:
            self._burst_ends.cancel()
            self._burst_ends = None
        text = "".join(map(_character, burst))
        if any(link in text.lower() for link in LINKS):
            burst = [Key(PASTE, burst[0].at, burst[0].since, text=text)]
        for key in burst:
            self._queue.put_nowait(key)


def _character(key: Key) -> str:
    """Return the character that a key types, a line break for Enter; empty for other keys."""
    if key.name == "enter":
        return "\n"
    return CHARACTERS.get(key.name, key.name if len(key.name) == 1 else "")
