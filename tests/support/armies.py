"""Play turns of Army Men Dice War, with luck's outcomes written out."""

from __future__ import annotations

from fractions import Fraction

from audiogame.games.army_men.rules import ArmyMen, ArmyMenOptions, SetAside, start
from audiogame.rules.state import CHANCE, Event

EXPECTED = {
    1: Fraction(10, 3),
    2: Fraction(191, 36),
    3: Fraction(3295, 486),
    4: Fraction(1094965, 139968),
    5: Fraction(4674201305, 544195584),
}
"""By number of dice: the least expected points of a turn."""


def new(first: int = 0, games: int = 1) -> ArmyMen:
    """Return the first state of a campaign of 1 or 3 games, which a seat starts."""
    return start(2, ArmyMenOptions(first=first, campaign=games))


def turn(state: ArmyMen, *faces: int) -> tuple[ArmyMen, tuple[Event, ...]]:
    """Play a turn that ends with these dice: each roll shows those left, the lowest is taken."""
    told: tuple[Event, ...] = ()
    left = sorted(faces)
    while left:
        state, _ = state.apply(CHANCE, tuple(left))
        state, told = state.apply(state.actors[0], SetAside((1,)))
        del left[0]
    return state, told
