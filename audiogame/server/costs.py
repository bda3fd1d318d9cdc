"""Costs of requests: frames and milliseconds of work of a connection, person, address and table."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Coroutine, Generator, Iterator
from math import ceil
from typing import Any, Generic, TypeVar

from audiogame.rules.fault import Fault
from audiogame.rules.value import Value, field_names
from audiogame.server.limits import Bucket, Buckets, Rates

T = TypeVar("T")
WORKED = time.perf_counter if sys.platform == "win32" else time.thread_time
"""The clock of work: the processor's time, which Windows counts in steps of 15.6 milliseconds only.

There it is the time that passes, which for work that waits for nothing is hardly more.
"""
QUIET = 60.0
"""Seconds between two log entries about the same limit."""


class Metered(Generic[T]):
    """A coroutine whose own work is measured, without what it waits for.

    Args:
        work: the coroutine.
        clock: returns seconds of work.
    """

    def __init__(self, work: Coroutine[Any, Any, T], clock: Callable[[], float] = WORKED) -> None:
        self._work = work
        self._clock = clock
        self.seconds = 0.0
        """Its work so far."""

    def __await__(self) -> Generator[Any, Any, T]:
        step: Callable[[Any], Any] = self._work.send
        value: Any = None
        while True:
            begun = self._clock()
            try:
                waits_for = step(value)
            except StopIteration as ended:
                result: T = ended.value
                return result
            finally:
                self.seconds += self._clock() - begun
            try:
                value, step = (yield waits_for), self._work.send
            except BaseException as fault:
                value, step = fault, self._work.throw


class Excess(Value):
    """An exceeded limit.

    Args:
        what: the cost: `frames`, `work`, `tables` that were opened, or `entries` to a table.
        whose: `connection`, `person`, `address` or `table`.
        seconds: until it is within the limit again.
    """

    what: str
    whose: str
    seconds: float


WITHIN = Excess("", "", 0.0)
"""No excess."""


class OverLimit(Fault):
    """A request that has to wait for too long to be held back.

    Args:
        excess: what it is over a limit of.
    """

    def __init__(self, excess: Excess) -> None:
        super().__init__("too-much", seconds=ceil(excess.seconds))
        self.excess = excess


class Payer:
    """The buckets of one connection, by which its requests are counted.

    Args:
        whose: `connection`, and where they are known `person`, `address` and `table`, each with
            the buckets of frames and of work.
    """

    def __init__(self, whose: dict[str, tuple[Bucket, Bucket]]) -> None:
        self._whose = whose

    def excess(self, now: float) -> Excess:
        """Return the exceeded limit with the longest wait; `WITHIN` without any."""
        most = WITHIN
        for name, pair in self._whose.items():
            for what, bucket in zip(("frames", "work"), pair, strict=True):
                wait = bucket.wait(now)
                if wait > most.seconds:
                    most = Excess(what, name, wait)
        return most

    def take_frame(self, now: float) -> None:
        """Count a frame."""
        for frames, _ in self._whose.values():
            frames.spend(now, 1)

    def take_work(self, now: float, seconds: float) -> None:
        """Count seconds of work."""
        for _, work in self._whose.values():
            work.spend(now, seconds * 1000)


class Costs:
    """The buckets of all persons, addresses and tables of a server.

    Args:
        frames: limits of frames.
        work: limits of work, in milliseconds.
        clock: returns seconds that only grow.
        log: writes a line, without names.
    """

    def __init__(
        self, frames: Rates, work: Rates, clock: Callable[[], float], log: Callable[[str], None]
    ) -> None:
        self._connection = frames.connection, work.connection
        self._clock = clock
        self._log = log
        self._kept = {
            name: tuple(Buckets(getattr(rates, name), clock) for rates in (frames, work))
            for name in field_names(Rates)
            if name != "connection"
        }
        self.refusals = 0
        """Requests that were refused."""
        self._logged: dict[tuple[str, str], float] = {}

    def of_connection(self) -> tuple[Bucket, Bucket]:
        """Return the buckets of a new connection."""
        frames, work = self._connection
        return Bucket(frames, self._clock()), Bucket(work, self._clock())

    def payer(
        self, connection: tuple[Bucket, Bucket], person: str, address: str, table: str
    ) -> Payer:
        """Return all buckets of a connection; empty names have none."""
        named = {"person": person, "address": address, "table": table}
        return Payer({"connection": connection, **dict(self._named(named))})

    def _named(self, named: dict[str, str]) -> Iterator[tuple[str, tuple[Bucket, Bucket]]]:
        for whose, name in named.items():
            if name:
                frames, work = self._kept[whose]
                yield whose, (frames[name], work[name])

    def refused(self, excess: Excess) -> None:
        """Count a refusal, and log it; the next ones of the same limit are not logged for a
        minute."""
        self.refusals += 1
        now, about = self._clock(), (excess.what, excess.whose)
        if now - self._logged.get(about, now - QUIET) >= QUIET:
            self._logged[about] = now
            self._log(f"refused: over the limit of {excess.what} of one {excess.whose}")
