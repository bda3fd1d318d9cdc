"""One file of keys: what it binds, in which tables, and every fault with its line.

    preset = "azerty"

    [all]
    repeat = ["l", "f5"]
    silence = []

    [game]
    turn = ["t", "space"]

    [games.sika]
    own = ["c"]

    [games.scientific-war.choose]
    q = "play queen"

    [same]
    "&" = "1"

    [actions]
    d = "T"

A table is a mode, `all` of them, or one game; in it a command has its keys.  `choose` holds keys
that go to a choice of that game, `same` keys that stand for another key, and `actions` the keys
that have what a letter of `cards.toml` does beside cards.
"""

from __future__ import annotations

import re
import tomllib

from audiogame.keys.commands import UnknownCommand, command
from audiogame.keys.layer import (
    ACTIONS,
    CHOOSE,
    GAMES,
    PRESET,
    SAME,
    TABLES,
    KeymapError,
    Layer,
    Slip,
)
from audiogame.keys.names import key_name
from audiogame.keys.reserved_keys import doubt, modified, whats_wrong
from audiogame.rules.fault import Reason, system_reason
from audiogame.rules.notation import nearest


def read_layer(
    text: str, source: str = "", presets: tuple[str, ...] = (), games: tuple[str, ...] | None = None
) -> Layer:
    """Read one file of keys.

    Args:
        source: the file's name in faults.
        presets: the presets that it may build on.
        games: the known games; None to skip that check.

    Raises:
        KeymapError: with every fault of the file.
    """
    try:
        tables = tomllib.loads(text)
    except (ValueError, RecursionError) as fault:
        found = re.search(r"at line (\d+)", str(fault))
        line = int(found[1]) if found else 0
        why = Reason("keymap-no-toml", why=system_reason(fault))
        raise KeymapError((Slip(line, why, source),)) from fault
    reading = _Reading(text, source, games)
    for name, entries in tables.items():
        reading.table(name, entries, presets)
    layer = Layer(
        reading.keys,
        reading.lines,
        reading.preset,
        reading.same,
        reading.jumps,
        reading.actions,
        source,
        tuple(reading.doubts),
    )
    if reading.faults:
        raise KeymapError(tuple(reading.faults), layer)
    return layer


