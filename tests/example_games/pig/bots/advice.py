"""Advice in Pig: to roll or to hold, and what the roll brings on average."""

from __future__ import annotations

from random import Random

from audiogame.rules.game import Advice, Adviser
from audiogame.rules.state import Event, Seat
from audiogame.rules.valuation import Unit, Valuation

from ..rules import Hold, Pig, RollDie
from .skilled import best, weighed

ROUGH = 1.0
"""Noise of the values in points: they look one roll ahead."""


class RollAdvised(Event):
    """To roll is best: `at_stake` points are not yet too many to risk."""

    at_stake: int


class HoldAdvised(Event):
    """To hold is best: with `at_stake` points the score is `score` then."""

    at_stake: int
    score: int


class Instead(Event):
    """The result of the other choice: `points` are safe, or may be lost."""

    rolling: bool
    points: int


class Advisor(Adviser[Pig]):
    """Advises the choice of the skilled bot."""

    def weigh(self, view: Pig, seat: Seat, random: Random) -> Valuation:
        return Valuation(weighed(view, seat), Unit.POINTS, error=ROUGH)

    def advise(self, view: Pig, seat: Seat, random: Random) -> Advice:
        action, at_stake = best(view, seat), view.at_stake
        score = view.scores[seat] + at_stake
        if action == Hold():
            return Advice(action, (HoldAdvised(at_stake, score),), (Instead(True, at_stake),))
        others = (Instead(False, score),) if at_stake else ()
        return Advice(RollDie(), (RollAdvised(at_stake),), others)
