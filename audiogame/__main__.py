"""Wire everything: arguments, settings, keys, outputs, and what to play."""

from __future__ import annotations

import codecs
import contextlib
import io
import os
import sys
from typing import TYPE_CHECKING, Any

from audiogame import __version__
from audiogame.rules.fault import Fault, Reason, system_reason

# Everything else is imported by what needs it: the version is said before most of it is read.
if TYPE_CHECKING:
    import argparse
    from pathlib import Path

    from audiogame.settings import Settings

UNPRINTED = 74
"""The exit status where the output is full or closed; sysexits.h calls it EX_IOERR."""
FAILED = 70
"""The exit status where the program or a game has failed; sysexits.h calls it EX_SOFTWARE."""
UNREAD = 141
"""The exit status where a reader has gone away, as the shells have it for SIGPIPE."""
ONLY_TOLD = frozenset(
    {"help", "list", "rules", "keys", "odds", "replay", "records", "statistics", "bench"}
)
"""Commands that do nothing but tell: somebody who has read enough of them misses nothing."""


class CannotStart(Fault):
    """Something that was asked for and cannot be had; the program has not begun."""


def _take_utf_8() -> None:
    """Read and print UTF-8 where the locale knows no more than ASCII, as that of `LC_ALL=C`.

    Nobody has chosen it for the letters of names, and terminals have spoken UTF-8 for long.
    """
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper) and codecs.lookup(stream.encoding).name == "ascii":
            stream.reconfigure(encoding="utf-8", errors="surrogateescape")


def _as_utf_8(word: str) -> str:
    """Read a word that was typed after the program's name, and that the locale could not read."""
    if word.isprintable():
        return word
    return os.fsencode(word).decode("utf-8", "surrogateescape")


def main(arguments: list[str] | None = None) -> int:
    """Run the program.

    Args:
        arguments: what was typed after its name, None for this process's own.

    Returns:
        The exit status: 0 if all is well, 2 if something typed is wrong, `UNPRINTED` if the output
        is full or closed, `FAILED` if the program or a game has failed, `UNREAD` if nobody has
        read to its end what a command found out, and what the command itself says.
    """
    given = sys.argv[1:] if arguments is None else arguments
    if arguments is None:
        given = [_as_utf_8(word) for word in given]
        _take_utf_8()
    if given == ["--version"] and _version_told():
        return 0
    import gc  # late: the version needs none

    gc.disable()  # nothing of what is imported before the first line is garbage
    try:
        return _run_command(given)
    finally:
        gc.enable()


def _run_command(given: list[str]) -> int:
    """Do what is typed, in outputs that notice when nobody reads them."""
    from audiogame.outputs.plain_stream import OutputLost, PlainStream, keep_numbers

    keep_numbers()
    typed: argparse.Namespace | None = None
    raw = sys.stdout
    out, errors = PlainStream(raw), PlainStream(sys.stderr)
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(errors):
        try:
            command = "help"
            try:
                from audiogame.cli.arguments import make_parser

                typed = make_parser().parse_args(given)
                command = typed.command or "menu"
                with contextlib.redirect_stdout(raw if _plays(typed) and raw is not None else out):
                    status = _do(typed)
            except SystemExit:  # help has been printed
                out.flush()
                raise
            out.flush()  # here, where the fault of an output that is gone can be taken
            return status
        except OutputLost as lost:
            out.give_up()
            if lost.unread:
                return 0 if command in ONLY_TOLD else UNREAD
            _complain(lost.fault)
            return UNPRINTED
        except ValueError as fault:  # each of ours says what to do
            _complain(fault)
            return 2
        except KeyboardInterrupt:
            return 130
        except Exception as fault:  # of the program or of a game: never a traceback for a player
            _complain(_written_down(fault, typed))
            return FAILED


def _version_told() -> bool:
    """Say the version before anything is imported; tells whether somebody could take it."""
    try:
        sys.stdout.write(f"audiogame {__version__}\n")
        sys.stdout.flush()
    except (AttributeError, OSError, ValueError):  # the parser says it again, and why it cannot
        return False
    return True


