"""Hold times of a server's event loop, during which no other client is answered."""

from __future__ import annotations

import asyncio
import selectors
import sys
import time
from bisect import bisect_left
from collections import deque
from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from _typeshed import FileDescriptorLike

LIMITS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0)
"""Upper bounds of the hold histogram, in seconds."""


class LoopHold:
    """Histogram of the times between two polls of the sockets, without the waiting.

    The loop thread's processor time in a hold is the server's own share: the rest was taken by
    another thread, or by other programs on the core.
    """

    def __init__(self) -> None:
        self.begin()

    def begin(self) -> None:
        """Start counting, once the server is fully loaded."""
        self.counts = [0] * (len(LIMITS) + 1)
        """Number of holds up to each of `LIMITS`, and above the last."""
        self.total = 0.0
        """Seconds of all holds."""
        self.longest = 0.0
        """Seconds of the longest hold."""
        self.most_work = 0.0
        """Seconds of processor time of the loop's thread in the hold that had most of it."""

    def note(self, seconds: float, work: float) -> None:
        """Count a hold.

        Args:
            seconds: from its beginning to its end.
            work: seconds of processor time of the loop's thread in it.
        """
        self.counts[bisect_left(LIMITS, seconds)] += 1
        self.total += seconds
        self.longest = max(self.longest, seconds)
        self.most_work = max(self.most_work, work)


Ready = tuple[selectors.SelectorKey, int]
"""A socket, and whether it can be read or written."""


class _Watched(selectors.DefaultSelector):
    """Selector that measures the time between two polls.

    One socket is served between two checks of the loop's other callbacks, however many are ready: a
    ready socket waits for those before it, and not for all that are ready now.
    """

    def __init__(self, hold: LoopHold) -> None:
        super().__init__()
        self._hold = hold
        self._since = self._worked = 0.0
        self._ready: deque[Ready] = deque()

    def select(self, timeout: float | None = None) -> list[Ready]:
        worked = time.thread_time()  # polling itself counts as work, too: this is no small call
        if self._since:
            self._hold.note(time.perf_counter() - self._since, worked - self._worked)
        if self._ready:
            found = [self._ready.popleft()]
        else:
            found = super().select(timeout)
            if len(found) > 1:
                self._ready.extend(found[1:])
                del found[1:]
        self._since, self._worked = time.perf_counter(), worked
        return found

    def unregister(self, fileobj: FileDescriptorLike) -> selectors.SelectorKey:
        key = super().unregister(fileobj)
        self._forget(key)
        return key

    def modify(
        self, fileobj: FileDescriptorLike, events: int, data: object = None
    ) -> selectors.SelectorKey:
        self._forget(self.get_key(fileobj))
        return super().modify(fileobj, events, data)

    def _forget(self, key: selectors.SelectorKey) -> None:
        """Remove a socket from the watched ones: its number may be reused from now on."""
        if self._ready:
            self._ready = deque(one for one in self._ready if one[0].fd != key.fd)


def watched_loop(hold: LoopHold) -> Callable[[], asyncio.AbstractEventLoop] | None:
    """Return a factory for an event loop whose holds are measured; None where only the system's own
    loop will do.

    On Windows a selector has at most 512 sockets, and the default loop uses none.
    """
    if sys.platform == "win32":
        return None
    return lambda: asyncio.SelectorEventLoop(_Watched(hold))
