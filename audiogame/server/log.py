"""Server log: what failed, where and when; no names, and no words that a user typed."""

from __future__ import annotations

import asyncio
import logging
import threading
import traceback
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import TextIO

from audiogame.table.own_file import append_own, move_own

FILE = "server.log"
PAUSE = 60.0
"""Seconds between two log entries for equal faults of the event loop."""
LARGEST = 1_000_000
"""Bytes of a log at most; then a new one is begun, and one old one stays beside it."""
CLOSING = 0.5
"""Seconds for the last lines at most."""
UNWRITTEN = 1000
"""Lines at most that wait until the log can be written again."""


class Log:
    """The log file in a folder.

    Args:
        folder: of the server.
    """

    def __init__(self, folder: Path) -> None:
        self.path = folder / FILE
        self.faults = 0
        """Number of unexpected errors."""
        self._echo: TextIO | None = None
        """Where lines are written, too."""
        self._echoes: deque[str] = deque(maxlen=UNWRITTEN)
        self._news: threading.Event | None = None
        """Set for the thread that writes; None while whoever has a line writes it."""
        self._writer: threading.Thread | None = None
        self._closing = False
        self._turn = threading.Lock()
        self._unwritten: deque[str] = deque(maxlen=UNWRITTEN)
        """Lines that could not be written, as another program had the log open."""

    def fault(self, fault: BaseException) -> None:
        """Count an unexpected error, and log where it occurred, without its message."""
        self.faults += 1
        frames = traceback.extract_tb(fault.__traceback__)
        at = " < ".join(f"{Path(one.filename).name}:{one.lineno}" for one in reversed(frames))
        self.write(f"{type(fault).__name__} at {at}")

    def write_behind(self, echo: TextIO | None = None) -> None:
        """Write in a thread from now on: a disk that hangs holds up nobody else.

        Args:
            echo: where lines are written, too, such as for the journal of the system.
        """
        news = self._news = threading.Event()
        self._echo = echo

        def write() -> None:
            closing = False
            while not closing:
                news.wait()
                news.clear()
                closing = self._closing  # before the last lines are taken
                self._flush()

        self._writer = threading.Thread(target=write, name="log", daemon=True)
        self._writer.start()

    def close(self) -> None:
        """Wait for a moment until all is written."""
        self._closing = True
        if self._writer is not None and self._news is not None:
            self._news.set()
            self._writer.join(CLOSING)

    def write(self, line: str, echo: bool = True) -> None:
        """Append a line with the time; one that cannot be written comes with the next.

        Args:
            line: without the time.
            echo: whether it is written elsewhere, too, where all are.
        """
        now = datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
        self._unwritten.append(f"{now} {line}\n")
        if echo and self._echo is not None:
            self._echoes.append(f"{line}\n")
        if self._news is not None:
            self._news.set()
        else:
            self._flush()

    def _flush(self) -> None:
        with self._turn:
            self._write_all()

    def _write_all(self) -> None:
        while self._echoes and self._echo is not None:
            with suppress(OSError, ValueError):  # nobody reads it any more
                self._echo.write(self._echoes.popleft())
                self._echo.flush()
        with suppress(OSError):  # on Windows nothing that somebody reads can be renamed
            if self.path.is_file() and self.path.stat().st_size > LARGEST:
                move_own(self.path, self.path.with_suffix(".old.log"))
        with suppress(OSError):
            lines = tuple(self._unwritten)
            append_own(self.path, "".join(lines))
            for _ in lines:
                self._unwritten.popleft()


class LoopFaults:
    """Handler for errors of the event loop itself, which would fill a terminal: no more files, a
    lost connection.

    Args:
        fault: called with the error, for the log; for equal ones once a minute.
        clock: returns seconds that only grow.
    """

    def __init__(self, fault: Callable[[BaseException], None], clock: Callable[[], float]) -> None:
        self._fault = fault
        self._clock = clock
        self._told: dict[tuple[type[BaseException], object], float] = {}

    def __call__(self, loop: object, context: dict[str, object]) -> None:
        """Handle an error context of the event loop."""
        found = context.get("exception")
        fault = found if isinstance(found, BaseException) else RuntimeError()
        now, kind = self._clock(), (type(fault), _place(fault))
        if now - self._told.get(kind, now - PAUSE) >= PAUSE:
            self._told = {one: when for one, when in self._told.items() if now - when < PAUSE}
            self._told[kind] = now
            self._fault(fault)


def _place(fault: BaseException) -> object:
    """Return where an exception was raised; None where that is not known."""
    frames = traceback.extract_tb(fault.__traceback__, -1)
    return (frames[0].filename, frames[0].lineno) if frames else None


class _ToLoop(logging.Handler):
    """Passes what a library logs as an error on to the error handler of the event loop."""

    def emit(self, record: logging.LogRecord) -> None:
        context: dict[str, object] = {"message": record.getMessage()}
        if record.exc_info and record.exc_info[1]:
            context["exception"] = record.exc_info[1]
        asyncio.get_running_loop().call_exception_handler(context)


def log_to_loop(name: str) -> logging.Logger:
    """Return a logger for a library: its errors go to the event loop, and nothing to a terminal."""
    logger = logging.getLogger(name)
    logger.handlers = [_ToLoop(logging.ERROR)]
    logger.setLevel(logging.ERROR)
    logger.propagate = False
    return logger
