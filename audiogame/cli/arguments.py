"""The arguments of `audiogame`."""

from __future__ import annotations

import argparse
from typing import Any

from audiogame import __version__
from audiogame.cli.command_parser import Commands, Parser
from audiogame.cli.record_arguments import add_archive
from audiogame.narration.rulebook_formats import FORMATS, NARROWEST
from audiogame.settings import SPEECH_MODES, VERBOSITIES, VIEWS

PORT = 8765
"""The default port of servers."""


def _pace(text: str) -> float:
    try:
        pace = float(text)
    except ValueError:
        pace = -1.0
    if not 0 <= pace <= 10:
        raise argparse.ArgumentTypeError(f"{text!r} is not a pace: use a number from 0 to 10")
    return pace


def _count(text: str) -> int:
    if not (text.isascii() and text.isdecimal() and len(text) < 10):
        raise argparse.ArgumentTypeError(f"{text!r} isn't a whole number (0 or more)")
    return int(text)


def _number(text: str) -> int:
    number = _count(text)
    if not number:
        raise argparse.ArgumentTypeError("Play at least 1 game")
    return number


def _width(text: str) -> int | None:
    width = _count(text)
    if 0 < width < NARROWEST:
        raise argparse.ArgumentTypeError(
            f"The width must be 0, or at least {NARROWEST} characters, not {width}"
        )
    return width or None


def make_parser() -> argparse.ArgumentParser:
    """Return the parser of the command line."""
    parser = Parser(
        prog="audiogame",
        usage="audiogame [options] [command ...]",
        description="Dice and card games to play by ear. Without a command, the main menu opens.\n"
        "Each command has a --help of its own.",
    )
    parser.add_argument("--version", action="version", version=f"audiogame {__version__}")
    commands = Commands(parser)
    commands.add_parser("play", help="play a game", fill=_play)
    commands.add_parser("resume", help="continue a saved game", fill=_resume)
    commands.add_parser("join", help="play with others far away", fill=_join)
    commands.add_parser("learn", help="take a lesson", fill=_learn)
    commands.add_parser("rules", help="print the rules of a game", fill=_rules)
    commands.add_parser("keys", help="list the keys, or check a key file", fill=_keys)
    commands.add_parser("list", help="list the games, seats and options")
    commands.add_parser(
        "check-game",
        help="check a game and report every error",
        fill=_check_game,
    )
    commands.add_parser("arena", help="let bots play each other and count wins", fill=_arena)
    commands.add_parser("odds", help="give the odds in a position", fill=_odds)
    add_archive(commands)
    commands.add_parser("serve", help="keep tables for people far away", fill=_serve)
    commands.add_parser("page", help="build the page for browsers", fill=_page)
    commands.add_parser("server", help="look after a server and what it keeps", fill=_server)
    commands.add_parser("sounds", help="take a sound quiz, or check a sound pack", fill=_sounds)
    commands.add_parser(
        "doctor",
        help="check speech, sound and settings, and say how to fix them",
        fill=_doctor,
    )
    _add_common(parser)
    return parser


def _play(play: argparse.ArgumentParser) -> None:
    play.add_argument("game", help="the game's name, see audiogame list")
    play.add_argument("--seats", help="who plays, such as you,bot,marta or you=Ann,casual=Max")
    play.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="a rule of the table, such as call=turn; audiogame list names them all",
    )
    play.add_argument("--seed", help="use the same luck as another game")
    play.add_argument(
        "--words", action="store_true", help="mix your own words into the luck before the game"
    )
    play.add_argument("--no-advice", action="store_true", help="turn advice off")
    _add_common(play)


def _resume(resume: argparse.ArgumentParser) -> None:
    resume.add_argument("record", help="the record's file")
    resume.add_argument(
        "--before-damage",
        action="store_true",
        help="continue from the last complete move, as a new record",
    )
    _add_common(resume)


def _join(join: argparse.ArgumentParser) -> None:
    join.add_argument(
        "link", nargs="*", help="what you were sent, or its words; leave it out for a menu"
    )
    _add_common(join)


def _learn(learn: argparse.ArgumentParser) -> None:
    learn.add_argument("lesson", nargs="?", help='a game, or "program"; leave it out for a menu')
    _add_common(learn)


def _rules(rules: argparse.ArgumentParser) -> None:
    rules.add_argument("game", help="the game's name, see audiogame list")
    rules.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="for this rule of a table",
    )
    rules.add_argument("--seats", type=_count, metavar="N", help="for this many players")
    rules.add_argument(
        "--format",
        dest="style",
        default=FORMATS[0],
        choices=FORMATS,
        metavar="FORMAT",
        help=f"one of {', '.join(FORMATS)}",
    )
    rules.add_argument(
        "--width", type=_width, metavar="N", help="longest line, in characters; 0 for any"
    )


def _keys(keys: argparse.ArgumentParser) -> None:
    keys.add_argument(
        "--data", default=argparse.SUPPRESS, metavar="DIR", help="where your keys are"
    )
    keys.add_argument("--markdown", action="store_true", help="write the default keys as Markdown")
    keys.add_argument(
        "--template",
        nargs="?",
        const="",
        metavar="FILE",
        help="write a key file to start with, every line explained",
    )
    about_keys = keys.add_subparsers(
        prog=keys.prog, dest="about_keys", metavar="check", parser_class=Parser
    )
    check = about_keys.add_parser("check", help="check a key file and report every error")
    check.add_argument("file")