def _complain(fault: ValueError) -> None:
    from audiogame.narration.faults import told
    from audiogame.outputs.plain_stream import OutputLost

    with contextlib.suppress(OutputLost):  # in silence, then
        sys.stderr.write(f"{told(fault)}\n")
        sys.stderr.flush()


def _written_down(fault: Exception, typed: argparse.Namespace | None) -> CannotStart:
    """Write the present exception down for developers; returns what is said of it."""
    from pathlib import Path

    from audiogame.console.fault_log import game_at_fault, write_down

    file = write_down(Path() if typed is None else _data_folder(typed))
    game = game_at_fault(fault)
    if game is None:
        return CannotStart("program-failed", file=file)
    return CannotStart("game-command-failed", file=file, game=game.name)


def _plays(typed: argparse.Namespace) -> bool:
    """Whether a command takes the terminal for itself; what it prints has passed the gate."""
    if typed.command == "sounds":
        return bool(typed.about_sounds == "quiz")
    return typed.command in (None, "play", "resume", "learn", "join")


def _do(typed: argparse.Namespace) -> int:
    if not _plays(typed):
        import gc

        gc.enable()
    match typed.command:
        case "list":
            return _list_games()
        case "rules":
            return _print_rules(typed)
        case "keys":
            return _tell_keys(typed)
        case "bench":
            return _measure(typed)
        case "random":
            return _play_random_games(typed)
        case "sounds" if typed.about_sounds == "check":
            return _check_sounds(typed)
        case "arena":
            return _let_bots_meet(typed)
        case "check-game":
            from audiogame.cli.game_check import run as check

            return check(typed.game)
        case "odds":
            from audiogame.cli.odds_reports import run as say_odds

            return say_odds(typed.what, typed.typed)
        case "doctor":
            from audiogame.cli.doctor import run as examine
            from audiogame.settings import read_settings

            data = _data_folder(typed)
            stored, faults = read_settings(data / "settings.toml")
            settings = _overridden(stored, typed)
            if typed.trial:
                from audiogame.cli.trial_session import run as try_out

                script = _keys_text(getattr(typed, "keys", None))
                return try_out(settings, faults, data, typed.bundle, script)
            return examine(settings, faults, data, typed.json, typed.bundle)
        case "replay" | "verify" | "records" | "statistics" | "data":
            return _ask_archive(typed)
        case "page":
            from audiogame.cli.page_command import run as build_page

            return build_page(typed)
        case "serve":
            from audiogame.cli.server_command import run as serve

            return serve(typed, _data_folder(typed))
        case "server" if typed.about_server == "person":
            from audiogame.cli.person_command import run as look_up

            return look_up(typed, _data_folder(typed))
        case "server":
            from audiogame.cli.store_command import run as look_after

            return look_after(typed, _data_folder(typed))
    return _run(typed)


def _ask_archive(typed: argparse.Namespace) -> int:
    from audiogame.cli.record_commands import run

    return run(typed, _data_folder(typed))


def _measure(typed: argparse.Namespace) -> int:
    if typed.listening:
        from audiogame.cli.listening import print_listening

        return print_listening(typed.json)
    if typed.server:
        from audiogame.cli.bench import print_server_figures

        return print_server_figures(typed.tables, typed.seconds, typed.json, typed.store)
    from audiogame.cli.bench import print_figures

    return print_figures(typed.json)


def _play_random_games(typed: argparse.Namespace) -> int:
    from audiogame.cli.random_games import run
    from audiogame.table.library import find_game

    names = tuple(find_game(name).name for name in typed.games)
    return run(names, typed.number, typed.seed, typed.first, typed.processes)


def _let_bots_meet(typed: argparse.Namespace) -> int:
    from audiogame.cli.arena import run

    return run(
        typed.game,
        typed.seats,
        typed.number,
        typed.seed,
        typed.option,
        typed.processes,
        typed.times,
    )


