"""Run the commands of `audiogame` about records, statistics and the program's data."""

from __future__ import annotations

import argparse
import io
import os
import shutil
import sys
from collections.abc import Callable, Iterable, Iterator
from datetime import datetime
from pathlib import Path

from audiogame.archive.account import json_lines, retold
from audiogame.archive.arrival import finish_arrivals
from audiogame.archive.assessment_words import play_of, play_sentences
from audiogame.archive.database import all_results
from audiogame.archive.description import archive_narrator, describe
from audiogame.archive.folder import KeptRecord, kept_records, remove_record
from audiogame.archive.results import GameResult, statistics
from audiogame.archive.summary import called, failed_games, sentences, write_csv
from audiogame.archive.transfer import (
    PAGES,
    brought,
    erase_data,
    erased_files,
    export_data,
    import_data,
    secret_games,
)
from audiogame.archive.verdict import ProofStep, Verdict, overall, verify
from audiogame.cli.long_work import PrintedProgress, first_told, told
from audiogame.cli.run_settings import data_folder
from audiogame.cli.standard_output import print_lines
from audiogame.console.yes_or_no import agrees
from audiogame.narration.narrator import Verbosity
from audiogame.narration.texts import Texts
from audiogame.rules.fault import Fault, system_reason
from audiogame.rules.state import Seat
from audiogame.table.library import find_game
from audiogame.table.notes import read_notes
from audiogame.table.own_file import new_file, open_there
from audiogame.table.record import Record
from audiogame.table.record_file import SUFFIX, kept_private, load
from audiogame.table.replay import Private

READING = "reading"
Ask = Callable[[str, Texts], bool]
"""Function that asks a yes-or-no question, with the messages in its language."""


class NoSuchRecord(Fault):
    """Fault: no record has this number or name."""

    def __init__(self, wanted: str, count: int) -> None:
        super().__init__("no-such-record", wanted=wanted, count=count)


class StillSecret(Fault):
    """Fault: a seat's secrets were asked of a running game."""

    def __init__(self) -> None:
        super().__init__("seat-still-secret")


def ask_aloud(question: str, texts: Texts) -> bool:
    """Ask a question at the command line, in the language of texts; no answer counts as no."""
    sys.stdout.write(question + "\n")
    sys.stdout.flush()
    answer = sys.stdin.readline() if sys.stdin is not None else ""
    return agrees(answer, texts)


def read_with_secrets(path: Path) -> tuple[Record, Private]:
    """Return a record, and the secrets kept beside it.

    Raises:
        Fault: the file cannot be read.
    """
    try:
        record = load(path)
    except OSError as fault:
        raise Fault("record-file-unreadable", path=str(path), why=system_reason(fault)) from fault
    return record, kept_private(path, record)


def _may_hear(record: Record, seat: Seat | None) -> bool:
    """Return whether a record may be shown as a seat heard it: not with others' secrets in a
    running game."""
    people = [at for at, (kind, _) in enumerate(record.header.players) if kind == "person"]
    notes = read_notes(record.notes)
    open_ = notes.left or not record.sealed  # what is sealed stays so when a table is left
    if notes.result or notes.gave_up or (open_ and not record.has_secrets):
        return True
    return people == [seat]


def print_replay(language: str, path: Path, seat: Seat | None, brief: bool, as_json: bool) -> int:
    """Print a record as a transcript, or as JSON with the state after each move.

    Raises:
        Fault: the file cannot be read.
        RecordError: it is no valid record.
        NoSuchSeat: the record does not have `seat`.
        StillSecret: the game is running, and more would be shown than its player knows.
    """
    replayed = _replayed(language, path, seat, brief, as_json)
    print_lines(first_told(PrintedProgress(language, READING), replayed))
    return 0


def _replayed(
    language: str, path: Path, seat: Seat | None, brief: bool, as_json: bool
) -> Iterator[str]:
    record, private = read_with_secrets(path)
    if seat in range(len(record.header.players)) and not _may_hear(record, seat):
        raise StillSecret
    if as_json:
        yield from json_lines(language, record, private, seat)
        return
    for moment in retold(
        language, record, private, seat, Verbosity.BRIEF if brief else Verbosity.FULL
    ):
        yield from moment.told


