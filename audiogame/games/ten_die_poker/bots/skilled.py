"""A skilled bot for 10-Die Poker: it knows the exact chances, and the price of a challenge."""

from __future__ import annotations

from random import Random

from audiogame.games.ten_die_poker.rules import Challenge, Fold, TenDiePoker
from audiogame.games.ten_die_poker.search.chances import likeliest
from audiogame.rules.game import Bot
from audiogame.rules.state import Action, Seat

NEEDED = 0.36
"""Chance that it requires: a third would break even without answers."""


class Reckoner(Bot[TenDiePoker]):
    """Rolls the pairs that are likeliest to beat the leader, if that is likely enough, or folds.

    It looks at one roll only: not at possible answers, nor at money or habits.
    """

    def choose(self, view: TenDiePoker, seat: Seat, random: Random) -> Action:
        if not view.can_pay(seat, view.price):
            return Fold()
        pairs, chance = likeliest(view.hand(seat), view.hand(view.leaders[0]).value)
        return Challenge(pairs) if chance >= NEEDED else Fold()
