"""Replay of a record to recover what was sent to the places of a game."""

from __future__ import annotations

from pathlib import Path

from audiogame.archive.home_table import HomeTable
from audiogame.archive.journal import Aside, Journal
from audiogame.archive.opened_table import resume_table
from audiogame.online.codec import codec_of
from audiogame.rules.game import Game
from audiogame.rules.seat import Seat
from audiogame.rules.value import Value
from audiogame.server.place import KEPT, ServedPlace
from audiogame.server.record_thread import Breath
from audiogame.table.named_header import read_header
from audiogame.table.notes import read_notes
from audiogame.table.record import Record
from audiogame.table.record_file import kept_private, load
from audiogame.table.replay import Private, Replay
from audiogame.table.table import Table

OF_LUCK = ("commit ", "reveal ", "words ", "words-from ")
"""Prefixes of notes about the shares of luck."""


class Past(Value):
    """Events sent to a place, recovered from the record.

    Args:
        asked: number of the first event.
        told: number of the event after the last.
        frames: all of them.
    """

    asked: int
    told: int
    frames: tuple[bytes, ...]


def past_of(
    game: Game,
    path: Path,
    records: list[Record],
    seats: tuple[Seat, ...],
    number: int,
    seated: bytes,
) -> Past:
    """Replay a record for a device that has missed what is no longer in memory.

    Args:
        game: which, by the rules of the record.
        path: of the record.
        records: the record, which is removed from the list: freeing a long one takes a while, and
            has to happen in the thread that replays it.
        seats: of the device.
        number: of the next event that it has not heard; -1 where it has received nothing yet.
        seated: frame with its place, for a device that has to receive everything.
    """
    (stream,) = taken_again(game, path, records.pop(), (seats,), None)
    frames = stream.past_frames(number) if number >= 0 else None
    if frames is None:
        frames = (seated, *(stream.past_frames(-1) or ()))
    return Past(number, stream.told, frames)


def taken_again(
    game: Game,
    path: Path,
    record: Record,
    seats: tuple[tuple[Seat, ...], ...],
    kept: int | None,
) -> tuple[ServedPlace, ...]:
    """Replay a record for some places.

    Args:
        game: which, by the rules of the record.
        path: of the record.
        seats: of each place.
        kept: how many chunks of each stream stay in memory; None for all.
    """
    return _followed(game, record, kept_private(path, record), seats, kept)[1]


class Resumed(Value):
    """A game resumed from its record, which was replayed once for all places.

    Args:
        opened: the table and its record.
        places: each with its stream, whose end is in memory.
        notes: of the record, where luck was added.
        outcomes: how often luck has answered at most.
        closed: whether the record has its end already.
    """

    opened: HomeTable
    places: tuple[ServedPlace, ...]
    notes: tuple[str, ...]
    outcomes: int
    closed: bool = False


def resumed(path: Path, seats: tuple[tuple[Seat, ...], ...], aside: Aside) -> Resumed:
    """Reopen the game of a record; one that is over is opened for listening only.

    Args:
        path: the record.
        seats: of each place.
        aside: runs disk work.

    Raises:
        OSError: it cannot be read.
        ValueError: it is no record, was changed, or cannot be resumed.
    """
    places: tuple[ServedPlace, ...] = ()
    notes: tuple[str, ...] = ()
    outcomes = 0

    breath = Breath()

    def play(record: Record, private: Private) -> Table:
        nonlocal places, notes, outcomes
        game, _, _ = read_header(record)
        replay, places = _followed(game, record, private, seats, KEPT)
        notes = tuple(one for one in record.notes if one.startswith(OF_LUCK))
        outcomes = replay.most_outcomes
        replay.table.listeners.clear()
        return replay.table

    record = load(path, breath.take)
    if read_notes(record.notes).over:
        private = kept_private(path, record)
        table = play(record, private)
        opened = HomeTable(table, Journal(None, hash_=record.hash), private.seed, False)
        return Resumed(opened, places, notes, outcomes, closed=True)
    del record
    opened = resume_table(path, aside, play=play, rest=breath.take)
    result = opened.table.state.result
    if result is not None:  # the process was stopped before the end was recorded
        opened.journal.finish(result.places, opened.seed, opened.secret)
    return Resumed(opened, places, notes, outcomes)


def _followed(
    game: Game,
    record: Record,
    private: Private,
    seats: tuple[tuple[Seat, ...], ...],
    kept: int | None,
) -> tuple[Replay, tuple[ServedPlace, ...]]:
    places = tuple(ServedPlace(codec_of(game), one, kept) for one in seats)
    replay = Replay(record, private, places)
    replay.table.keep_little()
    breath = Breath()
    for _ in replay.lines():
        for place in places:
            place.pass_over(replay.table)
        breath.take()
    for place in places:
        place.settle(replay.table)
    return replay, places
