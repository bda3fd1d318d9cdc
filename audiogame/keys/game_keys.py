"""A game's own keys that jump to a choice, such as Q to the queen."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping

from audiogame.keys.names import key_name
from audiogame.rules.game_files import text_file


def read_jumps(package: str) -> Mapping[str, str]:
    """Read the table `[choose]` of a game's keys.toml: the words of an action by its key.

    Raises:
        ValueError: the file is not TOML, or names a key that does not exist.
    """
    path = text_file(package, "keys.toml")
    if not path.is_file():
        return {}
    table = tomllib.loads(path.read_text(encoding="utf-8")).get("choose", {})
    return {key_name(key): str(action) for key, action in table.items()}
