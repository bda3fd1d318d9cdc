"""The table of commands and their modules.

A module is imported when its command is called: a game starts without the commands that only print.
"""

from __future__ import annotations

import sys
from importlib import import_module
from typing import TYPE_CHECKING

from audiogame.cli.run_settings import CannotStart, data_folder, keys_text, overridden
from audiogame.console.call_limit import CallLimit
from audiogame.settings import read_settings

if sys.platform == "win32":
    from audiogame.terminal.call_watch import watch_in_thread

    CallLimit.watches = (watch_in_thread,)

if TYPE_CHECKING:
    import argparse
    from collections.abc import Mapping

    from audiogame.console.finding import Finding
    from audiogame.settings import Settings


def plays(typed: argparse.Namespace) -> bool:
    """Return whether a command takes over the terminal; its output is sanitized already."""
    if typed.command == "sounds":
        return bool(typed.about_sounds == "quiz")
    if typed.command == "doctor":
        return bool(typed.trial)
    return typed.command in (None, "play", "resume", "learn", "join")


def do(typed: argparse.Namespace, language: str) -> int:
    """Run a command, or the default one.

    Args:
        typed: the arguments.
        language: in which a command that only prints tells its findings, as a code.

    Returns:
        The exit status.

    Raises:
        ValueError: the command cannot be done; the message says why, and what to do.
    """
    with CallLimit():
        if plays(typed):
            return _play(typed)
        import gc

        gc.enable()
        status: int = import_module(f"audiogame.cli.{_module_of(typed)}").run(typed, language)
        return status


def _play(typed: argparse.Namespace) -> int:
    # late: only these commands need a terminal
    from audiogame.terminal.late_loop import run
    from audiogame.terminal.session import run_session

    data = data_folder(typed)
    if any(data.glob(".import-*")):
        # late: seldom needed, and slow to import
        from audiogame.archive.arrival import finish_arrivals

        finish_arrivals(data)
    stored, faults = read_settings(data / "settings.toml")
    settings = overridden(stored, typed)
    script = keys_text(getattr(typed, "keys", None))
    if typed.command == "doctor" and script is not None and not script.strip():
        raise CannotStart("trial-needs-keys")

    def examine(settings: Settings, language: str) -> tuple[Finding, ...]:
        doctor = import_module("audiogame.cli.doctor")
        return tuple(doctor.examine(language, settings, faults, data, sample=False))

    return run(run_session(typed, settings, stored, faults, data, script, examine))


def _module_of(typed: argparse.Namespace) -> str:
    if typed.command == "server" and typed.about_server == "person":
        return "person_command"
    return MODULES[typed.command]


MODULES: Mapping[str, str] = {
    "arena": "arena",
    "check-game": "game_check",
    "data": "record_commands",
    "doctor": "doctor",
    "keys": "keys",
    "list": "game_list",
    "page": "page_command",
    "records": "record_commands",
    "replay": "record_commands",
    "review": "review_command",
    "rules": "rules_command",
    "serve": "server_command",
    "server": "store_command",
    "sounds": "sound_check",
    "statistics": "record_commands",
    "texts": "texts_command",
    "verify": "record_commands",
}
"""The module in this room whose `run` does each command that does not take over the terminal."""
