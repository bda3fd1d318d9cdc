"""Parameters shared out between the quick tier of tests and the real one."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest


def every_second(found: Iterable[Any]) -> list[Any]:
    """Return parameters of which every second one stays quick, and the others are `real`.

    For many like faults that one mechanism finds: CI tries all of them, the quick tier a half.
    """
    return [_real(one) if place % 2 else one for place, one in enumerate(found)]


def real_of(dear: str, names: Iterable[str]) -> list[Any]:
    """Return names as parameters, of which one that is dear is `real`."""
    return [_real(name) if name == dear else name for name in names]


def _real(one: Any) -> Any:
    values = one if isinstance(one, tuple) else (one,)
    return pytest.param(*values, marks=pytest.mark.real)
