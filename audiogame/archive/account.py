"""Retell a record as a transcript, as sentences or as JSON, to one seat or to the public."""

from __future__ import annotations

import json
from collections.abc import Iterator
from enum import Enum
from typing import Any

from audiogame.archive.description import game_narrator
from audiogame.narration.narrator import Narrator, Verbosity
from audiogame.rules.chance import Chance
from audiogame.rules.fault import Fault
from audiogame.rules.notation import word
from audiogame.rules.state import Event, Seat, State, seen_by_all
from audiogame.rules.value import Value, field_names, is_value
from audiogame.table.notes import kind_of_note, number, read_notes, read_result
from audiogame.table.record import SECRET, Record
from audiogame.table.replay import Private, Replay


class NoSuchSeat(Fault):
    """A seat that a record does not have."""

    def __init__(self, seat: Seat, seats: int) -> None:
        super().__init__("no-such-seat", seat=seat, last=seats - 1)


class Ear:
    """Listener that collects what a seat hears; without a seat, what is public."""

    def __init__(self, seat: Seat | None) -> None:
        self.seats: tuple[Seat, ...] = () if seat is None else (seat,)
        self.events: list[tuple[Event, tuple[Seat, ...]]] = []

    def hear(self, event: Event, seats: tuple[Seat, ...]) -> None:
        self.events.append((event, seats))


class ToldLine(Value):
    """One line of a record with the sentences that it caused.

    Args:
        line: its number; 0 for the opening.
        text: the line, without its check.
        seat: the seat that moved; None for luck and for lines without a move.
        action: the words of the move, if the listener may know them.
        told: the sentences.
        state: the listener's view of the state after it.
    """

    line: int
    text: str
    seat: Seat | None
    action: str
    told: tuple[str, ...]
    state: State


def retold(
    language: str,
    record: Record,
    private: Private,
    seat: Seat | None = None,
    verbosity: Verbosity = Verbosity.FULL,
) -> Iterator[ToldLine]:
    """Yield a record line by line, each with what was told.

    Args:
        language: in which it is told, as a code.
        record: the record.
        private: lines of its private file.
        seat: the seat that hears it; None for what is public.
        verbosity: how much is said.

    Raises:
        NoSuchSeat: the record does not have the seat.
        RecordError: a line is not possible where it stands.
    """
    ear = Ear(seat)
    replay = Replay(record, private, [ear])
    table = replay.table
    if seat is not None and not 0 <= seat < table.state.seats:
        raise NoSuchSeat(seat, table.state.seats)
    narrator = game_narrator(language, table.game, verbosity)
    asked = table.state.chance
    for line, text in replay.lines():
        narrator.names = tuple(player.name for player in table.players)
        told = [narrator.tell(event, seats) for event, seats in ear.events]
        ear.events.clear()
        everyone = tuple(range(table.state.seats))
        view = seen_by_all(table.state, everyone if seat is None else (seat,))
        actor, action = _move(text, seat, table.written, private, asked)
        asked = table.state.chance
        told += _note_told(narrator, text, replay)
        yield ToldLine(line, text, actor, action, tuple(told), view)


def _move(
    text: str, seat: Seat | None, move: int, private: Private, asked: Chance | None
) -> tuple[Seat | None, str]:
    """Return the seat that moved and its move, as far as `seat` may know it.

    Args:
        asked: the question that luck was asked before it.
    """
    who, _, words = text.partition(" ")
    actor = number(who)
    if actor is None and who not in ("*", "!"):
        return None, ""
    if words.startswith(f"{SECRET} "):
        knowing = (actor,) if asked is None else asked.only or ()
        opened = (private.opened or {}).get(move, "")
        return actor, opened.partition(" ")[2] if seat in knowing else SECRET
    return actor, words


def _note_told(narrator: Narrator, text: str, replay: Replay) -> list[str]:
    """Return the sentence of a note, such as that a player sat down."""
    if not text.startswith("# "):
        return []
    name = kind_of_note(text)
    rest = text.removeprefix(f"# {name}").removeprefix(" ")
    say = narrator.say
    match name:
        case "words":
            return [say("words-added", words=rest)]
        case "words-from":
            return [say("words-added", words=rest.partition(" ")[2])]
        case "commit" | "reveal":
            return [say(f"luck-{name}", names=_names(rest, replay))]
        case "copied":
            return [say("copied-so-far", moves=number(rest) or 0)]
        case "advice":
            return [say("advice-asked", name=replay.table.players[int(rest)].name)]
        case "left" if not rest:
            return [say("left-table")]
        case "gave-up":
            return [say("gave-up", name=replay.table.players[int(rest)].name)]
        case "chair":
            seat, kind, called = rest.split(" ", 2)
            message = "chair-taken" if kind == "person" else "chair-taken-bot"
            return [say(message, name=called, seat=int(seat) + 1)]
    return []


def _names(rest: str, replay: Replay) -> str:
    """Return the names of the players at the device of a note such as `commit 0,2 9f...`."""
    seats = [number(seat) for seat in rest.partition(" ")[0].split(",")]
    players = dict(enumerate(replay.table.players))
    return ", ".join(players[seat].name for seat in seats if seat in players)


def as_json(value: object) -> Any:
    """Convert a state or another value to JSON types; enums become their words."""
    if is_value(value) and not isinstance(value, type):
        return {name: as_json(getattr(value, name)) for name in field_names(value)}
    if isinstance(value, Enum):
        return word(value)
    if isinstance(value, (tuple, list)):
        return [as_json(part) for part in value]
    if isinstance(value, (frozenset, set)):
        return sorted((as_json(part) for part in value), key=str)
    if isinstance(value, dict):
        return {str(as_json(key)): as_json(part) for key, part in value.items()}
    if value is None or isinstance(value, (bool, int, float, str)):
        return value
    return str(value)


def json_lines(language: str, record: Record, private: Private, seat: Seat | None) -> Iterator[str]:
    """Yield a record as JSON, one object a line: the header, then each line of the record."""
    header = record.header
    notes = read_notes(record.notes)
    yield json.dumps(
        {
            "game": header.game,
            "version": header.version,
            "options": dict(header.options),
            "players": [{"kind": kind, "name": name} for kind, name in header.players],
            "luck": header.luck,
            "started": header.started,
            "places": [place for place, _ in read_result(notes.result)],
            "gave_up": notes.gave_up,
            "seen_by": seat,
        }
    )
    for told in retold(language, record, private, seat):
        yield json.dumps(
            {
                "line": told.line,
                "text": told.text,
                "seat": told.seat,
                "action": told.action,
                "told": told.told,
                "state": as_json(told.state),
            }
        )
