"""The skilled bot of Pig, which knows when another roll is worth its risk."""

from __future__ import annotations

from fractions import Fraction
from random import Random

from audiogame.rules.game import Bot
from audiogame.rules.state import Action, Seat
from audiogame.rules.valuation import ChoiceValue, Valuation

from ..rules import BAD, SIDES, Hold, Pig, RollDie


def gain(at_stake: int) -> Fraction:
    """Return the average points that one more roll gains."""
    return Fraction(sum(range(BAD + 1, SIDES + 1)) - at_stake, SIDES)


def weighed(view: Pig, seat: Seat) -> tuple[ChoiceValue, ...]:
    """Return the points that each choice brings on average; enough points are as good as more."""
    at_stake, score = view.at_stake, view.scores[seat]
    if not at_stake:
        return (ChoiceValue(RollDie(), float(gain(0))),)
    risked = at_stake + (score if view.options.ones == "everything" else 0)
    more = float(gain(risked))
    if score + at_stake >= view.options.target:
        more = min(more, 0.0)
    return ChoiceValue(Hold(), float(at_stake)), ChoiceValue(RollDie(), at_stake + more)


def best(view: Pig, seat: Seat) -> Action:
    """Return the better choice: hold to win, and once a roll costs more than it brings."""
    return Valuation(weighed(view, seat)).best.action


class Patient(Bot[Pig]):
    """Holds at 20, or with enough to win."""

    def choose(self, view: Pig, seat: Seat, random: Random) -> Action:
        return best(view, seat)
