"""A fake of Windows with JAWS, NVDA and SAPI 5, as accessible-output2 uses them.

Rules and their sources:

- nvdaController functions return 0, or an error of Windows, 1722 where NVDA does not run: the
  header nvdaController.h and readme of the controller client, github.com/nvaccess/nvda,
  extras/controllerClient.
- JAWS's object FreedomSci.JawsApi has SayString, StopSpeech and RunFunction, and each tells
  whether JAWS has taken it: "JAWS API", Freedom Scientific; it stays registered while JAWS does
  not run.
- A DLL that is not there, or is of another kind of machine, raises OSError: ctypes.
"""

from __future__ import annotations

import ctypes
import platform
import re
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import PureWindowsPath
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

from stand_ins import com as com_module
from stand_ins.com import Com, ComObject
from stand_ins.modules import found
from stand_ins.sapi import Sapi

UNAVAILABLE = 1722


class Reader:
    """A screen reader: the calls it received, and its simulated faults."""

    def __init__(self) -> None:
        self.running = False
        self.hanging = False
        self.goes_on = threading.Event()
        """Set to release hanging calls."""
        self.told: list[tuple[str, str]] = []

    def take(self, what: str, text: str = "") -> bool:
        """Record a call; returns whether the reader runs."""
        if self.hanging:
            self.goes_on.wait(30)
        if self.running and what != "ask":
            self.told.append((what, text))
        return self.running


class JawsApi(ComObject):
    """Stands in for FreedomSci.JawsApi."""

    def __init__(self, com: Com, reader: Reader) -> None:
        super().__init__(com)
        self._reader = reader

    def SayString(self, text: str, interrupt: bool) -> bool:  # noqa: N802  # its name in JAWS
        if not text:
            return self._reader.take("ask")
        return self._reader.take("cut in" if interrupt else "say", text)

    def StopSpeech(self) -> bool:  # noqa: N802
        return self._reader.take("stop")

    def RunFunction(self, call: str) -> bool:  # noqa: N802
        written = re.fullmatch(r'BrailleString\("([^"]*)"\)', call)
        return written is not None and self._reader.take("braille", written[1])


class Function:
    """A function of a DLL, called with the arguments of ctypes."""

    def __init__(self, work: Callable[..., int]) -> None:
        self._work = work
        self.argtypes: tuple[Any, ...] | None = None

    def __call__(self, *given: Any) -> int:
        for kind, value in zip(self.argtypes or (), given, strict=True):
            if kind is ctypes.c_wchar_p and not isinstance(value, str):
                raise ctypes.ArgumentError(f"{value!r} is no text")
        return self._work(*given)


def _controller(reader: Reader) -> SimpleNamespace:
    def took(what: str, text: str = "") -> int:
        return 0 if reader.take(what, text) else UNAVAILABLE

    return SimpleNamespace(
        nvdaController_testIfRunning=Function(lambda: took("ask")),
        nvdaController_speakText=Function(lambda text: took("say", text)),
        nvdaController_cancelSpeech=Function(lambda: took("stop")),
        nvdaController_brailleMessage=Function(lambda text: took("braille", text)),
    )


class Libraries:
    """Stands in for ctypes.windll: the libraries of this Windows, by path or by name."""

    def __init__(self, machine: Windows) -> None:
        self._known = {
            "nvdacontrollerclient64.dll": _controller(machine.nvda),
            "nvdacontrollerclient32.dll": _controller(machine.nvda),
            "zdsrapi_x64.dll": SimpleNamespace(
                InitTTS=Function(lambda *given: 0), GetSpeakState=Function(lambda: 2)
            ),
        }
        self.shell32 = SimpleNamespace(SHGetFolderPathW=Function(lambda *given: 0))
        self.kernel32 = SimpleNamespace(
            OpenMutexW=lambda *given: int(machine.narrator), CloseHandle=lambda mutex: 1
        )
        self.user32 = SimpleNamespace(SystemParametersInfoW=lambda *given: 1)

    def __getitem__(self, path: str) -> Any:
        name = PureWindowsPath(path.replace("/", "\\")).name.lower()
        if name not in self._known:
            raise OSError(f"Could not find module {path!r}")
        return self._known[name]


class Windows:
    """One machine, on which only SAPI 5 runs at first.

    Args:
        jaws: whether JAWS is installed.
    """

    def __init__(self, jaws: bool = True) -> None:
        self.com = Com()
        self.sapi = Sapi(self.com)
        self.jaws, self.nvda = Reader(), Reader()
        self.narrator = False
        if jaws:
            self.com.classes["freedomsci.jawsapi"] = lambda: JawsApi(self.com, self.jaws)

    def window(self, kind: str, title: str) -> int:
        """Stand in for FindWindow."""
        return int((kind, title) == ("JFWUI2", "JAWS") and self.jaws.running)

    def let_go(self) -> None:
        """Release all hanging calls."""
        for what in (self.jaws, self.nvda, self.sapi):
            what.hanging = False
            what.goes_on.set()

    def fills(self) -> dict[str, Callable[[ModuleType], None]]:
        def win32gui(module: Any) -> None:
            module.FindWindow = self.window

        return com_module.fills(self.com, self.sapi.pump) | {"win32gui": win32gui}


@contextmanager
def windows(patch: pytest.MonkeyPatch, machine: Windows | None = None) -> Iterator[Windows]:
    """Fake Windows for Python, for ctypes, and for the libraries."""
    machine = Windows() if machine is None else machine
    patch.setattr(sys, "platform", "win32")
    patch.setattr(platform, "system", lambda: "Windows")
    patch.setattr(ctypes, "windll", Libraries(machine), raising=False)
    patch.setattr(ctypes, "WinDLL", ctypes.CDLL, raising=False)
    patch.setattr(ctypes, "WINFUNCTYPE", ctypes.CFUNCTYPE, raising=False)
    with found(machine.fills()):
        try:
            yield machine
        finally:
            machine.let_go()
