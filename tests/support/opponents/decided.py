"""Golden decisions of bots at a known seed, to compare versions of Python and of the program.

From the top folder, with the folders `.` and `tests` on the path, after a change that is meant to
let bots decide otherwise:

    python -m opponents.decided > tests/support/opponents/decided.txt
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from itertools import product

from audiogame.rules.state import CHANCE
from audiogame.table.library import find_game
from audiogame.table.luck import Luck
from audiogame.table.record import move_line

TABLES = (
    ("army-men", 2, 40),
    ("scientific-war", 2, 40),
    ("scientific-war", 4, 24),
    ("sichermans-war", 2, 60),
    ("sichermans-war", 4, 24),
    ("ten-die-poker", 4, 60),
)
"""Games, seats, and number of decisions of each strength."""
STRENGTHS = ("skilled", "expert")


def decided(name: str, seats: int, most: int, strength: str) -> str:
    """Return the row of the decisions of bots of a strength at a table."""
    return f"{name} {seats} {strength}: {' '.join(_decisions(name, seats, strength, most))}"


def _decisions(name: str, seats: int, strength: str, most: int) -> Iterator[str]:
    game, luck = find_game(name), Luck("decided")
    state = game.new(seats, game.options())
    events = state.opening()
    bots = [game.bots[strength]() for _ in range(seats)]
    outcomes = decisions = 0
    while state.result is None and decisions < most:
        for event in events:
            for seat, bot in enumerate(bots):
                if (seen := event.seen_by(seat)) is not None:
                    bot.hear(seen)
        if state.chance is not None:
            state, events = state.apply(CHANCE, luck.outcome(outcomes, state.chance))
            outcomes += 1
            continue
        seat = state.actors[0]
        action = bots[seat].choose(state.seen_by(seat), seat, luck.stream(seat, decisions))
        yield move_line(seat, action).partition(" ")[2].replace(" ", "-")
        state, events = state.apply(seat, action)
        decisions += 1


if __name__ == "__main__":
    for table, strength in product(TABLES, STRENGTHS):
        sys.stdout.write(decided(*table, strength) + "\n")