def print_verdict(language: str, path: Path, commitment: str | None = None) -> int:
    """Print the result of verifying a record.

    Returns:
        The exit status: 0 if everything is proved, 1 if a part is not, 2 if it is wrong.

    Raises:
        Fault: the file cannot be read.
        RecordError: it is no valid record.
    """
    say = archive_narrator(language).say
    findings, progress = [], PrintedProgress(language, "lines")

    def checked() -> Iterator[ProofStep]:
        yield from verify(*read_with_secrets(path), commitment, progress)

    for finding in first_told(progress, checked()):
        findings.append(finding)
        sys.stdout.write(say(finding.message, **finding.args) + "\n")
    verdict = overall(findings)
    sys.stdout.write(say(f"verdict-{verdict.value}") + "\n")
    return {Verdict.GOOD: 0, Verdict.OPEN: 1, Verdict.WRONG: 2}[verdict]


def print_records(language: str, data: Path) -> int:
    """Print a line for each record, those played last first."""
    narrator, now = archive_narrator(language), datetime.now().astimezone()
    found = _all_records(language, data)
    for number, kept in enumerate(found, start=1):
        told = describe(narrator, kept, now)
        line = narrator.say("record-numbered", number=number, record=told, name=kept.path.name)
        sys.stdout.write(line + "\n")
    if not found:
        sys.stdout.write(narrator.say("no-records") + "\n")
    return 0


def _all_records(language: str, data: Path) -> list[KeptRecord]:
    progress = PrintedProgress(language, "records")
    with told(progress):
        return kept_records(data, progress)


def _all_results(language: str, data: Path, rebuild: bool = False) -> tuple[list[GameResult], int]:
    progress = PrintedProgress(language, "records")
    with told(progress):
        return all_results(data, rebuild, progress)


def _find(language: str, data: Path, wanted: str) -> KeptRecord:
    """Find a record by its number in the list or by its file name."""
    found = _all_records(language, data)
    if (
        wanted.isascii()
        and wanted.isdecimal()
        and len(wanted) < 10
        and 1 <= int(wanted) <= len(found)
    ):
        return found[int(wanted) - 1]
    for kept in found:
        if wanted in (kept.path.name, kept.path.stem):
            return kept
    raise NoSuchRecord(wanted, len(found))


def export_record(language: str, data: Path, wanted: str, to: Path) -> int:
    """Copy a record to a new file; no file is overwritten.

    Raises:
        NoSuchRecord: there is none of that number or name.
        Fault: the file is there already, or cannot be made.
    """
    kept = _find(language, data, wanted)
    try:
        with new_file(to) as file, open_there(kept.path, os.O_RDONLY) as source:
            shutil.copyfileobj(source, file)
    except OSError as fault:
        raise Fault("cannot-write", path=str(to), why=system_reason(fault)) from fault
    name = kept.path.name
    print_lines((archive_narrator(language).say("records-exported", name=name, to=str(to)),))
    return 0


def delete_record(language: str, data: Path, wanted: str, ask: Ask) -> int:
    """Delete a record and its companion files, if the answer is yes.

    Raises:
        NoSuchRecord: there is none of that number or name.
        InUse: it is being played.
        Fault: it cannot be deleted.
    """
    kept = _find(language, data, wanted)
    narrator = archive_narrator(language)
    told = describe(narrator, kept, datetime.now().astimezone())
    if not ask(narrator.say("records-delete", record=told, name=kept.path.name), narrator.texts):
        sys.stdout.write(narrator.say("records-kept") + "\n")
        return 1
    remove_record(kept.path)
    sys.stdout.write(narrator.say("records-deleted", name=kept.path.name) + "\n")
    return 0


def print_statistics(language: str, data: Path, player: str, game: str) -> int:
    """Print statistics as sentences, of one player or game if named.

    Raises:
        UnknownName: there is no such game.
        StatisticsError: they cannot be kept.
    """
    narrator = archive_narrator(language)
    wanted = find_game(game).name if game else ""
    results, damaged = _all_results(language, data)
    found = [
        one
        for one in statistics(results)
        if player in ("", one.player) and wanted in ("", one.game)
    ]
    names = called(narrator, found)
    for one in found:
        play = play_of(data, one, results)
        told_play = play_sentences(narrator, play.kept, len(play.unkept))
        lines = (*sentences(narrator, one, names[one.player]), *told_play)
        print_lines(line.text for line in lines)
    if not found:
        sys.stdout.write(narrator.say("stat-none") + "\n")
    _print_missing(language, results, damaged)
    return 0


def _print_missing(language: str, results: Iterable[GameResult], damaged: int) -> None:
    """Print what is missing from the statistics, if anything is."""
    say = archive_narrator(language).say
    if damaged:
        sys.stdout.write(say("stat-damaged", count=damaged) + "\n")
    if failed := failed_games(results, language):
        sys.stdout.write(say("stat-figures-failed", games=failed) + "\n")


