"""Assessments of finished games, kept beside the records for statistics and practice.

Nothing of them is in a record; what is lost can be judged again.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import msgspec

from audiogame.archive.assessment import Assessment
from audiogame.rules.state import Seat
from audiogame.rules.valuation import Unit
from audiogame.rules.value import Value, replace
from audiogame.table.own_file import change_whole, read_own
from audiogame.table.record import Record

FILE = "assessments.json"
VERSION = 1
RIGHT_TWICE = 2
"""Times that a costly choice has to be right in practice."""


class KeptChoice(Value):
    """A costly choice of a person.

    Args:
        taken: number of entries of the line of play before it.
        cost: what it cost.
        right: number of times that it was right in practice.
        mistake: name of the kind of mistake; empty for none.
    """

    taken: int
    cost: float
    right: int = 0
    mistake: str = ""


class KeptAssessment(Value):
    """What the choices of one seat cost in one game.

    Args:
        record: the file's name.
        seat: the seat, and `player` the name of the person there.
        game: the game's name.
        started: when the game began.
        unit: unit of cost and luck.
        about: whether any cost is an estimate.
        choices: number of choices.
        cost: of all of them.
        luck: what luck gave; None if unknown.  `with_others`: with what the others did.
        costly: the choices that cost something.
    """

    record: str
    seat: Seat
    player: str
    game: str
    started: str
    unit: Unit
    about: bool
    choices: int
    cost: float
    luck: float | None
    with_others: bool
    costly: tuple[KeptChoice, ...]


class _AllKept(Value):
    version: int
    assessments: tuple[KeptAssessment, ...]


def read_assessments(data: Path) -> tuple[KeptAssessment, ...]:
    """Read all assessments, the oldest game first; none if the file is lost or of another version.

    Args:
        data: the program's folder.

    Raises:
        OSError: it cannot be read.
    """
    try:
        return _read(read_own(data / FILE))
    except FileNotFoundError:
        return ()


def _read(content: bytes) -> tuple[KeptAssessment, ...]:
    try:
        kept = msgspec.json.decode(content, type=_AllKept)
    except (ValueError, RecursionError):
        return ()
    return kept.assessments if kept.version == VERSION else ()


def save_assessments(data: Path, kept: Iterable[KeptAssessment]) -> None:
    """Save assessments, instead of those of the same seats that were kept.

    Raises:
        OSError: the file cannot be read or written.
    """

    def change(content: bytes) -> str:
        found = {(one.record, one.seat): one for one in (*_read(content), *kept)}
        ordered = sorted(found.values(), key=lambda one: (one.started, one.record, one.seat))
        return msgspec.json.encode(_AllKept(VERSION, tuple(ordered))).decode()

    change_whole(data / FILE, change)


def kept_assessment(
    data: Path, path: Path, record: Record, player: str, found: Assessment
) -> KeptAssessment:
    """Return an assessment as it is kept; what was right in practice stays so.

    Args:
        data: the program's folder.
        path: the record's file.
        record: the record.
        player: name of the person in the seat.
        found: the assessment.

    Raises:
        OSError: the earlier one cannot be read.
    """
    before = {
        choice.taken: choice.right
        for one in read_assessments(data)
        for choice in one.costly
        if (one.record, one.seat) == (path.name, found.seat)
    }
    return KeptAssessment(
        record=path.name,
        seat=found.seat,
        player=player,
        game=record.header.game,
        started=record.header.started,
        unit=found.unit,
        about=found.about,
        choices=len(found.own),
        cost=found.cost,
        luck=found.luck,
        with_others=found.with_others,
        costly=tuple(
            [
                KeptChoice(one.taken, one.cost, before.get(one.taken, 0), one.mistake)
                for one in found.costly
            ]
        ),
    )


def practised(kept: KeptAssessment, taken: int) -> KeptAssessment:
    """Return an assessment in which a costly choice was right once more."""
    costly = [
        replace(one, right=one.right + 1) if one.taken == taken else one for one in kept.costly
    ]
    return replace(kept, costly=tuple(costly))


def to_practise(kept: Iterable[KeptAssessment]) -> list[tuple[KeptAssessment, KeptChoice]]:
    """List the costly choices that were not right twice yet, of the oldest game first."""
    return [(one, each) for one in kept for each in one.costly if each.right < RIGHT_TWICE]