def _check_game(check_game: argparse.ArgumentParser) -> None:
    check_game.add_argument("game", help="the game's name, see audiogame list")


def _arena(arena: argparse.ArgumentParser) -> None:
    arena.add_argument("game", help="the game's name, see audiogame list")
    arena.add_argument(
        "--seats", required=True, help="one strength per seat, such as expert,skilled"
    )
    arena.add_argument(
        "--games", dest="number", type=_number, default=1000, metavar="N", help="1000 without it"
    )
    arena.add_argument(
        "--seed", type=_count, default=1, metavar="S", help="of all luck; 1 without it"
    )
    arena.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="a rule of the table"
    )
    arena.add_argument("--processes", type=_count, default=0, help="0 for one per core")
    arena.add_argument("--times", action="store_true", help="also report thinking times")


def _odds(odds: argparse.ArgumentParser) -> None:
    odds.add_argument("what", metavar="record-or-game", help="a record file, or the name of a game")
    rest = odds.add_argument(
        "typed", nargs=argparse.REMAINDER, help="see audiogame odds GAME -h, or --move N --seat S"
    )
    rest.required = False  # else it is reported beside the argument that is really missing


def _server(server: argparse.ArgumentParser) -> None:
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
    """Add the `person` command to those of `audiogame server`."""
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


def _serve(serve: argparse.ArgumentParser) -> None:
    serve.add_argument("--address", default="", help="listen here only; everywhere without it")
    serve.add_argument("--port", type=int, default=PORT, metavar="N", help=f"{PORT} without it")
    serve.add_argument("--name", default="", help="how the server is called, for good")
    serve.add_argument("--reached", default="", metavar="HOST", help="how others reach it")
    serve.add_argument(
        "--certificate", default="", metavar="FILE", help="of TLS: connections are encrypted"
    )
    serve.add_argument("--key", default="", metavar="FILE", help="of the certificate")
    serve.add_argument("--tables", type=int, default=0, metavar="N", help="1000 without it")
    serve.add_argument(
        "--open", dest="open_to_all", action="store_true", help="let everybody open tables"
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
        "--origin",
        action="append",
        default=[],
        metavar="ORIGIN",
        help="let in a page from elsewhere, such as https://page.example",
    )
    serve.add_argument(
        "--metrics", type=int, metavar="PORT", help="tell this machine what is counted; 0 for any"
    )
    serve.add_argument(
        "--data", default=argparse.SUPPRESS, metavar="DIR", help="where to keep tables"
    )


def _page(page: argparse.ArgumentParser) -> None:
    about = page.add_subparsers(prog=page.prog, dest="about_page", metavar="build", required=True)
    build = about.add_parser("build", help="write its files to a folder, for any web server")
    build.add_argument("folder", help="a new folder, or that of an older page")
    build.add_argument(
        "--pyodide", metavar="DIR", help="the npm package pyodide; npm fetches it without"
    )


def _sounds(sounds: argparse.ArgumentParser) -> None:
    about_sounds = sounds.add_subparsers(
        prog=sounds.prog,
        dest="about_sounds",
        metavar="quiz|check",
        parser_class=Parser,
        required=True,
    )
    quiz = about_sounds.add_parser("quiz", help="play sounds and ask what they were")
    quiz.add_argument("game", nargs="?", help="a game (default: the sounds used everywhere)")
    _add_common(quiz)
    checked = about_sounds.add_parser("check", help="check a sound pack and report every error")
    checked.add_argument("folder", help="the folder of the pack")


def _doctor(doctor: argparse.ArgumentParser) -> None:
    doctor.add_argument("--json", action="store_true", help="print the findings as JSON")
    doctor.add_argument(
        "--bundle", metavar="FILE", help="save a report without names as a zip file"
    )
    doctor.add_argument(
        "--try",
        dest="trial",
        action="store_true",
        help="ask for two minutes what you hear, and save a report",
    )
    _add_common(doctor)


def _add_common(parser: argparse.ArgumentParser) -> None:
    none = argparse.SUPPRESS
    group = parser.add_argument_group("speech, sound and screen, in this run alone")
    group.add_argument(
        "--speech",
        default=none,
        choices=SPEECH_MODES,
        metavar="MODE",
        help="lines: your screen reader reads what is printed; direct: the program speaks through "
        "it; voice: the program speaks by itself; none; auto: as found",
    )
    group.add_argument(
        "--voice",
        default=none,
        metavar="NAME",
        help="speech engine for --speech voice, as audiogame doctor names them",
    )
    group.add_argument("--sound", default=none, choices=("on", "off"), help="turn sounds on or off")
    group.add_argument(
        "--view", default=none, choices=VIEWS, help="together keeps the question at the bottom"
    )
    group.add_argument(
        "--verbosity",
        default=none,
        choices=VERBOSITIES,
        metavar="HOW",
        help="how much is said: full, normal or brief",
    )
    group.add_argument(
        "--pace",
        default=none,
        type=_pace,
        help="waiting time while others play: 1 is normal, 0 is none",
    )
    group.add_argument(
        "--keys",
        default=none,
        metavar="FILE",
        help="read key names from a file, one in each line; - reads standard input",
    )
    group.add_argument(
        "--transcript", default=none, metavar="FILE", help="save every line and who heard it"
    )
    group.add_argument(
        "--data", default=none, metavar="DIR", help="where to keep settings, records and statistics"
    )
