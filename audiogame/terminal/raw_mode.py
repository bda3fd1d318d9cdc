"""Read a terminal's input key by key: without echo, unchanged, and with signal keys as keys.

prompt_toolkit can do it too, but it takes longer to import than the first line takes to be heard.
So does the rest of the program: until that is loaded, `take_keys` holds the terminal. This module
imports next to nothing, as keys typed before it is loaded are echoed.
"""

from __future__ import annotations

import sys
from contextlib import contextmanager, suppress

TYPE_CHECKING = False  # as in `typing`, which takes longer to import than all of this module
if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Any

if sys.platform == "win32":
    import ctypes
    from functools import cache

    from audiogame.terminal.windows_console import WindowsConsole

    @cache
    def own_console() -> WindowsConsole:
        """Return the console of this process."""
        return WindowsConsole(ctypes.WinDLL("kernel32"))

    @contextmanager
    def raw_mode(terminal: int) -> Iterator[None]:
        """Set the console to input key by key, and restore its mode in any case."""
        with own_console().raw_mode():
            yield

    def take_keys(terminal: int) -> None:
        """Do nothing on a Windows console: it echoes keys only when they are read."""

    def give_back(terminal: int) -> None:
        """Do nothing on a Windows console."""

    def typed_ahead(terminal: int) -> int:
        """Return how many bytes of text wait to be read."""
        return own_console().typed_ahead()

else:
    import fcntl
    import select
    import termios

    _SHOWN = termios.ECHO | termios.ICANON | termios.IEXTEN | termios.ISIG
    """Mode flags that echo keys, collect them into lines, and turn some into signals."""
    _CHANGED = termios.IXON | termios.IXOFF | termios.ICRNL | termios.INLCR | termios.IGNCR
    """Mode flags by which keys stop the output, and by which Enter arrives as another key."""
    _found: dict[int, list[Any]] = {}
    """The modes of terminals that `take_keys` has taken, as they were before."""

    def take_keys(terminal: int) -> None:
        """Set a terminal's mode as `raw_mode` does, before there is code to read it.

        Typed keys are buffered. `raw_mode` continues from here, and restores the modes found here.

        Args:
            terminal: its file descriptor; where its modes cannot be read or set, they stay.
        """
        with suppress(termios.error):
            _found[terminal] = termios.tcgetattr(terminal)
            _set_raw(terminal)

    def give_back(terminal: int) -> None:
        """Restore a terminal's modes from before `take_keys`, unless `raw_mode` has done so."""
        found = _found.pop(terminal, None)
        if found is not None:
            _set(terminal, found)

    @contextmanager
    def raw_mode(terminal: int) -> Iterator[None]:
        """Set a terminal to input key by key, and restore its modes in any case.

        Keys typed before stay in the buffer.

        Args:
            terminal: its file descriptor; where its modes cannot be read or set, they stay.
        """
        try:
            before = _found.pop(terminal, None) or termios.tcgetattr(terminal)
        except termios.error:
            yield
            return
        try:
            _set_raw(terminal)
            yield
        finally:
            _set(terminal, before)

    def _set_raw(terminal: int) -> None:
        modes = termios.tcgetattr(terminal)
        modes[0] &= ~_CHANGED
        modes[3] &= ~_SHOWN
        modes[6][termios.VMIN] = 1  # on some systems the end-of-file character has this slot
        termios.tcsetattr(terminal, termios.TCSANOW, modes)

    def _set(terminal: int, modes: list[Any]) -> None:
        with suppress(termios.error):
            termios.tcsetattr(terminal, termios.TCSANOW, modes)

    def typed_ahead(terminal: int) -> int:
        """Return how many bytes wait to be read; 1 where they cannot be counted."""
        if not select.select([terminal], [], [], 0)[0]:
            return 0
        try:
            counted = fcntl.ioctl(terminal, termios.FIONREAD, bytes(4))
        except OSError:
            return 1
        return max(int.from_bytes(counted, sys.byteorder), 1)
