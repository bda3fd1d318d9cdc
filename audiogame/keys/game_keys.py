"""A game's own keys that jump to a choice, such as Q to the queen."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping

from audiogame.keys.commands import Mode
from audiogame.keys.keymap import Keymap
from audiogame.keys.names import key_name
from audiogame.rules.game_files import text_file


def read_jumps(package: str) -> Mapping[str, str]:
    """Read the table `[choose]` of a game's keys.toml: the words of an action by its key.

    Raises:
        ValueError: the file is not TOML, or names a key that does not exist.
    """
    return _read(package, "keys.toml")


def jumps_in(package: str, language: str, keymap: Keymap) -> Mapping[str, str]:
    """Return a game's keys that jump to a choice, and the letters of a language beside them.

    A language may have letters of its own, such as those of its cards, in `keys.LANGUAGE.toml`;
    each counts while the player's keys leave it free.

    Args:
        package: of the game.
        language: a language code.
        keymap: the player's keys in the game.

    Raises:
        ValueError: a file is not TOML, or names a key that does not exist.
    """
    usual = read_jumps(package)
    own = {
        key: words
        for key, words in _read(package, f"keys.{language}.toml").items()
        if key not in usual and keymap.command(key, Mode.GAME) is None
    }
    return {**own, **usual, **keymap.jumps}


def _read(package: str, file: str) -> Mapping[str, str]:
    path = text_file(package, file)
    if not path.is_file():
        return {}
    table = tomllib.loads(path.read_text(encoding="utf-8")).get("choose", {})
    return {key_name(key): str(action) for key, action in table.items()}
