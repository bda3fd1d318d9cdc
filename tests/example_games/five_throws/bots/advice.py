"""Advice in Five Throws: what a throw has, and what another brings on average."""

from __future__ import annotations

from random import Random

from audiogame.rules.game import Advice, Adviser
from audiogame.rules.state import Event, Seat
from audiogame.rules.valuation import ChoiceValue, Unit, Valuation

from ..rules import EXPECTED, FiveThrows, Keep


class KeepAdvised(Event):
    """So many points are more than another throw brings on average."""

    points: int


class ThrowAdvised(Event):
    """Another throw brings more on average, or there is nothing else to do."""


class Advisor(Adviser[FiveThrows]):
    """Advises what brings more points on average."""

    def weigh(self, view: FiveThrows, seat: Seat, random: Random) -> Valuation:
        choices = tuple(
            ChoiceValue(one, view.points if one == Keep() else EXPECTED)
            for one in view.legal_actions(seat)
        )
        return Valuation(choices, Unit.POINTS)

    def advise(self, view: FiveThrows, seat: Seat, random: Random) -> Advice:
        action = self.weigh(view, seat, random).best.action
        told = KeepAdvised(view.points) if action == Keep() else ThrowAdvised()
        return Advice(action, (told,), ())
