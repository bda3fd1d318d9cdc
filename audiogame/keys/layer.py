"""A layer of keys: what one file binds, in which tables, and what is wrong with it."""

from __future__ import annotations

from collections.abc import Mapping

from audiogame.keys.commands import Mode
from audiogame.rules.fault import Faults, Reason
from audiogame.rules.value import Value

EVERYWHERE = "all"
TABLES = (EVERYWHERE, *(mode.value for mode in Mode))
PRESET, SAME, GAMES, CHOOSE = "preset", "same", "games", "choose"


class Slip(Value):
    """Something wrong in a file of keys.

    Args:
        line: counted from 1; 0 if it is no single one.
        why: what is wrong and what to do.
        source: how the file is called; empty if there is none.
        message: how it is said to who changes keys inside the program; empty for `why`.
        about: what that message tells of, such as a command; by names.
    """

    line: int
    why: Reason
    source: str = ""
    message: str = ""
    about: tuple[tuple[str, str], ...] = ()

    @property
    def reason(self) -> Reason:
        """What is wrong, and where."""
        if self.source and self.line:
            return Reason("in-file-line", file=self.source, line=self.line, why=self.why)
        if self.line:
            return Reason("in-line", line=self.line, why=self.why)
        return Reason("in-file", file=self.source, why=self.why) if self.source else self.why


class KeymapError(Faults):
    """A keymap with faults, all of them listed.

    Args:
        slips: the faults.
        layer: what is right in the file, None if it cannot be read at all.
    """

    def __init__(self, slips: tuple[Slip, ...], layer: Layer | None = None) -> None:
        self.slips = tuple(sorted(dict.fromkeys(slips), key=lambda slip: slip.line))
        self.layer = layer
        super().__init__(slip.reason for slip in self.slips)


class Layer(Value):
    """What one file says.

    Args:
        keys: for each table and command, its keys; none to unbind it.
        lines: the line where a command stands in a table.
        preset: the preset that the file builds on; empty for none.
        same: keys that stand for another one.
        jumps: for each game, the words of the choice that a key goes to.
        source: how the file is called.
        doubts: what is right, but will not work for everybody.
    """

    keys: Mapping[str, Mapping[str, tuple[str, ...]]]
    lines: Mapping[tuple[str, str], int] = {}
    preset: str = ""
    same: Mapping[str, str] = {}
    jumps: Mapping[str, Mapping[str, str]] = {}
    source: str = ""
    doubts: tuple[Slip, ...] = ()

    @property
    def games(self) -> tuple[str, ...]:
        """The games that it has keys for."""
        tables = (table.removeprefix(f"{GAMES}.") for table in self.keys if "." in table)
        return tuple(dict.fromkeys([*tables, *self.jumps]))
