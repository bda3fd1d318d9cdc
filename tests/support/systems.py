"""The operating system that the tests run on: POSIX, Windows, or Windows as Wine imitates it."""

from __future__ import annotations

import os
import signal
import sys
from functools import cache
from importlib import import_module
from pathlib import Path


def missing_here() -> tuple[str, ...]:
    """Return the marks of the tests that cannot pass on this system."""
    if sys.platform != "win32":
        return ()
    return ("posix", "wine") if under_wine() else ("posix",)


def under_wine() -> bool:
    """Return whether Windows is imitated by Wine, whose ntdll has a function more."""
    if sys.platform != "win32":
        return False
    import ctypes

    return hasattr(ctypes.windll.ntdll, "wine_get_version")


@cache
def loads(module: str) -> bool:
    """Return whether a module can be imported, whose libraries may be too new for Wine."""
    try:
        return bool(module and import_module(module))
    except ImportError:
        return False


def kill(pid: int) -> None:
    """End a process at once, without a word to it."""
    if sys.platform == "win32":
        os.kill(pid, signal.SIGTERM)  # which is no signal there
    else:
        os.kill(pid, signal.SIGKILL)


def suspend(pid: int) -> None:
    """Stop a process where it is, so that it hangs, until it is killed."""
    if sys.platform == "win32":
        _suspend(pid)
    else:
        os.kill(pid, signal.SIGSTOP)


def runs(pid: int) -> bool:
    """Return whether a process runs; one that has ended and was not waited for does not."""
    if sys.platform == "win32":
        return pid in _processes()
    if sys.platform != "linux":
        try:
            os.kill(pid, 0)
        except ProcessLookupError:
            return False
        return True
    try:
        state = Path(f"/proc/{pid}/stat").read_text(errors="replace").rpartition(")")[2].split()[0]
    except OSError:
        return False
    return state not in "ZX"


def children() -> dict[int, str]:
    """Return the running children of this process with their programs; on Windows.

    They are in its job: to ask that takes microseconds, and the list of all processes 5 ms.
    """
    if sys.platform == "win32" and (pids := _in_our_job()):
        return {
            pid: program
            for pid, (parent, program) in _processes().items()
            if pid in pids and parent == os.getpid() and program not in _OF_WINE
        }
    return {}


if sys.platform == "win32":
    import ctypes
    from ctypes import wintypes

    _KERNEL = ctypes.WinDLL("kernel32", use_last_error=True)
    _KERNEL.CreateJobObjectW.restype = wintypes.HANDLE
    _KERNEL.CreateToolhelp32Snapshot.restype = wintypes.HANDLE
    _KERNEL.GetCurrentProcess.restype = wintypes.HANDLE
    _KERNEL.OpenProcess.restype = wintypes.HANDLE
    _KERNEL.AssignProcessToJobObject.argtypes = (wintypes.HANDLE, wintypes.HANDLE)
    _KERNEL.CloseHandle.argtypes = (wintypes.HANDLE,)
    _PROCESS_IDS = 3
    """JobObjectBasicProcessIdList."""
    _OF_WINE = ("explorer.exe", "conhost.exe")
    """Programs that Wine starts for whoever opens the first window or console."""
    _SUSPEND_RESUME = 0x0800
    """PROCESS_SUSPEND_RESUME."""
    _ALL_PROCESSES = 2
    """TH32CS_SNAPPROCESS."""

    class _Ids(ctypes.Structure):
        _fields_ = (
            ("assigned", wintypes.DWORD),
            ("listed", wintypes.DWORD),
            ("pids", ctypes.c_size_t * 1024),
        )

    class _Entry(ctypes.Structure):
        """PROCESSENTRY32W."""

        _fields_ = (
            ("size", wintypes.DWORD),
            ("usage", wintypes.DWORD),
            ("pid", wintypes.DWORD),
            ("heap", ctypes.c_void_p),
            ("module", wintypes.DWORD),
            ("threads", wintypes.DWORD),
            ("parent", wintypes.DWORD),
            ("priority", wintypes.LONG),
            ("flags", wintypes.DWORD),
            ("program", wintypes.WCHAR * 260),
        )

    _KERNEL.QueryInformationJobObject.argtypes = (
        *(wintypes.HANDLE, ctypes.c_int, ctypes.POINTER(_Ids), wintypes.DWORD, ctypes.c_void_p),
    )
    for _ask in (_KERNEL.Process32FirstW, _KERNEL.Process32NextW):
        _ask.argtypes = (wintypes.HANDLE, ctypes.POINTER(_Entry))

    @cache
    def _job() -> int:
        """Return a job of this process and its descendants, which ends none of them."""
        job = _KERNEL.CreateJobObjectW(None, None)
        if not _KERNEL.AssignProcessToJobObject(job, _KERNEL.GetCurrentProcess()):
            raise ctypes.WinError(ctypes.get_last_error())
        return int(job)

    def _in_our_job() -> set[int]:
        found = _Ids()
        if not _KERNEL.QueryInformationJobObject(
            _job(), _PROCESS_IDS, ctypes.byref(found), ctypes.sizeof(found), None
        ):
            raise ctypes.WinError(ctypes.get_last_error())
        return {*found.pids[: found.listed]} - {os.getpid()}

    def _suspend(pid: int) -> None:
        process = _KERNEL.OpenProcess(_SUSPEND_RESUME, False, pid)
        status = ctypes.windll.ntdll.NtSuspendProcess(wintypes.HANDLE(process))
        _KERNEL.CloseHandle(process)
        if status:
            raise OSError(f"NtSuspendProcess: {status:#x}")

    def _processes() -> dict[int, tuple[int, str]]:
        """Return the parents and programs of all running processes, by their numbers."""
        found: dict[int, tuple[int, str]] = {}
        listing = _KERNEL.CreateToolhelp32Snapshot(_ALL_PROCESSES, 0)
        entry = _Entry(size=ctypes.sizeof(_Entry))
        more = _KERNEL.Process32FirstW(listing, ctypes.byref(entry))
        while more:
            found[entry.pid] = entry.parent, entry.program
            more = _KERNEL.Process32NextW(listing, ctypes.byref(entry))
        _KERNEL.CloseHandle(listing)
        return found
