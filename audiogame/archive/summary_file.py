"""What lists and statistics need of each record, kept beside the records: a file that can be lost.

A summary counts as long as the record's size and its time of change are those that it was made at.
Nothing that has to be sure rests on one: whoever opens, checks or replays a game reads its record.
"""

from __future__ import annotations

import contextlib
from collections.abc import Mapping
from pathlib import Path

import msgspec

from audiogame.rules.state import Seat
from audiogame.rules.value import Value
from audiogame.table.notes import read_notes
from audiogame.table.own_file import write_whole
from audiogame.table.record import Record

FILE = "summaries.json"
VERSION = 1


class RecordSummary(Value):
    """What a list says of a record.

    Args:
        game: the name of its game.
        players: the names of those who sat down first, by seat.
        moves: how many there are, those taken back too.
        result: the place of each seat, as written; empty while the game is not over.
        left: whether the last person has left a table that bots cannot end.
        gave_up: the seats that have given the game up.
    """

    game: str
    players: tuple[str, ...]
    moves: int
    result: str = ""
    left: bool = False
    gave_up: tuple[Seat, ...] = ()

    @property
    def over(self) -> bool:
        """Whether nothing comes after this."""
        return bool(self.result or self.gave_up) or self.left


def summary_of(record: Record) -> RecordSummary:
    """Sum up a record."""
    notes = read_notes(record.notes)
    return RecordSummary(
        game=record.header.game,
        players=tuple(name for _, name in record.header.players),
        moves=sum(not line.startswith("#") for _, line in record.moves),
        result=notes.result,
        left=notes.left,
        gave_up=notes.gave_up,
    )


class Stamp(Value):
    """By what a file is known to be the same: its bytes, and when it changed, in nanoseconds."""

    size: int
    changed: int


Known = dict[str, tuple[Stamp, RecordSummary]]


class _Kept(Value):
    version: int
    records: dict[str, tuple[Stamp, RecordSummary]]


def read_summaries(data: Path) -> Known:
    """Read the summaries by the names of their records; none where the file is lost or another."""
    try:
        kept = msgspec.json.decode((data / FILE).read_bytes(), type=_Kept)
    except (OSError, ValueError, RecursionError):
        return {}
    return kept.records if kept.version == VERSION else {}


def save_summaries(data: Path, known: Mapping[str, tuple[Stamp, RecordSummary]]) -> None:
    """Save the summaries; that they cannot be kept is no reason to complain."""
    text = msgspec.json.encode(_Kept(VERSION, dict(known))).decode()
    with contextlib.suppress(OSError):
        write_whole(data / FILE, text)
