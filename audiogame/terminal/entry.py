"""What a run of the program is for: a game, a record or a lesson that was typed after its name.

Each imports what it needs: whoever opens the main menu needs none of it before the first line.
"""

from __future__ import annotations

import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    import argparse

    from audiogame.archive.home_table import HomeTable
    from audiogame.console.app import App
    from audiogame.settings import Settings
    from audiogame.table.replay import ProgressListener

SHORT = 100_000
"""Bytes of a record that is read in less than a second, before anything is said."""
Entry: TypeAlias = "Callable[[App], Awaitable[object]]"
"""Does what a run is for."""


class CannotBegin(Exception):
    """What the run was for is wrong, which was found out after it had said that it takes a while.

    Args:
        fault: what is wrong.
    """

    def __init__(self, fault: ValueError) -> None:
        super().__init__(fault)
        self.fault = fault


def entry(typed: argparse.Namespace, settings: Settings, scripted: bool) -> Entry | None:
    """Find what a run is for.

    Args:
        typed: the arguments.
        settings: the player's choices.
        scripted: whether keys were written down.

    Returns:
        What does it; None for the main menu.

    Raises:
        ValueError: something typed is wrong; nothing has begun.
    """
    match typed.command:
        case "resume":
            return _record(typed, scripted)
        case "join":
            return _others(typed)
        case "learn":
            return _lesson(typed)
        case "sounds":
            return _quiz(typed)
        case "play":
            return _game(typed, settings)
    return None


def _record(typed: argparse.Namespace, scripted: bool) -> Entry:
    from audiogame.archive.opened_table import resume_table
    from audiogame.archive.salvage import salvage
    from audiogame.lobby.new_game import play_resumed
    from audiogame.terminal.late_loop import aside

    path = Path(typed.record)

    def resumed(progress: ProgressListener | None = None) -> HomeTable:
        record = salvage(path) if typed.before_damage else path
        return resume_table(record, aside, progress, beside=not scripted)

    if scripted or not path.is_file() or path.stat().st_size < SHORT:
        opened = resumed()
        return lambda app: play_resumed(app, opened)

    async def run(app: App) -> None:
        from audiogame.console.long_work import wait_for

        try:
            table = await wait_for(app, resumed)
        except ValueError as fault:
            raise CannotBegin(fault) from fault
        await play_resumed(app, table)

    return run


def _others(typed: argparse.Namespace) -> Entry:
    from audiogame.lobby.online_menu import play_with_others
    from audiogame.online.link import read_link

    link = read_link(" ".join(typed.link)) if typed.link else None

    async def run(app: App) -> None:
        await play_with_others(app, link)
        app.dialogue.tell("goodbye")

    return run


def _lesson(typed: argparse.Namespace) -> Entry:
    from audiogame.lessons.lesson_menu import find_lesson, learn

    first = None if typed.lesson is None else find_lesson(typed.lesson)

    async def run(app: App) -> None:
        await learn(app, first)
        app.dialogue.tell("goodbye")

    return run


def _quiz(typed: argparse.Namespace) -> Entry:
    from audiogame.console.offered_games import offered_game
    from audiogame.preferences.sound_quiz import DEVICE, quiz_sounds

    name = "" if typed.game is None else offered_game(typed.game).name

    async def run(app: App) -> None:
        await quiz_sounds(app, name, wait=DEVICE if anybody_listens(typed, None) else 0.0)
        app.dialogue.tell("goodbye")

    return run


def _game(typed: argparse.Namespace, settings: Settings) -> Entry:
    from audiogame.archive.opened_table import EndlessTable, check_seed
    from audiogame.console.offered_games import offered_game
    from audiogame.lobby.new_game import play_again_and_again
    from audiogame.opponents.seat_list import name_players, read_seats
    from audiogame.rules.options import read_options

    game = offered_game(typed.game)
    options = read_options(game.options, typed.option, new=True)
    if typed.seats is not None:
        players = read_seats(typed.seats, game, settings.name)
    else:
        kinds = [("you", ""), *[("bot", "")] * (game.seats[0] - 1)]
        players = name_players(kinds, settings.name)
    if game.endless(options) and all(player.bot for player in players):
        raise EndlessTable(game)
    check_seed(typed.seed or "")
    return lambda app: play_again_and_again(
        app, game, players, options, typed.seed or "", typed.words, not typed.no_advice
    )


def anybody_listens(typed: argparse.Namespace, script: str | None) -> bool:
    """Tell whether there may be ears for sounds: at a terminal, or because somebody has said so.

    Args:
        typed: the arguments.
        script: keys that were written down; None for those of a person.
    """
    asked = getattr(typed, "sound", "") == "on"
    return asked or (script is None and sys.stdout.isatty())
