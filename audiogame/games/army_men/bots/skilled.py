"""A skilled bot for Army Men Dice War: it counts points, and the price of the dice it keeps."""

from __future__ import annotations

from functools import cache
from math import fsum
from random import Random

from audiogame.games.army_men.rules import ANTE, DICE, ArmyMen
from audiogame.games.army_men.search.prospects import choices, worth
from audiogame.games.army_men.search.shares import FEWEST_DICE
from audiogame.games.army_men.search.turns import FEWEST, MOST_POINTS, BestTurn
from audiogame.rules.game import Bot
from audiogame.rules.state import Action, Seat


def price(dice: int) -> int:
    """Return roughly the points that the last of `dice` dice will add in the rest of the game.

    A die kept by winning a round has to be rolled in every later round.
    """
    return max(dice - FEWEST_DICE, 0)


class Quartermaster(Bot[ArmyMen]):
    """Minimizes its points, with a price in points for each die that it keeps.

    A die that the other seat keeps counts in its favour.  It looks neither at the totals nor at the
    other's answer to its score: as the starter it assumes that the other only wants few points.
    """

    def choose(self, view: ArmyMen, seat: Seat, random: Random) -> Action:
        other = 1 - seat
        turn = _turn(view.owned[seat], view.owned[other], view.scores[other])
        return max(choices(view), key=lambda action: worth(view, turn, action))


@cache
def _turn(own: int, other: int, against: int | None) -> BestTurn[float]:
    """Return a turn whose scores are worth the points saved.

    Args:
        own: number of dice of the seat in turn.
        other: number of dice of the other.
        against: the other's score, None if it comes later.
    """
    ends = _few_points(other) if against is None else {against: 1.0}

    def saved(points: int) -> float:
        lost = fsum([chance for end, chance in ends.items() if points >= end])
        taken = fsum([chance for end, chance in ends.items() if points <= end])
        return price(own) * lost - price(other) * taken - points

    return BestTurn([saved(points) for points in range(MOST_POINTS * (own - ANTE) + 1)])


@cache
def _few_points(dice: int) -> dict[int, float]:
    """Return the chance of each score for a seat that wants few points, with `dice` dice owned."""
    assert dice <= DICE, "no seat owns more dice than at the start"
    return {end: chance for end, chance in enumerate(FEWEST.spread(dice - ANTE)) if chance}
