"""A skilled bot for 10-Die Poker: it knows the exact chances, and what it takes to pay."""

from __future__ import annotations

from random import Random

from audiogame.games.ten_die_poker.rules import Challenge, Fold, TenDiePoker
from audiogame.games.ten_die_poker.search.chances import likeliest
from audiogame.rules.game import Bot
from audiogame.rules.state import Action, Seat

NEEDED = 0.36
"""A third would be even if nobody answered."""


class Reckoner(Bot[TenDiePoker]):
    """Rolls the pairs that are likeliest to beat the leader, if that is likely enough, or folds.

    It looks at one roll only: not at who may answer, nor at anybody's money or habits.
    """

    def choose(self, view: TenDiePoker, seat: Seat, random: Random) -> Action:
        if not view.can_pay(seat, view.price):
            return Fold()
        pairs, chance = likeliest(view.hand(seat), view.hand(view.leaders[0]).value)
        return Challenge(pairs) if chance >= NEEDED else Fold()
