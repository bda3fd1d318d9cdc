"""A small TOML file that is kept from run to run, such as bookmarks; if it is lost, no game is.

A file that cannot be read counts as empty: its content is soon made anew, and no error is reported.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from pathlib import Path

from audiogame.table.own_file import write_whole


def read_entries(path: Path) -> dict[str, object]:
    """Return the entries of a file, by name; none if it cannot be read."""
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError, RecursionError):
        return {}


def write_entries(path: Path, entries: Mapping[str, object]) -> None:
    """Write a file atomically: after a crash it holds either the old or the new content.

    Raises:
        OSError: it cannot be written.
    """
    import tomlkit  # late: only needed when something is saved

    write_whole(path, tomlkit.dumps(entries))
