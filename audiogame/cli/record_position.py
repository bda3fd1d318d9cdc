"""A position in a record in which a seat has to decide, and what may be told of it."""

from __future__ import annotations

from itertools import takewhile
from pathlib import Path

from audiogame.archive.account import NoSuchSeat
from audiogame.cli.long_work import Progress
from audiogame.opponents.mind import ADVISER, Mind
from audiogame.rules.fault import Reason, system_reason
from audiogame.rules.game import Advice
from audiogame.rules.notation import words
from audiogame.rules.odds import OddsError
from audiogame.rules.state import CHANCE, Seat
from audiogame.rules.value import Value
from audiogame.table.chairs import people
from audiogame.table.notes import read_notes
from audiogame.table.record import Record
from audiogame.table.record_file import kept_private, load
from audiogame.table.replay import Replay
from audiogame.table.table import Table


class RecordPosition(Value):
    """Where a seat has to decide in a record.

    Args:
        move: the number of the move that comes next, from 1 through the whole record.
    """

    table: Table
    seat: Seat
    move: int

    def advice(self) -> Advice:
        """Return what the adviser says, from what the seat may know."""
        table, seat = self.table, self.seat
        mind = Mind(table.game, ADVISER)
        for event in table.told_so_far():
            seen = event.seen_by(seat)
            if seen is not None:
                mind.hear(seen)
        random = table.streams.stream(seat, table.decisions[seat])
        return mind.advise(table.state.seen_by(seat), seat, random)


def position(
    path: Path,
    move: int | None = None,
    seat: Seat | None = None,
    progress: Progress | None = None,
) -> RecordPosition:
    """Find a position in a record.

    Args:
        move: the one that comes next there, from 1, luck and moves taken back counted; None for
            the end of the record.
        seat: whose decision it is; None for the only seat that has one, or the first of them.
        progress: is told how many lines have been taken.

    Raises:
        OddsError: there is nothing to decide, nobody who advises, or the game goes on and the
            answer would be more than the player may know.
        RecordError, OSError: the record cannot be read.
    """
    try:
        record = load(path)
    except OSError as fault:
        raise OddsError(
            "record-file-unreadable", path=str(path), why=system_reason(fault)
        ) from fault
    replay = Replay(record, kept_private(path, record))
    table = replay.table
    game = table.game
    if seat is not None and seat >= table.state.seats:
        raise NoSuchSeat(seat, table.state.seats)
    if not game.skill:
        raise OddsError("game-all-luck", game=game.name)
    if game.adviser is None:
        raise OddsError("game-without-adviser", game=game.name)
    _go_to(replay, move, progress or Progress(""))
    state = table.state
    decision = [one for one in state.actors if one != CHANCE]
    asked = seat
    if seat is None:
        seat = decision[0] if decision else 0
    if seat not in decision:
        raise _nothing_to_decide(table, seat, _nearest(path, record, asked, table.written + 1))
    legal = state.legal_actions(seat)
    if len(legal) == 1:
        only, next_move = words(legal[0]), table.written + 1
        near = _nearest(path, record, asked, next_move)
        raise OddsError("odds-one-choice", seat=seat, move=next_move, words=only, near=near)
    notes = read_notes(record.notes)
    if not (notes.result or notes.gave_up):
        if not record.header.advice:
            raise OddsError("advice-off", name=path.name)
        if record.sealed:
            _check_running(record, table, seat)
    return RecordPosition(table, seat, table.written + 1)


def _check_running(record: Record, table: Table, seat: Seat) -> None:
    """Refuse what nobody may know, or what a record has to note, in a game that goes on."""
    if people(table) != (seat,):
        raise OddsError("odds-still-secret")
    since = takewhile(lambda line: line.startswith("#"), (line for _, line in record.moves[::-1]))
    if table.written == _moves(record) and f"# advice {seat}" not in since:
        raise OddsError("odds-choice-open")


def _moves(record: Record) -> int:
    return sum(not line.startswith("#") for _, line in record.moves)


def _go_to(replay: Replay, move: int | None, progress: Progress) -> None:
    """Play a record again up to a move, with the notes before it."""
    moves = _moves(replay.record)
    if move is not None and not 1 <= move <= moves + 1:
        raise OddsError("no-move", move=move, moves=moves)
    upcoming = (line for _, line in replay.record.moves)
    for _ in progress.counted(replay.lines(), len(replay.record.moves)):
        following = next(upcoming, None)
        if replay.table.written + 1 == move and following and not following.startswith("#"):
            return


def _nothing_to_decide(table: Table, seat: Seat, near: Reason) -> OddsError:
    move = table.written + 1
    if table.state.result is not None:
        return OddsError("odds-game-over", near=near)
    if table.state.chance is not None:
        return OddsError("odds-luck-asked", move=move, near=near)
    awaited = tuple(str(one) for one in table.state.actors)
    return OddsError("odds-seat-decides-nothing", move=move, seat=seat, awaited=awaited, near=near)


def _nearest(path: Path, record: Record, seat: Seat | None, move: int) -> Reason:
    """Name the move nearest to one, the earlier of two, before which there is something to decide.

    Args:
        path, record: where it was read, and what.
        seat: who is to decide; None for anybody.
        move: where there is nothing to decide.
    """
    replay, found = Replay(record, kept_private(path, record)), []
    for _ in replay.lines():
        state = replay.table.state
        deciding = [one for one in state.actors if one != CHANCE and seat in (None, one)]
        if any(len(state.legal_actions(one)) > 1 for one in deciding):
            found.append(replay.table.written + 1)
    if not found:
        return Reason("odds-no-decision")
    return Reason("odds-nearest-decision", move=min(found, key=lambda one: abs(one - move)))
