"""Sizes of tests: fewer examples, states or games in a quick run, more in a thorough one."""

from __future__ import annotations

import os

THOROUGH = "AUDIOGAME_THOROUGH" in os.environ
"""Whether a run takes its time; tests/README.md says when."""


def amount(quick: int, thorough: int) -> int:
    """Return how many of something a test goes through in this run."""
    return thorough if THOROUGH else quick
