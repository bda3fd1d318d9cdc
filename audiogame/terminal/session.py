"""One run of the program: the terminal is taken, used, and given back whatever happens."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import signal
import sys
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

from audiogame.archive.opened_table import EndlessTable, OpenedTable, check_seed, resume_table
from audiogame.archive.salvage import salvage
from audiogame.console.app import App, NothingHeard, ProgramLeft
from audiogame.console.fault_log import write_down
from audiogame.console.key_script import Script, read_script
from audiogame.console.key_source import CONTINUED, TERMINATED, KeySource
from audiogame.console.offered_games import offered_game
from audiogame.lessons.lesson_menu import find_lesson, learn
from audiogame.lobby.main_menu import main_menu
from audiogame.lobby.new_game import play_again_and_again, play_resumed
from audiogame.narration.lesson import Lesson
from audiogame.opponents.seat_list import name_players, read_seats
from audiogame.outputs import Output
from audiogame.outputs.plain_stream import OutputLost
from audiogame.outputs.transcript import Transcript
from audiogame.preferences.first_run import ask_who_reads
from audiogame.reading.common_commands import EVERYWHERE
from audiogame.rules.fault import Fault, Reason, system_reason
from audiogame.rules.game import Game
from audiogame.rules.options import Options, read_options
from audiogame.rules.value import Value
from audiogame.settings import Settings
from audiogame.table.table import Player
from audiogame.terminal.keyboard import Keyboard
from audiogame.terminal.terminal_front_end import terminal_front_end

WATCH = 2.0
"""Seconds between two looks at the clock."""
ASLEEP = 10.0
"""Seconds that are missing on the clock when the machine was asleep."""
READER_WAIT = 1.0
"""Seconds to wait for a screen reader to be found."""


class CannotWrite(Fault):
    """A file that was asked for and cannot be written."""


async def run_session(
    typed: argparse.Namespace,
    settings: Settings,
    stored: Settings,
    faults: tuple[Reason, ...],
    data: Path,
    script: str | None,
) -> int:
    """Run the menus or one game.

    Args:
        typed: the arguments.
        settings: the player's choices, and what is typed for this run.
        stored: the player's choices as they are saved.
        faults: what was wrong with the settings, to be said.
        data: the folder of everything that is kept.
        script: the text of a key script; None for the keys of the terminal.

    Returns:
        The exit status.

    Raises:
        ValueError: something typed is wrong; nothing has begun.
        OutputLost: nothing could be told any more; a game is saved.
    """
    keys: KeySource = Keyboard() if script is None else Script(read_script(script))
    wanted = _wanted(typed, settings)
    # First: a voice that is being made has taken the standard output away.
    front = terminal_front_end(keys, _outputs(typed), sys.stdout)
    app = App(front, settings, data, EVERYWHERE, stored)
    for fault in faults:
        app.tell("fault", why=fault)
    app.profile.tell_fault()
    app.profile.load_keys()
    chosen = _chosen_mode(typed, settings, script)
    lost: NothingHeard | None = None
    try:
        with contextlib.ExitStack() as stack:
            if isinstance(keys, Keyboard):
                stack.enter_context(keys.open())
                stack.enter_context(_signals(keys))
                watch = asyncio.create_task(watch_for_sleep(keys))
                stack.callback(watch.cancel)
            app.soundscape.begin(_anybody_listens(typed, script))
            await _begin_speech(app, chosen)
            await _play(app, wanted, typed)
    except NothingHeard as left:
        lost = left
    except ProgramLeft:
        pass
    except Exception:
        # A fault of the program itself: the player hears of it in words, the developers read it.
        app.tell("went-wrong", file=write_down(data), saved=app.game_saved)
        return 1
    finally:
        app.close()
    if lost is not None:
        raise OutputLost(lost.fault, app.unheard)
    return 0


class Lessons(Value):
    """Somebody wants to learn; `first` is the lesson to begin with, None for a menu."""

    first: Lesson | None


Wanted = tuple[Game, tuple[Player, ...], Options] | OpenedTable | Lessons | None


def _wanted(typed: argparse.Namespace, settings: Settings) -> Wanted:
    """Find what is to be played; None for the main menu."""
    if typed.command == "resume":
        path = Path(typed.record)
        return resume_table(salvage(path) if typed.before_damage else path, asyncio.to_thread)
    if typed.command == "learn":
        return Lessons(None if typed.lesson is None else find_lesson(typed.lesson))
    if typed.command != "play":
        return None
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
    return game, players, options


async def _play(app: App, wanted: Wanted, typed: argparse.Namespace) -> None:
    if not app.settings.welcomed and (wanted is None or not app.keys.scripted):
        app.tell("welcome")
        app.keep(replace(app.settings, welcomed=True))
    match wanted:
        case None:
            await main_menu(app)
            app.tell("goodbye")
        case Lessons(first):
            await learn(app, first)
            app.tell("goodbye")
        case OpenedTable():
            await play_resumed(app, wanted)
        case game, players, options:
            await play_again_and_again(
                app, game, players, options, typed.seed or "", typed.words, not typed.no_advice
            )


def _outputs(typed: argparse.Namespace) -> tuple[Output, ...]:
    """Make the outputs beside screen and speech."""
    path = getattr(typed, "transcript", None)
    if path is None:
        return ()
    try:
        return (Transcript(Path(path)),)
    except OSError as fault:
        raise CannotWrite("transcript-cannot-write", path=path, why=system_reason(fault)) from fault


def _chosen_mode(typed: argparse.Namespace, settings: Settings, script: str | None) -> str:
    """Return the mode that somebody has chosen; "auto" if it has to be found out."""
    if settings.speech != "auto":
        return settings.speech
    # Without a terminal (a pipe, a file of keys) nobody may be there to listen or to answer.
    return "auto" if script is None and sys.stdout.isatty() else "none"


def _anybody_listens(typed: argparse.Namespace, script: str | None) -> bool:
    """Whether there may be ears for sounds: at a terminal, or because somebody has said so."""
    asked = getattr(typed, "sound", "") == "on"
    return asked or (script is None and sys.stdout.isatty())


async def _begin_speech(app: App, chosen: str) -> None:
    """Let somebody speak: as it was chosen, as it is found, or as the player answers."""
    sure = True
    if chosen == "auto":
        from audiogame.outputs.speech.detection import detect

        # In a thread: it asks other programs, and the terminal already reads keys.
        found = await asyncio.to_thread(detect)
        chosen, sure = found.mode, found.sure
    if not sure:
        await ask_who_reads(app)
    else:
        # A screen reader is waited for, so that it hears the first line; a voice says it later.
        app.speaker.begin(chosen, READER_WAIT if chosen == "direct" else 0.0)


async def watch_for_sleep(keys: Keyboard) -> None:
    """Notice that the machine was asleep: a closed lid sends no signal."""
    last = time.time()
    while True:
        await asyncio.sleep(WATCH)
        now = time.time()
        if now - last > WATCH + ASLEEP:
            keys.put(CONTINUED)
        last = now


@contextlib.contextmanager
def _signals(keys: Keyboard) -> Iterator[None]:
    """Turn signals into keys: the game is saved and the terminal given back in one place."""
    if sys.platform == "win32":
        yield
        return
    loop = asyncio.get_running_loop()
    meant = {
        signal.SIGTERM: TERMINATED,
        signal.SIGHUP: TERMINATED,
        signal.SIGQUIT: TERMINATED,
        signal.SIGINT: "ctrl-c",
        signal.SIGCONT: CONTINUED,
    }
    for number, name in meant.items():
        loop.add_signal_handler(number, keys.put, name)
    try:
        yield
    finally:
        for number in meant:
            loop.remove_signal_handler(number)
