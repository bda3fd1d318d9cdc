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
    """Return how many points the last of so many dice is going to cost its seat, roughly.

    Who keeps a die by winning a round has to roll it in every round to come.
    """
    return max(dice - FEWEST_DICE, 0)


class Quartermaster(Bot[ArmyMen]):
    """Has as few points as it can, and counts a die that it keeps against it, like points.

    A die that the other keeps counts for it.  It looks neither at the totals nor at what the other
    makes of its score: as the starter it expects that the other only wants few points.
    """

    def choose(self, view: ArmyMen, seat: Seat, random: Random) -> Action:
        other = 1 - seat
        turn = _turn(view.owned[seat], view.owned[other], view.scores[other])
        return max(choices(view), key=lambda action: worth(view, turn, action))


@cache
def _turn(own: int, other: int, against: int | None) -> BestTurn[float]:
    """Return a turn, its scores worth points that are saved.

    Args:
        own: dice of the seat in turn.
        other: dice of the other.
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
    """Return how likely each score is for who wants few points, with so many dice owned."""
    assert dice <= DICE, "nobody is given dice"
    return {end: chance for end, chance in enumerate(FEWEST.spread(dice - ANTE)) if chance}
