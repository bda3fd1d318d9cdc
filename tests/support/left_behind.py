"""Leaks of quick tests into later ones of their process: threads, children, global state.

The tests that share a process, and their order, differ each time.  A leak fails another test far
away, and not always; so the test that leaks is failed.
"""

from __future__ import annotations

import ctypes
import gc
import os
import signal
import sys
import threading
from collections.abc import Callable, Generator, Iterator, Mapping
from operator import attrgetter, is_
from pathlib import Path
from types import MappingProxyType, ModuleType
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
PATCHED = ("os", "shutil", "signal", "socket", "subprocess", "threading", "time")
"""Modules of Python that tests patch; those of the program are all checked."""
TIMEOUT = getattr(signal, "SIGALRM", None)
"""The signal of pytest's timeout; None on Windows."""
SIGNALS = {one: f"handler of {one}" for one in signal.valid_signals() - {TIMEOUT}}
TASKS = Path("/proc/self/task")
PLAIN = (bool, str, bytes, int, float, tuple, frozenset, Path)
"""Types of immutable values, compared by equality instead of identity."""
Bindings = dict[str, dict[str, object]]
"""Values by name, by module, class or process."""


class Dictionary(ctypes.Structure):
    """The start of CPython's dict struct, up to 3.13: its version changes with each write."""

    _fields_ = (
        ("head", ctypes.c_byte * object.__basicsize__),
        ("used", ctypes.c_ssize_t),
        ("version", ctypes.c_uint64),
    )


class LeftBehind:
    """Fails each quick test that leaves something behind."""

    def __init__(self) -> None:
        self._threads: set[threading.Thread] = set()
        """Threads from before the test, or of a fixture of several tests."""
        self._children: set[int] = set()
        self._modules: dict[str, ModuleType] = {}
        """The modules loaded at the last check."""
        self._live: dict[str, Mapping[str, object]] = {}
        """Live views of the names of modules and classes."""
        self._known: Bindings = {}
        """Their values at the last check."""
        self._first: Bindings = {}
        """The first values of names that changed."""
        self._places: list[str] = []
        """Modules and classes to check, and the versions of their names, in the same order."""
        self._counters: list[ctypes.c_uint64] = []
        self._versions: list[int] = []
        self._numbered = versions_are_kept()

    @pytest.hookimpl(wrapper=True, tryfirst=True)
    def pytest_runtest_setup(self) -> Generator[None]:
        """Take a snapshot before a test."""
        self._threads, self._children = set(threading.enumerate()), set(children())
        if not self._known:
            self._rebound()
        return (yield)

    @pytest.hookimpl(wrapper=True)
    def pytest_fixture_setup(self, fixturedef: pytest.FixtureDef[Any]) -> Generator[None, Any, Any]:
        """Allow what a fixture of several tests starts until these are over."""
        if fixturedef.scope == "function":
            return (yield)
        threads, running = set(threading.enumerate()), set(children())
        self._rebound()
        made = yield
        self._threads |= set(threading.enumerate()) - threads
        self._children |= set(children()) - running
        self._rebound()
        return made

    @pytest.hookimpl(wrapper=True, tryfirst=True)
    def pytest_runtest_teardown(self, item: pytest.Item) -> Generator[None]:
        """Compare with the snapshot after a test, when its fixtures have ended."""
        done = yield
        left = self._rebound()
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

    def _rebound(self) -> list[str]:
        """Return the names that changed since the last call, and were not restored."""
        found = []
        self._meet()
        for where in (*LOOKS, "sys.modules", *self._touched()):
            names = LOOKS[where]() if where in LOOKS else self._live[where]
            known = self._known.get(where)
            if known is None:
                self._known[where] = dict(names)
                continue
            if len(known) == len(names) and all(map(is_, known.values(), names.values())):
                continue
            first = self._first.setdefault(where, known)
            found += [
                f"{where}.{name}, which was {known.get(name)!r} and is {names.get(name)!r}"
                for name in sorted(known.keys() | names.keys())
                if not (name not in known and _found_late(name, names[name]))
                and not _same(known.get(name), names.get(name))
                and not _same(first.get(name), names.get(name))
            ]
            self._known[where] = dict(names)
        return found

    def _touched(self) -> list[str]:
        """Return the modules and classes that may have changed: all, without versions.

        There are tens of thousands of names, and they rarely change.
        """
        if not self._numbered:
            return self._places
        before, now = self._versions, list(map(attrgetter("value"), self._counters))
        self._versions = now
        if now == before:
            return []
        known = len(before)
        return [
            where
            for number, where in enumerate(self._places)
            if number >= known or before[number] != now[number]
        ]

    def _meet(self) -> None:
        """Register modules that were imported since, and their classes."""
        if len(sys.modules) == len(self._modules) and all(
            map(is_, sys.modules.values(), self._modules.values())
        ):
            return
        self._modules = dict(sys.modules)
        self._live["sys.modules"] = {
            name: one for name, one in self._modules.items() if _ours(name)
        }
        for name, module in self._modules.items():
            if (_ours(name) or name in PATCHED) and name not in self._live and module is not None:
                self._look_at(name, vars(module))
                for value in vars(module).values():
                    if isinstance(value, type) and value.__module__ == name:
                        self._look_at(f"{name}.{value.__qualname__}", vars(value))

    def _look_at(self, where: str, names: Mapping[str, object]) -> None:
        """Check the names of a module or class from now on."""
        if where in self._live:
            return
        self._live[where] = names
        self._places.append(where)
        if self._numbered:
            self._counters.append(version(names))


