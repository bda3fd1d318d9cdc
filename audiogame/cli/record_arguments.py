"""The arguments of `audiogame` about records, statistics and the program's data."""

from __future__ import annotations

import argparse

from audiogame.cli.command_parser import Commands


def add_archive(commands: Commands) -> None:
    """Add the commands about records and other data."""
    commands.add_parser("replay", help="read a record aloud again", fill=_add_replay)
    commands.add_parser(
        "verify", help="check every move, choice and throw of a record", fill=_add_verify
    )
    commands.add_parser("records", help="list, copy and delete records", fill=_add_records)
    commands.add_parser(
        "statistics", help="tell the statistics of finished games", fill=_add_statistics
    )
    commands.add_parser(
        "data",
        help="export, import or erase everything the program keeps",
        fill=_add_data_commands,
    )


def _add_replay(replay: argparse.ArgumentParser) -> None:
    replay.add_argument("record", help="the record's file")
    replay.add_argument(
        "--seat",
        type=_seat,
        metavar="N",
        help="as seat N heard it, counted from 0 (default: what everybody heard)",
    )
    replay.add_argument("--brief", action="store_true", help="use brief wording")
    replay.add_argument("--json", action="store_true", help="as JSON, with the state of each move")


def _add_verify(check: argparse.ArgumentParser) -> None:
    check.epilog = (
        "The exit status is 0 if everything is proved, 1 if something is not,\n"
        "such as an unfinished game, and 2 if something is wrong."
    )
    check.add_argument("record", help="the record's file")
    check.add_argument(
        "--commitment",
        default=None,
        metavar="WORDS",
        help="compare the words or the fingerprint given away before the game",
    )


def _add_records(records: argparse.ArgumentParser) -> None:
    _add_data(records)
    what = records.add_subparsers(prog=records.prog, dest="what", metavar="what")
    export = what.add_parser("export", help="copy a record to a file")
    export.add_argument("record", help="its number in the list, or its file name")
    export.add_argument("file", help="the new file")
    delete = what.add_parser("delete", help="delete a record (asks first)")
    delete.add_argument("record", help="its number in the list, or its file name")
    delete.add_argument("--yes", action="store_true", help="don't ask first")
    rebuild = what.add_parser("rebuild", help="rebuild the statistics from the records")
    for parser in (export, delete, rebuild):
        _add_data(parser)


def _add_statistics(told: argparse.ArgumentParser) -> None:
    told.add_argument("--player", default="", metavar="NAME", help="only this player")
    told.add_argument("--game", default="", help="only this game")
    told.add_argument("--csv", default="", metavar="FILE", help="save as CSV, one row per seat")
    _add_data(told)


def _add_data_commands(everything: argparse.ArgumentParser) -> None:
    what = everything.add_subparsers(
        prog=everything.prog, dest="what", metavar="what", required=True
    )
    export = what.add_parser("export", help="save everything in one zip archive")
    export.add_argument("file", help="the new zip archive")
    bring = what.add_parser("import", help="load an archive")
    bring.add_argument("file", help="the zip archive")
    erase = what.add_parser("erase", help="erase everything (asks first)")
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
