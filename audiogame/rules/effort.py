"""How far somebody may search, where thinking is dearer than usual, such as in a browser."""

from __future__ import annotations

from contextvars import ContextVar

SHARE: ContextVar[float] = ContextVar("SHARE", default=1.0)
"""The share of a full search that is done here, above 0 and at most 1."""


def within(full: int) -> int:
    """Return how much of a search is done here, at least 1.

    Args:
        full: positions or rounds of a full search.
    """
    return max(int(full * SHARE.get()), 1)
