"""Leaks of quick tests into later ones of their process: threads, children, global state.

The tests that share a process, and their order, differ each time.  A leak fails another test far
away, and not always; so the test that leaks is failed.
"""

from __future__ import annotations

import os
import signal
import sys
import threading
from collections.abc import Generator
from pathlib import Path
from typing import Any

import pytest
import systems
from patience import until

PATIENCE = 30.0
"""Timeout in seconds for threads and children that were told to end, on a busy machine too."""
SLOWER = ("real", "soak")
"""Marks of tests outside the quick tier."""
KEPT_THREADS = ("record_",)
"""Prefixes of names of threads that the program keeps as long as it runs."""
KEPT_CHILDREN = ("multiprocessing.resource_tracker",)
"""Commands of children that Python keeps as long as it runs."""
TIMEOUT = getattr(signal, "SIGALRM", None)
"""The signal of pytest's timeout; None on Windows."""
SIGNALS = {one: f"handler of {one}" for one in signal.valid_signals() - {TIMEOUT}}
TASKS = Path("/proc/self/task")


class LeftBehind:
    """Fails each quick test that leaves something behind."""

    def __init__(self) -> None:
        self._threads: set[threading.Thread] = set()
        """Threads from before the test, or of a fixture of several tests."""
        self._children: set[int] = set()
        self._state: dict[str, object] = {}
        """The state before the test, and what fixtures of several tests made of it."""
        self._first = state()
        """The state to which such a fixture returns."""

    @pytest.hookimpl(wrapper=True, tryfirst=True)
    def pytest_runtest_setup(self) -> Generator[None]:
        """Take a snapshot before a test."""
        self._threads, self._children = set(threading.enumerate()), set(children())
        self._state = state()
        return (yield)

    @pytest.hookimpl(wrapper=True)
    def pytest_fixture_setup(self, fixturedef: pytest.FixtureDef[Any]) -> Generator[None, Any, Any]:
        """Allow what a fixture of several tests starts until these are over."""
        if fixturedef.scope == "function":
            return (yield)
        threads, running = set(threading.enumerate()), set(children())
        made = yield
        self._threads |= set(threading.enumerate()) - threads
        self._children |= set(children()) - running
        self._state = state()
        return made

    @pytest.hookimpl(wrapper=True, tryfirst=True)
    def pytest_runtest_teardown(self, item: pytest.Item) -> Generator[None]:
        """Compare with the snapshot after a test, when its fixtures have ended."""
        done = yield
        left = self._changed()
        if not any(item.get_closest_marker(mark) for mark in SLOWER):
            left += self._running()
            if left:
                pytest.fail("\n".join(("This test leaves behind:", *left)), pytrace=False)
        return done

    def _running(self) -> list[str]:
        """Return the threads and children that do not end."""

        def begun() -> list[threading.Thread]:
            return [
                thread
                for thread in threading.enumerate()
                if thread not in self._threads and not thread.name.startswith(KEPT_THREADS)
            ]

        def forked() -> dict[int, str]:
            return {pid: what for pid, what in children().items() if pid not in self._children}

        if until(lambda: not begun() and not forked(), PATIENCE):
            return []
        threads = [f"the thread {thread.name!r}, {_place(thread)}" for thread in begun()]
        return [*threads, *(f"the process {pid}, {what}" for pid, what in forked().items())]

    def _changed(self) -> list[str]:
        """Return what the test changed in the state of the process, and did not restore."""
        before, now = self._state, state()
        return [
            f"{name}, which was {before.get(name)!r} and is {now.get(name)!r}"
            for name in sorted(before.keys() | now.keys())
            if now.get(name) not in (before.get(name), self._first.get(name))
        ]


def children() -> dict[int, str]:
    """Return the running children of this process with their commands; on Linux and Windows.

    On Windows these are their programs.
    """
    if sys.platform == "win32":
        return systems.children()
    found: dict[int, str] = {}
    try:
        tasks = [*TASKS.iterdir()]
    except OSError:
        return {}
    for task in tasks:
        try:
            listed = (task / "children").read_text(encoding="ascii")
        except OSError:  # the thread has ended
            continue
        for number in map(int, listed.split()):
            try:
                command = Path(f"/proc/{number}/cmdline").read_bytes()
                state = Path(f"/proc/{number}/stat").read_text(errors="replace")
            except OSError:
                continue
            what = command.replace(b"\0", b" ").decode(errors="replace").strip()
            # A child that has ended and was not waited for has no command, nor has one that
            # begins this moment.
            ended = state.rpartition(")")[2].split()[0] in "ZX"
            if not ended and not any(kept in what for kept in KEPT_CHILDREN):
                found[number] = what
    return found


def _place(thread: threading.Thread) -> str:
    """Return where in the code a thread is."""
    frame = sys._current_frames().get(thread.ident or 0)
    lines = []
    while frame is not None:
        lines.append(f"{frame.f_code.co_filename}:{frame.f_lineno} in {frame.f_code.co_name}")
        frame = frame.f_back
    return " < ".join(lines) or "nowhere"


def state() -> dict[str, object]:
    """Return the global state of the process by name: its environment, input, folder, handlers."""
    found: dict[str, object] = {
        f"os.environ.{name}": value
        for name, value in os.environ.items()
        if name != "PYTEST_CURRENT_TEST"
    }
    try:
        stat = os.fstat(0)
    except OSError as fault:
        found["standard input"] = str(fault)
    else:
        found["standard input"] = (stat.st_dev, stat.st_ino, getattr(stat, "st_rdev", 0))
    found["working directory"] = Path.cwd()
    return found | {name: signal.getsignal(one) for one, name in SIGNALS.items()}
