"""Change a player's file of keys and keep the remarks and the order that somebody wrote in it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from audiogame.keys.layer import PRESET


def with_keys(text: str, table: str, command: str, keys: Sequence[str] | None) -> str:
    """Return a file in which a command has these keys.

    Args:
        text: the file; it has no faults.
        table: where, such as "all" or "games.sika".
        keys: none to unbind the command, None to leave it as the layers below have it.
    """
    import tomlkit  # late: only needed when something is saved

    document: Any = tomlkit.parse(text)
    at = document
    for part in table.split("."):
        if part not in at:
            if keys is None:
                return text
            at.add(part, tomlkit.table())
        at = at[part]
    if keys is not None:
        at[command] = list(keys)
    elif command in at:
        del at[command]
    return tomlkit.dumps(document)


def with_preset(text: str, preset: str) -> str:
    """Return a file that builds on another preset; on the default if the name is empty."""
    import tomlkit

    document: Any = tomlkit.parse(text)
    if PRESET in document:
        del document[PRESET]
    rest = tomlkit.dumps(document)
    return f'{PRESET} = "{preset}"\n{rest}' if preset else rest
