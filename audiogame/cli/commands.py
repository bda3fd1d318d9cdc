"""The commands: what each does with what was typed after it.

Each imports what it needs when it is called: a game begins without what only prints.
"""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from audiogame.cli.run_settings import data_folder, keys_text, overridden

if TYPE_CHECKING:
    import argparse
    from collections.abc import Callable, Mapping


def plays(typed: argparse.Namespace) -> bool:
    """Tell whether a command takes the terminal for itself; what it prints has passed the gate."""
    if typed.command == "sounds":
        return bool(typed.about_sounds == "quiz")
    return typed.command in (None, "play", "resume", "learn", "join")


def do(typed: argparse.Namespace) -> int:
    """Do what a command says, or what is done where there is none.

    Returns:
        The exit status.

    Raises:
        ValueError: what was typed cannot be done; it says why, and what to do.
    """
    if plays(typed):
        return _play(typed)
    import gc

    gc.enable()
    return COMMANDS[typed.command](typed)


def _play(typed: argparse.Namespace) -> int:
    from audiogame.settings import read_settings
    from audiogame.terminal.late_loop import run
    from audiogame.terminal.session import run_session

    data = data_folder(typed)
    if any(data.glob(".import-*")):  # folders of `archive.arrival`, which is slow to import
        from audiogame.archive.arrival import finish_arrivals

        finish_arrivals(data)
    stored, faults = read_settings(data / "settings.toml")
    settings = overridden(stored, typed)
    script = keys_text(getattr(typed, "keys", None))
    return run(run_session(typed, settings, stored, faults, data, script))


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
        return write_template(data_folder(typed), typed.template)
    return check_keys(typed.file) if typed.about_keys else list_keys(data_folder(typed))


def _check_sounds(typed: argparse.Namespace) -> int:
    from audiogame.cli.sound_check import check_sounds

    return check_sounds(typed.folder)


def _list_games(typed: argparse.Namespace) -> int:
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


def _check_game(typed: argparse.Namespace) -> int:
    from audiogame.cli.game_check import run

    return run(typed.game)


def _say_odds(typed: argparse.Namespace) -> int:
    from audiogame.cli.odds_reports import run

    return run(typed.what, typed.typed)


def _examine(typed: argparse.Namespace) -> int:
    from audiogame.settings import read_settings

    data = data_folder(typed)
    stored, faults = read_settings(data / "settings.toml")
    settings = overridden(stored, typed)
    if typed.trial:
        from audiogame.cli.listening_trial import run as try_out

        script = keys_text(getattr(typed, "keys", None))
        return try_out(settings, faults, data, typed.bundle, script)
    from audiogame.cli.doctor import run

    return run(settings, faults, data, typed.json, typed.bundle)


def _ask_archive(typed: argparse.Namespace) -> int:
    from audiogame.cli.record_commands import run

    return run(typed, data_folder(typed))


def _build_page(typed: argparse.Namespace) -> int:
    from audiogame.cli.page_command import run

    return run(typed)


def _serve(typed: argparse.Namespace) -> int:
    from audiogame.cli.server_command import run

    return run(typed, data_folder(typed))


def _look_after_server(typed: argparse.Namespace) -> int:
    if typed.about_server == "person":
        from audiogame.cli.person_command import run as look_up

        return look_up(typed, data_folder(typed))
    from audiogame.cli.store_command import run as look_after

    return look_after(typed, data_folder(typed))


COMMANDS: Mapping[str, Callable[[argparse.Namespace], int]] = {
    "arena": _let_bots_meet,
    "check-game": _check_game,
    "data": _ask_archive,
    "doctor": _examine,
    "keys": _tell_keys,
    "list": _list_games,
    "odds": _say_odds,
    "page": _build_page,
    "records": _ask_archive,
    "replay": _ask_archive,
    "rules": _print_rules,
    "serve": _serve,
    "server": _look_after_server,
    "sounds": _check_sounds,
    "statistics": _ask_archive,
    "verify": _ask_archive,
}
"""What each does that does not take the terminal for itself."""
