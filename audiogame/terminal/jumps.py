"""Keys of a game's own that jump to a choice, such as Q to the queen."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import fields, replace
from enum import Enum
from importlib.resources import files

from audiogame.keys.names import key_name
from audiogame.rules.notation import words
from audiogame.rules.state import Action


def read_jumps(package: str) -> Mapping[str, str]:
    """Read the table `[choose]` of a game's keys.toml: the words of an action by its key.

    Raises:
        ValueError: the file is no TOML, or names a key that does not exist.
    """
    path = files(package) / "keys.toml"
    if not path.is_file():
        return {}
    table = tomllib.loads(path.read_text(encoding="utf-8")).get("choose", {})
    return {key_name(key): str(action) for key, action in table.items()}


def is_live(wanted: str, legal: tuple[Action, ...]) -> bool:
    """Tell whether a jump means anything now: an action of that name is to be chosen."""
    name = wanted.partition(" ")[0]
    return any(words(action).partition(" ")[0] == name for action in legal)


def imagined(wanted: str, legal: tuple[Action, ...]) -> Action | None:
    """Return the action with these words though it is not legal, to explain that it is not."""
    for action in legal:
        for part in fields(action):
            value = getattr(action, part.name)
            if isinstance(value, Enum):
                for member in type(value):
                    other: Action = replace(action, **{part.name: member})
                    if words(other) == wanted:
                        return other
    return None
