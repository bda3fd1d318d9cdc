"""What carries packets: the only thing that a remote table knows of the line."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Protocol

from audiogame.rules.fault import Fault


class CannotConnect(Fault):
    """A server that does not answer."""


class Transport(Protocol):
    """A line to one server, for one place at one table."""

    @property
    def up(self) -> bool:
        """Whether the line stands."""

    @property
    def times(self) -> int:
        """How often the line was made, from 1; what was sent on one before may be lost."""

    async def send(self, data: bytes) -> None:
        """Hand over a frame; while the line is down it is lost."""

    async def received(self) -> bytes | None:
        """Return the next frame that has come; None where there is none yet."""


async def end_task(task: asyncio.Task[None] | None) -> None:
    """Cancel a task that looks after connections or tables, and wait until it has ended."""
    if task is not None:
        task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await task
