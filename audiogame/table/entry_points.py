"""The games that other packages bring, as their installers have written it down."""

from __future__ import annotations

import sys
from functools import lru_cache
from importlib.machinery import PathFinder
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable
    from importlib.metadata import EntryPoint

GROUP = "audiogame.games"
INFO, EGG = (".dist-info", ".egg-info"), ".egg"
FILE = "entry_points.txt"
"""Where an installer writes down what a package brings."""


def entry_points() -> Iterable[EntryPoint]:
    """List the games from outside, without loading them."""
    places = tuple((place, _changed(Path(place))) for place in sys.path)
    return _found_in(places, tuple(map(id, sys.meta_path)))


def _changed(place: Path) -> int:
    """Return when a package was put into a place, or taken out, last; 0 where that is unknown."""
    try:
        return place.stat().st_mtime_ns
    except OSError:
        return 0


@lru_cache(maxsize=1)
def _found_in(
    places: tuple[tuple[str, int], ...], finders: tuple[int, ...]
) -> Iterable[EntryPoint]:
    """List the games from outside: looked for again where packages have come or gone, as strangers
    ask a server for games that are none."""
    if not _may_be_any():
        return ()
    from importlib.metadata import entry_points as found  # a fifth of what the first New game takes

    return found(group=GROUP)


def _may_be_any() -> bool:
    """Look for the name of the group where packages lie; True also where that cannot be seen."""
    others = (finder for finder in sys.meta_path if finder is not PathFinder)
    return any(hasattr(finder, "find_distributions") for finder in others) or any(
        _may_be_in(Path(place)) for place in sys.path
    )


def _may_be_in(place: Path) -> bool:
    try:
        found = [*place.iterdir()]
    except OSError:
        return place.is_file()  # an archive
    for one in found:
        if one.suffix == EGG:
            return True
        if one.suffix not in INFO:
            continue
        try:
            if GROUP.encode() in (one / FILE).read_bytes():
                return True
        except OSError:  # it brings nothing
            continue
    return False
