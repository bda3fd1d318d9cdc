"""What a step of a table came to."""

from __future__ import annotations

from enum import Enum


class Step(Enum):
    """What a step of the table came to."""

    MOVED = "moved"
    AWAITED = "awaited"
    OVER = "over"
