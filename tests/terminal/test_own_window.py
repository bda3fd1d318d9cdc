"""The console window that Windows opens for the program alone, by the calls of its API."""

from __future__ import annotations

import ctypes
import io
import sys
from typing import Any

import pytest

from audiogame.terminal.own_window import FACE, HEIGHT, OUTPUT, TITLE, OwnWindow


class Kernel:
    """The console of kernel32, by the reference of GetConsoleProcessList, SetConsoleTitle and
    SetCurrentConsoleFontEx at learn.microsoft.com/windows/console.

    Args:
        processes: number of those that use the console.
    """

    def __init__(self, processes: int) -> None:
        self.processes = processes
        self.title, self.font = "", ("", 0)

    def GetConsoleProcessList(self, found: Any, room: int) -> int:  # noqa: N802 - of the API
        """Return the number of processes, also where there is no room for all."""
        assert len(found) == room
        return self.processes

    def SetConsoleTitleW(self, title: str) -> int:  # noqa: N802 - of the API
        self.title = title
        return 1

    def GetStdHandle(self, number: int) -> int:  # noqa: N802 - of the API
        assert number == OUTPUT
        return 7

    def SetCurrentConsoleFontEx(self, output: Any, largest: bool, font: Any) -> int:  # noqa: N802 - of the API
        """Refuse a structure that does not say its own size, as Windows does."""
        assert (output.value, largest) == (7, False)
        given = font._obj
        if given.size != 20 + 32 * ctypes.sizeof(ctypes.c_wchar):
            return 0
        self.font = given.face, given.height
        return 1


def test_a_window_of_its_own_has_title_and_font_and_waits(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    kernel = Kernel(processes=1)
    window = OwnWindow(kernel)
    assert (kernel.title, kernel.font) == (TITLE, (FACE, HEIGHT))
    keys = io.StringIO("\nnot read")
    monkeypatch.setattr(sys, "stdin", keys)
    window.hold()
    assert capsys.readouterr().out == "Press Enter to close this window.\n"
    assert keys.read() == "not read"


@pytest.mark.parametrize("processes", [0, 2, 5])
def test_the_window_of_a_shell_stays_as_it_is(
    processes: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    kernel = Kernel(processes)
    monkeypatch.setattr(sys, "stdin", None)  # nothing is read
    OwnWindow(kernel).hold()
    assert (kernel.title, kernel.font) == ("", ("", 0))
    assert capsys.readouterr().out == ""
