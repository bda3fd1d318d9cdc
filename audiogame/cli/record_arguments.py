"""The arguments of `audiogame` about records, statistics and the program's data."""

from __future__ import annotations

import argparse

from audiogame.cli.command_parser import Commands, WrongType
from audiogame.rules.fault import Reason


def add_archive(commands: Commands) -> None:
    """Add the commands about records and other data."""
    commands.add_parser("replay", help="help-replay", fill=_add_replay)
    commands.add_parser("review", help="help-review", fill=_add_review)
    commands.add_parser("verify", help="help-verify", fill=_add_verify)
    commands.add_parser("records", help="help-records", fill=_add_records)
    commands.add_parser("statistics", help="help-statistics", fill=_add_statistics)
    commands.add_parser("data", help="help-data", fill=_add_data_commands)


def _add_replay(replay: argparse.ArgumentParser) -> None:
    replay.add_argument("record", help="help-record")
    replay.add_argument("--seat", type=_seat, metavar="N", help="help-replay-seat")
    replay.add_argument("--brief", action="store_true", help="help-brief")
    replay.add_argument("--json", action="store_true", help="help-replay-json")


def _add_review(review: argparse.ArgumentParser) -> None:
    review.add_argument("record", help="help-record")
    review.add_argument("--seat", type=_seat, metavar="N", help="help-review-seat")
    review.add_argument("--json", action="store_true", help="help-review-json")


def _add_verify(check: argparse.ArgumentParser) -> None:
    check.epilog = "help-verify-status"
    check.add_argument("record", help="help-record")
    check.add_argument("--commitment", metavar="WORDS", help="help-commitment")


def _add_records(records: argparse.ArgumentParser) -> None:
    add_data(records)
    what = records.add_subparsers(dest="what", metavar="what")
    export = what.add_parser("export", help="help-record-export")
    export.add_argument("record", help="help-record-number")
    export.add_argument("file", help="help-new-file")
    delete = what.add_parser("delete", help="help-record-delete")
    delete.add_argument("record", help="help-record-number")
    delete.add_argument("--yes", action="store_true", help="help-yes")
    rebuild = what.add_parser("rebuild", help="help-rebuild")
    for parser in (export, delete, rebuild):
        add_data(parser)


def _add_statistics(told: argparse.ArgumentParser) -> None:
    told.add_argument("--player", default="", metavar="NAME", help="help-statistics-player")
    told.add_argument("--game", default="", help="help-statistics-game")
    told.add_argument("--csv", default="", metavar="FILE", help="help-csv")
    add_data(told)


def _add_data_commands(everything: argparse.ArgumentParser) -> None:
    what = everything.add_subparsers(dest="what", metavar="what", required=True)
    export = what.add_parser("export", help="help-data-export")
    export.add_argument("file", help="help-new-archive")
    bring = what.add_parser("import", help="help-data-import")
    bring.add_argument("file", help="help-archive")
    erase = what.add_parser("erase", help="help-data-erase")
    erase.add_argument("--yes", action="store_true", help="help-yes")
    for parser in (export, bring, erase):
        add_data(parser)


def add_data(parser: argparse._ActionsContainer, about: str | None = "help-folder") -> None:
    """Add `--data`, which is left out unless it is given; `about` is its help."""
    parser.add_argument("--data", default=argparse.SUPPRESS, metavar="DIR", help=about)


def _seat(text: str) -> int:
    if not (text.isascii() and text.isdecimal() and len(text) < 4):
        raise WrongType(Reason("argument-seat", value=text))
    return int(text)
