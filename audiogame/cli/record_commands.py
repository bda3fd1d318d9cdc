"""Do what was typed after `audiogame` about records, statistics and what the program keeps."""

from __future__ import annotations

import argparse
from pathlib import Path

from audiogame.archive.arrival import finish_arrivals
from audiogame.cli import record_reports as printing
from audiogame.cli.data_reports import print_erase, print_export, print_import


def run(typed: argparse.Namespace, data: Path) -> int:
    """Do one command; returns the exit status.

    Raises:
        ValueError: something typed is wrong, or a record is damaged.
    """
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
