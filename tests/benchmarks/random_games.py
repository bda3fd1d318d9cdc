"""Play random games of every kind with random options, to show that each of them ends."""

from __future__ import annotations

import argparse
import multiprocessing
import os
import signal
import sys
import time
from collections.abc import Iterator
from functools import partial
from random import Random

from audiogame.cli import long_work
from audiogame.cli.long_work import PrintedProgress
from audiogame.narration.faults import told
from audiogame.narration.titles import game_title
from audiogame.rules.game import Game
from audiogame.rules.value import Value
from audiogame.table.library import all_names, find_game
from audiogame.table.record import move_line, options_as_typed
from audiogame.testing import ContractBroken, random_move, random_options
from audiogame.testing.flaw import flaw

LONGEST = 100_000
"""Moves, luck included, after which a game counts as endless.

Options that set no end are played like any other, as they end by chance: 10-Die Poker with credit
and without a number of rounds after some 2,000 moves, Scientific War of eight without a limit after
some 6,000, and by estimate one in fifty million of those would be stopped here.
"""
PROGRAM = "python tests/benchmarks random_games"
PROGRESS = 10.0
"""Seconds between two rows of progress."""
TOLD = 200
"""Most moves that are printed of a faulty game."""


class PlayedGame(Value):
    """One random game.

    Args:
        number: its number, which with the seed reproduces the game.
        moves: how many it took, luck included.
        fault: what went wrong, a sentence a row; empty if the game ended.
    """

    number: int
    moves: int
    fault: str = ""


def play_one(name: str, seed: int, number: int, longest: int = LONGEST) -> PlayedGame:
    """Play one random game to its end, and record a fault."""
    return play_random_game(find_game(name), seed, number, longest)


def play_random_game(game: Game, seed: int, number: int, longest: int = LONGEST) -> PlayedGame:
    """Play one random game with random seats and options.

    Every exception of the game is a fault, so that it is printed with the moves before it.
    """
    random = Random(f"{seed}:{game.name}:{number}")
    seats, options = random.choice(game.seats), random_options(game, random)
    lines: list[str] = []
    try:
        state = game.new(seats, options)
        while state.result is None:
            if len(lines) == longest:
                raise ContractBroken(flaw("game-never-over", name=game.name, moves=longest))
            seat, action = random_move(state, random)
            lines.append(move_line(seat, action))
            state, _ = state.apply(seat, action)
    except Exception as fault:
        typed = ", ".join(f"{name}={value}" for name, value in options_as_typed(options))
        lines_told = (
            f"Game {number} of {game_title(game.name, 'en')} went wrong: {_in_words(fault)}.",
            f"Its {seats} seats have the options {typed or 'of every table'}.",
            _moves_told(lines),
            f"Repeat it: {PROGRAM} {game.name} --games 1 --first {number} --seed {seed}.",
        )
        return PlayedGame(number, len(lines), "\n".join(lines_told))
    return PlayedGame(number, len(lines))


def _in_words(fault: Exception) -> str:
    words = " ".join(told(fault, "en").split()).rstrip(".")
    if isinstance(fault, ContractBroken):
        return words
    return f"{type(fault).__name__}, {words}" if words else type(fault).__name__


def _moves_told(lines: list[str]) -> str:
    if not lines:
        return "It has no moves."
    which = f"The last {TOLD} of its" if len(lines) > TOLD else "Its"
    return f"{which} {len(lines)} moves: {', '.join(lines[-TOLD:])}."


def play_many(
    name: str, games: int, seed: int, first: int = 0, processes: int = 1
) -> Iterator[PlayedGame]:
    """Play random games in one or more processes; yields them in order."""
    numbers = range(first, first + games)
    one = partial(play_one, name, seed)
    if processes == 1:
        yield from map(one, numbers)
        return
    ignore = (signal.SIGINT, signal.SIG_IGN)  # Ctrl+C ends the first process, which ends the others
    with multiprocessing.get_context("spawn").Pool(processes, signal.signal, ignore) as pool:
        yield from pool.imap(one, numbers, chunksize=16)


def run(names: tuple[str, ...], games: int, seed: int, first: int, processes: int) -> int:
    """Play random games of several kinds, and print the faults; returns the exit status.

    Args:
        names: the games, all if there are none.
        games: how many of each.
        seed: of the random choices.
        first: the number of the first game, to repeat one.
        processes: how many run in parallel; 0 for one per core.
    """
    faults = 0
    for name in names or all_names():
        title = game_title(name, "en")
        begun = told_at = time.monotonic()
        lengths: list[int] = []
        work = play_many(name, games, seed, first, processes or os.cpu_count() or 1)
        progress = PrintedProgress("en", f"games of {title}")
        counted = progress.counted(work, games)
        with long_work.told(progress):
            for played in counted:
                lengths.append(played.moves)
                if played.fault:
                    faults += 1
                    sys.stdout.write(played.fault + "\n")
                if time.monotonic() - told_at > PROGRESS:
                    told_at = time.monotonic()
                    sys.stdout.write(f"{title}: {len(lengths)} of {games} games.\n")
                    sys.stdout.flush()
        seconds = time.monotonic() - begun
        sys.stdout.write(
            f"{title}: {len(lengths)} {_games(games)}, {sum(lengths)} moves, "
            f"from {min(lengths)} to {max(lengths)} a game, in {seconds:.0f} seconds.\n"
        )
        sys.stdout.flush()
    wrong = f"{faults} {_games(faults)} went wrong.\n"
    sys.stdout.write(wrong if faults else "All games ended.\n")
    return 1 if faults else 0


def main(typed: list[str]) -> int:
    """Play as the arguments say; returns the exit status."""
    parser = argparse.ArgumentParser(prog=PROGRAM, description=__doc__)
    parser.add_argument("names", nargs="*", metavar="game", help="which games (default: all)")
    parser.add_argument("--games", type=int, default=1000, metavar="N", help="of each kind")
    parser.add_argument("--seed", type=int, default=1, metavar="S")
    parser.add_argument("--first", type=int, default=0, help="the number of the first game")
    parser.add_argument("--processes", type=int, default=0, help="0 for one per core")
    asked = parser.parse_args(typed)
    if asked.games < 1:
        parser.error("play at least 1 game")
    names = tuple(find_game(name).name for name in asked.names)
    return run(names, asked.games, asked.seed, asked.first, asked.processes)


def _games(number: int) -> str:
    return "game" if number == 1 else "games"
