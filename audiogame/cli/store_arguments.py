"""What can be typed after `audiogame server`."""

from __future__ import annotations

import argparse

from audiogame.cli.person_command import add_person
from audiogame.cli.record_arguments import Commands


def add_server(commands: Commands) -> None:
    """Add the command to the command line."""
    server = commands.add_parser(
        "server", help="look after a server and what it keeps", allow_abbrev=False
    )
    about = server.add_subparsers(
        prog=server.prog, dest="about_server", metavar="what", required=True
    )
    add_person(about)
    drain = about.add_parser(
        "drain", help="let a process hand its tables over to the others", allow_abbrev=False
    )
    drain.add_argument("at", metavar="ADDRESS", help="of the process, with its port")
    bring = about.add_parser(
        "import", help="carry a server from its folder into a database", allow_abbrev=False
    )
    export = about.add_parser(
        "export", help="carry a server from a database into a folder", allow_abbrev=False
    )
    for parser in (drain, bring, export):
        parser.add_argument("--store", required=True, metavar="ADDRESS", help="of the database")
    for parser in (bring, export):
        parser.add_argument("--data", default=argparse.SUPPRESS, metavar="DIR")
