"""Games without their German texts, as another package's game is until somebody translates it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from audiogame.narration import faults, texts, titles
from audiogame.rules import game_files
from audiogame.table.library import find_game

LANGUAGE = "de"


class _Untranslated:
    """The folder of a package, without the files of the language."""

    def __init__(self, folder: Any) -> None:
        self._folder = folder

    def __truediv__(self, name: str) -> Any:
        if LANGUAGE in name.split("."):
            return self._folder / "not translated" / name
        inside = self._folder / name
        return _Untranslated(inside) if inside.is_dir() else inside


@contextmanager
def untranslated(*games: str) -> Iterator[None]:
    """Hide the German texts of games, by name, which are told in English then."""
    packages = {find_game(name).package for name in games}
    own = game_files.package_folder

    def package_folder(package: str) -> Any:
        return _Untranslated(own(package)) if package in packages else own(package)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(game_files, "package_folder", package_folder)
        _forget()
        yield
    _forget()


def _forget() -> None:
    texts.is_translated.cache_clear()
    faults.fault_texts.cache_clear()
    titles._texts.cache_clear()
