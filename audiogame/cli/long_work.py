"""Work of a command that takes long: said after a second, and its progress told on Enter."""

from __future__ import annotations

import os
import sys
import threading
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from itertools import islice
from typing import TypeVar

Item = TypeVar("Item")
SOON = 1.0
"""Seconds after which it is said that something takes a while."""
LOOK = 0.1
"""Seconds between two looks whether Enter was pressed."""


class PrintedProgress:
    """How far some work is.

    Args:
        of_what: what is counted, such as "sounds".
    """

    def __init__(self, of_what: str) -> None:
        self.of_what = of_what
        self.done = 0
        self.count = 0
        """How many there are; 0 while that is not known."""

    def counted(self, work: Iterable[Item], count: int = 0) -> Iterator[Item]:
        """Count what comes of `work`, which gives `count` items, if that is known."""
        self.count = count
        return self._counted(work)

    def _counted(self, work: Iterable[Item]) -> Iterator[Item]:
        for item in work:
            yield item
            self.done += 1

    def __str__(self) -> str:
        if self.count:
            return f"{self.done} of {self.count} {self.of_what}"
        return f"{self.done} {self.of_what}" if self.done else self.of_what


@contextmanager
def told(progress: PrintedProgress) -> Iterator[None]:
    """Say in a terminal, after a second, that work takes a while, and on Enter how far it is.

    What is said goes to the errors, so that what is printed can be read by other programs.
    After the work nothing more is said, and nobody takes what is typed.
    """
    if not (sys.stdin.isatty() and sys.stderr.isatty()):
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
    """Yield what comes of work that tells of itself, once the first item is there."""
    items = iter(work)
    with told(progress):
        first = [*islice(items, 1)]
    yield from first
    yield from items


def _tell(progress: PrintedProgress, ended: threading.Event) -> None:
    if ended.wait(SOON):
        return
    _say(f"This takes a while: {progress}. Enter says how far it is.")
    while not ended.wait(LOOK):
        if _pressed():
            _say(f"{progress}.")


def _pressed() -> bool:
    """Tell whether Enter was pressed, and take what was typed before it; never wait for it."""
    if sys.platform == "win32":
        import msvcrt

        return msvcrt.kbhit() and bool(msvcrt.getwch())
    import select

    # Not through `sys.stdin`, which a thread must not hold when the program ends.
    return bool(select.select([0], [], [], 0)[0]) and bool(os.read(0, 1000))


def _say(sentence: str) -> None:
    sys.stderr.write(f"{sentence}\n")
    sys.stderr.flush()
