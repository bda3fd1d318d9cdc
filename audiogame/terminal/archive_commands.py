"""Do what was typed after `audiogame` about records, statistics and what the program keeps."""

from __future__ import annotations

import argparse
from pathlib import Path

from audiogame.archive import printing


def run(typed: argparse.Namespace, data: Path) -> int:
    """Do one command; returns the exit status.

    Raises:
        ValueError: something typed is wrong, or a record is damaged.
    """
    ask = printing.ask_aloud
    match typed.command, getattr(typed, "what", None):
        case "replay", _:
            return printing.print_replay(Path(typed.record), typed.seat, typed.brief, typed.json)
        case "verify", _:
            return printing.print_verdict(Path(typed.record))
        case "records", "export":
            return printing.export_record(data, typed.record, Path(typed.file))
        case "records", "delete":
            return printing.delete_record(
                data, typed.record, (lambda question: True) if typed.yes else ask
            )
    return printing.print_records(data)
