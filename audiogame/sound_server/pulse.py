"""Whether a process that is asked again and again still answers."""

from __future__ import annotations

import time


class Pulse:
    """The time since a process gave its last sign of life.

    Time in which nobody looked does not count: then this program was stopped itself.

    Args:
        patience: seconds without a sign after which it has hung.
        ask: seconds between two questions whether it lives; 0 to ask at every look.
    """

    def __init__(self, patience: float, ask: float = 0.0) -> None:
        self._patience = patience
        self._ask = ask
        self._heard = self._looked = self._asked = time.monotonic()

    def heard(self, grant: float = 0.0) -> None:
        """Note a sign of life.

        Args:
            grant: seconds that it may take longer until the next one.
        """
        self._heard = time.monotonic() + grant

    def look(self) -> bool:
        """Tell whether it is to be asked now; to be called several times a second."""
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
        """Whether it has not answered for too long."""
        return time.monotonic() - self._heard > self._patience
