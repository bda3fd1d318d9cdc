"""A copy of a record to hand on, with or without the names of its people."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from pathlib import Path

from audiogame.rules.seat import Seat
from audiogame.rules.value import Value
from audiogame.table.record import REMARK, Record, Seal
from audiogame.table.record_file import load

NAMELESS = "Player"
"""Name of a person in a copy without names, before the number of the seat."""


def shared_copy(path: Path, names: bool) -> str:
    """Return the text of a record to hand on.

    Nothing of the private files beside it is in it, and a last line that was cut off is left out.
    Without names its checksums are computed anew, and so is the hash of its header, which has the
    names.

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
        lines = [*_nameless((line for line in lines if not line.startswith(REMARK)), None)]
    return _written(record, lines)


def copy_without(
    path: Path, seats: Collection[Seat], notes: Iterable[str] = (), bots: Collection[Seat] = ()
) -> str:
    """Return the text of a record in which the people of some seats have no names.

    Remarks are left out, as they may name them; everything else stands as it was, but its checksums
    and the hash of its header are computed anew.

    Args:
        path: the record.
        seats: seats whose people lose their names, all who ever sat there.
        notes: notes added at its end.
        bots: seats in which bots play under names of people that this record may not show.

    Raises:
        OSError: the file cannot be read.
        RecordError: it is no record, or was changed.
    """
    record = load(path)
    lines = [*record.head, *(line for _, line in record.moves if not line.startswith(REMARK))]
    named = _nameless(lines, seats, bots)
    return _written(record, [*named, *(f"# {note}" for note in notes)])


def _nameless(
    lines: Iterable[str], seats: Collection[Seat] | None, bots: Collection[Seat] = ()
) -> Iterator[str]:
    """Remove names of people from the lines that say who sits where, also of bots under those
    names.

    Args:
        seats: seats whose people lose their names; None for all.
        bots: seats in which bots lose their names in any case.
    """
    lines = [*lines]
    sitting = [_sitting(line) for line in lines]
    people = {(one.seat, one.name) for one in sitting if one is not None and one.kind == "person"}
    for line, one in zip(lines, sitting, strict=True):
        if one is None or (seats is not None and one.seat not in seats):
            yield line
        elif (one.seat, one.name) in people or one.seat in bots:
            yield f"{line.removesuffix(one.name)}{NAMELESS} {one.seat + 1}"
        else:
            yield line


class _Sitting(Value):
    seat: Seat
    kind: str
    name: str


def _sitting(line: str) -> _Sitting | None:
    """Parse a line that says who sits where; None for any other line."""
    match line.split(" "):
        case ["seat", seat, kind, *name]:
            return _Sitting(int(seat.removesuffix(":")), kind, " ".join(name))
        case ["#", "chair", seat, kind, *name]:
            return _Sitting(int(seat), kind, " ".join(name))
    return None


def _written(record: Record, lines: list[str]) -> str:
    seal = Seal()
    return "".join(f"{seal.line(line) if record.sealed else line}\n" for line in lines)
