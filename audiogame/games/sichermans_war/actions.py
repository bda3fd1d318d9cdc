"""What a seat may choose in Sicherman's War."""

from __future__ import annotations

from audiogame.games.sichermans_war.dice import ALL_DICE, Die
from audiogame.games.sichermans_war.questions import Task
from audiogame.rules.state import Action


class Pick(Action):
    """Take one of the piles that lie in the middle, counted from 1 in the row that is left."""

    pile: int


class SetAside(Action):
    """Keep one of the own piles as reinforcements."""

    pile: int


class Choose(Action):
    """Send one of the own piles into the next battle."""

    pile: int


class Roll(Action):
    die: Die


class Pass(Action):
    pass


MOST_PILES = 20
PILES: dict[Task, tuple[Action, ...]] = {
    Task.PICK: tuple([Pick(pile + 1) for pile in range(MOST_PILES)]),
    Task.SET_ASIDE: tuple([SetAside(pile + 1) for pile in range(MOST_PILES)]),
    Task.CHOOSE: tuple([Choose(pile + 1) for pile in range(MOST_PILES)]),
}
"""What may be done with the first, second ... of the piles in question."""
ROLLS = {die: Roll(die) for die in ALL_DICE}
PASS = Pass()
