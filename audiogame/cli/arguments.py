"""The arguments of `audiogame`."""

from __future__ import annotations

import argparse
from typing import Any

from audiogame import __version__
from audiogame.cli.command_parser import PORT, Commands, Parser, WrongType
from audiogame.cli.record_arguments import add_archive, add_data
from audiogame.narration.languages import languages
from audiogame.narration.rulebook_formats import FORMATS, NARROWEST
from audiogame.rules.fault import Reason
from audiogame.settings import SPEECH_MODES, VERBOSITIES, VIEWS


def _pace(text: str) -> float:
    try:
        pace = float(text)
    except ValueError:
        pace = -1.0
    if not 0 <= pace <= 10:
        raise WrongType(Reason("argument-pace", value=text))
    return pace


def _count(text: str) -> int:
    if not (text.isascii() and text.isdecimal() and len(text) < 10):
        raise WrongType(Reason("argument-count", value=text))
    return int(text)


def _number(text: str) -> int:
    number = _count(text)
    if not number:
        raise WrongType(Reason("argument-games"))
    return number


def _width(text: str) -> int | None:
    width = _count(text)
    if 0 < width < NARROWEST:
        raise WrongType(Reason("argument-width", least=NARROWEST, width=width))
    return width or None


def make_parser(language: str) -> argparse.ArgumentParser:
    """Return the parser of the command line, whose help is in a language given by its code."""
    parser = Parser(
        language=language,
        prog="audiogame",
        usage="help-usage-program",
        description="help-program",
    )
    parser.add_argument(
        "--version", action="version", version=f"audiogame {__version__}", help="help-version"
    )
    commands = Commands(parser)
    commands.add_parser("play", help="help-play", fill=_play)
    commands.add_parser("resume", help="help-resume", fill=_resume)
    commands.add_parser("join", help="help-join", fill=_join)
    commands.add_parser("learn", help="help-learn", fill=_learn)
    commands.add_parser("rules", help="help-rules", fill=_rules)
    commands.add_parser("keys", help="help-keys", fill=_keys)
    commands.add_parser("list", help="help-list")
    commands.add_parser("check-game", help="help-check-game", fill=_check_game)
    commands.add_parser("arena", help="help-arena", fill=_arena)
    add_archive(commands)
    commands.add_parser("serve", help="help-serve", fill=_serve)
    commands.add_parser("page", help="help-page", fill=_page)
    commands.add_parser("server", help="help-server", fill=_server)
    commands.add_parser("sounds", help="help-sounds", fill=_sounds)
    commands.add_parser("texts", help="help-texts", fill=_texts)
    commands.add_parser("doctor", help="help-doctor", fill=_doctor)
    _add_common(parser)
    return parser


def _play(play: argparse.ArgumentParser) -> None:
    play.add_argument("game", help="help-game")
    play.add_argument("--seats", help="help-seats")
    _add_option(play)
    play.add_argument("--seed", help="help-seed")
    play.add_argument("--words", action="store_true", help="help-words")
    play.add_argument("--no-advice", action="store_true", help="help-no-advice")
    _add_common(play)


def _resume(resume: argparse.ArgumentParser) -> None:
    resume.add_argument("record", nargs="?", help="help-resumed")
    resume.add_argument("--before-damage", action="store_true", help="help-before-damage")
    _add_common(resume)


def _join(join: argparse.ArgumentParser) -> None:
    join.add_argument("link", nargs="*", help="help-link")
    _add_common(join)


def _learn(learn: argparse.ArgumentParser) -> None:
    learn.add_argument("lesson", nargs="?", help="help-lesson")
    _add_common(learn)


def _rules(rules: argparse.ArgumentParser) -> None:
    rules.add_argument("game", help="help-game")
    _add_option(rules, "help-rules-option")
    rules.add_argument("--seats", type=_count, metavar="N", help="help-rules-seats")
    rules.add_argument(
        "--format",
        dest="style",
        default=FORMATS[0],
        choices=FORMATS,
        metavar="FORMAT",
        help="help-format",
    )
    rules.add_argument("--width", type=_width, metavar="N", help="help-width")


def _keys(keys: argparse.ArgumentParser) -> None:
    add_data(keys, "help-keys-folder")
    keys.add_argument("--markdown", action="store_true", help="help-markdown")
    keys.add_argument("--template", nargs="?", const="", metavar="FILE", help="help-template")
    about_keys = keys.add_subparsers(dest="about_keys", metavar="check")
    check = about_keys.add_parser("check", help="help-check-keys")
    check.add_argument("file")


def _check_game(check_game: argparse.ArgumentParser) -> None:
    check_game.add_argument("game", help="help-game")


def _arena(arena: argparse.ArgumentParser) -> None:
    arena.add_argument("game", help="help-game")
    arena.add_argument("--seats", required=True, help="help-strengths")
    arena.add_argument(
        "--games", dest="number", type=_number, default=1000, metavar="N", help="help-games"
    )
    arena.add_argument("--seed", type=_count, default=1, metavar="S", help="help-arena-seed")
    _add_option(arena)
    arena.add_argument("--processes", type=_count, default=0, help="help-processes")
    arena.add_argument("--times", action="store_true", help="help-times")


def _server(server: argparse.ArgumentParser) -> None:
    about = server.add_subparsers(dest="about_server", metavar="what", required=True)
    _add_person(about)
    drain = about.add_parser("drain", help="help-drain")
    drain.add_argument("at", metavar="ADDRESS", help="help-process")
    drain.add_argument("--undo", action="store_true", help="help-drain-undo")
    link = about.add_parser("link", help="help-server-link")
    link.add_argument("--renew", action="store_true", help="help-link-renew")
    link.add_argument("--store", default="", metavar="ADDRESS", help="help-database")
    bring = about.add_parser("import", help="help-server-import")
    export = about.add_parser("export", help="help-server-export")
    for parser in (drain, bring, export):
        parser.add_argument("--store", required=True, metavar="ADDRESS", help="help-database")
    for parser in (bring, export, link):
        add_data(parser, None)


