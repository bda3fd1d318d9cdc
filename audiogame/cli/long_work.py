"""Long work of a command: announced after a second, with its progress every ten."""

from __future__ import annotations

import sys
import threading
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from itertools import islice
from typing import TypeVar

from audiogame.narration import faults
from audiogame.outputs.standard_streams import is_terminal
from audiogame.rules.fault import Reason

Item = TypeVar("Item")
SOON = 1.0
"""Seconds after which the user is told that the work takes a while."""
AGAIN = 10.0
"""Seconds between two reports of the progress."""


class PrintedProgress:
    """The progress of some work.

    Args:
        language: in which it is told, as a code.
        of_what: the items counted or the work, a variant of the message `work-what`.
    """

    def __init__(self, language: str, of_what: str) -> None:
        self.language = language
        self.of_what = of_what
        self.done = 0
        self.count = 0
        """The number of items; 0 while unknown."""

    def counted(self, work: Iterable[Item], count: int = 0) -> Iterator[Item]:
        """Yield and count the items of `work`, of which there are `count` if known."""
        self.count = count
        return self._counted(work)

    def _counted(self, work: Iterable[Item]) -> Iterator[Item]:
        for item in work:
            yield item
            self.done += 1

    def __str__(self) -> str:
        what = Reason("work-what", what=self.of_what)
        if self.count:
            told_of = Reason("work-counted", done=self.done, count=self.count, what=what)
        else:
            told_of = Reason("work-begun", done=self.done, what=what) if self.done else what
        return faults.told(told_of, self.language)


@contextmanager
def told(progress: PrintedProgress) -> Iterator[None]:
    """Announce in a terminal, after a second, that work takes a while; then report its progress.

    It is printed to the standard error, so that other programs can read the standard output. After
    the work nothing more is printed.
    """
    if not is_terminal(sys.stderr):
        yield
        return
    ended = threading.Event()
    telling = threading.Thread(target=_tell, args=(progress, ended), daemon=True)
    telling.start()
    try:
        yield
    finally:
        ended.set()
        telling.join()


def first_told(progress: PrintedProgress, work: Iterable[Item]) -> Iterator[Item]:
    """Yield the items of work that reports on itself, once the first one is there."""
    items = iter(work)
    with told(progress):
        first = [*islice(items, 1)]
    yield from first
    yield from items


def _tell(progress: PrintedProgress, ended: threading.Event) -> None:
    if ended.wait(SOON):
        return
    told_of = Reason("work-takes-long", progress=str(progress))
    _say(faults.told(told_of, progress.language))
    while not ended.wait(AGAIN):
        _say(f"{progress}.")


def _say(sentence: str) -> None:
    sys.stderr.write(f"{sentence}\n")
    sys.stderr.flush()
