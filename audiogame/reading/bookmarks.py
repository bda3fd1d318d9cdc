"""Where the reading of each rule book was stopped, kept in a file from run to run."""

from __future__ import annotations

import tomllib
from pathlib import Path

from audiogame.table.own_file import write_whole

FILE = "bookmarks.toml"


def _read(data: Path) -> dict[str, object]:
    try:
        return tomllib.loads((data / FILE).read_text(encoding="utf-8"))
    except (OSError, ValueError, RecursionError):
        return {}  # a place that is lost costs a minute, and is no reason to complain


def bookmark(data: Path, game: str) -> str:
    """Return the anchor of the paragraph that is to be read next; empty if none is known."""
    kept = _read(data).get(game)
    return kept if isinstance(kept, str) else ""


def keep_bookmark(data: Path, game: str, anchor: str) -> None:
    """Keep where the reading was stopped; an empty anchor forgets it.

    Raises:
        OSError: the file cannot be written.
    """
    import tomlkit  # late: only needed when something is saved

    if bookmark(data, game) != anchor:
        write_whole(data / FILE, tomlkit.dumps({**_read(data), game: anchor}))
