"""Failover between voices: the best available, a fallback when it fails, and recovery."""

from __future__ import annotations

import threading
import time

from audiogame.outputs.speech.calls import Caller, try_backend
from audiogame.outputs.speech.voice import Backend
from audiogame.rules.fault import Reason

RETRY = 5.0
"""Seconds between two retries of better voices that are missing."""
RETRY_SILENT = 1.0
"""Seconds between two retries while no voice speaks."""


class Succession:
    """The present voice, and the fallbacks that would replace it.

    Everything but the retries of missing voices happens in the caller's thread.

    Args:
        backends: ways to speak, the best first.
        changed: is notified when a better voice has been found.
    """

    def __init__(self, backends: tuple[Backend, ...], changed: threading.Condition) -> None:
        self.caller: Caller | None = None
        """Caller of the present voice."""
        self.why_not: list[Reason] = []
        """The reasons why better backends than the present one cannot speak."""
        self.found: tuple[int, Caller] | None = None
        """A better voice that waits to take over, and its place in the order."""
        self._backends = backends
        self._changed = changed
        self._place = len(backends)
        """The index of the present backend; the number of backends if there is none."""
        self._retry_at = 0.0
        self._trying: threading.Thread | None = None

    def first(self) -> Caller | None:
        """Start the first backend that can speak."""
        return self._take_first(len(self._backends))

    def lose(self) -> Caller | None:
        """Drop the present voice, and take the first that can speak; the one lost comes last."""
        if self.caller is not None:
            self.caller.leave()  # in its own thread, which may hang
        self.caller = None
        return self._take_first(self._place)

    def retry(self) -> None:
        """Retry better voices at intervals, without blocking the caller."""
        if self._place == 0 or self._trying is not None or time.monotonic() < self._retry_at:
            return
        better = range(self._place)

        def look() -> None:
            for place in better:
                caller, _ = try_backend(self._backends[place])
                if caller is not None:
                    with self._changed:
                        self.found = place, caller
                        self._changed.notify()
                    return
            self._retry_at, self._trying = time.monotonic() + self._pause, None

        self._trying = threading.Thread(target=look, name="voice retry", daemon=True)
        self._trying.start()

    def take_found(self) -> bool:
        """Switch to a better voice if one has been found; return whether there was one."""
        if self.found is None:
            return False
        (place, caller), self.found, self._trying = self.found, None, None
        self._retry_at = time.monotonic() + RETRY
        if self.caller is not None:
            self.caller.leave()
        self.caller, self._place = caller, place
        return True

    @property
    def _pause(self) -> float:
        return RETRY if self.caller is not None else min(RETRY, RETRY_SILENT)

    def _take_first(self, lost: int) -> Caller | None:
        order = [place for place in range(len(self._backends)) if place != lost]
        self.why_not = []
        self._place = len(self._backends)
        for place in order + [lost] * (lost < len(self._backends)):
            caller, why = try_backend(self._backends[place])
            if caller is not None:
                self.caller, self._place = caller, place
                break
            if why is not None:
                self.why_not.append(why)
        self._retry_at = time.monotonic() + self._pause
        return self.caller
