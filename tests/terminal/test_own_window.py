"""The console window that Windows opens for the program alone, by the calls of its API."""

from __future__ import annotations

import ctypes
import io
import os
import sys
from typing import Any

import pytest

from audiogame.terminal.own_window import FACE, HEIGHT, OUTPUT, TITLE, OwnWindow


class Kernel:
    """The console of kernel32, by the reference of GetConsoleProcessList, SetConsoleTitle and
    SetCurrentConsoleFontEx at learn.microsoft.com/windows/console.

    Args:
        programs: the paths of the programs of those processes that use the console besides ours.
        shown: whether there is a window, which a terminal with tabs has in its own place.
    """

    def __init__(self, *programs: str, shown: bool = True) -> None:
        self.programs = dict(enumerate(programs, start=os.getpid() + 1))
        self.shown = shown
        self.title, self.font = "", ("", 0)

    def GetConsoleProcessList(self, found: Any, room: int) -> int:  # noqa: N802 - of the API
        """Return the number of processes, also where there is no room for all."""
        assert len(found) == room
        numbers = (os.getpid(), *self.programs)
        for place, number in enumerate(numbers[:room]):
            found[place] = number
        return len(numbers)

    def OpenProcess(self, rights: int, inherited: bool, number: int) -> int:  # noqa: N802 - of the API
        return number if self.programs[number] else 0

    def QueryFullProcessImageNameW(self, process: Any, kind: int, path: Any, room: Any) -> int:  # noqa: N802 - of the API
        path.value = self.programs[process.value]
        return 1

    def CloseHandle(self, handle: Any) -> int:  # noqa: N802 - of the API
        return 1

    def GetConsoleWindow(self) -> int:  # noqa: N802 - of the API
        return 9

    def IsWindowVisible(self, window: Any) -> int:  # noqa: N802 - of the API, in user32
        assert window.value == 9
        return int(self.shown)

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


@pytest.mark.parametrize(
    "programs",
    [
        (),
        (r"C:\Users\Ann\games\Scripts\audiogame.exe",),
        (r"C:\games\Scripts\audiogame.exe", r"C:\games\Scripts\Python.exe"),
        (r"C:\Windows\py.exe",),
    ],
    ids=("the folder's", "pip's", "pip's in an environment", "py"),
)
def test_a_window_of_its_own_has_title_and_font_and_waits(
    programs: tuple[str, ...], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    kernel = Kernel(*programs)
    window = OwnWindow(kernel, kernel)
    assert (kernel.title, kernel.font) == (TITLE, (FACE, HEIGHT))
    keys = io.StringIO("\nnot read")
    monkeypatch.setattr(sys, "stdin", keys)
    window.hold()
    assert capsys.readouterr().out == "Press Enter to close this window.\n"
    assert keys.read() == "not read"


@pytest.mark.parametrize(
    "kernel",
    [
        Kernel(r"C:\Windows\System32\cmd.exe"),
        Kernel(r"C:\games\Scripts\audiogame.exe", r"C:\Program Files\PowerShell\7\pwsh.exe"),
        Kernel(""),
        Kernel(*["python.exe"] * 30),
        Kernel("audiogame.exe", shown=False),
    ],
    ids=("cmd", "PowerShell", "not ours", "many", "of a terminal with tabs"),
)
def test_the_window_of_a_shell_stays_as_it_is(
    kernel: Kernel, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "stdin", None)  # nothing is read
    OwnWindow(kernel, kernel).hold()
    assert (kernel.title, kernel.font) == ("", ("", 0))
    assert capsys.readouterr().out == ""
