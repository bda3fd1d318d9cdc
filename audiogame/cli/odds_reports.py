"""Say the odds of a position in a record, or of typed dice and hands, as sentences or JSON."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from audiogame.archive.account import as_json
from audiogame.archive.description import game_narrator
from audiogame.cli import long_work
from audiogame.cli.arguments import Parser
from audiogame.cli.long_work import Progress
from audiogame.cli.record_position import position
from audiogame.rules.fault import RAISED, Fault, Faults, Reason
from audiogame.rules.game import Game
from audiogame.rules.notation import nearest, words
from audiogame.rules.odds import EXACT, Odds, OddsError
from audiogame.rules.state import Event, Seat
from audiogame.table.library import all_games, all_names, find_game, why_broken
from audiogame.table.record_file import SUFFIX
from audiogame.table.table import Table


def run(what: str, typed: Sequence[str]) -> int:
    """Print odds; returns the exit status.

    Args:
        what: a record file, or the name of a game.
        typed: what follows it.

    Raises:
        ValueError: something typed is wrong, or the record is damaged.
    """
    if what.endswith(SUFFIX) or Path(what).is_file():
        return _of_record(Path(what), typed)
    return _of_game(_game(what), typed)


def _game(name: str) -> Game:
    if name in all_names():
        return find_game(name)
    raise OddsError("no-record-no-game", name=name, near=nearest(name, all_names()))


# Typed values.


def _of_game(game: Game, typed: Sequence[str]) -> int:
    odds = game.odds
    if odds is None:
        known = tuple(one.name for one in all_games()[0] if one.odds is not None)
        raise OddsError("no-odds-of-values", game=game.name, games=known)
    parser = Parser(prog=f"audiogame odds {game.name}", description=odds.about)
    for one in odds.given:
        parser.add_argument(f"--{one.name}", help=one.about, metavar="VALUE", dest=one.name)
    parser.add_argument("--json", action="store_true", help="as JSON")
    parser.add_argument("--exact", action="store_true", help="with fractions")
    texts = vars(parser.parse_args(_with_signs(typed, odds)))
    as_one_object, exact = texts.pop("json"), texts.pop("exact")
    try:
        given = _read(odds, texts) | ({EXACT: True} if exact else {})
        events = odds.work_out(given)
        told = [*_told(game, events)]
    except Fault:
        raise
    except RAISED as fault:
        raise OddsError("odds-failed", game=game.name, why=why_broken(fault)) from fault
    if as_one_object:
        _say(
            json.dumps({"game": game.name, "given": as_json(given), "odds": _objects(game, events)})
        )
    else:
        for text in told:
            _say(text)
    return 0


def _with_signs(typed: Sequence[str], odds: Odds) -> list[str]:
    """Join values that begin with a minus to their names, which argparse takes for options."""
    names = {f"--{one.name}" for one in odds.given}
    joined: list[str] = []
    for part in typed:
        if joined and joined[-1] in names and part[:1] == "-" and part[1:].isdecimal():
            joined[-1] += f"={part}"
        else:
            joined.append(part)
    return joined


def _read(odds: Odds, texts: dict[str, str | None]) -> dict[str, Any]:
    """Read all values that are typed; says all that is wrong at once."""
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


def _of_record(path: Path, typed: Sequence[str]) -> int:
    parser = Parser(
        prog="audiogame odds RECORD",
        description="Give the advice for a move of a record.",
    )
    parser.add_argument("--move", type=_number, metavar="N", help="before move N, luck counted")
    parser.add_argument("--seat", type=_number, metavar="S", help="for seat S, from 0")
    parser.add_argument("--json", action="store_true", help="as JSON")
    asked = parser.parse_args([*typed])
    progress = Progress("lines")
    with long_work.told(progress):
        found = position(path, asked.move, asked.seat, progress)
    table, seat = found.table, found.seat
    try:
        with long_work.told(Progress("thinking")):
            advice = found.advice()
        told = [*_told(table.game, (*advice.best, *advice.others), table, seat)]
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
            "best": _objects(table.game, advice.best, table, seat),
            "others": _objects(table.game, advice.others, table, seat),
        }
        _say(json.dumps(objects))
        return 0
    _say(f"Before move {found.move}, for seat {seat}, {name}.")
    for text in told:
        _say(text)
    return 0


# Telling.


def _told(
    game: Game, events: Sequence[Event], table: Table | None = None, seat: Seat = 0
) -> Iterator[str]:
    narrator = game_narrator(game)
    if table is not None:
        narrator.names = tuple(player.name for player in table.players)
    for event in events:
        yield narrator.tell(event, (seat,))


def _objects(
    game: Game, events: Sequence[Event], table: Table | None = None, seat: Seat = 0
) -> list[dict[str, Any]]:
    texts = _told(game, events, table, seat)
    return [
        {"is": type(event).__name__, **as_json(event), "told": text}
        for event, text in zip(events, texts, strict=True)
    ]


def _number(text: str) -> int:
    if not (text.isascii() and text.isdecimal() and len(text) < 10):
        raise argparse.ArgumentTypeError(f"{text!r} is no whole number from 0 on")
    return int(text)


def _say(sentence: str) -> None:
    sys.stdout.write(f"{sentence}\n")
