"""Play random games of every kind with random options, to show that each of them ends."""

from __future__ import annotations

import multiprocessing
import os
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from random import Random

from audiogame.rules.game import Game
from audiogame.rules.state import NotAllowed
from audiogame.table.library import all_names, find_game
from audiogame.table.record import move_line, options_as_typed
from audiogame.testing import ContractBroken, random_move, random_options

LONGEST = 100_000
"""Moves, luck included; a game that takes more counts as one that goes on for ever."""
PROGRESS = 10.0
"""Seconds between two lines of progress."""


@dataclass(frozen=True)
class Played:
    """One random game.

    Args:
        number: its number, which with the seed gives the same game again.
        moves: how many it took, luck included.
        fault: what went wrong, as sentences; empty if it ended.
    """

    number: int
    moves: int
    fault: str = ""


def play_one(name: str, seed: int, number: int, longest: int = LONGEST) -> Played:
    """Play one random game to its end, and keep what went wrong."""
    return play_random_game(find_game(name), seed, number, longest)


def play_random_game(game: Game, seed: int, number: int, longest: int = LONGEST) -> Played:
    """Play one random game with random seats and options."""
    random = Random(f"{seed}:{game.name}:{number}")
    seats, options = random.choice(game.seats), random_options(game, random)
    lines: list[str] = []
    try:
        state = game.new(seats, options)
        while state.result is None:
            if not state.actors:
                raise ContractBroken("nobody can act, and the game is not over")
            if len(lines) == longest:
                raise ContractBroken(f"the game is not over after {longest} moves")
            seat, action = random_move(state, random)
            lines.append(move_line(seat, action))
            state, _ = state.apply(seat, action)
    except (ContractBroken, NotAllowed, ArithmeticError, LookupError, TypeError) as fault:
        typed = " ".join(f"{name}={value}" for name, value in options_as_typed(options))
        last = ", ".join(lines[-200:])
        why = f"Game {number} of {game.name}, {seats} seats, {typed}: {fault}. Last moves: {last}."
        return Played(number, len(lines), why)
    return Played(number, len(lines))


def play_many(
    name: str, games: int, seed: int, first: int = 0, processes: int = 1
) -> Iterator[Played]:
    """Play random games, in several processes if wanted; yields them in order."""
    numbers = range(first, first + games)
    one = partial(play_one, name, seed)
    if processes == 1:
        yield from map(one, numbers)
        return
    with multiprocessing.get_context("spawn").Pool(processes) as pool:
        yield from pool.imap(one, numbers, chunksize=16)


def run(names: tuple[str, ...], games: int, seed: int, first: int, processes: int) -> int:
    """Play random games of several kinds, and print what came of them; returns the exit status.

    Args:
        names: the games, all if there are none.
        games: how many of each.
        seed: of the random choices.
        first: the number of the first game, to repeat one.
        processes: how many work at once; 0 for one a core.
    """
    faults = 0
    for name in names or all_names():
        begun = told = time.monotonic()
        lengths: list[int] = []
        for played in play_many(name, games, seed, first, processes or os.cpu_count() or 1):
            lengths.append(played.moves)
            if played.fault:
                faults += 1
                sys.stdout.write(played.fault + "\n")
            if time.monotonic() - told > PROGRESS:
                told = time.monotonic()
                sys.stdout.write(f"{name}: {len(lengths)} of {games} games.\n")
                sys.stdout.flush()
        seconds = time.monotonic() - begun
        sys.stdout.write(
            f"{name}: {len(lengths)} games, {sum(lengths)} moves, from {min(lengths)} to "
            f"{max(lengths)} a game, in {seconds:.0f} seconds.\n"
        )
        sys.stdout.flush()
    sys.stdout.write("All games ended.\n" if not faults else f"{faults} games went wrong.\n")
    return 1 if faults else 0
