"""How long the loop of a server is held by whatever runs in it, so that nobody else is answered."""

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
"""Seconds by which holds are counted."""


class LoopHold:
    """Counts the times from one look at the sockets to the next, without the waiting.

    A hold is the server's own as far as the thread of the loop has worked in it: the rest is that
    of another thread, or of other programs that have had the core.
    """

    def __init__(self) -> None:
        self.begin()

    def begin(self) -> None:
        """Begin to count, once everything is there that a server needs."""
        self.counts = [0] * (len(LIMITS) + 1)
        """How many holds there were up to each of `LIMITS`, and above the last."""
        self.total = 0.0
        """Seconds of all holds."""
        self.longest = 0.0
        """Seconds of the longest one."""
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
    """Looks at the sockets, and notes what has passed since it did so last.

    One socket is served between two looks at what else is due, however many are ready: who is
    ready waits for those who were before, and not for all who are ready now.
    """

    def __init__(self, hold: LoopHold) -> None:
        super().__init__()
        self._hold = hold
        self._since = self._worked = 0.0
        self._ready: deque[Ready] = deque()

    def select(self, timeout: float | None = None) -> list[Ready]:
        worked = time.thread_time()  # looking itself counts as work, too: this is no small call
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
        """Serve a socket no longer as it was watched: its number may be another's from now on."""
        if self._ready:
            self._ready = deque(one for one in self._ready if one[0].fd != key.fd)


def watched_loop(hold: LoopHold) -> Callable[[], asyncio.AbstractEventLoop] | None:
    """Return what makes a loop whose holds are noted; None where the system's own loop has to do.

    Windows lets a selector have 512 sockets only, and has a loop without one.
    """
    if sys.platform == "win32":
        return None
    return lambda: asyncio.SelectorEventLoop(_Watched(hold))
