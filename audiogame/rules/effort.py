"""Search effort, reduced where computing is dearer than usual, such as in a browser."""

from __future__ import annotations

from contextvars import ContextVar

SHARE: ContextVar[float] = ContextVar("SHARE", default=1.0)
"""Share of a full search that is done on this machine, above 0 and at most 1."""


def within(full: int) -> int:
    """Return the size of a search on this machine, at least 1.

    Args:
        full: positions or rounds of a full search.
    """
    return max(int(full * SHARE.get()), 1)
