"""The console window that Windows opens for the program, where no shell has started it."""

from __future__ import annotations

import ctypes
import os
import sys
from pathlib import PureWindowsPath
from typing import Any

from audiogame.narration.faults import told
from audiogame.narration.languages import language_for, system_languages
from audiogame.rules.fault import Reason

TITLE = "audiogame"
FACE, HEIGHT = "Consolas", 24
"""The font, and its height in pixels: that of a new window has 16."""
OUTPUT = -11
"""The number of the standard output's handle."""
LAUNCHERS = ("audiogame", "py", "python")
"""Programs that start this one in its window: pip's, Python's own, that of an environment."""
MOST = 16
"""Processes of a console that are looked at."""
MOST_OF_A_PATH = 32_768
"""Characters of a path at most."""
QUERY = 0x1000
"""The right that is needed to ask for the path of a process's program."""
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
    """The window of the program, where no shell shares it.

    Args:
        kernel: the library kernel32.
        user: the library user32.
    """

    def __init__(self, kernel: Any, user: Any) -> None:
        self._kernel = kernel
        # That of a terminal with tabs is not shown: it keeps a tab whose program has failed.
        self._there = self._alone() and bool(
            user.IsWindowVisible(ctypes.c_void_p(kernel.GetConsoleWindow()))
        )
        if self._there:
            kernel.SetConsoleTitleW(TITLE)
            font = _Font(ctypes.sizeof(_Font), 0, 0, HEIGHT, MODERN, NORMAL, FACE)
            output = ctypes.c_void_p(kernel.GetStdHandle(OUTPUT))
            kernel.SetCurrentConsoleFontEx(output, False, ctypes.byref(font))

    def _alone(self) -> bool:
        """Return whether all processes of the console are of this program.

        Beside this one these are what pip makes to start it, and the Python of an environment,
        which starts the one that it was made from.
        """
        kernel, found = self._kernel, (ctypes.c_uint * MOST)()
        count: int = kernel.GetConsoleProcessList(found, MOST)
        programs = (sys.executable, sys.argv[0], *LAUNCHERS)
        own = {PureWindowsPath(one).stem.lower() for one in programs}
        return 0 < count <= MOST and all(
            number == os.getpid() or self._name(number) in own for number in found[:count]
        )

    def _name(self, number: int) -> str:
        """Return the name of a process's program without its ending; empty where unknown."""
        kernel, room = self._kernel, ctypes.c_uint(MOST_OF_A_PATH)
        process = ctypes.c_void_p(kernel.OpenProcess(QUERY, False, number))
        if not process:
            return ""
        path = ctypes.create_unicode_buffer(MOST_OF_A_PATH)
        kernel.QueryFullProcessImageNameW(process, 0, path, ctypes.byref(room))
        kernel.CloseHandle(process)
        return PureWindowsPath(path.value).stem.lower()

    def hold(self) -> None:
        """Wait for Enter, as the window closes with the program, and its last line with it."""
        if self._there:
            sys.stdout.write(
                f"{told(Reason('window-closes'), language_for(*system_languages(os.environ)))}\n"
            )
            sys.stdout.flush()
            sys.stdin.readline()
