"""Run pytest under Pyodide: no threads, no processes, no terminal, no sockets."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Coroutine
from typing import Any, TypeVar

import pytest
from hypothesis import HealthCheck, settings

T = TypeVar("T")
PROFILE = "pyodide"
EXAMPLES = 10
"""Hypothesis examples of a property, as everything is several times slower than elsewhere."""
ARGUMENTS = (
    # Instead of those in pyproject.toml: there are no threads for timeouts, and no
    # processes for more than one core.
    *("-o", "addopts=", "--import-mode=importlib", "-ra", "-q", "-p", "no:cacheprovider"),
    *("-W", "ignore::pytest.PytestUnknownMarkWarning", "-W", "ignore::pytest.PytestConfigWarning"),
    *("-m", "not real and not soak", f"--hypothesis-profile={PROFILE}"),
)


class Sleeper:
    """A selector that only sleeps, as there are no sockets and no pipes."""

    def select(self, timeout: float | None) -> list[Any]:
        """Sleep for `timeout` seconds."""
        assert timeout is not None, "nothing could ever wake this program up"
        time.sleep(max(timeout, 0.0))
        return []


class Loop(asyncio.BaseEventLoop):
    """An event loop of coroutines and timers.

    Pyodide's own loop hands everything to that of the browser, which only runs once Python has
    returned to it; a test cannot.
    """

    def __init__(self) -> None:
        super().__init__()
        self._selector = Sleeper()

    def _process_events(self, event_list: list[Any]) -> None:
        pass


def run_coroutine(main: Coroutine[Any, Any, T], *, debug: bool | None = None) -> T:
    """Replace `asyncio.run`, which Pyodide has removed."""
    with asyncio.Runner(debug=debug, loop_factory=Loop) as runner:
        return runner.run(main)


def test(typed: list[str]) -> int:
    """Run pytest with the arguments; returns its exit status."""
    vars(asyncio)["run"] = run_coroutine
    asyncio.events._set_running_loop(None)  # the browser's loop, which always seems to be running
    settings.register_profile(
        PROFILE,
        max_examples=EXAMPLES,
        deadline=None,
        derandomize=True,
        suppress_health_check=list(HealthCheck),
    )
    return int(pytest.main([*ARGUMENTS, *typed]))
