"""Report the odds of a position in a record, or of typed dice and hands, as sentences or JSON."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterable, Iterator, Sequence
from itertools import takewhile
from pathlib import Path
from typing import Any

from audiogame.archive.account import NoSuchSeat, as_json
from audiogame.archive.description import game_narrator
from audiogame.cli import long_work
from audiogame.cli.command_parser import Parser, WrongType
from audiogame.cli.long_work import PrintedProgress
from audiogame.narration import faults
from audiogame.narration.valuation_words import advice_parts
from audiogame.opponents.mind import ADVISER, Mind
from audiogame.rules.fault import RAISED, Fault, Faults, Reason, system_reason
from audiogame.rules.game import Advice, Game
from audiogame.rules.notation import nearest, words
from audiogame.rules.odds import EXACT, Odds, OddsError
from audiogame.rules.state import Event, Seat
from audiogame.rules.value import Value
from audiogame.table.chairs import people
from audiogame.table.library import all_games, all_names, find_game, why_broken
from audiogame.table.notes import read_notes
from audiogame.table.record import Record
from audiogame.table.record_file import SUFFIX, kept_private, load
from audiogame.table.replay import Replay
from audiogame.table.table import Table


class RecordPosition(Value):
    """A decision of a seat in a record.

    Args:
        move: the number of the next move, from 1 through the whole record.
    """

    table: Table
    seat: Seat
    move: int

    def advice(self) -> Advice:
        """Return the adviser's advice, from what the seat may know."""
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
    progress: PrintedProgress | None = None,
) -> RecordPosition:
    """Find a position in a record.

    Args:
        move: number of the next move there, from 1, counting luck and moves taken back; None for
            the end of the record.
        seat: that decides; None for the only seat that has a decision, or the first of them.
        progress: counts the lines read.

    Raises:
        OddsError: there is nothing to decide, the game has no adviser, or the game is running and
            the answer would be more than the player may know.
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
    _go_to(replay, move, progress)
    state = table.state
    decision = [one for one in state.actors if one >= 0]
    asked = seat
    if seat is None:
        seat = decision[0] if decision else 0
    notes = read_notes(record.notes)
    running = not (notes.result or notes.gave_up)
    if running and (record.sealed or record.has_secrets) and people(table) != (seat,):
        raise OddsError("odds-still-secret")  # also what a seat could choose may be secret
    if seat not in decision:
        raise _nothing_to_decide(table, seat, _nearest(path, record, asked, table.written + 1))
    legal = state.legal_actions(seat)
    if len(legal) == 1:
        only, next_move = words(legal[0]), table.written + 1
        near = _nearest(path, record, asked, next_move)
        raise OddsError("odds-one-choice", seat=seat, move=next_move, words=only, near=near)
    if running:
        if not record.header.advice:
            raise OddsError("advice-off", name=path.name)
        if record.sealed:
            _check_noted(record, table, seat)
    return RecordPosition(table, seat, table.written + 1)


def _check_noted(record: Record, table: Table, seat: Seat) -> None:
    """Refuse advice that the record of a running game has to note."""
    since = takewhile(lambda line: line.startswith("#"), (line for _, line in record.moves[::-1]))
    if table.written == _moves(record) and f"# advice {seat}" not in since:
        raise OddsError("odds-choice-open")


def _moves(record: Record) -> int:
    return sum(not line.startswith("#") for _, line in record.moves)


def _go_to(replay: Replay, move: int | None, progress: PrintedProgress | None) -> None:
    """Replay a record up to a move, with the notes before it."""
    moves = _moves(replay.record)
    if move is not None and not 1 <= move <= moves + 1:
        raise OddsError("no-move", move=move, moves=moves)
    upcoming = (line for _, line in replay.record.moves)
    lines: Iterable[object] = replay.lines()
    if progress is not None:
        lines = progress.counted(lines, len(replay.record.moves))
    for _ in lines:
        following = next(upcoming, None)
        if replay.table.written + 1 == move and following and not following.startswith("#"):
            return


def _nothing_to_decide(table: Table, seat: Seat, near: Reason) -> OddsError:
    move = table.written + 1
    if table.state.result is not None:
        return OddsError("odds-game-over", near=near)
    if table.state.chance is not None or table.state.forced_due:
        return OddsError("odds-luck-asked", move=move, near=near)
    awaited = tuple(str(one) for one in table.state.actors)
    return OddsError("odds-seat-decides-nothing", move=move, seat=seat, awaited=awaited, near=near)


def _nearest(path: Path, record: Record, seat: Seat | None, move: int) -> Reason:
    """Return the nearest move, the earlier of two, before which there is a decision.

    Args:
        path, record: the file, and its record.
        seat: that is to decide; None for any.
        move: a move without a decision.
    """
    replay, found = Replay(record, kept_private(path, record)), []
    for _ in replay.lines():
        state = replay.table.state
        deciding = [one for one in state.actors if one >= 0 and seat in (None, one)]
        if any(len(state.legal_actions(one)) > 1 for one in deciding):
            found.append(replay.table.written + 1)
    if not found:
        return Reason("odds-no-decision")
    return Reason("odds-nearest-decision", move=min(found, key=lambda one: abs(one - move)))


def run(typed: argparse.Namespace, language: str) -> int:
    """Run `audiogame odds`."""
    return print_odds(language, typed.what, typed.typed)


def print_odds(language: str, what: str, typed: Sequence[str]) -> int:
    """Print odds; return the exit status.

    Args:
        what: a record file, or the name of a game.
        typed: the arguments after it.

    Raises:
        ValueError: an argument is wrong, or the record is damaged.
    """
    if what.endswith(SUFFIX) or Path(what).is_file():
        return _of_record(language, Path(what), typed)
    return _of_game(language, _game(what), typed)


def _game(name: str) -> Game:
    if name in all_names():
        return find_game(name)
    raise OddsError("no-record-no-game", name=name, near=nearest(name, all_names()))


# Typed values.


def _of_game(language: str, game: Game, typed: Sequence[str]) -> int:
    odds = game.odds
    if odds is None:
        known = tuple(one.name for one in all_games()[0] if one.odds is not None)
        raise OddsError("no-odds-of-values", game=game.name, games=known)
    name, about = f"audiogame odds {game.name}", faults.told(odds.about, language)
    parser = Parser(language=language, prog=name, description=about)
    for one in odds.given:
        about = faults.told(one.about, language)
        parser.add_argument(f"--{one.name}", help=about, metavar="VALUE", dest=one.name)
    parser.add_argument("--json", action="store_true", help="help-json")
    parser.add_argument("--exact", action="store_true", help="help-exact")
    texts = vars(parser.parse_args(_with_signs(typed, odds)))
    as_one_object, exact = texts.pop("json"), texts.pop("exact")
    try:
        given = _read(odds, texts) | ({EXACT: True} if exact else {})
        events = odds.work_out(given)
        told = [*_told(language, game, events)]
    except Fault:
        raise
    except RAISED as fault:
        raise OddsError("odds-failed", game=game.name, why=why_broken(fault)) from fault
    if as_one_object:
        _say(
            json.dumps(
                {
                    "game": game.name,
                    "given": as_json(given),
                    "odds": _objects(language, game, events),
                }
            )
        )
    else:
        for text in told:
            _say(text)
    return 0


def _with_signs(typed: Sequence[str], odds: Odds) -> list[str]:
    """Join values that begin with a minus to their names; argparse would take them for options."""
    names = {f"--{one.name}" for one in odds.given}
    joined: list[str] = []
    for part in typed:
        if joined and joined[-1] in names and part[:1] == "-" and part[1:].isdecimal():
            joined[-1] += f"={part}"
        else:
            joined.append(part)
    return joined


def _read(odds: Odds, texts: dict[str, str | None]) -> dict[str, Any]:
    """Parse all typed values, and report all faults at once."""
    given: dict[str, Any] = {}
    faults: list[Reason] = []
    for one in odds.given:
        text = texts[one.name]
        if text is None:
            if one.needed:
                faults.append(Reason("odds-value-missing", name=one.name, about=one.about))
            continue
        try:
            given[one.name] = one.read(text)
        except OddsError as fault:
            faults += fault.reasons
    if faults:
        raise Faults(faults)
    return given


# Positions in records.


def _of_record(language: str, path: Path, typed: Sequence[str]) -> int:
    parser = Parser(
        language=language,
        prog="audiogame odds RECORD",
        description="help-odds-record",
    )
    parser.add_argument("--move", type=_number, metavar="N", help="help-odds-move")
    parser.add_argument("--seat", type=_number, metavar="S", help="help-odds-seat")
    parser.add_argument("--json", action="store_true", help="help-json")
    asked = parser.parse_args([*typed])
    progress = PrintedProgress(language, "lines")
    with long_work.told(progress):
        found = position(path, asked.move, asked.seat, progress)
    table, seat = found.table, found.seat
    try:
        with long_work.told(PrintedProgress(language, "thinking")):
            advice = found.advice()
        told = [*_told(language, table.game, (*advice.best, *advice.others), table, seat)]
        if not told:  # the game has no words of its own
            narrator = game_narrator(language, table.game)
            told = [*advice_parts(narrator, lambda one: narrator.tell(one, ()), advice)]
    except RAISED as fault:
        why = why_broken(fault)
        raise OddsError("adviser-failed", game=table.game.name, why=why) from fault
    name = table.players[seat].name
    if asked.json:
        objects = {
            "record": path.name,
            "game": table.game.name,
            "move": found.move,
            "seat": seat,
            "name": name,
            "action": words(advice.action),
            "best": _objects(language, table.game, advice.best, table, seat),
            "others": _objects(language, table.game, advice.others, table, seat),
        }
        _say(json.dumps(objects))
        return 0
    _say(faults.told(Reason("advice-before-move", move=found.move, seat=seat, name=name), language))
    for text in told:
        _say(text)
    return 0


# Printing.


def _told(
    language: str, game: Game, events: Sequence[Event], table: Table | None = None, seat: Seat = 0
) -> Iterator[str]:
    narrator = game_narrator(language, game)
    if table is not None:
        narrator.names = tuple(player.name for player in table.players)
    for event in events:
        yield narrator.tell(event, (seat,))


def _objects(
    language: str, game: Game, events: Sequence[Event], table: Table | None = None, seat: Seat = 0
) -> list[dict[str, Any]]:
    texts = _told(language, game, events, table, seat)
    return [
        {"is": type(event).__name__, **as_json(event), "told": text}
        for event, text in zip(events, texts, strict=True)
    ]


def _number(text: str) -> int:
    if not (text.isascii() and text.isdecimal() and len(text) < 10):
        raise WrongType(Reason("argument-count", value=text))
    return int(text)


def _say(sentence: str) -> None:
    sys.stdout.write(f"{sentence}\n")
