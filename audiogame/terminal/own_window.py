"""The console window that Windows opens for the program, where no shell has started it."""

from __future__ import annotations

import ctypes
import os
import sys
from typing import Any

from audiogame.narration.faults import told
from audiogame.narration.languages import language_for, system_languages
from audiogame.rules.fault import Reason

TITLE = "audiogame"
FACE, HEIGHT = "Consolas", 24
"""The font, and its height in pixels: that of a new window has 16."""
OUTPUT = -11
"""The number of the standard output's handle."""
MODERN, NORMAL = 54, 400
"""A TrueType font of a fixed width, and its weight."""


class _Font(ctypes.Structure):
    """CONSOLE_FONT_INFOEX of the Windows API."""

    _fields_ = (
        ("size", ctypes.c_uint),
        ("number", ctypes.c_uint),
        ("width", ctypes.c_short),
        ("height", ctypes.c_short),
        ("family", ctypes.c_uint),
        ("weight", ctypes.c_uint),
        ("face", ctypes.c_wchar * 32),
    )


class OwnWindow:
    """The window of the program, where it is the only process in it.

    Args:
        kernel: the library kernel32.
    """

    def __init__(self, kernel: Any) -> None:
        self._there = kernel.GetConsoleProcessList((ctypes.c_uint * 2)(), 2) == 1
        if self._there:
            kernel.SetConsoleTitleW(TITLE)
            font = _Font(ctypes.sizeof(_Font), 0, 0, HEIGHT, MODERN, NORMAL, FACE)
            output = ctypes.c_void_p(kernel.GetStdHandle(OUTPUT))
            kernel.SetCurrentConsoleFontEx(output, False, ctypes.byref(font))

    def hold(self) -> None:
        """Wait for Enter, as the window closes with the program, and its last line with it."""
        if self._there:
            sys.stdout.write(
                f"{told(Reason('window-closes'), language_for(*system_languages(os.environ)))}\n"
            )
            sys.stdout.flush()
            sys.stdin.readline()
