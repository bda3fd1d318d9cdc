"""What can be typed after `audiogame serve`."""

from __future__ import annotations

import argparse

from audiogame.cli.record_arguments import Commands

PORT = 8765
"""Where servers listen, unless they are told otherwise."""


def add_serve(commands: Commands) -> None:
    """Add the command to the command line."""
    commands.add_parser("serve", help="keep tables for people far away", fill=_fill_serve)


def _fill_serve(serve: argparse.ArgumentParser) -> None:
    serve.add_argument("--address", default="", help="listen here only; everywhere without it")
    serve.add_argument("--port", type=int, default=PORT, metavar="N", help=f"{PORT} without it")
    serve.add_argument("--name", default="", help="how the server is called, for good")
    serve.add_argument("--reached", default="", metavar="HOST", help="how others reach it")
    serve.add_argument("--certificate", default="", metavar="FILE", help="for lines by TLS")
    serve.add_argument("--key", default="", metavar="FILE", help="of the certificate")
    serve.add_argument("--tables", type=int, default=0, metavar="N", help="1000 without it")
    serve.add_argument(
        "--open", dest="anybody", action="store_true", help="let everybody open tables"
    )
    serve.add_argument(
        "--behind", action="store_true", help="believe the addresses that a front forwards"
    )
    serve.add_argument(
        "--store",
        default="",
        metavar="ADDRESS",
        help="keep everything in a database, such as postgresql://user@host/name",
    )
    serve.add_argument(
        "--hidden", action="store_true", help="don't announce the server on the own network"
    )
    serve.add_argument(
        "--page", default="", metavar="DIR", help="hand out the page of audiogame page build"
    )
    serve.add_argument(
        "--metrics", type=int, metavar="PORT", help="tell this machine what is counted; 0 for any"
    )
    serve.add_argument("--data", default=argparse.SUPPRESS, metavar="DIR")
