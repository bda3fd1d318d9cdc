"""Waiting for what happens in another process."""

from __future__ import annotations

import time
from collections.abc import Callable


def until(condition: Callable[[], bool], seconds: float = 60.0) -> bool:
    """Wait until something is so, as long as that may take; tells whether it is."""
    end = time.monotonic() + seconds
    while not (held := condition()) and time.monotonic() < end:
        time.sleep(0.01)
    return held
