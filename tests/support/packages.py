"""Skip tests whose system packages are missing."""

from __future__ import annotations

import os

import pytest


def skip_without(missing: str | None) -> None:
    """Skip the test that runs, unless skips are forbidden, as in CI, which installs everything.

    Args:
        missing: what is missing, and how to install it; None or empty if nothing is.
    """
    if missing:
        assert "AUDIOGAME_FORBID_SKIPS" not in os.environ, missing
        pytest.skip(missing)
