"""What lines are told of the store: where else the server is reached, that nothing is kept now, and
that their key counts no longer."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Protocol

from audiogame.online.packets import Down
from audiogame.online.reasons import failed
from audiogame.rules.fault import Reason
from audiogame.server.store.store import Store

LOOK = 0.5
"""Seconds between looks: as often as processes look for each other."""


class Watcher(Protocol):
    """A line that has said hello."""

    def tell(self, packet: Down) -> None:
        """Send a packet; this never waits."""

    def welcome_again(self, servers: tuple[str, ...]) -> None:
        """Tell where else the server can be reached now."""

    async def check_key(self) -> None:
        """End, where the key of this line counts no longer."""


class StoreWatch:
    """Looks at the store of a server for all lines.

    Args:
        store: of the server.
    """

    def __init__(self, store: Store) -> None:
        self._store = store
        self._known: dict[Watcher, frozenset[str]] = {}
        """What other addresses each line has been told of."""
        self._task: asyncio.Task[None] | None = None

    def begin(self) -> None:
        """Look from now on."""
        self._task = asyncio.create_task(self._look())

    async def close(self) -> None:
        """Look no longer."""
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    def add(self, line: Watcher, servers: tuple[str, ...]) -> None:
        """Tell a line what changes from now on.

        Args:
            line: was welcomed.
            servers: which it was told of then.
        """
        told = frozenset(servers)
        self._known[line] = next((one for one in self._known.values() if one == told), told)

    def remove(self, line: Watcher) -> None:
        """Tell a line nothing more."""
        self._known.pop(line, None)

    async def _look(self) -> None:
        stuck, yielded = False, len(self._store.house.yielded)
        while True:
            await asyncio.sleep(LOOK)
            before, stuck = stuck, self._store.stuck
            if stuck and not before:
                for line in (*self._known,):
                    line.tell(failed(Reason("server-waits")))
            before_that, yielded = yielded, len(self._store.house.yielded)
            if yielded != before_that:  # a device is lost: it hears nothing more
                await asyncio.gather(*(line.check_key() for line in self._known))
            others = frozenset(self._store.others)
            for line, known in (*self._known.items(),):
                if not others <= known:
                    self._known[line] = others
                    line.welcome_again(self._store.others)
