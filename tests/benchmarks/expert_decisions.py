"""Measure how long experts take to decide: `python tests/benchmarks/expert_decisions.py [GAME...]`.

Experts play each other, and every decision is timed in one process without anything beside it.
Decisions with a single legal choice are counted too, as a player meets them.
"""

from __future__ import annotations

import sys
import time

from audiogame.arena import Strength, play_game
from audiogame.rules.game import Game
from audiogame.rules.options import read_options
from audiogame.table.library import all_games

MEDIAN, WORST = 0.1, 1.0
"""Seconds that are aimed at."""
SECONDS = 30.0
"""After so many seconds no further game of a kind is begun."""
OPTIONS = {"ten-die-poker": ("rounds=20",)}
"""What ends games that bots alone would play for ever."""


def measure(game: Game, seats: int, strength: str) -> list[float]:
    """Let bots of one strength play games, and return the seconds of each decision, sorted."""
    makers = (Strength(game.name, strength),) * seats
    options = read_options(game.options, OPTIONS.get(game.name, ()))
    taken: list[float] = []
    begun, number = time.monotonic(), 0
    while time.monotonic() - begun < SECONDS:
        played = play_game(game, makers, options, 1, number)
        taken += [one for seconds in played.seconds for one in seconds]
        number += 1
    return sorted(taken)


def main(names: list[str]) -> int:
    """Print a line for each game, number of seats and strength; returns 1 if one is too slow."""
    slow = 0
    for game in all_games()[0]:
        if game.name not in names and names:
            continue
        for strength in game.bots:
            for seats in sorted({game.seats[0], game.seats[-1]}):
                taken = measure(game, seats, strength)
                median, worst = taken[len(taken) // 2], taken[-1]
                high = taken[len(taken) * 99 // 100]
                slow += median > MEDIAN or worst > WORST
                print(
                    f"{game.name}, {seats} seats, {strength}: {len(taken)} decisions, "
                    f"median {1000 * median:.1f}, 99 percent {1000 * high:.1f}, "
                    f"worst {1000 * worst:.1f} milliseconds.",
                    flush=True,
                )
    return int(slow > 0)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
