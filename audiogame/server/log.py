"""Server log: what failed, where and when; no names, and no words that a user typed."""

from __future__ import annotations

import asyncio
import logging
import traceback
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path

from audiogame.table.own_file import append_own, move_own

FILE = "server.log"
PAUSE = 60.0
"""Seconds between two log entries for equal faults of the event loop."""
LARGEST = 1_000_000
"""Bytes of a log at most; then a new one is begun, and one old one stays beside it."""
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
        self._unwritten: deque[str] = deque(maxlen=UNWRITTEN)
        """Lines that could not be written, as another program had the log open."""

    def fault(self, fault: BaseException) -> None:
        """Count an unexpected error, and log where it occurred, without its message."""
        self.faults += 1
        frames = traceback.extract_tb(fault.__traceback__)
        places = " < ".join(f"{Path(one.filename).name}:{one.lineno}" for one in reversed(frames))
        self.write(f"{type(fault).__name__} at {places}")

    def write(self, line: str) -> None:
        """Append a line with the time; one that cannot be written comes with the next."""
        now = datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
        self._unwritten.append(f"{now} {line}\n")
        with suppress(OSError):  # on Windows nothing that somebody reads can be renamed
            if self.path.is_file() and self.path.stat().st_size > LARGEST:
                move_own(self.path, self.path.with_suffix(".old.log"))
        with suppress(OSError):
            append_own(self.path, "".join(self._unwritten))
            self._unwritten.clear()


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