def _add_person(about: argparse._SubParsersAction[Any]) -> None:
    """Add the `person` command to those of `audiogame server`."""
    person = about.add_parser("person", help="help-person")
    what = person.add_subparsers(dest="what", metavar="what", required=True)
    find = what.add_parser("find", help="help-person-find")
    find.add_argument("name", help="help-person-name")
    export = what.add_parser("export", help="help-person-export")
    erase = what.add_parser("erase", help="help-person-erase")
    for parser in (export, erase):
        parser.add_argument("person", metavar="KEY", help="help-person-key")
    export.add_argument("file", help="help-new-file")
    for parser in (find, export, erase):
        add_data(parser, None)
        parser.add_argument("--store", default="", metavar="ADDRESS", help="help-database")


def _serve(serve: argparse.ArgumentParser) -> None:
    serve.add_argument("--address", default="", help="help-address")
    serve.add_argument("--port", type=int, default=PORT, metavar="N", help="help-port")
    serve.add_argument("--name", default="", help="help-server-name")
    serve.add_argument("--reached", default="", metavar="HOST", help="help-reached")
    serve.add_argument("--certificate", default="", metavar="FILE", help="help-certificate")
    serve.add_argument("--key", default="", metavar="FILE", help="help-certificate-key")
    serve.add_argument("--tables", type=int, default=0, metavar="N", help="help-tables")
    serve.add_argument("--open", dest="open_to_all", action="store_true", help="help-open")
    serve.add_argument("--behind", action="store_true", help="help-behind")
    serve.add_argument("--store", default="", metavar="ADDRESS", help="help-store")
    serve.add_argument("--hidden", action="store_true", help="help-hidden")
    serve.add_argument("--through", default="", metavar="SERVICE", help="help-through")
    serve.add_argument("--beside", action="store_true", help=argparse.SUPPRESS)
    serve.add_argument(
        "--page", nargs="?", default="", const=None, metavar="DIR", help="help-server-page"
    )
    serve.add_argument(
        "--origin", action="append", default=[], metavar="ORIGIN", help="help-origin"
    )
    serve.add_argument("--metrics", type=int, metavar="PORT", help="help-metrics")
    add_data(serve, "help-server-folder")


def _page(page: argparse.ArgumentParser) -> None:
    about = page.add_subparsers(dest="about_page", metavar="build|fetch", required=True)
    build = about.add_parser("build", help="help-page-build")
    build.add_argument("folder", help="help-page-folder")
    build.add_argument("--pyodide", metavar="DIR", help="help-pyodide")
    build.add_argument("--file", metavar="FILE", help="help-page-file")
    fetch = about.add_parser("fetch", help="help-page-fetch")
    fetch.add_argument("file", metavar="FILE", help="help-page-source")
    fetch.add_argument(
        "--sha256", dest="digest", default="", metavar="DIGITS", help="help-page-hash"
    )
    add_data(fetch)


def _sounds(sounds: argparse.ArgumentParser) -> None:
    about_sounds = sounds.add_subparsers(dest="about_sounds", metavar="quiz|check", required=True)
    quiz = about_sounds.add_parser("quiz", help="help-quiz")
    quiz.add_argument("game", nargs="?", help="help-quiz-game")
    _add_common(quiz)
    checked = about_sounds.add_parser("check", help="help-check-sounds")
    checked.add_argument("folder", help="help-pack")


def _texts(texts: argparse.ArgumentParser) -> None:
    about_texts = texts.add_subparsers(
        dest="about_texts", metavar="check|lines|report", required=True
    )
    checked = about_texts.add_parser("check", help="help-check-texts")
    checked.add_argument("code", nargs="?", metavar="language", help="help-check-language")
    heard = about_texts.add_parser("lines", help="help-texts-lines")
    heard.add_argument("code", metavar="language", help="help-lines-language")
    heard.add_argument("file", metavar="FILE", help="help-new-file")
    report = about_texts.add_parser("report", help="help-report-texts")
    report.add_argument("file", nargs="?", metavar="FILE", help="help-report-file")
    add_data(report)


def _doctor(doctor: argparse.ArgumentParser) -> None:
    doctor.add_argument("--json", action="store_true", help="help-findings-json")
    doctor.add_argument("--bundle", metavar="FILE", help="help-bundle")
    doctor.add_argument("--try", dest="trial", action="store_true", help="help-try")
    _add_common(doctor)


def _add_common(parser: argparse.ArgumentParser) -> None:
    """Add the options of all commands that speak; those that are not given are left out."""
    group = parser.add_argument_group("help-common", argument_default=argparse.SUPPRESS)
    group.add_argument("--speech", choices=SPEECH_MODES, metavar="MODE", help="help-speech")
    group.add_argument("--voice", metavar="NAME", help="help-voice")
    group.add_argument("--sound", choices=("on", "off"), help="help-sound")
    group.add_argument("--view", choices=VIEWS, help="help-view")
    group.add_argument("--verbosity", choices=VERBOSITIES, metavar="HOW", help="help-verbosity")
    group.add_argument("--pace", type=_pace, help="help-pace")
    group.add_argument("--keys", metavar="FILE", help="help-key-names")
    group.add_argument("--language", choices=languages(), metavar="CODE", help="help-language")
    group.add_argument("--transcript", metavar="FILE", help="help-transcript")
    add_data(group)


def _add_option(parser: argparse.ArgumentParser, about: str = "help-option") -> None:
    """Add `--option`, which may be given several times, for the options of a game."""
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help=about)
