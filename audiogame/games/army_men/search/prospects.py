"""Worth of each choice of the seat in turn."""

from __future__ import annotations

from functools import lru_cache
from math import fsum

from audiogame.games.army_men.rules import CHOICES, ArmyMen, SetAside
from audiogame.games.army_men.scores import score
from audiogame.games.army_men.search.rounds import chances_of_round, turn_of
from audiogame.games.army_men.search.turns import FEWEST, BestTurn
from audiogame.rules.state import Seat
from audiogame.rules.value import Value

Faces = tuple[int, ...]


class Prospect(Value):
    """Worth of a choice.

    Args:
        action: the choice.
        share: the chance to win the game or the campaign, a draw counted half.
        points: the expected score of this turn.
        spread: how far scores lie from it, as a standard deviation in points.
        wins: the chance to win this round.
        loses: the chance that the other seat wins it.
    """

    action: SetAside
    share: float
    points: float
    spread: float
    wins: float
    loses: float


def choices(state: ArmyMen) -> tuple[SetAside, ...]:
    """Return the choices of the seat in turn; of equal dice, the first ones only."""
    by_faces: dict[Faces, SetAside] = {}
    for action in CHOICES[len(state.dice)]:
        by_faces.setdefault(state.chosen(action), action)
    return tuple(by_faces.values())


def worth(state: ArmyMen, turn: BestTurn[float], action: SetAside) -> float:
    """Return the worth of a choice in a turn, by the worth of its ends."""
    dice = state.chosen(action)
    return turn.value(len(state.dice) - len(dice), score(state.aside) + score(dice))


def ranked(state: ArmyMen) -> tuple[SetAside, ...]:
    """Return the choices of the seat in turn, the best chance to win first.

    Among equal chances, as when the war is decided, fewer points come first.
    """
    turn = turn_of(state)
    values = {
        action: (worth(state, turn, action), worth(state, FEWEST, action))
        for action in choices(state)
    }
    return tuple(sorted(values, key=values.__getitem__, reverse=True))


def prospects(state: ArmyMen, seat: Seat, most: int) -> tuple[Prospect, ...]:
    """Return the worth of choices of the seat in turn, in the order of `ranked`.

    Args:
        state: the state in which that seat has just rolled.
        seat: the seat in turn.
        most: maximum number of choices returned.
    """
    turn = turn_of(state)
    return tuple([_prospect(state, seat, turn, one) for one in ranked(state)[:most]])


def _prospect(state: ArmyMen, seat: Seat, turn: BestTurn[float], action: SetAside) -> Prospect:
    dice = state.chosen(action)
    ends = turn.spread(len(state.dice) - len(dice), score(state.aside) + score(dice))
    fates = _chances_of_round(state, seat)
    points = fsum([chance * end for end, chance in enumerate(ends)])
    squares = fsum([chance * (end - points) ** 2 for end, chance in enumerate(ends)])
    wins = fsum([chance * fate[0] for chance, fate in zip(ends, fates, strict=True)])
    loses = fsum([chance * fate[1] for chance, fate in zip(ends, fates, strict=True)])
    share = worth(state, turn, action)
    return Prospect(action, share, points, squares**0.5, wins, loses)


@lru_cache(maxsize=4)
def _chances_of_round(state: ArmyMen, seat: Seat) -> tuple[tuple[float, float], ...]:
    return chances_of_round(state, seat)
