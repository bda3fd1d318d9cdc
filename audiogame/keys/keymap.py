"""The keymap: which key means which command, by mode.  Data, in TOML."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from importlib.resources import files

from audiogame.keys.commands import Command, Mode, UnknownCommand, command
from audiogame.keys.names import UnknownKey, key_name
from audiogame.rules.notation import nearest

EVERYWHERE = "all"
TABLES = (EVERYWHERE, *(mode.value for mode in Mode))


class KeymapError(ValueError):
    """A keymap with faults, all of them listed."""

    def __init__(self, faults: tuple[str, ...]) -> None:
        self.faults = faults
        super().__init__(" ".join(faults))


@dataclass(frozen=True)
class Keymap:
    """Keys by mode.

    Args:
        commands: for each mode, the command of each key.
    """

    commands: Mapping[Mode, Mapping[str, Command]]

    def command(self, key: str, mode: Mode) -> Command | None:
        """Return what a key means in a mode; a capital that means nothing is read as small."""
        keys = self.commands[mode]
        found = keys.get(key)
        if found is None and len(key) == 1:
            found = keys.get(key.lower())
        return found

    def keys(self, name: str, mode: Mode) -> tuple[str, ...]:
        """List the keys of a command in a mode."""
        return tuple(key for key, found in self.commands[mode].items() if found.name == name)


def read_keymap(text: str) -> Keymap:
    """Read a keymap.

    Raises:
        KeymapError: with every fault: no TOML, unknown modes, commands or keys, and keys that
            would mean two things at once.
    """
    try:
        tables = tomllib.loads(text)
    except (ValueError, RecursionError) as fault:
        raise KeymapError((f"The keymap is no TOML: {fault}.",)) from fault
    faults: list[str] = []
    read: dict[str, dict[str, Command]] = {name: {} for name in TABLES}
    for table, entries in tables.items():
        if table not in TABLES or not isinstance(entries, dict):
            faults.append(f"There is no mode {table!r}: {nearest(table, TABLES)}.")
            continue
        for name, keys in entries.items():
            faults += _read_entry(read[table], name, keys, table)
    if faults:
        raise KeymapError(tuple(faults))
    return Keymap({mode: {**read[EVERYWHERE], **read[mode.value]} for mode in Mode})


def _read_entry(into: dict[str, Command], name: str, keys: object, table: str) -> list[str]:
    try:
        meant = command(name)
    except UnknownCommand as fault:
        return [str(fault)]
    if not isinstance(keys, list) or not all(isinstance(key, str) for key in keys):
        return [f'The keys of {name!r} are {keys!r}; they are a list such as ["r", "f2"].']
    faults = []
    for text in keys:
        try:
            key = key_name(text)
        except UnknownKey as fault:
            faults.append(str(fault))
            continue
        if key in into:
            faults.append(
                f"In [{table}] key {key!r} would mean both {into[key].name!r} and {name!r}."
            )
        into[key] = meant
    return faults


def default_keymap() -> Keymap:
    """Return the keys that come with the program."""
    return read_keymap((files("audiogame.keys") / "default.toml").read_text(encoding="utf-8"))
