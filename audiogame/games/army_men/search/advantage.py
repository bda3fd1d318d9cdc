"""Why one choice is better than another: what is left of its lead when a cause is taken away.

The chance to win that a choice has more than another is parted into three: what the points of this
turn make, what the die makes that who wins the round keeps, and the rest, which is how widely the
scores spread.  Each of the first two is found by weighing both choices again without it.
"""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum

from audiogame.games.army_men.rules import ArmyMen
from audiogame.games.army_men.search.prospects import Prospect, worth
from audiogame.games.army_men.search.rounds import Round, round_of, turn_in
from audiogame.games.army_men.search.shares import FEWEST_DICE
from audiogame.rules.advice import first_true
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


def reason(state: ArmyMen, seat: Seat, best: Prospect, second: Prospect) -> Advantage | None:
    """Return what speaks most for the best choice beside the second best, if it can be named."""
    return first_true(_strongest_first(state, seat, best, second))


def _strongest_first(
    state: ArmyMen, seat: Seat, best: Prospect, second: Prospect
) -> Iterator[tuple[Advantage, bool]]:
    """Yield each cause with whether its sentence is true, what makes most of the lead first."""
    found = causes(state, seat, best, second)
    parts = {"points": found.points, "die": found.die, "spread": found.spread}
    for part, lead in sorted(parts.items(), key=lambda one: -one[1]):
        if lead <= 0:
            return  # it speaks against the choice
        match part:
            case "points":
                fewer = best.points < second.points
                yield Advantage.POINTS, fewer and round(best.points) <= round(second.points)
            case "die":
                yield from _die(state, best, second)
            case _:
                wanted = _is_wanted_by_the_score(state, best, second)
                yield Advantage.RISK, wanted and best.spread > second.spread
                yield Advantage.CAUTION, wanted and best.spread < second.spread


def _die(state: ArmyMen, best: Prospect, second: Prospect) -> Iterator[tuple[Advantage, bool]]:
    """Yield what may be said of the die that a winner keeps, the most telling first."""
    wins, loses = best.wins - second.wins, best.loses - second.loses
    # Whoever owns the fewest dice ends the game by losing one; of two such seats one always does.
    yield Advantage.END, min(state.owned) == FEWEST_DICE < max(state.owned)
    yield Advantage.DIE, loses > 0 > wins
    yield Advantage.OTHERS_DIE, loses > 0
    yield Advantage.ROUND, wins > 0


def _is_wanted_by_the_score(state: ArmyMen, best: Prospect, second: Prospect) -> bool:
    """Return whether the lead of a choice is gone where both seats have as many points."""
    even = replace(round_of(state), lead=0)
    return _share(state, even, best) <= _share(state, even, second)


def _share(state: ArmyMen, played: Round, prospect: Prospect) -> float:
    """Return the chance to win after a choice, in another round than the one that is played."""
    return worth(state, turn_in(state, played), prospect.action)
