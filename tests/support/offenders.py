"""Soft assertions: one test over many items, which lists every item that fails."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager

import pytest


class Offenders:
    """The items of a loop that fail, each with its place and its failure.

    A file, a message or a field of a packet is no test of its own: thousands of them take longer
    to collect than to look at.  But the first that fails must not hide the others.
    """

    def __init__(self) -> None:
        self.found: list[str] = []
        self.looked_at = 0

    @contextmanager
    def at(self, *place: object) -> Iterator[None]:
        """Record a failure of the body with its place, and continue with the next item."""
        self.looked_at += 1
        try:
            yield
        # The failures of `pytest.raises` and `pytest.fail` are not subclasses of Exception.
        except (Exception, pytest.fail.Exception) as fault:
            self.found.append(f"{' '.join(map(str, place))}: {type(fault).__name__}: {fault}")


@contextmanager
def every_offender(least: int = 1) -> Iterator[Offenders]:
    """Fail at the end if any item has failed, or if there were fewer than `least`."""
    offenders = Offenders()
    yield offenders
    assert not offenders.found, "\n".join(
        [f"{len(offenders.found)} of {offenders.looked_at}:", *offenders.found]
    )
    assert offenders.looked_at >= least


def none_of(offenders: Iterable[object]) -> None:
    """Fail if there are any, each in a row of its own, as pytest truncates its own output."""
    listed = [str(one) for one in offenders]
    if listed:
        pytest.fail("\n".join((f"{len(listed)} found:", *listed)))
