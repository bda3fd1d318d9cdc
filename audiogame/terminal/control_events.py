"""What Windows tells programs: Ctrl+C, Ctrl+Break, the cross of the window, a log-off, a shutdown.

Elsewhere these are signals.
"""

from __future__ import annotations

import ctypes
import sys
import threading
from contextlib import contextmanager
from enum import IntEnum
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator


class ControlEvent(IntEnum):
    """The events, by their numbers in the Windows API."""

    CTRL_C = 0
    CTRL_BREAK = 1
    CLOSE = 2
    LOGOFF = 5
    SHUTDOWN = 6


LAST = frozenset({ControlEvent.CLOSE, ControlEvent.LOGOFF, ControlEvent.SHUTDOWN})
"""Events after which Windows ends the program: when the handler returns, or after five seconds."""


class ControlHandler:
    """Handler of these events, which Windows calls in a thread of its own.

    Args:
        happened: called with an event; it must return at once.
        ended: waits until the program has ended; by default for ever, as the end of the program
            ends the thread.
    """

    def __init__(
        self,
        happened: Callable[[ControlEvent], object],
        ended: Callable[[], object] = lambda: threading.Event().wait(),
    ) -> None:
        self._happened = happened
        self._ended = ended

    def __call__(self, number: int) -> bool:
        """Handle an event; return whether Windows has nothing more to do about it.

        Args:
            number: of the event; unknown ones are left to Windows.
        """
        try:
            event = ControlEvent(number)
        except ValueError:
            return False
        self._happened(event)
        if event in LAST:
            self._ended()
        return True


@contextmanager
def handled(handler: ControlHandler, kernel: Any) -> Iterator[None]:
    """Have Windows call a handler, before that of Python.

    Args:
        handler: which.
        kernel: the library kernel32.
    """
    if sys.platform == "win32":
        called = ctypes.WINFUNCTYPE(ctypes.c_int, ctypes.c_uint32)(handler)
        kernel.SetConsoleCtrlHandler(called, True)
        try:
            yield
        finally:
            kernel.SetConsoleCtrlHandler(called, False)
    else:
        yield
