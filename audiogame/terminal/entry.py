"""The purpose of a run: a new game, a record, a remote table, a lesson, a quiz, a trial."""

from __future__ import annotations

import os
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias

from audiogame.archive.folder import kept_records
from audiogame.archive.opened_table import EndlessTable, check_seed, resume_table
from audiogame.archive.salvage import salvage
from audiogame.console.app import App
from audiogame.console.departure import CannotBegin, LinkFailed
from audiogame.console.long_work import wait_for
from audiogame.console.offered_games import offered_game
from audiogame.lobby.new_game import play_again_and_again, play_resumed
from audiogame.narration.languages import chosen_language, system_languages
from audiogame.opponents.seat_list import name_players, read_seats
from audiogame.rules.fault import Fault
from audiogame.rules.options import read_options
from audiogame.table.own_file import free_path
from audiogame.terminal.late_loop import offload
from audiogame.terminal.terminal_front_end import anybody_listens

if TYPE_CHECKING:
    import argparse

    from audiogame.archive.home_table import HomeTable
    from audiogame.settings import Settings
    from audiogame.table.replay import ProgressListener

SHORT = 100_000
"""Bytes of a record that is read in less than a second, before the first line."""
Entry: TypeAlias = "Callable[[App], Awaitable[object]]"
"""The function that starts what a run is for."""


def entry(
    typed: argparse.Namespace, settings: Settings, data: Path, scripted: bool
) -> Entry | None:
    """Choose what a run starts with.

    Args:
        typed: the arguments.
        settings: the player's choices.
        data: the program's folder.
        scripted: whether the keys come from a script.

    Returns:
        The function that starts it; None for the main menu.

    Raises:
        ValueError: an argument is wrong; nothing has started.
    """
    match typed.command:
        case "resume":
            return _record(typed, data, scripted)
        case "join":
            return _others(typed)
        case "learn":
            return _lesson(typed, settings)
        case "sounds":
            return _quiz(typed)
        case "doctor":
            return _trial(typed)
        case "play":
            return _game(typed, settings)
    return None


def _record(typed: argparse.Namespace, data: Path, scripted: bool) -> Entry:
    path = Path(typed.record) if typed.record is not None else _newest(data)

    def resumed(progress: ProgressListener | None = None) -> HomeTable:
        record = salvage(path) if typed.before_damage else path
        return resume_table(record, offload, progress, own_process=not scripted)

    if scripted or not path.is_file() or path.stat().st_size < SHORT:
        opened = resumed()
        return lambda app: play_resumed(app, opened)

    async def run(app: App) -> None:
        try:
            table = await wait_for(app, resumed)
        except ValueError as fault:
            raise CannotBegin(fault) from fault
        await play_resumed(app, table)

    return run


def _newest(data: Path) -> Path:
    """Return the record of the unfinished game that was played last.

    Raises:
        NothingUnfinished: there is none.
    """
    for kept in kept_records(data):
        if not kept.over and not kept.damaged:
            return kept.path
    raise NothingUnfinished


class NothingUnfinished(Fault):
    """No game can be continued."""

    def __init__(self) -> None:
        super().__init__("none-unfinished")


def _others(typed: argparse.Namespace) -> Entry:
    # late: a local game needs no connection
    from audiogame.lobby.online_menu import play_with_others
    from audiogame.online.link import read_link

    link = read_link(" ".join(typed.link)) if typed.link else None

    async def run(app: App) -> None:
        if not await play_with_others(app, link):
            raise LinkFailed

    return run


def _lesson(typed: argparse.Namespace, settings: Settings) -> Entry:
    # late: a game needs no teacher
    from audiogame.lobby.lesson_menu import find_lesson, learn

    language = chosen_language(settings.language, system_languages(os.environ))
    first = None if typed.lesson is None else find_lesson(typed.lesson, language)

    async def run(app: App) -> None:
        await learn(app, first)

    return run


def _quiz(typed: argparse.Namespace) -> Entry:
    # late: a game needs no quiz
    from audiogame.preferences.sound_quiz import DEVICE, quiz_sounds

    name = "" if typed.game is None else offered_game(typed.game).name

    async def run(app: App) -> None:
        await quiz_sounds(app, name, wait=DEVICE if anybody_listens(typed, None) else 0.0)

    return run


def _trial(typed: argparse.Namespace) -> Entry:
    # late: a game needs no trial
    from audiogame.lobby.listening_trial import REPORT, run_trial

    path = Path(typed.bundle) if typed.bundle is not None else free_path(Path.cwd() / REPORT)

    async def run(app: App) -> None:
        try:
            await run_trial(app, path)
        except ValueError as fault:
            raise CannotBegin(fault) from fault

    return run


def _game(typed: argparse.Namespace, settings: Settings) -> Entry:
    game = offered_game(typed.game)
    options = read_options(game.options, typed.option)
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
