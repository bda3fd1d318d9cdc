"""Measure how long experts take to decide: `python tests/benchmarks/expert_decisions.py [GAME...]`.

Bots of each strength play each other in one process.  What is timed is the processor's time, so
that other programs do not count; decisions with a single legal choice do, as a player meets them.
"""

from __future__ import annotations

import sys
import time
from dataclasses import dataclass
from random import Random

from audiogame.cli.arena import play_game
from audiogame.rules.game import Bot, Game
from audiogame.rules.options import read_options
from audiogame.rules.state import Action, Event, Seat, State
from audiogame.table.library import all_games

MEDIAN, WORST = 0.1, 1.0
"""Seconds that are aimed at."""
SECONDS = 30.0
"""After so many seconds no further game of a kind is begun."""
OPTIONS = {"ten-die-poker": ("rounds=20",)}
"""What ends games that bots alone would play for ever."""


@dataclass
class Timed:
    """A bot whose decisions are timed.

    Args:
        bot: who decides.
        taken: the seconds of each decision, added to.
    """

    bot: Bot[State]
    taken: list[float]

    def hear(self, event: Event) -> None:
        self.bot.hear(event)

    def choose(self, view: State, seat: Seat, random: Random) -> Action:
        begun = time.process_time()
        action = self.bot.choose(view, seat, random)
        self.taken.append(time.process_time() - begun)
        return action


def measure(game: Game, seats: int, strength: str) -> list[float]:
    """Let bots of one strength play games, and return the seconds of each decision, sorted."""
    taken: list[float] = []
    makers = (lambda: Timed(game.bot(strength), taken),) * seats
    options = read_options(game.options, OPTIONS.get(game.name, ()))
    begun, number = time.monotonic(), 0
    while time.monotonic() - begun < SECONDS:
        play_game(game, makers, options, 1, number)
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
