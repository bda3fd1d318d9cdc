"""What can be typed after `audiogame`."""

from __future__ import annotations

import argparse
from typing import NoReturn

from audiogame import __version__
from audiogame.cli.page_arguments import add_page
from audiogame.cli.record_arguments import add_archive
from audiogame.cli.server_arguments import add_serve
from audiogame.cli.store_arguments import add_server
from audiogame.narration.rulebook_formats import FORMATS, NARROWEST
from audiogame.rules.fault import Fault
from audiogame.rules.notation import nearest
from audiogame.settings import SPEECH_MODES, VERBOSITIES, VIEWS


class ArgumentsError(Fault):
    """Something typed after `audiogame` that it does not know."""


class Parser(argparse.ArgumentParser):
    """A parser whose complaint is one sentence."""

    def error(self, message: str) -> NoReturn:
        """Complain as all of the program does.

        Raises:
            ArgumentsError: always.
        """
        raise ArgumentsError(
            "arguments-wrong",
            why=f"{message[:1].upper()}{message[1:].rstrip('.')}",
            program=self.prog,
        )

    def _check_value(self, action: argparse.Action, value: object) -> None:
        if action.choices is not None and value not in action.choices:
            known = [str(choice) for choice in action.choices]
            name = action.metavar or action.dest
            near = nearest(str(value), known)
            raise ArgumentsError("argument-unknown", what=str(name), value=repr(value), near=near)


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


def _width(text: str) -> int:
    width = _count(text)
    if width < NARROWEST:
        raise argparse.ArgumentTypeError(
            f"The width must be at least {NARROWEST} characters, not {width}"
        )
    return width


def make_parser() -> argparse.ArgumentParser:
    """Return the parser of the command line."""
    parser = Parser(
        prog="audiogame",
        description="Dice and card games to play by ear. Without a command, the main menu opens.",
        allow_abbrev=False,
    )
    parser.add_argument("--version", action="version", version=f"audiogame {__version__}")
    _add_common(parser)
    commands = parser.add_subparsers(
        prog=parser.prog, dest="command", metavar="command", parser_class=Parser
    )
    play = commands.add_parser("play", help="play a game", allow_abbrev=False)
    play.add_argument("game", help="the game's name, see audiogame list")
    play.add_argument("--seats", help="who plays, such as you,bot,marta or you=Ann,casual=Max")
    play.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    play.add_argument("--seed", help="use the same luck as another game")
    play.add_argument(
        "--words", action="store_true", help="mix your own words into the luck before the game"
    )
    play.add_argument("--no-advice", action="store_true", help="turn advice off")
    _add_common(play)
    resume = commands.add_parser("resume", help="continue a saved game", allow_abbrev=False)
    resume.add_argument("record", help="the record's file")
    resume.add_argument(
        "--before-damage",
        action="store_true",
        help="continue from the last complete move, as a new record",
    )
    _add_common(resume)
    join = commands.add_parser("join", help="play with others far away", allow_abbrev=False)
    join.add_argument(
        "link", nargs="*", help="what you were sent, or its words; leave it out for a menu"
    )
    _add_common(join)
    learn = commands.add_parser("learn", help="take a lesson", allow_abbrev=False)
    learn.add_argument("lesson", nargs="?", help='a game, or "program"; leave it out for a menu')
    _add_common(learn)
    rules = commands.add_parser("rules", help="print the rules of a game", allow_abbrev=False)
    rules.add_argument("game", help="the game's name, see audiogame list")
    rules.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    rules.add_argument("--seats", type=_count, metavar="N", help="for this many players")
    rules.add_argument(
        "--format", dest="style", default=FORMATS[0], choices=FORMATS, metavar="format"
    )
    rules.add_argument("--width", type=_width, metavar="N", help="longest line, in characters")
    keys = commands.add_parser(
        "keys", help="list the keys, or check a key file", allow_abbrev=False
    )
    keys.add_argument("--data", default=argparse.SUPPRESS, metavar="DIR")
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
    commands.add_parser("list", help="list the games, seats and options", allow_abbrev=False)
    check_game = commands.add_parser(
        "check-game", help="check a game and report every error", allow_abbrev=False
    )
    check_game.add_argument("game", help="the game's name, see audiogame list")
    arena = commands.add_parser(
        "arena", help="let bots play each other and count wins", allow_abbrev=False
    )
    arena.add_argument("game", help="the game's name, see audiogame list")
    arena.add_argument(
        "--seats", required=True, help="one strength per seat, such as expert,skilled"
    )
    arena.add_argument("--games", dest="number", type=_number, default=1000, metavar="N")
    arena.add_argument("--seed", type=_count, default=1, metavar="S")
    arena.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    arena.add_argument("--processes", type=_count, default=0, help="0 for one per core")
    arena.add_argument("--times", action="store_true", help="also report thinking times")
    odds = commands.add_parser("odds", help="give the odds in a position", allow_abbrev=False)
    odds.add_argument("what", metavar="record-or-game", help="a record file, or the name of a game")
    rest = odds.add_argument(
        "typed", nargs=argparse.REMAINDER, help="see audiogame odds GAME -h, or --move N --seat S"
    )
    rest.required = False  # else it is complained of beside what is really missing
    add_archive(commands)
    add_serve(commands)
    add_page(commands)
    add_server(commands)
    sounds = commands.add_parser(
        "sounds", help="take a sound quiz, or check a sound pack", allow_abbrev=False
    )
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
    doctor = commands.add_parser(
        "doctor",
        help="check speech, sound and settings, and say how to fix them",
        allow_abbrev=False,
    )
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
    return parser


def _add_common(parser: argparse.ArgumentParser) -> None:
    none = argparse.SUPPRESS
    parser.add_argument(
        "--data", default=none, metavar="DIR", help="where to keep settings, records and statistics"
    )
    parser.add_argument("--speech", default=none, choices=SPEECH_MODES, metavar="MODE")
    parser.add_argument(
        "--voice", default=none, metavar="NAME", help="speech engine for --speech voice"
    )
    parser.add_argument(
        "--sound", default=none, choices=("on", "off"), help="turn sounds on or off"
    )
    parser.add_argument(
        "--view", default=none, choices=VIEWS, help="together keeps the question at the bottom"
    )
    parser.add_argument("--verbosity", default=none, choices=VERBOSITIES, metavar="HOW")
    parser.add_argument(
        "--pace",
        default=none,
        type=_pace,
        help="waiting time while others play: 1 is normal, 0 is none",
    )
    parser.add_argument(
        "--keys",
        default=none,
        metavar="FILE",
        help="read key names from a file (- for standard input)",
    )
    parser.add_argument(
        "--transcript", default=none, metavar="FILE", help="save every line and who heard it"
    )
