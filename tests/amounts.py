"""How many examples, states or games a test goes through: some in quick, more in a thorough run."""

from __future__ import annotations

import os

THOROUGH = "AUDIOGAME_THOROUGH" in os.environ
"""Whether a run takes its time; tests/README.md says when."""


def amount(quick: int, thorough: int) -> int:
    """Return how many of something a test goes through in this run."""
    return thorough if THOROUGH else quick
