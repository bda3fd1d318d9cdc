"""Replay of a record to recover what was sent to the places of a game."""

from __future__ import annotations

from collections.abc import Generator
from functools import partial
from pathlib import Path

import msgspec

from audiogame.archive.home_table import HomeTable
from audiogame.archive.journal import Journal, Offload
from audiogame.archive.kept_state import KeptState, go_on, read_state
from audiogame.archive.opened_table import resume_table
from audiogame.online.codec import codec_of
from audiogame.online.packets import Earlier, EventsTold
from audiogame.opponents.bot_thoughts import MindMaker
from audiogame.opponents.mind import DeafMind
from audiogame.rules.fault import RAISED
from audiogame.rules.seat import Seat
from audiogame.rules.state import State
from audiogame.rules.value import Value, replace
from audiogame.server.place import PlaceMemory, ServedPlace, joined
from audiogame.server.record_thread import Breath
from audiogame.table.line_of_play import Milestone
from audiogame.table.notes import read_notes
from audiogame.table.record import Record
from audiogame.table.record_file import kept_private, load
from audiogame.table.replay import Private, Replay, read_header
from audiogame.table.table import Table

OF_LUCK = ("commit ", "reveal ", "words ", "words-from ")
"""Prefixes of notes about the shares of luck."""


SLICE = 200
"""Events of a place that are replayed before other records have their turn.

Lines would tell others how many of them are hidden from this place.
"""


class EarlierEvents:
    """Events of one place, replayed from the record piece by piece, in the record thread.

    Args:
        path: the record.
        seats: of the place.
        first: number of the first event that is wanted.
        end: number of the event after the last.
        since: a milestone of the table that has the place before the first of them; None to begin
            with the first move.
    """

    def __init__(
        self,
        path: Path,
        seats: tuple[Seat, ...],
        first: int,
        end: int,
        since: Milestone | None = None,
    ) -> None:
        self._path = path
        self._seats = seats
        self._first, self._end, self._since = first, end, since
        self._slices = self._replayed()

    def next(self) -> tuple[Earlier, ...]:
        """Replay some more of the record.

        Returns:
            The next events; none after the last.

        Raises:
            OSError: the record cannot be read.
            ValueError: it is no record.
        """
        for pieces in self._slices:
            wanted = filter(None, map(self._wanted, pieces))
            found = joined(wanted, self._first)
            if found:
                return tuple(Earlier(one.number, one.events, one.line) for one in found)
        return ()

    def close(self) -> None:
        """Drop the replay: freeing a long record takes a while, and is done in the thread, too."""
        self._slices.close()

    def _replayed(self) -> Generator[list[EventsTold]]:
        breath = Breath()
        record = load(self._path, breath.take)
        game, _, _ = read_header(record)
        place = ServedPlace(codec_of(game), self._seats, None)
        replay = Replay(record, kept_private(self._path, record), (place,))
        replay.table.keep_little()
        replay.table.remake_bots(partial(DeafMind, game))  # nobody asks these bots
        if self._since is not None:
            replay.go_on_from_milestone(self._since, breath.take)
            place.recall(memories_of(self._since)[self._seats])
        sent = place.told
        for _ in replay.lines():
            place.pass_over(replay.table)
            breath.take()
            if place.told >= self._end:
                break
            if place.told - sent >= SLICE:
                sent = place.told
                yield place.take()
        yield place.take()

    def _wanted(self, piece: EventsTold) -> EventsTold | None:
        """Return the part of a piece that is wanted."""
        skipped = max(self._first - piece.number, 0)
        events = piece.events[skipped : max(self._end - piece.number, 0)]
        return replace(piece, number=piece.number + skipped, events=events) if events else None


def memories_of(milestone: Milestone) -> dict[tuple[Seat, ...], PlaceMemory]:
    """Return the places that a milestone has, by their seats."""
    places = [one for one in milestone.guests or () if isinstance(one, PlaceMemory)]
    return {one.seats: one for one in places if one.told >= 0}


class NewPlace:
    """A place of a player who sits down in mid game, replayed from the record.

    Args:
        path: the record.
        seats: of the place.
    """

    def __init__(self, path: Path, seats: tuple[Seat, ...]) -> None:
        self._path = path
        self._seats = seats
        self._replay: Replay | None = None
        self.place: ServedPlace
        """The place, after the lines that were replayed."""

    def catch_up(self) -> None:
        """Replay the lines that were added to the record since the last call.

        Raises:
            OSError: the record cannot be read.
            ValueError: it is no record.
        """
        breath = Breath()
        record = load(self._path, breath.take)
        private = kept_private(self._path, record)
        if self._replay is None:
            self._replay, (self.place,) = _begun(record, private, (self._seats,))
        self._replay.record, self._replay.private = record, private
        _follow(self._replay, (self.place,))


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


def resumed(path: Path, seats: tuple[tuple[Seat, ...], ...], offload: Offload) -> Resumed:
    """Reopen the game of a record; one that is over is opened for listening only.

    Args:
        path: the record.
        seats: of each place.
        offload: runs disk work.

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
        replay, places = _followed(record, private, seats, _snapshot(path, record))
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
    opened = resume_table(path, offload, play=play, rest=breath.take, record=record)
    result = opened.table.state.result
    if result is not None:  # the process was stopped before the end was recorded
        opened.journal.finish(result.places, opened.seed, opened.secret, result.sides)
    return Resumed(opened, places, notes, outcomes)


def _followed(
    record: Record,
    private: Private,
    seats: tuple[tuple[Seat, ...], ...],
    kept: tuple[KeptState, State] | None,
) -> tuple[Replay, tuple[ServedPlace, ...]]:
    """Replay a record for some places; where a snapshot has all of them, only what follows it."""
    replay, places = _begun(record, private, seats)
    if kept is not None and not _go_on(replay, places, *kept):
        replay, places = _begun(record, private, seats)
    _follow(replay, places)
    return replay, places


def _begun(
    record: Record, private: Private, seats: tuple[tuple[Seat, ...], ...]
) -> tuple[Replay, tuple[ServedPlace, ...]]:
    game, _, _ = read_header(record)
    places = tuple(ServedPlace(codec_of(game), one) for one in seats)
    replay = Replay(record, private, places)
    replay.table.keep_little()
    replay.table.remake_bots(MindMaker(game))
    return replay, places


def _follow(replay: Replay, places: tuple[ServedPlace, ...]) -> None:
    breath = Breath()
    for _ in replay.lines():
        for place in places:
            place.pass_over(replay.table)
        breath.take()
    for place in places:
        place.settle(replay.table)


def _snapshot(path: Path, record: Record) -> tuple[KeptState, State] | None:
    """Return the snapshot beside a record, and its state; None if there is none that matches."""
    game, players, options = read_header(record)
    return read_state(path, game, game.new(len(players), options))


def _go_on(replay: Replay, places: tuple[ServedPlace, ...], kept: KeptState, state: State) -> bool:
    """Resume from a snapshot; return whether that has all places, and what each bot needs."""
    try:
        memories = {
            one.seats: one
            for one in (msgspec.json.decode(raw, type=PlaceMemory) for raw in kept.guests)
        }
        if not all(one.seats in memories and memories[one.seats].told >= 0 for one in places):
            return False
        if not go_on(replay, kept, state, (*memories.values(),), Breath().take):
            return False
        for place in places:
            place.recall(memories[place.seats])
    except RAISED:  # any fault is reported with its line by the replay that follows
        return False
    return True
