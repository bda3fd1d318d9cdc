"""A small TOML file that is kept from run to run, such as bookmarks; if it is lost, no game is.

A damaged file counts as empty, and its content is soon made anew; one that cannot be read does not.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from pathlib import Path

from audiogame.table.own_file import change_whole, decoded, read_own, write_whole


def read_entries(path: Path) -> dict[str, object]:
    """Return the entries of a file, by name; none if it is not there, or damaged.

    Raises:
        OSError: it cannot be read.
    """
    try:
        return _entries(read_own(path))
    except FileNotFoundError:
        return {}


def _entries(data: bytes) -> dict[str, object]:
    try:
        return tomllib.loads(decoded(data))
    except (ValueError, RecursionError):
        return {}


def write_entries(path: Path, entries: Mapping[str, object]) -> None:
    """Write a file atomically: after a crash it holds either the old or the new content.

    Raises:
        OSError: it cannot be written, or could not be read before.
    """
    import tomlkit  # late: only needed when something is saved

    write_whole(path, tomlkit.dumps(entries))


def change_entries(path: Path, changed: Mapping[str, object]) -> None:
    """Write some entries of a file, atomically; the others stay as another program left them.

    Raises:
        OSError: it cannot be read or written.
    """
    import tomlkit

    def change(data: bytes) -> str:
        entries = {**_entries(data), **changed}
        tables = {name: one for name, one in entries.items() if isinstance(one, Mapping)}
        # What belongs to no table comes before all of them.
        plain = {name: one for name, one in entries.items() if name not in tables}
        return tomlkit.dumps({**plain, **tables})

    change_whole(path, change)
