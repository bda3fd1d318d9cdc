"""A copy of a record for somebody else, with the names of its people or without them."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from pathlib import Path

from audiogame.rules.seat import Seat
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


def copy_without(path: Path, seats: Collection[Seat], notes: Iterable[str] = ()) -> str:
    """Return the text of a record in which the people of some seats have no names.

    Remarks are left out, as they may name them; everything else stands as it was, but its checks
    and the hash of its header are made anew.

    Args:
        path: the record.
        seats: whose names are left out, whoever sat there.
        notes: what is written at its end.

    Raises:
        OSError: the file cannot be read.
        RecordError: it is no record, or was changed.
    """
    record = load(path)
    lines = [*record.head, *(line for _, line in record.moves if not line.startswith(REMARK))]
    named = [line if _seat_of(line) not in seats else _nameless(line) for line in lines]
    return _written(record, [*named, *(f"# {note}" for note in notes)])


def _seat_of(line: str) -> Seat | None:
    """Return the seat of a line that tells who sits where."""
    match line.split(" "):
        case ["seat", seat, _, *_]:
            return int(seat.removesuffix(":"))
        case ["#", "chair", seat, _, *_]:
            return int(seat)
    return None


def _nameless(line: str) -> str:
    """Take the name of a person out of a line that tells who sits where."""
    words, seat = line.split(" "), _seat_of(line)
    if seat is None or "person" not in words[2:4]:
        return line
    kept = words[: words.index("person", 2) + 1]
    return " ".join((*kept, f"{NAMELESS} {seat + 1}"))


def _written(record: Record, lines: list[str]) -> str:
    seal = Seal()
    return "".join(f"{seal.line(line) if record.sealed else line}\n" for line in lines)
