"""The adviser of Auction, for whom ten chips are worth a point."""

from __future__ import annotations

from random import Random

from audiogame.rules.game import Advice, Adviser
from audiogame.rules.state import Action, Seat
from audiogame.rules.valuation import ChoiceValue, Unit, Valuation

from ..rules import Auction, Bid

CHIPS = 10
"""Chips that are worth a point."""


def _worth(view: Auction, action: Action) -> ChoiceValue:
    value = view.worth - action.chips / CHIPS if isinstance(action, Bid) else 0.0
    return ChoiceValue(action, value)


class Advisor(Adviser[Auction]):
    """Values a bid by what the lot is worth, and any bid that was made."""

    def weigh(self, view: Auction, seat: Seat, random: Random) -> Valuation:
        return Valuation(tuple(_worth(view, one) for one in view.legal_actions(seat)), Unit.POINTS)

    def compare(self, view: Auction, seat: Seat, action: Action, random: Random) -> Advice:
        actions = dict.fromkeys((*view.legal_actions(seat), action))
        valuation = Valuation(tuple(_worth(view, one) for one in actions), Unit.POINTS)
        return Advice(valuation.best.action, (), (), valuation)
