"""Sizes of tests: fewer examples, states or games in a quick run, more in a thorough one."""

from __future__ import annotations

import os

THOROUGH = "AUDIOGAME_THOROUGH" in os.environ
"""Whether this is a thorough run; CONTRIBUTING.md says when."""


def amount(quick: int, thorough: int) -> int:
    """Return how many of something a test goes through in this run."""
    return thorough if THOROUGH else quick