def version(names: Mapping[str, object]) -> ctypes.c_uint64:
    """Return the version of a dict, or of the dict behind a mapping proxy."""
    if isinstance(names, MappingProxyType):
        (names,) = gc.get_referents(names)
    return ctypes.c_uint64.from_address(id(names) + Dictionary.version.offset)


def versions_are_kept() -> bool:
    """Return whether this Python keeps such versions, by trying; if so few names are compared."""
    if sys.implementation.name != "cpython" or sys.version_info >= (3, 14):
        return False
    return all(map(_counts_changes, (ModuleType("tried"), type("Tried", (), {}))))


def _counts_changes(thing: Any) -> bool:
    counter = version(vars(thing))
    numbers = [counter.value]
    for value in (1, 2):
        thing.found = value
        numbers += [counter.value, counter.value]
    del thing.found
    numbers.append(counter.value)
    return len(set(numbers)) == 4 and numbers[1::2] == [numbers[2], numbers[4], counter.value]


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


def _same(one: object, other: object) -> bool:
    return one is other or (isinstance(one, PLAIN) and type(one) is type(other) and one == other)


def _ours(module: str) -> bool:
    return module.partition(".")[0] == "audiogame"


def _found_late(name: str, value: object) -> bool:
    """Return whether a new name is of Python or its libraries, or is an imported module."""
    return isinstance(value, ModuleType) or (name.startswith("__") and name.endswith("__"))


def _environment() -> dict[str, str]:
    return {name: value for name, value in os.environ.items() if name != "PYTEST_CURRENT_TEST"}


def _process() -> Iterator[tuple[str, object]]:
    """Yield the global state of the process, by name."""
    try:
        stat = os.fstat(0)
    except OSError as fault:
        yield "standard input", str(fault)
    else:
        yield "standard input", (stat.st_dev, stat.st_ino, getattr(stat, "st_rdev", 0))
    yield "working directory", Path.cwd()
    for one, name in SIGNALS.items():
        yield name, signal.getsignal(one)


LOOKS: dict[str, Callable[[], Mapping[str, object]]] = {
    "process": lambda: dict(_process()),
    "os.environ": _environment,
}
"""By place: functions that return state which is in no module or class."""
