"""Do what was typed after `audiogame` about records, statistics and what the program keeps."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from audiogame.archive.arrival import finish_arrivals
from audiogame.archive.description import archive_narrator
from audiogame.archive.transfer import (
    erase_data,
    export_data,
    import_data,
    kept_files,
    secret_games,
)
from audiogame.cli import record_reports as printing
from audiogame.cli.long_work import PrintedProgress, told
from audiogame.cli.record_reports import Ask
from audiogame.cli.run_settings import data_folder
from audiogame.table.record_file import SUFFIX


def print_export(data: Path, to: Path) -> int:
    """Write everything the program keeps into an archive.

    Raises:
        MovingError: see there.
    """
    progress = PrintedProgress("files")
    with told(progress):
        files = export_data(data, to, progress)
    say, secret = archive_narrator().say, secret_games(data)
    sys.stdout.write(say("data-exported", files=files, to=str(to)) + "\n")
    if secret:
        sys.stdout.write(say("data-secrets-stay", games=secret) + "\n")
    return 0


def print_import(data: Path, source: Path) -> int:
    """Bring in what an archive has; the status is 1 if something there was left as it was.

    Raises:
        MovingError: see there.
    """
    say = archive_narrator().say
    progress = PrintedProgress("files")
    with told(progress):
        moved = import_data(data, source, progress)
    sys.stdout.write(say("data-imported", new=moved.new, same=moved.same) + "\n")
    if moved.person:
        sys.stdout.write(say("data-person") + "\n")
    for name in moved.other:
        sys.stdout.write(say("data-differs", name=name) + "\n")
    return 1 if moved.other else 0


def print_erase(data: Path, ask: Ask) -> int:
    """Remove everything the program keeps, if the answer is yes.

    Raises:
        MovingError, InUse: see there.
    """
    say = archive_narrator().say
    files = list(kept_files(data))
    if not files:
        sys.stdout.write(say("data-nothing", folder=str(data)) + "\n")
        return 0
    records = sum(path.suffix == SUFFIX for path in files)
    if not ask(say("data-erase", files=len(files), records=records, folder=str(data))):
        sys.stdout.write(say("records-kept") + "\n")
        return 1
    with told(PrintedProgress("erasing")):
        erased = erase_data(data)
    sys.stdout.write(say("data-erased", files=erased.files, others=erased.others) + "\n")
    return 0


def run(typed: argparse.Namespace) -> int:
    """Do one command; returns the exit status.

    Raises:
        ValueError: something typed is wrong, or a record is damaged.
    """
    data = data_folder(typed)
    finish_arrivals(data)
    ask = (lambda question: True) if getattr(typed, "yes", False) else printing.ask_aloud
    match typed.command, getattr(typed, "what", None):
        case "replay", _:
            return printing.print_replay(Path(typed.record), typed.seat, typed.brief, typed.json)
        case "verify", _:
            return printing.print_verdict(Path(typed.record), typed.commitment)
        case "records", "export":
            return printing.export_record(data, typed.record, Path(typed.file))
        case "records", "delete":
            return printing.delete_record(data, typed.record, ask)
        case "records", "rebuild":
            return printing.rebuild_statistics(data)
        case "statistics", _ if typed.csv:
            return printing.export_statistics(data, typed.csv)
        case "statistics", _:
            return printing.print_statistics(data, typed.player, typed.game)
        case "data", "export":
            return print_export(data, Path(typed.file))
        case "data", "import":
            return print_import(data, Path(typed.file))
        case "data", "erase":
            return print_erase(data, ask)
    return printing.print_records(data)
