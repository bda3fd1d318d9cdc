"""An event loop with virtual time, which jumps ahead when the loop is idle."""

from __future__ import annotations

import asyncio
import selectors


class Clock(selectors.DefaultSelector):
    """A selector that advances virtual time instead of waiting, so that times are exact."""

    now = 0.0

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        self.now += max(timeout or 0.0, 0.0)
        return super().select(0)


class Virtual(asyncio.SelectorEventLoop):
    """An event loop on such a clock."""

    def __init__(self) -> None:
        self._clock = Clock()
        super().__init__(self._clock)
        # The clock of Windows moves by 15.6 ms, so that loops there call what is that near at once.
        self._clock_resolution = 1e-9

    def time(self) -> float:
        return self._clock.now
