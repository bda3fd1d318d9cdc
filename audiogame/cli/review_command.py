"""Run `audiogame review`: judge the choices of a record, as sentences or JSON."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from pathlib import Path

from audiogame.archive.account import NoSuchSeat
from audiogame.archive.assessment import Assessment, Assessor, Judged
from audiogame.archive.assessment_words import choice_words, summary_words
from audiogame.archive.description import archive_narrator, game_narrator
from audiogame.cli.long_work import PrintedProgress, told
from audiogame.cli.record_commands import read_with_secrets
from audiogame.rules.game import Advice
from audiogame.rules.notation import words
from audiogame.rules.state import Seat
from audiogame.rules.value import Value
from audiogame.table.record import Record
from audiogame.table.replay import Private


class Reviewed(Value):
    """The assessment of a seat, with the advice on costly choices by their lines."""

    found: Assessment
    advice: dict[int, Advice]
    skill: bool
    lines: tuple[str, ...]


def reviewed(
    language: str, record: Record, private: Private, seat: Seat, progress: PrintedProgress
) -> Reviewed:
    """Judge the choices of a seat, and tell each costly one.

    Raises:
        CannotAssess: its game has no expert, or is not over.
        RecordError: a line is not possible where it stands.
    """
    assessor = Assessor(record, private, seat)
    narrator = game_narrator(language, assessor.game)
    advice: dict[int, Advice] = {}
    for decision in assessor.decisions(progress):
        judged = assessor.take(decision, decision.valuation())
        if judged is not None and judged.seat == seat and judged.costly:
            advice[judged.line] = decision.advice()
    found = assessor.assessment()
    narrator.names = tuple(player.name for player in assessor.table.players)
    costly = [one for one in found.judged if one.costly]
    told_choices = [choice_words(narrator, one, advice[one.line]) for one in costly]
    name = narrator.say("assess-of", name=record.header.players[seat][1])
    summary = f"{name} {summary_words(narrator, found, assessor.game.skill)}"
    lines = (summary, *told_choices)
    return Reviewed(found, advice, assessor.game.skill, lines)


def _seats(record: Record, asked: Seat | None) -> tuple[Seat, ...]:
    players = record.header.players
    if asked is None:
        return tuple(seat for seat, (kind, _) in enumerate(players) if kind == "person")
    if asked >= len(players):
        raise NoSuchSeat(asked, len(players))
    return (asked,)


def _as_json(one: Reviewed) -> Iterator[str]:
    found = one.found
    throws, points, expected = found.throws
    yield json.dumps(
        {
            "seat": found.seat,
            "choices": len(found.own),
            "costly": len(found.costly),
            "cost": found.cost,
            "unit": found.unit.value,
            "about": found.about,
            "luck": found.luck,
            "luck_with_others": found.with_others,
            "skill": one.skill,
            "throws": throws,
            "points": points,
            "expected": expected,
        }
    )
    for judged in found.judged:
        yield json.dumps(_choice(judged))


def _choice(judged: Judged) -> dict[str, object]:
    valuation = judged.valuation
    return {
        "line": judged.line,
        "seat": judged.seat,
        "action": words(judged.action),
        "best": words(valuation.best.action),
        "cost": judged.cost,
        "error": valuation.error,
        "bot": judged.player.bot,
        "taken_back": judged.back,
        "mistake": judged.mistake,
        "values": {words(one.action): one.value for one in valuation.choices},
    }


def run(typed: argparse.Namespace, language: str) -> int:
    """Run the command; return the exit status.

    Raises:
        Fault: the file cannot be read.
        NoSuchSeat: the record does not have the seat.
        CannotAssess, RecordError: the choices cannot be judged.
    """
    record, private = read_with_secrets(Path(typed.record))
    seats = _seats(record, typed.seat)
    if not seats:
        sys.stdout.write(archive_narrator(language).say("assess-nobody") + "\n")
        return 1
    for seat in seats:
        progress = PrintedProgress(language, "lines")
        with told(progress):
            one = reviewed(language, record, private, seat, progress)
        lines = [*_as_json(one)] if typed.json else one.lines
        sys.stdout.write("".join(f"{line}\n" for line in lines))
    return 0
