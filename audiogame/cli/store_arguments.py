"""What can be typed after `audiogame server`."""

from __future__ import annotations

import argparse
from typing import Any

from audiogame.cli.record_arguments import Commands


def add_server(commands: Commands) -> None:
    """Add the command to the command line."""
    commands.add_parser("server", help="look after a server and what it keeps", fill=_fill_server)


def _fill_server(server: argparse.ArgumentParser) -> None:
    about = server.add_subparsers(
        prog=server.prog, dest="about_server", metavar="what", required=True
    )
    _add_person(about)
    drain = about.add_parser("drain", help="let a process hand its tables over to the others")
    drain.add_argument("at", metavar="ADDRESS", help="of the process, with its port")
    bring = about.add_parser("import", help="carry a server from its folder into a database")
    export = about.add_parser("export", help="carry a server from a database into a folder")
    for parser in (drain, bring, export):
        parser.add_argument("--store", required=True, metavar="ADDRESS", help="of the database")
    for parser in (bring, export):
        parser.add_argument("--data", default=argparse.SUPPRESS, metavar="DIR")


def _add_person(about: argparse._SubParsersAction[Any]) -> None:
    """Add the command to those after `audiogame server`."""
    person = about.add_parser("person", help="hand out or erase what a server keeps of somebody")
    what = person.add_subparsers(prog=person.prog, dest="what", metavar="what", required=True)
    find = what.add_parser("find", help="find the keys of persons by a name")
    find.add_argument("name", help="how somebody is called at a table")
    export = what.add_parser("export", help="write all of a person to a zip")
    erase = what.add_parser("erase", help="erase a person; records stay")
    for parser in (export, erase):
        parser.add_argument("person", metavar="KEY", help="of the person, see find")
    export.add_argument("file", help="the new file")
    for parser in (find, export, erase):
        parser.add_argument("--data", default=argparse.SUPPRESS, metavar="DIR")
        parser.add_argument("--store", default="", metavar="ADDRESS", help="of the database")
