"""A bot for 10-Die Poker: it challenges when the exact chance is worth the price."""

from __future__ import annotations

from random import Random

from audiogame.games.ten_die_poker.choices import Challenge, Fold
from audiogame.games.ten_die_poker.odds import chance_to_beat
from audiogame.games.ten_die_poker.rules import TenDiePoker
from audiogame.rules.state import Action, Event, Seat, State

MARGIN = 0.04
"""For each seat that may still challenge the new leader: leading does not win yet."""


class Challenger:
    """Re-rolls the pairs with the best chance to beat the leader, or folds."""

    def hear(self, event: Event) -> None:
        pass

    def choose(self, view: State, seat: Seat, random: Random) -> Action:
        assert isinstance(view, TenDiePoker)
        challenges = [one for one in view.legal_actions(seat) if isinstance(one, Challenge)]
        if not challenges:
            return Fold()
        hand, leader = view.hand(seat), view.hand(view.leaders[0]).value
        chances = {one: chance_to_beat(leader, hand, one.pairs) for one in challenges}
        best = max(challenges, key=lambda one: chances[one])
        even = view.price / (view.pot + view.price)
        others = len(view.playing) - 1
        return best if chances[best] > even + MARGIN * others else Fold()
