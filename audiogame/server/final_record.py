"""The record of a game that is over, in parts, for everybody who has played it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from audiogame.online.session_packets import PART, Kept


def kept_parts(path: Path) -> Iterator[Kept]:
    """Yield a record in parts.

    Raises:
        OSError: it cannot be read.
    """
    text = path.read_bytes().decode("utf-8", "replace")
    starts = range(0, max(len(text), 1), PART)
    for part, start in enumerate(starts):
        yield Kept(path.name, part, len(starts), text[start : start + PART])
