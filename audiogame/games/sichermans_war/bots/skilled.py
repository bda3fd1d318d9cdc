"""A skilled bot for Sicherman's War: it weighs the points at stake against the price of dice."""

from __future__ import annotations

from math import fsum
from random import Random

from audiogame.games.sichermans_war.bots.roller import Roller
from audiogame.games.sichermans_war.rules import SKIRMISHES, SichermansWar
from audiogame.games.sichermans_war.search.dice_sets import SETS, THROWN, DiceSet, dice_set
from audiogame.games.sichermans_war.search.duel import Duel, choices_in
from audiogame.games.sichermans_war.search.melee import LEADS
from audiogame.games.sichermans_war.search.pairs import STEP
from audiogame.games.sichermans_war.sicherman_dice import FACES, Die
from audiogame.rules.state import Seat

PRICES: dict[Die, tuple[float, ...]] = {
    Die.STANDARD: (0.0, 7.2, 12.0, 15.4, 18.0),
    Die.LOW: (0.0, 5.2, 9.0, 12.0, 14.5),
    Die.HIGH: (0.0, 9.2, 14.6, 18.2, 21.0),
}
"""Points of lead that a die is worth with two seats, by skirmishes of the battle still to come.

They are averages of the exact tables of two seats in the first battles.
"""

LARGEST_LEAD = 1000.0
"""Points of lead beyond any that a skirmish makes, its dice included."""

PRICE, PRICE_EACH = 1.5, 1.2
"""With more seats: points of a standard die, and more for each skirmish still to come."""

ANSWERED = 0.5
"""With more seats: probability that a rival that could answer with its best die does so."""


class Reckoner(Roller):
    """Counts points: the stake, less the later worth of the dice in the battle.

    With two seats it searches the skirmish to its end.  With more it looks at one roll and one
    answer.  It knows neither the score of the war nor reinforcements.
    """

    def die(self, view: SichermansWar, seat: Seat, random: Random) -> Die | None:
        """Return the die that gains most points, None if a pass does."""
        return _searched(view, seat) if view.seats == 2 else _estimated(view, seat)


def points_duel(left: int) -> Duel:
    """Return a skirmish of two seats scored by points and prices of dice only.

    Args:
        left: skirmishes of the battle still to come.
    """
    prices = [fsum([PRICES[die][left] for die, _, _ in THROWN[dice]]) for dice in SETS]

    def worth(mine: DiceSet, theirs: DiceSet, reserves: int, gain: int) -> float:
        """Return the lead that is gained, on a scale from 0 to 1."""
        lead = gain * STEP + prices[mine] - prices[theirs]
        return 0.5 + lead / (2 * LARGEST_LEAD)

    return Duel(worth, pairs=(), reserves=0, depth=0)


def _searched(war: SichermansWar, seat: Seat) -> Die | None:
    found = choices_in(points_duel(SKIRMISHES - war.number), war, seat)
    return max(found, key=lambda choice: choice.value).die


def _estimated(war: SichermansWar, seat: Seat) -> Die | None:
    stake, left = war.skirmish.stake[1], SKIRMISHES - war.number
    profits = {die: stake * _chance(war, seat, die) - price(die, left) for die in war.dice[seat]}
    best = max(profits, key=lambda die: profits[die])
    return best if profits[best] > 0 else None


def _chance(war: SichermansWar, seat: Seat, die: Die) -> float:
    """Return the approximate chance that a roll leads and no rival answers it; a tie is half."""
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
    """Return the worth of a die to one of several seats, with `left` skirmishes still to come.

    It is proportional to the sum of its faces, and 0 when it could not be used any more.
    """
    usual = PRICE + PRICE_EACH * left if left else 0.0
    return usual * sum(FACES[die]) / sum(FACES[Die.STANDARD])
