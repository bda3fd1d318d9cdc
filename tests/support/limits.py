"""Limits of what is counted, in one file: `tests/limits.toml`."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

FILE = Path(__file__).parents[1] / "limits.toml"


@cache
def limits(table: str) -> dict[str, Any]:
    """Return the limits of a table of the file by name, such as `start.menu`."""
    with FILE.open("rb") as file:
        found: dict[str, Any] = tomllib.load(file)
    for name in table.split("."):
        found = found[name]
    return found
