"""Keys of a Windows console, as an input of prompt_toolkit.

Its own one leaves out what was composed with Alt and digits, and gives a character of two halves as
two keys where the console sends escape sequences.
"""

from __future__ import annotations

import asyncio
import ctypes
import os
import sys
import threading
from contextlib import AbstractContextManager, contextmanager, nullcontext
from itertools import pairwise
from typing import TYPE_CHECKING

from prompt_toolkit.input import Input
from prompt_toolkit.input.vt100_parser import Vt100Parser
from prompt_toolkit.key_binding import KeyPress
from prompt_toolkit.keys import Keys

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from audiogame.terminal.windows_console import WindowsConsole

FOREVER = 0xFFFFFFFF
OUTPUT = 1
"""The standard output, a file descriptor."""
CERTAIN = Keys.ShiftEscape
"""Stands for the Escape key itself: unlike `Keys.Escape` it begins nothing longer."""


class ConsoleKeys(Input):
    """The keys of a console.

    Args:
        console: where they are typed.
        resized: called when the window has changed its size.
    """

    def __init__(self, console: WindowsConsole, resized: Callable[[], None] = lambda: None) -> None:
        self._console = console
        self._resized = resized
        self._size = _size()
        self._pressed: list[KeyPress] = []
        self._parser = Vt100Parser(self._pressed.append)

    def read_keys(self) -> list[KeyPress]:
        """Return the keys that were typed, without waiting."""
        texts, resized = self._console.read()
        if resized and (size := _size()) != self._size:
            self._size = size
            self._resized()
        for text, following in pairwise([*texts, ""]):
            # A terminal may pass on a sequence, letter by letter, and not all in one piece.
            if text == "\x1b" and following not in ("", "[", "O"):
                self._parser.flush()
                self._pressed.append(KeyPress(CERTAIN, text))
            else:
                self._parser.feed(text)
        return self._taken()

    def flush_keys(self) -> list[KeyPress]:
        """Return what was held back as the beginning of a sequence."""
        self._parser.flush()
        return self._taken()

    def _taken(self) -> list[KeyPress]:
        pressed = [*self._pressed]
        self._pressed.clear()
        return pressed

    def raw_mode(self) -> AbstractContextManager[None]:
        """Return a context in which keys come one by one."""
        return self._console.raw_mode()

    def cooked_mode(self) -> AbstractContextManager[None]:
        """Return a context that changes nothing: this program reads no lines meanwhile."""
        return nullcontext()

    @contextmanager
    def attach(self, input_ready_callback: Callable[[], None]) -> Iterator[None]:
        """Call a function in the running loop whenever there is something to read."""
        kernel, loop, taken = self._console.kernel, asyncio.get_running_loop(), threading.Event()
        ended = ctypes.c_void_p(kernel.CreateEventW(None, True, False, None))
        both = (ctypes.c_void_p * 2)(ended, self._console.handle)

        def take() -> None:
            try:
                if not over:
                    input_ready_callback()
            finally:
                taken.set()

        def watch() -> None:
            while kernel.WaitForMultipleObjects(2, both, False, FOREVER) == 1:
                taken.clear()
                loop.call_soon_threadsafe(take)
                taken.wait()

        over = False
        watching = threading.Thread(target=watch, name="console keys", daemon=True)
        watching.start()
        try:
            yield
        finally:
            over = True
            kernel.SetEvent(ended)
            taken.set()
            watching.join()
            kernel.CloseHandle(ended)

    def detach(self) -> AbstractContextManager[None]:
        """Return a context that changes nothing: the keys are read until the end."""
        return nullcontext()

    @property
    def closed(self) -> bool:
        """Whether no key can come any more; a console that goes ends its programs."""
        return False

    def fileno(self) -> int:
        """Return the file descriptor of the standard input."""
        return sys.stdin.fileno()

    def typeahead_hash(self) -> str:
        """Return a name for the keys that wait."""
        return "console"


def _size() -> os.terminal_size:
    """Return the size of the window in characters; zeros where there is none."""
    try:
        return os.get_terminal_size(OUTPUT)
    except OSError:
        return os.terminal_size((0, 0))
