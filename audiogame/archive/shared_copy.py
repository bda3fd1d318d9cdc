"""A copy of a record for somebody else, with the names of its people or without them."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from pathlib import Path

from audiogame.rules.seat import Seat
from audiogame.rules.value import Value
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
        lines = [*_nameless((line for line in lines if not line.startswith(REMARK)), None)]
    return _written(record, lines)


def copy_without(
    path: Path, seats: Collection[Seat], notes: Iterable[str] = (), bots: Collection[Seat] = ()
) -> str:
    """Return the text of a record in which the people of some seats have no names.

    Remarks are left out, as they may name them; everything else stands as it was, but its checks
    and the hash of its header are made anew.

    Args:
        path: the record.
        seats: whose names are left out, whoever sat there.
        notes: what is written at its end.
        bots: seats in which bots have the names of people who are not told in this record.

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
    """Take names of people out of the lines that tell who sits where, also of bots that play under
    them.

    Args:
        seats: whose; None for all.
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
    """Read a line that tells who sits where; None for another one."""
    match line.split(" "):
        case ["seat", seat, kind, *name]:
            return _Sitting(int(seat.removesuffix(":")), kind, " ".join(name))
        case ["#", "chair", seat, kind, *name]:
            return _Sitting(int(seat), kind, " ".join(name))
    return None


def _written(record: Record, lines: list[str]) -> str:
    seal = Seal()
    return "".join(f"{seal.line(line) if record.sealed else line}\n" for line in lines)
