"""Processes of the program beside it: its voice, its sounds, its bots, and the server of a table.

Each runs a module of the program, and its input ends with the program, even with one that is
killed.  It has no window, and keys such as Ctrl+C are for the program alone.  On Windows the system
ends it with the program, and what it has started, too.
"""

from __future__ import annotations

import contextlib
import os
import queue
import signal
import subprocess
import sys
import threading
from collections.abc import Callable, Mapping

from audiogame import FROZEN

if sys.platform == "win32":
    import ctypes
    from functools import cache

    NO_WINDOW = subprocess.CREATE_NO_WINDOW
    MOST_IN_A_POOL = 60
    """Processes of a pool, all of which it waits for at once: the system allows no more."""
    TERMINATE, SET_QUOTA = 0x0001, 0x0100
    """Rights that are needed to put a process into a job."""
    EXTENDED_LIMITS = 9
    """The number of what is set about a job."""
    KILL_ON_CLOSE = 0x2000
    """The limit by which the processes of a job end with its last handle, which is ours."""

    class _JobLimits(ctypes.Structure):
        """JOBOBJECT_EXTENDED_LIMIT_INFORMATION of the Windows API."""

        _fields_ = (
            ("times", ctypes.c_int64 * 2),
            ("flags", ctypes.c_uint32),
            ("sizes", ctypes.c_size_t * 2),
            ("processes", ctypes.c_uint32),
            ("affinity", ctypes.c_size_t),
            ("classes", ctypes.c_uint32 * 2),
            ("counted", ctypes.c_uint64 * 6),
            ("memory", ctypes.c_size_t * 4),
        )

    @cache
    def _job() -> int:
        """Return the handle of a job whose processes end with this one; 0 where there is none.

        Nobody closes it but the system, when this process ends in whatever way.
        """
        kernel = ctypes.WinDLL("kernel32")
        job: int = kernel.CreateJobObjectW(None, None) or 0
        limits = _JobLimits(flags=KILL_ON_CLOSE)
        size = ctypes.sizeof(limits)
        kernel.SetInformationJobObject(
            ctypes.c_void_p(job), EXTENDED_LIMITS, ctypes.byref(limits), size
        )
        return job

    def end_with_program(pid: int) -> None:
        """Have a process end with this one, even if this one is killed, with all it starts.

        Args:
            pid: its number; one that has ended already is left alone.
        """
        kernel = ctypes.WinDLL("kernel32")
        process = ctypes.c_void_p(kernel.OpenProcess(TERMINATE | SET_QUOTA, False, pid))
        if process:
            kernel.AssignProcessToJobObject(ctypes.c_void_p(_job()), process)
            kernel.CloseHandle(process)

else:
    NO_WINDOW = 0
    MOST_IN_A_POOL = 1_000

    def end_with_program(pid: int) -> None:
        """Do nothing: elsewhere a process that has lost its program ends by its input alone."""


OWN_SESSION = sys.platform != "win32"
"""Whether a process has to be parted from the terminal by a session of its own."""


def pool_size(wanted: int = 0) -> int:
    """Return the number of processes of a pool.

    Args:
        wanted: how many; 0 for one per core.
    """
    return min(wanted or os.cpu_count() or 1, MOST_IN_A_POOL)


def own_command(module: str, *arguments: str) -> tuple[str, ...]:
    """Return the command line that runs a module of the program in another process.

    The executable of a frozen program is no Python: it takes the same words to `run_own_process`.
    """
    python = (sys.executable,) if FROZEN else (sys.executable, "-P")
    return (*python, "-m", module, *arguments)


def run_own_process() -> bool:
    """Run the module that a frozen program was started for beside another; return whether it was.

    A process of a pool of `multiprocessing` runs and exits here.
    """
    # late: a browser has neither
    import runpy
    from multiprocessing import freeze_support

    freeze_support()
    match sys.argv[1:]:
        case ["-m", module, *arguments]:
            sys.argv[1:] = arguments
            runpy.run_module(module, run_name="__main__", alter_sys=True)
            return True
    return False


