"""Where the texts of a game lie: sentences, rule book, glossary, lesson, keys, topics."""

from __future__ import annotations

from importlib.resources import files
from importlib.resources.abc import Traversable

TEXTS = "texts"
"""The folder of a package that holds its texts."""


def text_file(package: str, name: str) -> Traversable:
    """Return a file of texts: in the folder `texts` of a package, else in the package itself.

    Args:
        package: the package's name, such as `audiogame.games.sika`.
        name: the file's name, such as `rules.en.md`; the file may not exist.
    """
    folder = files(package)
    path = folder / TEXTS / name
    return path if path.is_file() else folder / name
