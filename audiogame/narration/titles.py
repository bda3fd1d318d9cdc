"""Titles of games and names of languages: players hear them, never the name or code in records."""

from __future__ import annotations

import re
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


FILES = "languages."
"""The prefix of the files of these texts, before their language."""


@cache
def _names(language: str) -> Texts:
    return Texts(language, (), FILES)


def language_name(code: str, language: str) -> str:
    """Return the name of a language, with its region where only the language has a name.

    Args:
        code: such as "es", "en-us" or "de_DE"; an unknown one is returned as it is.
        language: the code of the language of the name.
    """
    names, parts = _names(language), re.split("[-_]", code)
    for count in range(len(parts), 0, -1):
        known, region = "-".join(parts[:count]).lower(), "-".join(parts[count:]).upper()
        if not names.has(known):
            continue
        name = names.format(known, {})
        if not region:
            return name
        return names.format("language-of-region", {"language": name, "region": region})
    return code
