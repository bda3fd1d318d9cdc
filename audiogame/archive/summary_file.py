"""Summary of each record for lists and statistics: a cache beside the records that can be lost.

A summary is valid while the record has the size and modification time that it was made at.  Nothing
that must be certain relies on one: opening, verifying and replaying read the record.
"""

from __future__ import annotations

import contextlib
from collections.abc import Mapping
from pathlib import Path

import msgspec

from audiogame.rules.state import Seat
from audiogame.rules.value import Value
from audiogame.table.notes import read_notes
from audiogame.table.own_file import read_own, write_whole
from audiogame.table.record import Record

FILE = "summaries.json"
VERSION = 2


class RecordSummary(Value):
    """Entry of a record in a list.

    Args:
        game: the name of its game.
        players: names of the first players, by seat.
        moves: number of moves, including those taken back.
        result: the place of each seat, as written; empty while the game is not over.
        left: whether the last person has left a table that bots cannot end.
        gave_up: the seats that have given the game up.
        people: the seats of people at its beginning.
    """

    game: str
    players: tuple[str, ...]
    moves: int
    result: str = ""
    left: bool = False
    gave_up: tuple[Seat, ...] = ()
    people: tuple[Seat, ...] = ()

    @property
    def over(self) -> bool:
        """Whether no line may follow."""
        return self.told or self.left

    @property
    def told(self) -> bool:
        """Whether the game has an end, with which everything secret was told."""
        return bool(self.result or self.gave_up)


def summary_of(record: Record) -> RecordSummary:
    """Return the summary of a record."""
    notes = read_notes(record.notes)
    return RecordSummary(
        game=record.header.game,
        players=tuple(name for _, name in record.header.players),
        moves=sum(not line.startswith("#") for _, line in record.moves),
        result=notes.result,
        left=notes.left,
        gave_up=notes.gave_up,
        people=tuple(
            seat for seat, (kind, _) in enumerate(record.header.players) if kind == "person"
        ),
    )


class Stamp(Value):
    """Identity of a file's content: its size in bytes, and its modification time in nanoseconds."""

    size: int
    changed: int


Known = dict[str, tuple[Stamp, RecordSummary]]


class _Kept(Value):
    version: int
    records: dict[str, tuple[Stamp, RecordSummary]]


def read_summaries(data: Path) -> Known:
    """Read the summaries by record name; none if the file is lost or of another version."""
    try:
        kept = msgspec.json.decode(read_own(data / FILE), type=_Kept)
    except (OSError, ValueError, RecursionError):
        return {}
    return kept.records if kept.version == VERSION else {}


def save_summaries(data: Path, known: Mapping[str, tuple[Stamp, RecordSummary]]) -> None:
    """Save the summaries; a failure is ignored, as they can be made again."""
    text = msgspec.json.encode(_Kept(VERSION, dict(known))).decode()
    with contextlib.suppress(OSError):
        write_whole(data / FILE, text)
