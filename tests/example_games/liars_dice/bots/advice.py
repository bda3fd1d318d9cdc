"""Advice in Liar's Dice: the likeliest choice, and what others are worth."""

from __future__ import annotations

from fractions import Fraction
from random import Random

from audiogame.rules.game import Advice, Adviser
from audiogame.rules.state import Action, Event, Seat
from audiogame.rules.valuation import ChoiceValue, Unit, Valuation, percent

from ..events import Claim
from ..rules import Bid, LiarsDice
from .skilled import weighed

ROUGH = 0.1
"""Noise of the values in dice: what a bid tells the others is not counted."""


class BidAdvised(Event):
    """This bid is best: it is right in `percent` of all cases."""

    claim: Claim
    percent: int


class ChallengeAdvised(Event):
    """To challenge is best: the bid fails in `percent` of all cases."""

    percent: int


class BidInstead(Event):
    """The best bid beside the advice, and its chance in `percent`."""

    claim: Claim
    percent: int


class ChallengeInstead(Event):
    """The chance of a challenge beside the advice, in `percent`."""

    percent: int


class Advisor(Adviser[LiarsDice]):
    """Advises the likeliest choice; of equal bids the highest, which others cannot raise far."""

    def weigh(self, view: LiarsDice, seat: Seat, random: Random) -> Valuation:
        choices = [ChoiceValue(action, float(likely)) for likely, action in weighed(view, seat)]
        return Valuation(tuple(choices), Unit.POINTS, error=ROUGH)

    def advise(self, view: LiarsDice, seat: Seat, random: Random) -> Advice:
        choices = weighed(view, seat)
        best = choices[0][0]
        action = [one for likely, one in choices if likely == best][-1]
        others = [one for one in choices if isinstance(one[1], Bid) != isinstance(action, Bid)]
        instead = tuple(_told(one, likely, False) for likely, one in others[:1])
        return Advice(action, (_told(action, best, True),), instead)


def _told(action: Action, likely: Fraction, best: bool) -> Event:
    """Return the event that tells a choice with its chance."""
    if isinstance(action, Bid):
        claim = Claim(action.count, action.face)
        return (BidAdvised if best else BidInstead)(claim, percent(likely))
    return (ChallengeAdvised if best else ChallengeInstead)(percent(likely))
