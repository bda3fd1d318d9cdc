"""Why one choice is better than another: the lead that is left when a cause is removed.

The lead of a choice's chance to win over another's has three parts: from the points of this turn,
from the die that the winner of the round keeps, and the rest, from how widely the scores spread.
Each of the first two is found by evaluating both choices again without it.
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
    """Cause that favours the best choice over another one."""

    POINTS = "points"
    """Has fewer points in this turn."""
    DIE = "die"
    """Wins the round less often: the winner keeps a die, which costs points later."""
    OTHERS_DIE = "others-die"
    """Loses the round more often: the other seat then keeps a die, which costs it points later."""
    ROUND = "round"
    """Wins the round more often, which matters with these numbers of dice."""
    END = "end"
    """The winner of the round decides whether the game ends with it."""
    RISK = "risk"
    """Has scores that spread more widely, which helps at these totals."""
    CAUTION = "caution"
    """Has scores that spread less widely, which helps at these totals."""


class Causes(Value):
    """Shares of the lead of one choice over another by cause; their sum is the lead.

    Args:
        points: from having fewer points.
        die: from the die that the winner of the round keeps.
        spread: from how widely the scores spread.
    """

    points: float
    die: float
    spread: float


def causes(state: ArmyMen, seat: Seat, best: Prospect, second: Prospect) -> Causes:
    """Split the lead of a choice over another by its causes."""
    played = round_of(state)
    lead = best.value - second.value
    without_die = replace(played, kept=False)
    die = lead - (_share(state, without_die, best) - _share(state, without_die, second))
    fewer = second.points - best.points
    more = 1 if fewer > 0 else -1
    behind = replace(without_die, lead=played.lead + (more if seat == state.starter else -more))
    a_point = _share(state, without_die, best) - _share(state, behind, best)
    points = a_point * abs(fewer)
    return Causes(points, die, lead - points - die)


def reason(state: ArmyMen, seat: Seat, best: Prospect, second: Prospect) -> Advantage | None:
    """Return the main cause of the best choice over another one, if one can be named."""
    return first_true(_strongest_first(state, seat, best, second))


def _strongest_first(
    state: ArmyMen, seat: Seat, best: Prospect, second: Prospect
) -> Iterator[tuple[Advantage, bool]]:
    """Yield each cause with whether its sentence is true, the one with most of the lead first."""
    found = causes(state, seat, best, second)
    parts = {"points": found.points, "die": found.die, "spread": found.spread}
    for part, lead in sorted(parts.items(), key=lambda one: -one[1]):
        if lead <= 0:
            return  # the cause favours the other choice
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
    """Yield the causes about the die that a winner keeps, the most telling first."""
    wins, loses = best.wins - second.wins, best.loses - second.loses
    # The seat with the fewest dice ends the game by losing one; of two equal seats one always does.
    yield Advantage.END, min(state.owned) == FEWEST_DICE < max(state.owned)
    yield Advantage.DIE, loses > 0 > wins
    yield Advantage.OTHERS_DIE, loses > 0
    yield Advantage.ROUND, wins > 0


def _is_wanted_by_the_score(state: ArmyMen, best: Prospect, second: Prospect) -> bool:
    """Return whether the lead of a choice vanishes if both seats have equal points."""
    even = replace(round_of(state), lead=0)
    return _share(state, even, best) <= _share(state, even, second)


def _share(state: ArmyMen, played: Round, prospect: Prospect) -> float:
    """Return the chance to win after a choice, in another round than the current one."""
    return worth(state, turn_in(state, played), prospect.action)
