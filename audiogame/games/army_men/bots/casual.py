"""A casual bot for Army Men Dice War: it keeps the low dice, and now and then loses patience."""

from __future__ import annotations

from random import Random

from audiogame.games.army_men.rules import ArmyMen, SetAside
from audiogame.rules.game import Bot
from audiogame.rules.state import Action, Seat

LOW = 2
"""Highest face of a second die that is kept while more than two dice are rolled."""
LOW_OF_TWO = 3
"""The same for the last two dice: a die rolled alone averages 3 and a third."""
IMPATIENT = 4
"""Highest face that counts as low when it is impatient."""
IMPATIENCE = 0.25
"""Probability of being impatient."""


class Sergeant(Bot[ArmyMen]):
    """Keeps the lowest die of each roll, and the second lowest where it is low as well.

    It looks at the dice in front of it only, and one time in four it is too impatient to roll a
    middling die again.
    """

    def choose(self, view: ArmyMen, seat: Seat, random: Random) -> Action:
        dice = view.dice
        low = LOW_OF_TWO if len(dice) == 2 else LOW
        if random.random() < IMPATIENCE:
            low = IMPATIENT
        return SetAside((1, 2)) if len(dice) > 1 and dice[1] <= low else SetAside((1,))
