"""How likely a bid is, for a seat that knows its own dice alone."""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from math import comb

from audiogame.rules.dice import PIPS
from audiogame.rules.state import Seat

from .events import Claim
from .rules import WILD, LiarsDice


@cache
def at_least(needed: int, dice: int, faces: int) -> Fraction:
    """Return the chance that so many dice or more show one of some faces.

    Args:
        needed: how many of them have to.
        dice: how many are not known.
        faces: how many faces of each die count.
    """
    hit = Fraction(faces, len(PIPS))
    ways = (
        comb(dice, hits) * hit**hits * (1 - hit) ** (dice - hits)
        for hits in range(max(needed, 0), dice + 1)
    )
    return sum(ways, Fraction(0))


def chance(view: LiarsDice, seat: Seat, claim: Claim) -> Fraction:
    """Return the chance that a bid is right, from the view of a seat."""
    own = view.cups[seat] or ()
    faces = 2 if view.wild and claim.face != WILD else 1
    return at_least(claim.count - view.counts(own, claim.face), view.dice - len(own), faces)
