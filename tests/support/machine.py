"""Skip tests that need threads, processes, sockets or terminals under Pyodide."""

from __future__ import annotations

import sys

import pytest


def needs_machine(what: str) -> pytest.MarkDecorator:
    """Mark a test that needs a thread, a process, a socket or a terminal.

    Args:
        what: the need, such as "a thread"; it is the reason of the skip.
    """
    reason = f"needs {what}, which the Python of a browser has not"
    return pytest.mark.skipif(sys.platform == "emscripten", reason=reason)
