"""One test over many items: it goes through all of them, and lists every one that fails."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager

import pytest


class Offenders:
    """The items of a loop that fail, each with its place and what was wrong there.

    A file, a message or a field of a packet is no test of its own: thousands of them take longer
    to collect than to look at.  But the first that fails must not hide the others.
    """

    def __init__(self) -> None:
        self.found: list[str] = []
        self.looked_at = 0

    @contextmanager
    def at(self, *place: object) -> Iterator[None]:
        """Note what fails within, with its place, and go on with the next."""
        self.looked_at += 1
        try:
            yield
        # What `pytest.raises` and `pytest.fail` raise is no Exception.
        except (Exception, pytest.fail.Exception) as fault:
            self.found.append(f"{' '.join(map(str, place))}: {type(fault).__name__}: {fault}")


@contextmanager
def every_offender(least: int = 1) -> Iterator[Offenders]:
    """Fail at the end if any item has failed, or if there were fewer than so many."""
    offenders = Offenders()
    yield offenders
    assert not offenders.found, "\n".join(
        [f"{len(offenders.found)} of {offenders.looked_at}:", *offenders.found]
    )
    assert offenders.looked_at >= least


def none_of(offenders: Iterable[object]) -> None:
    """Fail if there are any, and name each in a line of its own; what pytest shows is cut short."""
    listed = [str(one) for one in offenders]
    if listed:
        pytest.fail("\n".join((f"{len(listed)} found:", *listed)))
