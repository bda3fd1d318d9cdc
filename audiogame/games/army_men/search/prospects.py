"""Worth of each choice of the seat in turn."""

from __future__ import annotations

from math import fsum

from audiogame.games.army_men.rules import CHOICES, ArmyMen, SetAside
from audiogame.games.army_men.scores import score
from audiogame.games.army_men.search.rounds import chances_of_round, turn_of
from audiogame.games.army_men.search.turns import FEWEST, BestTurn
from audiogame.rules.state import Action, Seat
from audiogame.rules.valuation import ChoiceValue

Faces = tuple[int, ...]


class Prospect(ChoiceValue):
    """Worth of a choice: its value is the chance to win all games, a draw counted half.

    Args:
        points: the expected score of this turn.
        spread: how far scores lie from it, as a standard deviation in points.
        wins: the chance to win this round.
        loses: the chance that the other seat wins it.
    """

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


def worth(state: ArmyMen, turn: BestTurn[float], action: Action) -> float:
    """Return the worth of a choice in a turn, by the worth of its ends."""
    dice = state.chosen(action)
    return turn.value(len(state.dice) - len(dice), score(state.aside) + score(dice))


def ranked(state: ArmyMen) -> tuple[ChoiceValue, ...]:
    """Return the value of the choices of the seat in turn, the best chance to win first.

    Among equal chances, as when the war is decided, fewer points come first.
    """
    turn = turn_of(state)
    found = [
        (worth(state, turn, action), worth(state, FEWEST, action), action)
        for action in choices(state)
    ]
    found.sort(key=lambda one: one[:2], reverse=True)
    return tuple([ChoiceValue(action, value) for value, _, action in found])


def valued(state: ArmyMen) -> tuple[ChoiceValue, ...]:
    """Return the value of every choice of the seat in turn, also of equal dice."""
    by_faces = {state.chosen(one.action): one.value for one in ranked(state)}
    return tuple(
        [ChoiceValue(one, by_faces[state.chosen(one)]) for one in CHOICES[len(state.dice)]]
    )


def prospects(state: ArmyMen, seat: Seat, most: int) -> tuple[Prospect, ...]:
    """Return the worth of choices of the seat in turn, in the order of `ranked`.

    Args:
        state: the state in which that seat has just rolled.
        seat: the seat in turn.
        most: maximum number of choices returned.
    """
    turn = turn_of(state)
    return tuple([_prospect(state, seat, turn, one) for one in ranked(state)[:most]])


def _prospect(state: ArmyMen, seat: Seat, turn: BestTurn[float], choice: ChoiceValue) -> Prospect:
    dice = state.chosen(choice.action)
    ends = turn.spread(len(state.dice) - len(dice), score(state.aside) + score(dice))
    fates = chances_of_round(state, seat)
    points = fsum([chance * end for end, chance in enumerate(ends)])
    squares = fsum([chance * (end - points) ** 2 for end, chance in enumerate(ends)])
    wins = fsum([chance * fate[0] for chance, fate in zip(ends, fates, strict=True)])
    loses = fsum([chance * fate[1] for chance, fate in zip(ends, fates, strict=True)])
    return Prospect(choice.action, choice.value, points, squares**0.5, wins, loses)
