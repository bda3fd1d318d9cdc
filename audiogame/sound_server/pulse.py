"""Heartbeat of a process that is pinged: whether it still answers."""

from __future__ import annotations

import time


class Pulse:
    """The time since a process last answered.

    Time without a call of `look` does not count: this program itself was stopped then.

    Args:
        patience: seconds without an answer after which it counts as hanging.
        ask: seconds between two pings; 0 to ping at every look.
    """

    def __init__(self, patience: float, ask: float = 0.0) -> None:
        self._patience = patience
        self._ask = ask
        self._heard = self._looked = self._asked = time.monotonic()

    def heard(self, grant: float = 0.0) -> None:
        """Record an answer of the process.

        Args:
            grant: extra seconds that the next answer may take.
        """
        self._heard = time.monotonic() + grant

    def look(self) -> bool:
        """Return whether a ping is due; to be called several times a second."""
        now = time.monotonic()
        if now - self._looked > self._ask + self._patience / 2:
            self._heard = max(self._heard, now)
        self._looked = now
        if now - self._asked < self._ask:
            return False
        self._asked = now
        return True

    @property
    def stopped(self) -> bool:
        """Whether the process has not answered for too long."""
        return time.monotonic() - self._heard > self._patience
