"""`audiogame serve` in a process of its own, and remote players who join it during a test."""

from __future__ import annotations

import asyncio
import contextlib
import re
import signal
import subprocess
import sys
import threading
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

from online_server import HOME, PATIENCE
from processes import free_port

from audiogame.online.link import TableLink, read_link

Result = TypeVar("Result")


@contextmanager
def serving_everybody(
    folder: Path,
    ends: signal.Signals = signal.SIGTERM,
    program: tuple[str, ...] = ("-m", "audiogame"),
    status: int = 0,
) -> Iterator[TableLink]:
    """Run `audiogame serve` open to everyone; yields its link.

    Args:
        folder: for its tables.
        ends: the signal that ends it; Ctrl+C sends SIGINT.
        program: Python's arguments for the program.
        status: with which it ends.
    """
    server = subprocess.Popen(
        [
            *(sys.executable, *program, "serve", "--open", "--hidden"),
            *("--address", HOME, "--port", str(free_port()), "--data", str(folder)),
        ],
        stdout=subprocess.PIPE,
        text=True,
    )
    try:
        assert server.stdout is not None
        link = next(
            found[0] for line in server.stdout if (found := re.search(r"audiogame://\S+", line))
        )
        yield read_link(link)
    finally:
        server.send_signal(ends)
        server.communicate(timeout=PATIENCE)
    # Windows ends a process without asking it.
    assert sys.platform == "win32" or server.returncode == status


class FarPeople:
    """An event loop in a thread of its own, in which remote players act for a test."""

    def __init__(self) -> None:
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)

    def __enter__(self) -> FarPeople:
        self._thread.start()
        return self

    def __exit__(self, *error: object) -> None:
        async def end() -> None:
            tasks = [one for one in asyncio.all_tasks() if one is not asyncio.current_task()]
            for task in tasks:
                task.cancel()
            for task in tasks:
                with contextlib.suppress(BaseException):
                    await task

        self.do(end())
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join(PATIENCE)
        self._loop.close()

    def do(self, deed: Coroutine[Any, Any, Result]) -> Result:
        """Run a coroutine of a player in the loop, and wait for its result."""
        return asyncio.run_coroutine_threadsafe(deed, self._loop).result(PATIENCE)