def start_process(
    command: tuple[str, ...], environment: Mapping[str, str] | None = None, stays: bool = False
) -> subprocess.Popen[bytes]:
    """Start a process with its input and output as pipes; its errors are printed nowhere.

    Args:
        command: the command line.
        environment: its variables; None for those of the program.
        stays: whether it decides by itself when to end, once the program has gone.

    Raises:
        OSError: it cannot be started.
    """
    process = subprocess.Popen(
        command,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,  # C libraries write there, and screen readers would read it
        env=environment,
        creationflags=NO_WINDOW,
        start_new_session=OWN_SESSION,
    )
    if not stays:
        end_with_program(process.pid)
    return process


class LineProcess:
    """A process that is asked and answers by lines, and whose caller never waits for it.

    One thread starts and writes to it, because both may block, and another reads it.

    Args:
        command: the command line.
        heard: called by a thread with each line of its output.
        ended: called by a thread once no further lines come.
        environment: its variables; None for those of the program.
    """

    def __init__(
        self,
        command: tuple[str, ...],
        heard: Callable[[bytes], object],
        ended: Callable[[], object] = bool,
        environment: Mapping[str, str] | None = None,
    ) -> None:
        self._command, self._environment = command, environment
        self._heard, self._ended = heard, ended
        self._outbox: queue.SimpleQueue[bytes | None] = queue.SimpleQueue()
        self._over = threading.Event()
        self._closing = threading.Lock()
        self._closed = False
        self._child: subprocess.Popen[bytes] | None = None
        threading.Thread(target=self._write, daemon=True).start()

    @property
    def dead(self) -> bool:
        """Whether it has ended, or could not be started; no further lines come."""
        return self._over.is_set()

    @property
    def status(self) -> int | None:
        """Its exit status once it is dead; None where it could not be started."""
        return self._child.returncode if self._child is not None else None

    @property
    def pid(self) -> int | None:
        """Process id; None while it is not started."""
        return self._child.pid if self._child is not None else None

    def send(self, line: bytes) -> None:
        """Queue a line for its input."""
        self._outbox.put(line)

    def close(self) -> None:
        """Kill it at once, with what it has started."""
        with self._closing:
            self._closed = True
        self._outbox.put(None)
        if self._child is not None:
            self._kill(self._child)

    def wait(self, seconds: float) -> bool:
        """Wait until no further lines come; return whether that is so by then."""
        return self._over.wait(seconds)

    def _kill(self, child: subprocess.Popen[bytes]) -> None:
        if sys.platform == "win32":
            child.kill()  # what it has started ends with its job
        elif child.poll() is None:
            # On macOS a group that has just ended whole, and that nobody has waited for, answers
            # that this is not permitted.
            with contextlib.suppress(ProcessLookupError, PermissionError):
                os.killpg(child.pid, signal.SIGKILL)

    def _start(self) -> subprocess.Popen[bytes] | None:
        with self._closing:
            if not self._closed:
                self._child = start_process(self._command, self._environment)
        return self._child

    def _write(self) -> None:
        try:
            child = self._start()
            if child is not None:
                threading.Thread(target=self._read, args=(child,), daemon=True).start()
        except (OSError, ValueError, RuntimeError, MemoryError):  # no room for it, or a thread
            child = None
            self.close()
        if child is None:
            self._end()
            return
        assert child.stdin is not None
        with contextlib.suppress(OSError):  # it has died: the reader notices
            while (line := self._outbox.get()) is not None:
                child.stdin.write(line)
                child.stdin.flush()
        with contextlib.suppress(OSError):
            child.stdin.close()

    def _read(self, child: subprocess.Popen[bytes]) -> None:
        assert child.stdout is not None
        with child.stdout as lines:
            for line in lines:
                self._heard(line)
        self._kill(child)  # it may have closed only its output
        child.wait()
        self._end()

    def _end(self) -> None:
        self._over.set()
        self._ended()
