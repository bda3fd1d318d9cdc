"""Tests that need what only a machine of one's own has are left out in the Python of a browser."""

from __future__ import annotations

import sys

import pytest


def needs_machine(what: str) -> pytest.MarkDecorator:
    """Mark a test that needs a thread, a process, a socket or a terminal.

    Args:
        what: what it needs, such as "a thread"; it is told where the test is left out.
    """
    reason = f"needs {what}, which the Python of a browser has not"
    return pytest.mark.skipif(sys.platform == "emscripten", reason=reason)
