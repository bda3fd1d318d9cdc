"""Report all faults of a game, and what it lacks: `audiogame check-game NAME`."""

from __future__ import annotations

import argparse
import traceback
from collections.abc import Iterator

from audiogame.cli import long_work
from audiogame.cli.long_work import PrintedProgress
from audiogame.cli.standard_output import print_lines
from audiogame.console.offered_games import offered_game
from audiogame.narration.faults import told
from audiogame.narration.languages import DEFAULT_LANGUAGE
from audiogame.rules.fault import Reason, cut_off
from audiogame.table.library import BrokenGame, find_game, names_taken, same_name
from audiogame.testing import find_flaws


def run(typed: argparse.Namespace, language: str) -> int:
    """Print every flaw of a game, or what it lacks; return the exit status."""
    with long_work.told(PrintedProgress(language, "checking")):
        lines, status = checked(language, typed.game)
    print_lines(lines)
    return status


def checked(language: str, name: str, games: int = 20) -> tuple[tuple[str, ...], int]:
    """Return the report on a game, and 1 if it has any fault, whatever it lacks.

    Args:
        games: number of random games to play.

    Raises:
        UnknownName: there is no such game.
    """
    try:
        game = find_game(name)
    except BrokenGame as fault:
        return (*_where(language, fault), told(fault, language)), 1
    taken = tuple(told(one, language) for one in names_taken() if same_name(one.game, game.name))
    if taken:
        return taken, 1
    found = find_flaws(game, games)
    if found.flaws:
        wrong = Reason("game-flawed", count=len(found.flaws), game=game.name)
        return (*map(str, found.flaws), told(wrong, DEFAULT_LANGUAGE)), 1  # as flaws are
    try:
        offered_game(name)
    except BrokenGame as fault:
        return (told(fault, language),), 1
    sound = Reason("game-sound", game=game.name, count=found.states)
    count = len(found.lacks)
    whole = Reason("game-lacks", count=count) if count else Reason("game-whole")
    return tuple(told(one, language) for one in (sound, whole, *found.lacks)), 0


def _where(language: str, fault: BrokenGame) -> Iterator[str]:
    """Yield the line where a game's code failed to load, if known."""
    cause = fault.__cause__
    ended = cut_off(cause) if cause is not None else None
    if ended is not None:
        yield told(Reason("game-import-endless", file=ended.file, line=ended.line), language)
    elif isinstance(cause, SyntaxError) and cause.filename is not None:
        file, line = cause.filename, cause.lineno or 1
        yield told(Reason("game-no-python", file=file, line=line, why=cause.msg), language)
    elif cause is not None:
        frames = traceback.extract_tb(cause.__traceback__)
        own = [one for one in frames if "importlib" not in one.filename]
        if len(own) > 1:
            file, line, error = own[-1].filename, own[-1].lineno or 1, type(cause).__name__
            yield told(Reason("game-import-raises", file=file, line=line, error=error), language)
