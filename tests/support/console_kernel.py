"""The console of kernel32, by its reference at learn.microsoft.com/windows/console."""

from __future__ import annotations

import ctypes
import threading
from typing import Any

from audiogame.terminal.console_records import (
    FOCUS_EVENT,
    KEY_EVENT,
    LEFT_ALT,
    LEFT_CONTROL,
    MENU,
    RIGHT_ALT,
    SHIFT,
    SIZE_EVENT,
    InputRecord,
    KeyEvent,
)
from audiogame.terminal.windows_console import BY_LINE, CODES, ECHO, INPUT, OUTPUT, PROCESSED

FAILED, DONE = 0, 1
QUICK_EDIT = 0x40
FOUND_INPUT = PROCESSED | BY_LINE | ECHO | QUICK_EDIT
FOUND_OUTPUT = PROCESSED
ALT_GR = RIGHT_ALT | LEFT_CONTROL
__all__ = ("ALT_GR", "LEFT_ALT", "LEFT_CONTROL", "MENU", "SHIFT", "ConsoleKernel", "key", "up")


def key(
    unit: str = "", code: int = 0, state: int = 0, times: int = 1, down: bool = True
) -> InputRecord:
    """Return the record of a key.

    Args:
        unit: its character, or half of one; empty for none.
        code: its virtual key code.
        state: the keys that are held with it.
        times: how often it is repeated.
        down: whether it is pressed, not released.
    """
    record = InputRecord(kind=KEY_EVENT)
    number = ord(unit) if unit else 0
    record.event.key = KeyEvent(down=down, times=times, key=code, unit=number, state=state)
    return record


def up(unit: str = "", code: int = 0, state: int = 0) -> InputRecord:
    """Return the record of a key that is released."""
    return key(unit, code, state, down=False)


def focus(there: bool) -> InputRecord:
    """Return the record of a window that has the focus now, or has lost it."""
    record = InputRecord(kind=FOCUS_EVENT)
    record.event.focused = there
    return record


def sized() -> InputRecord:
    """Return the record of a window that has another size."""
    return InputRecord(kind=SIZE_EVENT)


class ConsoleKernel:
    """A console, or none.

    Args:
        there: whether there is one.
        obeys: whether it knows escape sequences, as from Windows 10 on.
    """

    def __init__(self, there: bool = True, obeys: bool = True) -> None:
        self.modes = {INPUT: FOUND_INPUT, OUTPUT: FOUND_OUTPUT} if there else {}
        self.obeys = obeys
        self._records: list[InputRecord] = []
        self._changed = threading.Condition()
        self._ended = False

    def type(self, *records: InputRecord) -> None:
        """Add records to the input."""
        with self._changed:
            self._records += records
            self._changed.notify_all()

    def GetStdHandle(self, number: int) -> int:  # noqa: N802 - of the API, as below
        return number

    def GetConsoleMode(self, handle: Any, mode: Any) -> int:  # noqa: N802
        number = ctypes.c_int32(handle.value).value
        if number not in self.modes:
            return FAILED
        mode._obj.value = self.modes[number]
        return DONE

    def SetConsoleMode(self, handle: Any, mode: int) -> int:  # noqa: N802
        number = ctypes.c_int32(handle.value).value
        if number not in self.modes or (number == OUTPUT and mode & CODES and not self.obeys):
            return FAILED
        self.modes[number] = mode
        return DONE

    def GetNumberOfConsoleInputEvents(self, handle: Any, count: Any) -> int:  # noqa: N802
        count._obj.value = len(self._records)
        return DONE

    def PeekConsoleInputW(self, handle: Any, found: Any, most: int, count: Any) -> int:  # noqa: N802
        count._obj.value = min(len(self._records), most)
        for place in range(count._obj.value):
            found[place] = self._records[place]
        return DONE

    def ReadConsoleInputW(self, handle: Any, found: Any, most: int, count: Any) -> int:  # noqa: N802
        with self._changed:
            done = self.PeekConsoleInputW(handle, found, most, count)
            del self._records[: count._obj.value]
        return done

    def CreateEventW(self, *of: object) -> int:  # noqa: N802
        return 1

    def SetEvent(self, event: object) -> int:  # noqa: N802
        with self._changed:
            self._ended = True
            self._changed.notify_all()
        return DONE

    def CloseHandle(self, handle: object) -> int:  # noqa: N802
        return DONE

    def WaitForMultipleObjects(self, *of: object) -> int:  # noqa: N802
        """Wait for the event or for a record; return which came, the event first."""
        with self._changed:
            self._changed.wait_for(lambda: self._ended or self._records)
            return 0 if self._ended else 1
