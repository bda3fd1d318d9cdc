"""A layer of keys: the bindings of one file by table, and its faults."""

from __future__ import annotations

from collections.abc import Mapping

from audiogame.keys.commands import Mode
from audiogame.rules.fault import Faults, Reason
from audiogame.rules.value import Value

EVERYWHERE = "all"
TABLES = (EVERYWHERE, *(mode.value for mode in Mode))
PRESET, SAME, ACTIONS = "preset", "same", "actions"
GAMES, CHOOSE = "games", "choose"


class Slip(Value):
    """A fault in a file of keys.

    Args:
        line: counted from 1; 0 if it is not in a single line.
        why: the fault and the remedy.
        source: the file's name; empty without one.
        message: id of its message to a player who changes keys inside the program; empty for `why`.
        about: the values of that message by name, such as a command.
    """

    line: int
    why: Reason
    source: str = ""
    message: str = ""
    about: tuple[tuple[str, str], ...] = ()

    @property
    def reason(self) -> Reason:
        """The fault, and its position."""
        if self.source and self.line:
            return Reason("in-file-line", file=self.source, line=self.line, why=self.why)
        if self.line:
            return Reason("in-line", line=self.line, why=self.why)
        return Reason("in-file", file=self.source, why=self.why) if self.source else self.why


class KeymapError(Faults):
    """A keymap with faults, all of them listed.

    Args:
        slips: the faults.
        layer: the valid part of the file, None if it cannot be read at all.
    """

    def __init__(self, slips: tuple[Slip, ...], layer: Layer | None = None) -> None:
        self.slips = tuple(sorted(dict.fromkeys(slips), key=lambda slip: slip.line))
        self.layer = layer
        super().__init__(slip.reason for slip in self.slips)


class Layer(Value):
    """The contents of one file of keys.

    Args:
        keys: for each table and command, its keys; none to unbind it.
        lines: the line of the file for each command in a table.
        preset: the preset that the file builds on; empty for none.
        same: keys that are aliases of another one.
        jumps: for each game, the words of the choice that a key jumps to.
        actions: the keys that have what a letter does beside cards, such as drawing.
        source: the file's name.
        doubts: valid entries that will not work for every player.
    """

    keys: Mapping[str, Mapping[str, tuple[str, ...]]]
    lines: Mapping[tuple[str, str], int] = {}
    preset: str = ""
    same: Mapping[str, str] = {}
    jumps: Mapping[str, Mapping[str, str]] = {}
    actions: Mapping[str, str] = {}
    source: str = ""
    doubts: tuple[Slip, ...] = ()

    @property
    def games(self) -> tuple[str, ...]:
        """The games that it has keys for."""
        tables = (table.removeprefix(f"{GAMES}.") for table in self.keys if "." in table)
        return tuple(dict.fromkeys([*tables, *self.jumps]))
