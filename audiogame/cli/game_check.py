"""Report all faults of a game: `audiogame check-game NAME`."""

from __future__ import annotations

import argparse
import sys
import traceback
from collections.abc import Iterator

from audiogame.cli import long_work
from audiogame.cli.long_work import PrintedProgress
from audiogame.console.offered_games import offered_game
from audiogame.narration.faults import told
from audiogame.narration.game_titles import game_title
from audiogame.rules.fault import cut_off
from audiogame.table.library import BrokenGame, find_game, names_taken, same_name
from audiogame.testing import find_flaws

IMPORT_TOO_LONG = "Importing it takes too long. Leave to a hook what takes long, and let it end."


def run(typed: argparse.Namespace) -> int:
    """Run `audiogame check-game`."""
    return print_flaws(typed.game)


def print_flaws(name: str) -> int:
    """Print the faults of a game, one a line; return the exit status.

    Raises:
        UnknownName: there is no such game.
    """
    with long_work.told(PrintedProgress("checking the game")):
        lines, status = checked(name)
    for line in lines:
        sys.stdout.write(line + "\n")
    return status


def checked(name: str, games: int = 20) -> tuple[tuple[str, ...], int]:
    """Return the report on a game, and 1 if it has any fault.

    Args:
        games: number of random games to play.

    Raises:
        UnknownName: there is no such game.
    """
    try:
        game = find_game(name)
    except BrokenGame as fault:
        return (*_where(fault), told(fault)), 1
    taken = tuple(told(one) for one in names_taken() if same_name(one.game, game.name))
    if taken:
        return taken, 1
    found = find_flaws(game, games)
    if found.flaws:
        things = "One thing is" if len(found.flaws) == 1 else f"{len(found.flaws)} things are"
        return (*map(str, found.flaws), f"{things} wrong with {game_title(game.name)}."), 1
    try:
        offered_game(name)
    except BrokenGame as fault:
        return (told(fault),), 1
    return (
        f"{game_title(game.name)} keeps the contract; {found.states} states were looked at.",
    ), 0


def _where(fault: BrokenGame) -> Iterator[str]:
    """Yield the line where a game's code failed to load, if known."""
    cause = fault.__cause__
    ended = cut_off(cause) if cause is not None else None
    if ended is not None:
        yield f"{ended.file}, line {ended.line}: {IMPORT_TOO_LONG}"
    elif isinstance(cause, SyntaxError) and cause.filename is not None:
        yield f"{cause.filename}, line {cause.lineno}: This is no Python: {cause.msg}."
    elif cause is not None:
        frames = traceback.extract_tb(cause.__traceback__)
        own = [one for one in frames if "importlib" not in one.filename]
        if len(own) > 1:
            place = f"{own[-1].filename}, line {own[-1].lineno}"
            yield f"{place}: {type(cause).__name__} was raised here when it was imported."
