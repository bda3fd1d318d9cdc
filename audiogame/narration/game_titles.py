"""Titles of games: players hear the title, never the name used in records."""

from __future__ import annotations

from functools import cache

from audiogame.narration.texts import TextError, Texts
from audiogame.rules.game import Game, UnknownName
from audiogame.table.library import BrokenGame, all_names, loaded_game, own_games


def game_title(name: str, language: str) -> str:
    """Return the title of a game, or its name if the game is not installed."""
    if name not in own_games() and name not in all_names():
        return name  # without a search for similar names, which would delay a key
    try:
        return title_of(loaded_game(name), language)
    except (UnknownName, BrokenGame):
        return name


def title_of(game: Game, language: str) -> str:
    """Return the title of a game that is loaded; its name if it has none."""
    try:
        return _texts(game.package, language).format(f"{game.name}-title", {})
    except TextError:
        return game.name


@cache
def _texts(package: str, language: str) -> Texts:
    return Texts(language, (package,), whole=False)
