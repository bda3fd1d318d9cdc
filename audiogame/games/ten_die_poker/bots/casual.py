"""A casual bot for 10-Die Poker: it plays by feeling, as people do at a kitchen table."""

from __future__ import annotations

from random import Random

from audiogame.games.ten_die_poker.hands import PAIRS, Hand, set_value
from audiogame.games.ten_die_poker.rules import Challenge, Fold, TenDiePoker
from audiogame.games.ten_die_poker.search.chances import chance_to_beat
from audiogame.rules.game import Bot
from audiogame.rules.state import Action, Seat

FAIR = 0.3
"""Chance that it requires, a little less than the price requires: it likes to roll."""

MISJUDGED = 0.15
"""Standard deviation of its misjudged chances."""


class Dreamer(Bot[TenDiePoker]):
    """Keeps the dice that its better set is named after, rolls the others, and guesses its chance.

    It sees only one colour at a time, misjudges chances, and never thinks of an answer.
    """

    def choose(self, view: TenDiePoker, seat: Seat, random: Random) -> Action:
        feeling = random.gauss(0, MISJUDGED)
        hand, leader = view.hand(seat), view.hand(view.leaders[0]).value
        pairs = rolled_by_habit(hand)
        if not pairs or not view.can_pay(seat, view.price):
            return Fold()
        chance = chance_to_beat(leader, hand, pairs)
        return Challenge(pairs) if chance > 0 and chance + feeling >= FAIR else Fold()


def rolled_by_habit(hand: Hand) -> tuple[int, ...]:
    """Return the positions of the pairs that the better set is not named after."""
    dice = hand.dice(hand.better)
    _category, faces = set_value(dice).named
    return tuple([place for place in range(1, PAIRS + 1) if dice[place - 1] not in faces])
