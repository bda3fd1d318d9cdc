"""One run of the program: the terminal is taken, used, and given back whatever happens."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import signal
import sys
import time
import traceback
from collections.abc import Iterator
from pathlib import Path

from audiogame.archive.salvage import salvage
from audiogame.keys.keymap import default_keymap
from audiogame.outputs import Output
from audiogame.outputs.screen import Screen
from audiogame.outputs.transcript import Transcript
from audiogame.rules.game import Game
from audiogame.rules.options import Options, read_options
from audiogame.settings import Settings
from audiogame.table.library import find_game
from audiogame.table.table import Player
from audiogame.terminal.app import CONTINUED, TERMINATED, App, Left
from audiogame.terminal.keyboard import Keyboard, KeySource
from audiogame.terminal.lobby import main_menu, play_again_and_again, play_resumed
from audiogame.terminal.opening import EndlessTable, Opened, check_seed, resume_table
from audiogame.terminal.script import Script, read_script
from audiogame.terminal.seating import name_players, read_seats

WATCH = 2.0
"""Seconds between two looks at the clock."""
ASLEEP = 10.0
"""Seconds that are missing on the clock when the machine was asleep."""
READER_WAIT = 1.0
"""Seconds to wait for a screen reader to be found."""


class CannotWrite(ValueError):
    """A file that was asked for and cannot be written."""


async def run_session(
    typed: argparse.Namespace,
    settings: Settings,
    faults: tuple[str, ...],
    data: Path,
    script: str | None,
) -> int:
    """Run the menus or one game.

    Args:
        typed: the arguments.
        settings: the player's choices.
        faults: what was wrong with the settings, to be said.
        data: the folder of everything that is kept.
        script: the text of a key script; None for the keys of the terminal.

    Returns:
        The exit status.

    Raises:
        ValueError: something typed is wrong; nothing has begun.
    """
    keys: KeySource = Keyboard() if script is None else Script(read_script(script))
    wanted = _wanted(typed, settings)
    mode = "none" if script is not None and not hasattr(typed, "speech") else settings.speech
    screen = Screen()  # first: a voice that is being made has taken the standard output away
    outputs, reoffer, silent = _outputs(typed, mode)
    app = App(keys, screen, outputs, default_keymap(), settings, data, reoffer)
    for fault in (*faults, *silent):
        app.tell("fault", why=fault)
    try:
        with contextlib.ExitStack() as stack:
            if isinstance(keys, Keyboard):
                stack.enter_context(keys.open())
                stack.enter_context(_signals(keys))
                watch = asyncio.create_task(watch_for_sleep(keys))
                stack.callback(watch.cancel)
            await _play(app, wanted, typed)
    except Left:
        pass
    except Exception:
        # A fault of the program itself: the player hears of it in words, the developers read it.
        app.tell("went-wrong", file=_write_down(data))
        return 1
    finally:
        app.close()
    return 0


def _write_down(data: Path) -> str:
    """Append the present exception to the log; returns the log's name."""
    log = data / "faults.log"
    with contextlib.suppress(OSError):
        data.mkdir(parents=True, exist_ok=True)
        with log.open("a", encoding="utf-8") as file:
            traceback.print_exc(file=file)
    return str(log)


Wanted = tuple[Game, tuple[Player, ...], Options] | Opened | None


def _wanted(typed: argparse.Namespace, settings: Settings) -> Wanted:
    """Find what is to be played; None for the main menu."""
    if typed.command == "resume":
        path = Path(typed.record)
        return resume_table(salvage(path) if typed.before_damage else path)
    if typed.command != "play":
        return None
    game = find_game(typed.game)
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
    match wanted:
        case None:
            await main_menu(app)
            app.tell("goodbye")
        case Opened():
            await play_resumed(app, wanted)
        case game, players, options:
            await play_again_and_again(app, game, players, options, typed.seed or "", typed.words)


def _outputs(
    typed: argparse.Namespace, mode: str
) -> tuple[tuple[Output, ...], bool, tuple[str, ...]]:
    """Make the outputs beside the screen.

    Returns:
        The outputs, whether lines after arrows are offered again, and what could not be had.
    """
    outputs: list[Output] = []
    silent: tuple[str, ...] = ()
    speaks = False
    if mode == "direct" or (mode == "auto" and sys.platform == "win32"):
        from audiogame.outputs.speech.accessible import AccessibleOutput
        from audiogame.outputs.speech.worker import Speech

        speech = Speech(AccessibleOutput)
        speaks = speech.wait_ready(READER_WAIT)
        if speaks:
            outputs.append(speech)
        elif mode == "direct":
            silent = ("No screen reader can be spoken to here, so lines are printed only.",)
    path = getattr(typed, "transcript", None)
    if path is not None:
        try:
            outputs.append(Transcript(Path(path)))
        except OSError as fault:
            why = fault.strerror
            raise CannotWrite(f"The transcript cannot be written to {path!r}: {why}.") from fault
    return tuple(outputs), not speaks and mode in ("auto", "lines"), silent


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
