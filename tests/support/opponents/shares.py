"""Share of the wins of an expert among skilled bots, for every number of seats.

From the top folder, with the folders `.` and `tests` on the path, for one game or for all of
`TABLES`; an hour or more on a quiet machine:

    python -m opponents.shares --seconds 600 scientific-war

Each row can be reproduced by `audiogame arena` with the seats, games and seed in it.  The
expert sits in each seat equally often; the interval is that of Wilson (1927), 95 percent.
"""

from __future__ import annotations

import argparse
import sys
import time

from audiogame.cli.arena import ArenaGame, Strength, mean_measure, play_games, share_of_wins
from audiogame.rules.options import read_options
from audiogame.table.library import find_game

TABLES: dict[str, tuple[tuple[int, ...], tuple[str, ...]]] = {
    "sichermans-war": ((4,), ()),
    "ten-die-poker": ((4, 5, 6, 7), ("rounds=10",)),
    "scientific-war": ((4, 5, 6, 7, 8), ()),
}
"""By game: numbers of seats, and the options of the table."""
SEED = 1
MOST = 100_000
"""Limit of games, which is never reached."""


def line(name: str, seats: int, seconds: float, typed: tuple[str, ...]) -> str:
    """Match an expert with skilled bots for some processor time; returns the row of its share.

    Args:
        name: of the game.
        seats: how many play.
        seconds: of processor time, after which the current rotation of seats is finished.
        typed: options of the table.
    """
    game = find_game(name)
    makers = (Strength(name, "expert"), *[Strength(name, "skilled")] * (seats - 1))
    begun, played = time.process_time(), list[ArenaGame]()
    for one in play_games(game, makers, MOST, SEED, read_options(game.options, typed)):
        played.append(one)
        if len(played) % seats == 0 and time.process_time() - begun > seconds:
            break
    share = share_of_wins(played)
    told = (
        f"{name}, {seats} seats: {100 * share.mean:.1f} percent, interval "
        f"{100 * share.low:.1f} to {100 * share.high:.1f}, fair {100 / seats:.1f}; "
        f"{share.games} games, seed {SEED}"
    )
    if played[0].measures:
        unit, _ = game.figures.measured(game.new(seats, game.options()))
        mean = mean_measure(played)
        told += f"; {unit} {mean.mean:.2f}, interval {mean.low:.2f} to {mean.high:.2f}"
    return told + "."


def main() -> None:
    parser = argparse.ArgumentParser(description=main.__doc__)
    parser.add_argument("games", nargs="*", choices=[*TABLES, []], default=[*TABLES])
    parser.add_argument("--seconds", type=float, default=600)
    asked = parser.parse_args()
    for name in asked.games:
        seats, options = TABLES[name]
        for number in seats:
            sys.stdout.write(line(name, number, asked.seconds, options) + "\n")
            sys.stdout.flush()


if __name__ == "__main__":
    main()
