"""The scripts that make what games read, which are not installed: they lie in the checkout."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Any

GAMES = Path(__file__).parents[1] / "audiogame" / "games"


def training(game: str, script: str) -> Any:
    """Import a script of a game.

    Args:
        game: the name of its folder.
        script: the module, without `.py`.
    """
    package = import_module(f"audiogame.games.{game}")
    folder = str(GAMES / game)
    if folder not in package.__path__:
        package.__path__.append(folder)
    return import_module(f"{package.__name__}.training.{script}")
