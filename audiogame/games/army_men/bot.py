"""A bot for Army Men Dice War that keeps the low dice."""

from __future__ import annotations

from random import Random

from audiogame.games.army_men.choices import SetAside
from audiogame.games.army_men.rules import ArmyMen
from audiogame.rules.state import Action, Event, Seat, State

LOW = 2
"""A second die up to this face is kept while more than two dice are rolled."""
LOW_OF_TWO = 3
"""The same of the last two dice: a die rolled alone comes to 3 and a third."""


class Sergeant:
    """Keeps the lowest die of each roll, and the second lowest where it is low as well."""

    def hear(self, event: Event) -> None:
        pass

    def choose(self, view: State, seat: Seat, random: Random) -> Action:
        assert isinstance(view, ArmyMen)
        dice = view.dice
        low = LOW_OF_TWO if len(dice) == 2 else LOW
        return SetAside((1, 2)) if len(dice) > 1 and dice[1] <= low else SetAside((1,))
