"""Why one choice is better than another: what is left of its lead when a cause is taken away.

The chance to win that a choice has more than another is parted into three: what the points of this
turn make, what the die makes that who wins the round keeps, and the rest, which is how widely the
scores spread.  Each of the first two is found by weighing both choices again without it.
"""

from __future__ import annotations

from enum import Enum

from audiogame.games.army_men.rules import ArmyMen
from audiogame.games.army_men.search.prospects import Prospect, worth
from audiogame.games.army_men.search.rounds import Round, round_of, turn_in
from audiogame.games.army_men.search.shares import FEWEST_DICE
from audiogame.rules.odds import percent
from audiogame.rules.state import Seat
from audiogame.rules.value import Value, replace


class Advantage(Enum):
    """What speaks for the best choice, beside the second best."""

    POINTS = "points"
    """It has fewer points in this turn."""
    DIE = "die"
    """It wins the round less often: who wins keeps a die, which costs points later."""
    OTHERS_DIE = "others-die"
    """It loses the round more often: then the other keeps a die, which costs it points later."""
    ROUND = "round"
    """It wins the round more often, which matters at these dice."""
    END = "end"
    """Who wins the round decides whether the game ends with it."""
    RISK = "risk"
    """It spreads more widely, and this score wants that."""
    CAUTION = "caution"
    """It spreads less widely, and this score wants that."""
    NEAR = "near"
    """It is better by less than is told."""


class Causes(Value):
    """What makes the lead of one choice over another, in shares of the win; they add up to it.

    Args:
        points: that it has fewer points.
        die: that who wins the round keeps a die.
        spread: how widely the scores spread.
    """

    points: float
    die: float
    spread: float


def causes(state: ArmyMen, seat: Seat, best: Prospect, second: Prospect) -> Causes:
    """Part the lead of a choice over another by its causes."""
    played = round_of(state)
    lead = best.share - second.share
    without_die = replace(played, kept=False)
    die = lead - (_share(state, without_die, best) - _share(state, without_die, second))
    fewer = second.points - best.points
    more = 1 if fewer > 0 else -1
    behind = replace(without_die, lead=played.lead + (more if seat == state.starter else -more))
    a_point = _share(state, without_die, best) - _share(state, behind, best)
    points = a_point * abs(fewer)
    return Causes(points, die, lead - points - die)


def reason(state: ArmyMen, seat: Seat, best: Prospect, second: Prospect) -> Advantage:
    """Say what speaks most for the best choice beside the second best."""
    if percent(best.share) == percent(second.share):
        return Advantage.NEAR
    found = causes(state, seat, best, second)
    spread = Advantage.RISK if best.spread > second.spread else Advantage.CAUTION
    told = [(found.spread, spread)]
    if round(best.points) <= round(second.points):
        told.append((found.points, Advantage.POINTS))
    if (die := _die(state, best, second)) is not None:
        told.append((found.die, die))
    return max(told, key=lambda one: one[0])[1]


def _die(state: ArmyMen, best: Prospect, second: Prospect) -> Advantage | None:
    """Return what is to be said of the die that a winner keeps; None if there is nothing."""
    if min(state.owned) == FEWEST_DICE:
        return Advantage.END
    if percent(best.wins) < percent(second.wins):
        return Advantage.DIE
    if percent(best.loses) > percent(second.loses):
        return Advantage.OTHERS_DIE
    return Advantage.ROUND if percent(best.wins) > percent(second.wins) else None


def _share(state: ArmyMen, played: Round, prospect: Prospect) -> float:
    """Return the chance to win after a choice, in another round than the one that is played."""
    return worth(state, turn_in(state, played), prospect.action)