def _tell_keys(typed: argparse.Namespace) -> int:
    from audiogame.cli.keys import check_keys, document, list_keys, write_template

    if typed.markdown and not typed.about_keys:
        sys.stdout.write(document())
        return 0
    if typed.template is not None and not typed.about_keys:
        return write_template(_data_folder(typed), typed.template)
    return check_keys(typed.file) if typed.about_keys else list_keys(_data_folder(typed))


def _check_sounds(typed: argparse.Namespace) -> int:
    from audiogame.cli.sound_check import check_sounds

    return check_sounds(typed.folder)


def _list_games() -> int:
    from audiogame.cli.game_list import listed

    for line in listed():
        sys.stdout.write(line + "\n")
    return 0


def _print_rules(typed: argparse.Namespace) -> int:
    from audiogame.console.offered_games import offered_game
    from audiogame.narration.rulebook_file import rule_book
    from audiogame.narration.rulebook_formats import printed
    from audiogame.narration.texts import DEFAULT_LANGUAGE
    from audiogame.rules.options import read_options

    game = offered_game(typed.game)
    options = read_options(game.options, typed.option, new=True)
    if typed.seats is not None:
        game.check_seats(typed.seats)
    book = rule_book(game).told(options, typed.seats)
    for line in printed(book, typed.style, typed.width, DEFAULT_LANGUAGE):
        sys.stdout.write(line + "\n")
    return 0


def _run(typed: argparse.Namespace) -> int:
    from audiogame.settings import read_settings
    from audiogame.terminal.late_loop import run
    from audiogame.terminal.session import run_session

    data = _data_folder(typed)
    if any(data.glob(".import-*")):  # folders of `archive.arrival`, which is slow to import
        from audiogame.archive.arrival import finish_arrivals

        finish_arrivals(data)
    stored, faults = read_settings(data / "settings.toml")
    settings = _overridden(stored, typed)
    script = _keys_text(getattr(typed, "keys", None))
    return run(run_session(typed, settings, stored, faults, data, script))


def _data_folder(typed: argparse.Namespace) -> Path:
    from pathlib import Path

    if hasattr(typed, "data"):
        return Path(typed.data).expanduser()
    from platformdirs import user_data_path

    return user_data_path("audiogame", appauthor=False)


def _overridden(settings: Settings, typed: argparse.Namespace) -> Settings:
    """Return the settings of this run: what is typed goes before the environment.

    Raises:
        CannotStart: the environment holds something that is no setting.
    """
    from dataclasses import replace

    from audiogame.settings import check_setting

    given: dict[str, Any] = {}
    for name in ("speech", "voice"):
        value = os.environ.get(f"AUDIOGAME_{name.upper()}", "")
        if value:
            fault = check_setting(name, value)
            if fault is not None:
                variable = f"AUDIOGAME_{name.upper()}"
                raise CannotStart("variable-wrong", why=fault, variable=variable)
            given[name] = value
    for name in ("speech", "voice", "verbosity", "pace", "view"):
        if hasattr(typed, name):
            given[name] = getattr(typed, name)
    sound = getattr(typed, "sound", "") or os.environ.get("AUDIOGAME_SOUND", "")
    if sound:
        if sound not in ("on", "off"):
            raise CannotStart("variable-sound", value=sound)
        typed.sound = sound
        given["sound"] = sound == "on"
    return replace(settings, **given)


def _keys_text(where: str | None) -> str | None:
    """Return the text of the key script; None for a terminal."""
    if where is None and sys.stdin is not None and sys.stdin.isatty():
        return None
    from pathlib import Path

    try:
        if where is None or where == "-":
            return sys.stdin.read() if sys.stdin is not None else ""
        return Path(where).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as fault:
        why = system_reason(fault) if isinstance(fault, OSError) else Reason("no-utf-8")
        raise CannotStart("keys-file-unreadable", path=where or "-", why=why) from fault


if __name__ == "__main__":
    sys.exit(main())
