"""Where the folders of the games lie, own ones and those of other packages; no game is loaded."""

from __future__ import annotations

from importlib.util import find_spec

from audiogame import games
from audiogame.table.entry_points import entry_points
from audiogame.table.library import own_games


def game_folders() -> dict[str, str]:
    """Return by the name of each game the folder of its package; own games come first.

    A package that cannot be found has none; that it is broken is told where it is loaded.
    """
    packages = {name: f"{games.__name__}.{name.replace('-', '_')}" for name in own_games()}
    for name, package in sorted(_packages_from_outside()):
        packages.setdefault(name, package)
    found = {name: _folder(package) for name, package in packages.items()}
    return {name: folder for name, folder in found.items() if folder is not None}


def _packages_from_outside() -> set[tuple[str, str]]:
    return {(point.name, point.module) for point in entry_points()}


def _folder(package: str) -> str | None:
    """Find a package without importing it; of a part of another one, that is imported."""
    try:
        spec = find_spec(package)
    except Exception:  # whatever a package from outside raises while it is looked for
        return None
    places = spec.submodule_search_locations if spec is not None else None
    return next(iter(places), None) if places else None
