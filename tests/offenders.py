"""Failing with all offenders, where one test goes through many files, messages or keys."""

from __future__ import annotations

from collections.abc import Iterable

import pytest


def none_of(offenders: Iterable[object]) -> None:
    """Fail if there are any, and name each in a line of its own; what pytest shows is cut short."""
    listed = [str(one) for one in offenders]
    if listed:
        pytest.fail("\n".join((f"{len(listed)} found:", *listed)))
