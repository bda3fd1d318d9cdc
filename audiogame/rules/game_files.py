"""Files of a game's texts: sentences, rule book, glossary, lesson, keys, topics."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

TEXTS = "texts"
"""Folder of a package with its texts."""


def package_folder(package: str) -> Traversable:
    """Return the folder of a package, or its traversable where it lies in an archive."""
    for place in getattr(import_module(package), "__path__", ()):
        folder = Path(place)
        if folder.is_dir():
            return folder
    from importlib.resources import files  # late: slow to import, and seldom needed

    return files(package)


def message_prefix(package: str) -> str:
    """Return the first word of the ids of messages of a package that games share: its own name."""
    return package.rpartition(".")[2].replace("_", "-")


def text_file(package: str, name: str) -> Traversable:
    """Return a file of texts: in the folder `texts` of a package, else in the package itself.

    Args:
        package: the package's name, such as `audiogame.games.sika`.
        name: the file's name, such as `rules.en.md`; the file may not exist.
    """
    folder = package_folder(package)
    path = folder / TEXTS / name
    return path if path.is_file() else folder / name
