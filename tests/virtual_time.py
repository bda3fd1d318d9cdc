"""A loop whose time passes at once, as soon as nothing else is to be done."""

from __future__ import annotations

import asyncio
import selectors


class Clock(selectors.DefaultSelector):
    """Lets time pass at once, so that tests can tell it exactly."""

    now = 0.0

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        self.now += max(timeout or 0.0, 0.0)
        return super().select(0)


class Virtual(asyncio.SelectorEventLoop):
    """A loop that goes by such a clock."""

    def __init__(self) -> None:
        self._clock = Clock()
        super().__init__(self._clock)

    def time(self) -> float:
        return self._clock.now
