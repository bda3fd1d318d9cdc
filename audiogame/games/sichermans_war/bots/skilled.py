"""A skilled bot for Sicherman's War: it weighs the points at stake against the price of a die."""

from __future__ import annotations

from random import Random

from audiogame.games.sichermans_war.bots.roller import Roller
from audiogame.games.sichermans_war.rules import SKIRMISHES, SichermansWar
from audiogame.games.sichermans_war.search.dice_sets import dice_set
from audiogame.games.sichermans_war.search.melee import LEADS
from audiogame.games.sichermans_war.sicherman_dice import FACES, Die
from audiogame.rules.state import Seat

PRICE, PRICE_EACH = 1.5, 1.2
"""Points that a standard die is worth, and more for each skirmish of the battle still to come."""

ANSWERED = 0.5
"""How often a rival that could answer with its best die does so."""


class Reckoner(Roller):
    """Rolls the die with the best profit, if there is any: stake times chance to win, less price.

    It looks at one roll and one answer only: not at a second die of its own, nor at the score.
    """

    def die(self, view: SichermansWar, seat: Seat, random: Random) -> Die | None:
        """Return the die with the best profit, None if none has any."""
        stake, left = view.skirmish.stake[1], SKIRMISHES - view.number
        profits = {
            die: stake * _chance(view, seat, die) - price(die, left) for die in view.dice[seat]
        }
        best = max(profits, key=lambda die: profits[die])
        return best if profits[best] > 0 else None


def _chance(war: SichermansWar, seat: Seat, die: Die) -> float:
    """Return about the chance that a roll leads, and that no rival answers it; a tie is half."""
    skirmish = war.skirmish
    rivals = [other for other in skirmish.contest if other != seat]
    total = 0.0
    for face in FACES[die]:
        reached = skirmish.totals[seat] + face
        if reached == skirmish.best:
            total += 0.5
        elif reached > skirmish.best:
            stays = 1.0
            for other in rivals:
                answer = LEADS[dice_set(war.dice[other])][reached - skirmish.totals[other]]
                stays *= 1 - ANSWERED * answer
            total += stays
    return total / len(FACES[die])


def price(die: Die, left: int) -> float:
    """Return what a die is worth with so many skirmishes of the battle still to come.

    It is in proportion to the sum of its faces, and nothing when it could not be used any more.
    """
    usual = PRICE + PRICE_EACH * left if left else 0.0
    return usual * sum(FACES[die]) / sum(FACES[Die.STANDARD])
