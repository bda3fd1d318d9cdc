"""Run a program in a pseudo-console of Windows: write its keys, and read what it prints."""

from __future__ import annotations

import ctypes
import subprocess
import sys
from collections.abc import Mapping
from ctypes import c_int32, c_size_t, c_uint16, c_uint32, c_void_p, c_wchar_p
from typing import Any

assert sys.platform == "win32"
PSEUDO_CONSOLE = 0x20016
"""The attribute of a new process that is its pseudo-console."""
WITH_ATTRIBUTES, IN_UNICODE = 0x80000, 0x400
RUNNING = 259
KILLED = 1
PATIENCE = 30_000
"""Milliseconds in which a process that is ended has to be gone."""


class _Startup(ctypes.Structure):
    """STARTUPINFOEXW of the Windows API."""

    _fields_ = (
        ("size", c_uint32),
        ("names", c_wchar_p * 3),
        ("numbers", c_uint32 * 8),
        ("show", c_uint16),
        ("more", c_uint16),
        ("further", c_void_p),
        ("handles", c_void_p * 3),
        ("attributes", c_void_p),
    )


class _Begun(ctypes.Structure):
    """PROCESS_INFORMATION of the Windows API."""

    _fields_ = (
        ("process", c_void_p),
        ("thread", c_void_p),
        ("number", c_uint32),
        ("of_thread", c_uint32),
    )


class PseudoConsole:
    """A program in a console of its own.

    Args:
        command: of the program.
        size: columns and rows.
        environment: its variables.
        folder: its working directory.
    """

    def __init__(
        self,
        command: tuple[str, ...],
        size: tuple[int, int],
        environment: Mapping[str, str],
        folder: str,
    ) -> None:
        self._kernel: Any = ctypes.WinDLL("kernel32", use_last_error=True)
        self._job = c_void_p(self._kernel.CreateJobObjectW(None, None))
        taken, self._keys = self._pipe()
        self._printed, written = self._pipe()
        self._console = c_void_p()
        wanted = c_uint32(size[0] | size[1] << 16)
        self._kernel.CreatePseudoConsole(wanted, taken, written, 0, ctypes.byref(self._console))
        self._begun = self._start(command, environment, folder)
        self._kernel.AssignProcessToJobObject(self._job, c_void_p(self._begun.process))
        for handle in (taken, written, c_void_p(self._begun.thread)):
            self._kernel.CloseHandle(handle)

    @property
    def pid(self) -> int:
        """The number of the first process."""
        number: int = self._begun.number
        return number

    def _pipe(self) -> tuple[c_void_p, c_void_p]:
        near, far = c_void_p(), c_void_p()
        assert self._kernel.CreatePipe(ctypes.byref(near), ctypes.byref(far), None, 0)
        return near, far

    def _start(
        self, command: tuple[str, ...], environment: Mapping[str, str], folder: str
    ) -> _Begun:
        kernel, size, begun = self._kernel, c_size_t(), _Begun()
        kernel.InitializeProcThreadAttributeList(None, 1, 0, ctypes.byref(size))
        attributes = ctypes.create_string_buffer(size.value)
        kernel.InitializeProcThreadAttributeList(attributes, 1, 0, ctypes.byref(size))
        kernel.UpdateProcThreadAttribute(
            *(attributes, 0, c_size_t(PSEUDO_CONSOLE), self._console),
            *(c_size_t(ctypes.sizeof(c_void_p)), None, None),
        )
        startup = _Startup(size=ctypes.sizeof(_Startup), attributes=ctypes.addressof(attributes))
        line = ctypes.create_unicode_buffer(subprocess.list2cmdline(command))
        variables = "".join(f"{name}={value}\0" for name, value in environment.items())
        done = kernel.CreateProcessW(
            *(None, line, None, None, False, WITH_ATTRIBUTES | IN_UNICODE),
            ctypes.create_unicode_buffer(variables),
            *(folder, ctypes.byref(startup), ctypes.byref(begun)),
        )
        assert done, ctypes.get_last_error()
        return begun

    def write(self, data: bytes) -> None:
        """Write keys."""
        written = c_uint32()
        self._kernel.WriteFile(self._keys, data, len(data), ctypes.byref(written), None)

    def interrupt(self, name: str) -> None:
        """Have Ctrl+C sent to all in the console by the shell that waits for an event of a name."""
        event = c_void_p(self._kernel.CreateEventW(None, False, False, name))
        self._kernel.SetEvent(event)
        self._kernel.CloseHandle(event)

    def read(self) -> bytes:
        """Return what was printed since the last read, without waiting."""
        there, count = c_uint32(), c_uint32()
        kernel, printed = self._kernel, self._printed
        if not kernel.PeekNamedPipe(printed, None, 0, None, ctypes.byref(there), None):
            return b""
        if not there.value:
            return b""
        data = ctypes.create_string_buffer(there.value)
        kernel.ReadFile(printed, data, there.value, ctypes.byref(count), None)
        return data.raw[: count.value]

    def status(self) -> int | None:
        """Return the exit status; None while it runs."""
        found = c_int32()
        self._kernel.GetExitCodeProcess(c_void_p(self._begun.process), ctypes.byref(found))
        return None if found.value == RUNNING else found.value

    def kill(self) -> None:
        """End all processes in the console."""
        self._kernel.TerminateJobObject(self._job, KILLED)
        self._kernel.WaitForSingleObject(c_void_p(self._begun.process), PATIENCE)

    def close(self) -> None:
        """End all processes in the console, and the console."""
        self.kill()
        self._kernel.ClosePseudoConsole(self._console)
        handles = (self._keys, self._printed, self._job, c_void_p(self._begun.process))
        for handle in handles:
            self._kernel.CloseHandle(handle)