class _Reading:
    """Parser of a file of keys, which collects its faults."""

    def __init__(self, text: str, source: str, games: tuple[str, ...] | None) -> None:
        self.keys: dict[str, dict[str, tuple[str, ...]]] = {}
        self.lines: dict[tuple[str, str], int] = {}
        self.preset = ""
        self.same: dict[str, str] = {}
        self.jumps: dict[str, dict[str, str]] = {}
        self.actions: dict[str, str] = {}
        self.faults: list[Slip] = []
        self.doubts: list[Slip] = []
        self._rows = text.splitlines()
        self._places = places(self._rows)
        self._source = source
        self._games = games

    def table(self, name: str, entries: object, presets: tuple[str, ...]) -> None:
        """Read one table of the file."""
        if name == PRESET and isinstance(entries, str):
            self._read_preset(entries, presets)
        elif name == SAME and isinstance(entries, dict):
            self._read_keys_of_keys(SAME, entries, self.same)
        elif name == ACTIONS and isinstance(entries, dict):
            self._read_keys_of_keys(ACTIONS, entries, self.actions)
        elif name == GAMES and isinstance(entries, dict):
            for game, inside in entries.items():
                self._read_game(game, inside)
        elif name in TABLES and isinstance(entries, dict):
            self._read_commands(name, entries)
        else:
            known = (*TABLES, PRESET, SAME, ACTIONS, GAMES)
            self._fault(name, "", Reason("no-mode", name=name, near=nearest(name, known)))

    def _read_preset(self, name: str, presets: tuple[str, ...]) -> None:
        if name in presets:
            self.preset = name
        else:
            self._fault("", PRESET, Reason("no-preset", name=name, near=nearest(name, presets)))

    def _read_game(self, game: str, inside: object) -> None:
        table = f"{GAMES}.{game}"
        if not isinstance(inside, dict):
            self._fault(table, "", Reason("keys-of-game-form", name=game, found=repr(inside)))
        elif self._games is not None and game not in self._games:
            near = nearest(game, self._games)
            self._fault(table, "", Reason("name-unknown", kind="game", name=game, near=near))
        else:
            jumps = inside.pop(CHOOSE, {})
            if isinstance(jumps, dict):
                self._read_jumps(game, jumps)
            else:
                self._fault(table, CHOOSE, Reason("keys-choose-form", found=repr(jumps)))
            self._read_commands(table, inside)

    def _read_jumps(self, game: str, jumps: dict[str, object]) -> None:
        table = f"{GAMES}.{game}.{CHOOSE}"
        for key, words in jumps.items():
            wrong = whats_wrong(key, "")
            if not isinstance(words, str):
                wrong = Reason("key-chooses-form", key=key, found=repr(words))
            if wrong:
                self._fault(table, key, wrong)
            else:
                self.jumps.setdefault(game, {})[key_name(key)] = str(words)
                self.lines[table, key_name(key)] = self._line(table, key)

    def _read_keys_of_keys(
        self, table: str, entries: dict[str, object], read: dict[str, str]
    ) -> None:
        """Read a table in which each key has another one."""
        for key, other in entries.items():
            wrong = whats_wrong(key, "") or (
                whats_wrong(other, "")
                if isinstance(other, str)
                else Reason("no-key", found=repr(other))
            )
            if wrong:
                self._fault(table, key, wrong)
            else:
                read[key_name(key)] = key_name(str(other))

    def _read_commands(self, table: str, entries: dict[str, object]) -> None:
        read = self.keys.setdefault(table, {})
        taken: dict[str, str] = {}
        for name, keys in entries.items():
            try:
                command(name)
            except UnknownCommand as fault:
                self._fault(table, name, self._no_table(table, name, keys) or fault.reasons[0])
                continue
            if not isinstance(keys, list) or not all(isinstance(key, str) for key in keys):
                self._fault(table, name, Reason("keys-form", command=name, found=repr(keys)))
                continue
            self.lines[table, name] = self._line(table, name)
            found = self._read_keys(table, name, keys, taken)
            if found or not keys:  # without a valid key, the lower layers' keys remain
                read[name] = tuple(found)

    def _no_table(self, table: str, name: str, entries: object) -> Reason | None:
        """Return the fault of a nested table; None if the entry is not a table."""
        if not isinstance(entries, dict):
            return None
        inside = (CHOOSE,) if table.startswith(f"{GAMES}.") else ()
        return Reason("no-table", name=name, table=table, near=nearest(name, inside))

    def _read_keys(
        self, table: str, name: str, keys: list[str], taken: dict[str, str]
    ) -> list[str]:
        found = []
        for text in keys:
            wrong = whats_wrong(text, name)
            if wrong:
                self._fault(table, name, wrong, text)
                continue
            key = modified(key_name(text))
            if taken.get(key, name) != name:
                why = Reason("key-means-both", table=table, key=key, other=taken[key], command=name)
                about = (("key", key), ("command", name), ("other", taken[key]))
                line = self._line(table, name, text)
                self.faults.append(Slip(line, why, self._source, "keys-both", about))
                continue
            if doubt(key):
                line = self._line(table, name, text)
                why = Reason("key-doubtful", key=text, doubt=doubt(key))
                self.doubts.append(Slip(line, why, self._source))
            taken[key] = name
            if key not in found:
                found.append(key)
        return found

    def _fault(self, table: str, name: str, why: Reason, text: str = "") -> None:
        self.faults.append(Slip(self._line(table, name, text), why, self._source))

    def _line(self, table: str, name: str, text: str = "") -> int:
        """Return the line of an entry, or of one text in it."""
        inner = (f"{table}.{name}", "")
        found_at = (self._places.get(place) for place in ((table, name), inner, (table, "")))
        line = next(filter(None, found_at), 0)
        if not line:  # in another notation, such as `all = { rules = ["r"] }`
            word = re.compile(rf"(?<![\w-]){re.escape(name or table)}(?![\w-])")
            found = (n for n, row in enumerate(self._rows, 1) if word.search(row))
            line = next(found, 1)
        if text:
            written = [f'"{text}"', f"'{text}'"]
            for number in range(line, len(self._rows) + 1):
                if any(one in self._rows[number - 1] for one in written):
                    return number
        return line


def places(rows: list[str]) -> dict[tuple[str, str], int]:
    """Return the line of each table, named "", and of each entry in it; the first of duplicates."""
    found: dict[tuple[str, str], int] = {}
    table = ""
    for number, row in enumerate(rows, start=1):
        if header := re.match(r"\s*\[+([^\[\]#=]+)\]", row):
            table = ".".join(part.strip(" \t\"'") for part in header[1].split("."))
            found.setdefault((table, ""), number)
        elif entry := re.match(r"""\s*("[^"]*"|'[^']*'|[\w-]+)\s*=""", row):
            found.setdefault((table, entry[1].strip("\"'")), number)
    return found
