"""Where the reading of each rule book was stopped, kept in a file from run to run."""

from __future__ import annotations

from pathlib import Path

from audiogame.archive.toml_file import read_entries, write_entries

FILE = "bookmarks.toml"


def bookmark(data: Path, game: str) -> str:
    """Return the anchor of the paragraph that is to be read next; empty if none is known."""
    kept = read_entries(data / FILE).get(game)
    return kept if isinstance(kept, str) else ""


def keep_bookmark(data: Path, game: str, anchor: str) -> None:
    """Keep where the reading was stopped; an empty anchor forgets it.

    Raises:
        OSError: the file cannot be written.
    """
    if bookmark(data, game) != anchor:
        write_entries(data / FILE, {**read_entries(data / FILE), game: anchor})
