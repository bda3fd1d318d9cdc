"""What can be typed after `audiogame` about records, statistics and what the program keeps."""

from __future__ import annotations

import argparse
from typing import Protocol


class Commands(Protocol):
    """Where commands are added."""

    def add_parser(
        self,
        name: str,
        *,
        help: str,  # noqa: A002  # argparse calls it so
        allow_abbrev: bool = False,
    ) -> argparse.ArgumentParser:
        """Add a command; returns the parser of what comes after it."""


def add_archive(commands: Commands) -> None:
    """Add the commands about records and what else is kept."""
    replay = commands.add_parser("replay", help="read a record aloud again", allow_abbrev=False)
    replay.add_argument("record", help="the record's file")
    replay.add_argument(
        "--seat",
        type=_seat,
        metavar="N",
        help="as seat N heard it, counted from 0 (default: what everybody heard)",
    )
    replay.add_argument("--brief", action="store_true", help="use brief wording")
    replay.add_argument("--json", action="store_true", help="as JSON, with the state of each move")
    check = commands.add_parser(
        "verify", help="check every move and throw of a record", allow_abbrev=False
    )
    check.add_argument("record", help="the record's file")
    check.add_argument(
        "--commitment",
        default=None,
        metavar="WORDS",
        help="compare the words or the fingerprint given away before the game",
    )
    _add_records(commands)
    _add_statistics(commands)
    _add_data_commands(commands)


def _add_records(commands: Commands) -> None:
    records = commands.add_parser(
        "records", help="list, copy and delete records", allow_abbrev=False
    )
    _add_data(records)
    what = records.add_subparsers(prog=records.prog, dest="what", metavar="what")
    export = what.add_parser("export", help="copy a record to a file", allow_abbrev=False)
    export.add_argument("record", help="its number in the list, or its file name")
    export.add_argument("file", help="the new file")
    delete = what.add_parser("delete", help="delete a record (asks first)", allow_abbrev=False)
    delete.add_argument("record", help="its number in the list, or its file name")
    delete.add_argument("--yes", action="store_true", help="don't ask first")
    rebuild = what.add_parser(
        "rebuild", help="rebuild the statistics from the records", allow_abbrev=False
    )
    for parser in (export, delete, rebuild):
        _add_data(parser)


def _add_statistics(commands: Commands) -> None:
    told = commands.add_parser(
        "statistics", help="tell the statistics of finished games", allow_abbrev=False
    )
    told.add_argument("--player", default="", metavar="NAME", help="only this player")
    told.add_argument("--game", default="", help="only this game")
    told.add_argument("--csv", default="", metavar="FILE", help="save as CSV, one row per seat")
    _add_data(told)


def _add_data_commands(commands: Commands) -> None:
    everything = commands.add_parser(
        "data", help="export, import or erase everything the program keeps", allow_abbrev=False
    )
    what = everything.add_subparsers(
        prog=everything.prog, dest="what", metavar="what", required=True
    )
    export = what.add_parser(
        "export", help="save everything in one zip archive", allow_abbrev=False
    )
    export.add_argument("file", help="the new zip archive")
    bring = what.add_parser("import", help="load an archive", allow_abbrev=False)
    bring.add_argument("file", help="the zip archive")
    erase = what.add_parser("erase", help="erase everything (asks first)", allow_abbrev=False)
    erase.add_argument("--yes", action="store_true", help="don't ask first")
    for parser in (export, bring, erase):
        _add_data(parser)


def _add_data(parser: argparse.ArgumentParser) -> None:
    none = argparse.SUPPRESS
    parser.add_argument(
        "--data", default=none, metavar="DIR", help="where to keep settings, records and statistics"
    )


def _seat(text: str) -> int:
    if not (text.isascii() and text.isdecimal() and len(text) < 4):
        raise argparse.ArgumentTypeError(f"{text!r} isn't a seat: seats are numbered from 0")
    return int(text)
