"""A copy of a record for somebody else, with the names of its people or without them."""

from __future__ import annotations

from pathlib import Path

from audiogame.table.record import REMARK, Record
from audiogame.table.record_file import load
from audiogame.table.seal import Seal

NAMELESS = "Player"
"""How a person is called in a copy without names, before the number of the seat."""


def shared_copy(path: Path, names: bool) -> str:
    """Return the text of a record for somebody else.

    Nothing of the private files beside it is in it, and a last line that was cut off is left out.
    Without names its checks are made anew, and so is the hash of its header: it says who plays.

    Args:
        path: the record.
        names: whether people keep their names; without, remarks are left out too.

    Raises:
        OSError: the file cannot be read.
        RecordError: it is no record, or was changed.
    """
    record = load(path)
    lines = [*record.head, *(line for _, line in record.moves)]
    if not names:
        lines = [_nameless(line) for line in lines if not line.startswith(REMARK)]
    return _written(record, lines)


def _nameless(line: str) -> str:
    """Take the name of a person out of a line that tells who sits where."""
    words = line.split(" ")
    match words:
        case ["seat", seat, "person", _, *_]:
            number = int(seat.removesuffix(":")) + 1
            return " ".join((*words[:3], f"{NAMELESS} {number}"))
        case ["#", "chair", seat, "person", _, *_]:
            return " ".join((*words[:4], f"{NAMELESS} {int(seat) + 1}"))
    return line


def _written(record: Record, lines: list[str]) -> str:
    seal = Seal()
    return "".join(f"{seal.line(line) if record.sealed else line}\n" for line in lines)
