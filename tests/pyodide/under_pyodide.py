"""Run pytest in the Python of a browser: no threads, no processes, no terminal, no sockets."""

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
"""Examples of a property; everything takes several times as long as elsewhere."""
ARGUMENTS = (
    # In the place of those in pyproject.toml: there are no threads for limits of time, and no
    # processes for more than one core.
    *("-o", "addopts=", "--import-mode=importlib", "-ra", "-q", "-p", "no:cacheprovider"),
    *("-W", "ignore::pytest.PytestUnknownMarkWarning", "-W", "ignore::pytest.PytestConfigWarning"),
    *("-m", "not real and not soak", f"--hypothesis-profile={PROFILE}"),
)


class Sleeper:
    """Waits for the time, and for nothing else: there are no sockets and no pipes."""

    def select(self, timeout: float | None) -> list[Any]:
        """Wait so many seconds."""
        assert timeout is not None, "nothing could ever wake this program up"
        time.sleep(max(timeout, 0.0))
        return []


class Loop(asyncio.BaseEventLoop):
    """An event loop of coroutines and times.

    The loop of Pyodide itself hands everything over to that of the browser, which only goes on
    when Python has returned to it; a test cannot.
    """

    def __init__(self) -> None:
        super().__init__()
        self._selector = Sleeper()

    def _process_events(self, event_list: list[Any]) -> None:
        pass


def run_coroutine(main: Coroutine[Any, Any, T], *, debug: bool | None = None) -> T:
    """Stand for `asyncio.run`, which Pyodide has taken away."""
    with asyncio.Runner(debug=debug, loop_factory=Loop) as runner:
        return runner.run(main)


def test(typed: list[str]) -> int:
    """Run pytest with the arguments; returns its exit status."""
    vars(asyncio)["run"] = run_coroutine
    asyncio.events._set_running_loop(None)  # that of the browser, which seems to run all the time
    settings.register_profile(
        PROFILE,
        max_examples=EXAMPLES,
        deadline=None,
        derandomize=True,
        suppress_health_check=list(HealthCheck),
    )
    return int(pytest.main([*ARGUMENTS, *typed]))
