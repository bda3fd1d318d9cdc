"""A program that is run to its end, with what it printed."""

from __future__ import annotations

import subprocess
from collections.abc import Sequence
from typing import Any


def completed(
    command: Sequence[str], timeout: float = 300, **more: Any
) -> subprocess.CompletedProcess[str]:
    """Run a command to its end, of whatever status; see `subprocess.run` for more arguments."""
    return subprocess.run(command, capture_output=True, text=True, timeout=timeout, **more)
