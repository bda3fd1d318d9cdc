"""Where faults of the program and of games are written down for developers."""

from __future__ import annotations

import contextlib
import sys
import traceback
from pathlib import Path
from typing import TYPE_CHECKING

from audiogame.narration.game_titles import game_title
from audiogame.outputs.plain_text import printable_lines
from audiogame.rules.game import Game
from audiogame.table.own_file import append_own

if TYPE_CHECKING:
    from audiogame.console.dialogue import Dialogue

FILE = "faults.log"
OWN = "audiogame."
"""How the packages of our own games begin, which are checked with the program."""
TAKERS = ("audiogame.rules.", "audiogame.table.")
"""The rooms that take what a game returns, and would fail where it is of the wrong kind."""


def write_down(data: Path) -> str:
    """Append the present exception to the log in the folder of the program.

    Returns:
        The log's name.
    """
    log = data / FILE
    with contextlib.suppress(OSError):
        append_own(log, printable_lines(traceback.format_exc()))
    return str(log)


def tell_game_fault(dialogue: Dialogue, folder: Path, game: Game, saved: bool) -> None:
    """Say that a game has failed, and write the present exception down; the program goes on.

    Args:
        dialogue: where it is said.
        folder: of everything that is kept, where the log lies.
        game: which has failed.
        saved: whether the game was open, and is kept.
    """
    title, file = game_title(game.name), write_down(folder)
    dialogue.tell("game-went-wrong", title=title, saved=saved, file=file)


def game_at_fault(fault: BaseException) -> Game | None:
    """Return the game in which a fault was raised, if it was raised in one."""
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


def comes_from_game(fault: BaseException, package: str) -> bool:
    """Tell whether a fault was raised in a game, or in what takes the values of one.

    Args:
        package: of the game; one that returns what it must not is at fault in the rules and at
            the table, which take it.  A game that is not ours is at fault wherever it is played.
    """
    if not package.startswith(OWN):
        return True
    packages = (f"{package}.", *TAKERS)
    frames = fault.__traceback__
    while frames is not None:
        name = str(frames.tb_frame.f_globals.get("__name__", ""))
        if f"{name}.".startswith(packages):
            return True
        frames = frames.tb_next
    return False
