"""Conditions before a sentence of a rule book: `[call=turn]`, `[ante>0]`, `[seats=2, jokers=on]`.

All parts of a condition have to hold. A part names an option of the game, or `seats`; where the
number of seats is not known, sentences for any number are included.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from audiogame.rules.fault import Reason
from audiogame.rules.game import Game
from audiogame.rules.notation import nearest
from audiogame.rules.options import OptionKind, Options, option_kinds
from audiogame.rules.value import Value

SEATS = "seats"
_PREFIX = r"\[([^\]]*)\] *(.*)"
_PART = r"([a-z]+) *(!=|=|<|>) *([^=<>!]+)"


class Condition(Value):
    """A comparison of an option, or of the number of seats, with a value as typed."""

    name: str
    operator: str
    value: str

    def holds(self, options: Options, seats: int | None) -> bool:
        """Return whether the condition holds at a table."""
        actual = seats if self.name == SEATS else getattr(options, self.name)
        if actual is None:
            return True
        match self.operator:
            case "=":
                return str(actual) == self.value
            case "!=":
                return str(actual) != self.value
            case "<":
                return isinstance(actual, int) and actual < int(self.value)
            case _:
                return isinstance(actual, int) and actual > int(self.value)


def split_prefix(line: str) -> tuple[str, str]:
    """Split a line into the text of its condition, empty if it has none, and the sentence."""
    found = re.fullmatch(_PREFIX, line)
    return (found[1], found[2]) if found else ("", line)


def read_conditions(text: str, game: Game) -> tuple[tuple[Condition, ...], tuple[Reason, ...]]:
    """Parse the conditions in the brackets.

    Returns:
        The conditions, and their faults.
    """
    read: list[Condition] = []
    faults: list[Reason] = []
    for part in text.split(","):
        found = re.fullmatch(_PART, part.strip())
        if found is None:
            faults.append(Reason("no-condition", text=part.strip()))
            continue
        condition = Condition(found[1], found[2], found[3].strip())
        faults += _faults(condition, game)
        read.append(condition)
    return tuple(read), tuple(faults)


def _faults(condition: Condition, game: Game) -> Iterator[Reason]:
    kinds = {kind.name: kind for kind in option_kinds(game.options)}
    name, value = condition.name, condition.value
    if condition.operator in "<>" and not value.isdecimal():
        yield Reason("condition-no-number", value=value)
    if name == SEATS:
        if not value.isdecimal():
            yield Reason("condition-no-seats", value=value)
        return
    if name not in kinds:
        yield Reason("no-option", name=name, near=nearest(name, [*kinds, SEATS]))
    elif not _possible(kinds[name], value):
        yield kinds[name].refused(value)


def _possible(kind: OptionKind, value: str) -> bool:
    read = kind.read(value)
    return read is not None and str(read) == value
