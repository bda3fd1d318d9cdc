"""What can be typed after `audiogame page`."""

from __future__ import annotations

import argparse

from audiogame.cli.record_arguments import Commands


def add_page(commands: Commands) -> None:
    """Add the command to the command line."""
    commands.add_parser("page", help="build the page for browsers", fill=_fill_page)


def _fill_page(page: argparse.ArgumentParser) -> None:
    about = page.add_subparsers(prog=page.prog, dest="about_page", metavar="build", required=True)
    build = about.add_parser("build", help="write its files to a folder, for any web server")
    build.add_argument("folder", help="a new folder, or that of an older page")
    build.add_argument(
        "--pyodide", metavar="DIR", help="the npm package pyodide; npm fetches it without"
    )
