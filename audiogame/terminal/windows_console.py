"""A Windows console: its modes, and the keys that wait, by the calls of its API."""

from __future__ import annotations

import ctypes
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from audiogame.terminal.console_records import SIZE_EVENT, InputRecord, joined, texts_of

if TYPE_CHECKING:
    from collections.abc import Iterator

INPUT, OUTPUT = -10, -11
"""The numbers of the handles of the standard input and output."""
PROCESSED, BY_LINE, ECHO, OF_WINDOW, SEQUENCES = 0x1, 0x2, 0x4, 0x8, 0x200
"""Flags of its mode: Ctrl+C is a signal, keys come by the line, are echoed, changes of the window's
size come as keys do, and keys come as escape sequences."""
CODES = 0x4
"""The flag of the output's mode by which escape sequences are obeyed, not printed."""
MOST = 1024
"""Records that are read at once."""


class WindowsConsole:
    """The console of the program.

    Args:
        kernel: the library kernel32.
    """

    def __init__(self, kernel: Any) -> None:
        self.kernel = kernel
        self.handle = ctypes.c_void_p(kernel.GetStdHandle(INPUT))
        self._half = ""
        """The first half of a character, whose second one has not been read."""

    @contextmanager
    def raw_mode(self) -> Iterator[None]:
        """Have keys delivered one by one, Ctrl+C among them; restore the mode in any case."""
        before = ctypes.c_uint32()
        if not self.kernel.GetConsoleMode(self.handle, ctypes.byref(before)):
            yield
            return
        mode = before.value & ~(PROCESSED | BY_LINE | ECHO | SEQUENCES) | OF_WINDOW
        try:
            self.kernel.SetConsoleMode(self.handle, mode)
            yield
        finally:
            self.kernel.SetConsoleMode(self.handle, before.value)

    @contextmanager
    def taking_codes(self) -> Iterator[bool]:
        """Have the standard output obey escape sequences; restore its mode in any case.

        Yields whether it does: a console before Windows 10 knows none.
        """
        output, before = ctypes.c_void_p(self.kernel.GetStdHandle(OUTPUT)), ctypes.c_uint32()
        if not self.kernel.GetConsoleMode(output, ctypes.byref(before)):
            yield False
            return
        try:
            yield bool(self.kernel.SetConsoleMode(output, before.value | PROCESSED | CODES))
        finally:
            self.kernel.SetConsoleMode(output, before.value)

    def typed_ahead(self) -> int:
        """Return how many bytes of text wait to be read."""
        texts, _ = joined(texts_of(self._taken(self.kernel.PeekConsoleInputW)), self._half)
        return sum(len(text.encode()) for text in texts)

    def read(self) -> tuple[list[str], bool]:
        """Read what waits, without waiting.

        Returns:
            The text of each key, and whether the window may have changed its size.
        """
        records = self._taken(self.kernel.ReadConsoleInputW)
        texts, self._half = joined(texts_of(records), self._half)
        return texts, any(one.kind == SIZE_EVENT for one in records)

    def _taken(self, take: Any) -> list[InputRecord]:
        """Return the records that a call of the API yields; none where none waits."""
        waiting = ctypes.c_uint32()
        self.kernel.GetNumberOfConsoleInputEvents(self.handle, ctypes.byref(waiting))
        if not waiting.value:  # a read would wait for one
            return []
        found, count = (InputRecord * MOST)(), ctypes.c_uint32()
        if not take(self.handle, found, MOST, ctypes.byref(count)):
            return []
        return found[: count.value]