def rebuild_statistics(language: str, data: Path) -> int:
    """Rebuild the statistics from the records.

    Raises:
        StatisticsError: they cannot be kept.
    """
    narrator = archive_narrator(language)
    results, damaged = _all_results(language, data, rebuild=True)
    sys.stdout.write(narrator.say("records-rebuilt", games=len(results)) + "\n")
    _print_missing(language, results, damaged)
    return 0


def export_statistics(language: str, data: Path, to: str) -> int:
    """Write the results of all games as CSV into a new file, or to the output for "-".

    Raises:
        StatisticsError: they cannot be kept.
        Fault: the file is there already, or cannot be made.
    """
    results, _ = _all_results(language, data)
    if to == "-":
        write_csv(results, sys.stdout)
        return 0
    try:
        with new_file(Path(to)) as file:
            text = io.StringIO(newline="")
            write_csv(results, text)
            file.write(text.getvalue().encode())
    except OSError as fault:
        raise Fault("cannot-write", path=to, why=system_reason(fault)) from fault
    told = archive_narrator(language).say("stat-exported", games=len(results), to=to)
    sys.stdout.write(told + "\n")
    return 0


def print_export(language: str, data: Path, to: Path) -> int:
    """Export all of the program's data to an archive.

    Raises:
        MovingError: the export failed.
    """
    progress = PrintedProgress(language, "files")
    with told(progress):
        files = export_data(data, to, progress)
    say, secret = archive_narrator(language).say, secret_games(data)
    sys.stdout.write(say("data-exported", files=files, to=str(to)) + "\n")
    if secret:
        sys.stdout.write(say("data-secrets-stay", games=secret) + "\n")
    return 0


def print_import(language: str, data: Path, source: Path, ask: Ask) -> int:
    """Import an archive; the status is 1 if any existing file was left unchanged.

    It says which settings come in, and asks before the player becomes another person for servers.

    Raises:
        MovingError: the import failed.
    """
    narrator = archive_narrator(language)
    say, change = narrator.say, brought(data, source)
    if change.settings:
        settings, count = change.settings, len(change.settings)
        sys.stdout.write(say("data-brings", settings=settings, count=count) + "\n")
    if change.person and not ask(say("data-becomes"), narrator.texts):
        sys.stdout.write(say("data-not-imported") + "\n")
        return 1
    progress = PrintedProgress(language, "files")
    with told(progress):
        moved = import_data(data, source, progress)
    sys.stdout.write(say("data-imported", new=moved.new, same=moved.same) + "\n")
    if moved.person:
        sys.stdout.write(say("data-person") + "\n")
    for name in moved.other:
        sys.stdout.write(say("data-differs", name=name) + "\n")
    return 1 if moved.other else 0


def print_erase(language: str, data: Path, ask: Ask) -> int:
    """Erase all of the program's data, if the answer is yes.

    Raises:
        MovingError: the erasure failed.
        InUse: a game that is being played would be erased.
    """
    narrator = archive_narrator(language)
    say = narrator.say
    files = erased_files(data)
    if not files and not (data / PAGES).is_dir():
        sys.stdout.write(say("data-nothing", folder=str(data)) + "\n")
        return 0
    records = sum(path.suffix == SUFFIX for path in files)
    question = say("data-erase", files=len(files), records=records, folder=str(data))
    if not ask(question, narrator.texts):
        sys.stdout.write(say("records-kept") + "\n")
        return 1
    with told(PrintedProgress(language, "erasing")):
        erased = erase_data(data)
    sys.stdout.write(say("data-erased", files=erased.files, others=erased.others) + "\n")
    return 0


def run(typed: argparse.Namespace, language: str) -> int:
    """Run one command; return the exit status.

    Raises:
        ValueError: an argument is wrong, or a record is damaged.
    """
    data = data_folder(typed)
    finish_arrivals(data)
    ask = (lambda *_: True) if getattr(typed, "yes", False) else ask_aloud
    match typed.command, getattr(typed, "what", None):
        case "replay", _:
            return print_replay(language, Path(typed.record), typed.seat, typed.brief, typed.json)
        case "verify", _:
            return print_verdict(language, Path(typed.record), typed.commitment)
        case "records", "export":
            return export_record(language, data, typed.record, Path(typed.file))
        case "records", "delete":
            return delete_record(language, data, typed.record, ask)
        case "records", "rebuild":
            return rebuild_statistics(language, data)
        case "statistics", _ if typed.csv:
            return export_statistics(language, data, typed.csv)
        case "statistics", _:
            return print_statistics(language, data, typed.player, typed.game)
        case "data", "export":
            return print_export(language, data, Path(typed.file))
        case "data", "import":
            return print_import(language, data, Path(typed.file), ask)
        case "data", "erase":
            return print_erase(language, data, ask)
    return print_records(language, data)
