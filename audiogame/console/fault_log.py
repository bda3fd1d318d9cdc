"""Fault log: tracebacks of the program and of games, for developers."""

from __future__ import annotations

import contextlib
import sys
import traceback
from pathlib import Path
from typing import TYPE_CHECKING, Any

from audiogame.narration.line import Urgency
from audiogame.narration.titles import game_title
from audiogame.outputs.plain_text import printable_lines
from audiogame.own_task import PART
from audiogame.rules.game import Game
from audiogame.rules.state import State
from audiogame.table.own_file import append_own

if TYPE_CHECKING:
    from asyncio import AbstractEventLoop

    from audiogame.console.dialogue import Dialogue

FILE = "faults.log"
OWN = "audiogame."
"""Prefix of the packages of our own games, whose values are checked by the program's tests."""
TAKERS = ("audiogame.rules.", "audiogame.table.")
"""Packages that take what a game returns, and fail where it has the wrong type."""


def write_down(data: Path, game: Game | None = None, fault: BaseException | None = None) -> str:
    """Append an exception to the log in the program's folder.

    Its message is left out where it may name what a player holds.

    Args:
        data: the folder.
        game: the game that failed; None for the one in which the exception was raised, if any.
        fault: the exception; None for the current one.

    Returns:
        The log's path.
    """
    log, fault = data / FILE, fault or sys.exception()
    told = "".join(traceback.format_exception(fault))
    game = game or (game_at_fault(fault) if fault is not None else None)
    if fault is not None and game is not None and _deals_hands(game):
        told = "".join((*traceback.format_tb(fault.__traceback__), f"{type(fault).__name__}\n"))
    with contextlib.suppress(OSError):
        append_own(log, printable_lines(told))
    return str(log)


def _deals_hands(game: Game) -> bool:
    """Return whether a game has luck that some seats alone see."""
    kinds = [State]
    for kind in kinds:  # grows meanwhile
        kinds += kind.__subclasses__()
    hiding = (one for one in kinds if one.still_face_down is not State.still_face_down)
    return any(game.has_module(one.__module__) for one in hiding)


def tell_game_fault(dialogue: Dialogue, folder: Path, game: Game, saved: bool) -> None:
    """Say that a game has failed, and log the current exception; the program continues.

    Args:
        dialogue: where it is said.
        folder: the program's data folder, which has the log.
        game: the game that failed.
        saved: whether a game was open, and is saved.
    """
    title, file = game_title(game.name, dialogue.language), write_down(folder, game)
    dialogue.tell("game-went-wrong", title=title, saved=saved, file=file)


class PartFaults:
    """Handler of the event loop for parts of the program that have failed beside the game.

    The player hears once of each kind of exception; the log has them all.

    Args:
        dialogue: where it is said.
        folder: the program's data folder, which has the log.
    """

    def __init__(self, dialogue: Dialogue, folder: Path) -> None:
        self._dialogue = dialogue
        self._folder = folder
        self._told: set[type[BaseException]] = set()

    def __call__(self, loop: AbstractEventLoop, context: dict[str, Any]) -> None:
        """Handle an error context of the event loop."""
        fault = context.get("exception")
        if not isinstance(fault, Exception):
            loop.default_exception_handler(context)
            return
        file = write_down(self._folder, fault=fault)
        if PART in context and type(fault) not in self._told:
            self._told.add(type(fault))
            self._dialogue.tell("part-went-wrong", Urgency.NEWS, file=file)


def game_at_fault(fault: BaseException) -> Game | None:
    """Return the game in which an exception was raised; None if in no game."""
    frames = fault.__traceback__
    while frames is not None:
        name = str(frames.tb_frame.f_globals.get("__name__", ""))
        while name:
            game = getattr(sys.modules.get(name), "GAME", None)
            if isinstance(game, Game):
                return game
            name = name.rpartition(".")[0]
        frames = frames.tb_next
    return None


def comes_from_game(fault: BaseException, game: Game) -> bool:
    """Return whether an exception was raised in a game, or by code that takes a game's values.

    Args:
        game: the game; one that returns a wrong value fails in the rules and at the table, which
            take it.  A game not of this project is blamed wherever it is played.
    """
    if not game.package.startswith(OWN):
        return True
    frames = fault.__traceback__
    while frames is not None:
        name = str(frames.tb_frame.f_globals.get("__name__", ""))
        if game.has_module(name) or f"{name}.".startswith(TAKERS):
            return True
        frames = frames.tb_next
    return False
