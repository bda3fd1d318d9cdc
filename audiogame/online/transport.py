"""Transport of packets, all that a remote table knows of a connection, and limits of both ends."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Protocol

from audiogame.rules.fault import Fault

ALIVE = 15.0
"""Seconds between signs of life, and how long one may be waited for."""
PATIENCE = 10.0
"""Seconds to set a line up."""
FORWARDED = "X-Forwarded-For"
"""The header in which a front says who has called."""
ENDING = 1.0
"""Seconds to end a line well, once that has begun."""
BESIDE = 1_000
"""Pings, and parts of a frame, between two whole frames or two signs of life; with more a line is
cut: they cost time, and nobody needs so many."""
WAITING = 16
"""Frames that have come and were not taken yet; then the other side has to wait."""


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
