"""The skilled bot of Liar's Dice, which knows how likely each bid is."""

from __future__ import annotations

from fractions import Fraction
from random import Random

from audiogame.rules.game import Bot
from audiogame.rules.state import Action, Seat

from ..chances import chance
from ..events import Claim
from ..rules import Bid, Challenge, LiarsDice

CLOSE = Fraction(1, 20)
"""Chance that it gives away, so that its bids do not tell what it has."""


def weighed(view: LiarsDice, seat: Seat) -> tuple[tuple[Fraction, Action], ...]:
    """Return each choice with the chance that it costs no die, the best first."""
    found: list[tuple[Fraction, Action]] = []
    for action in view.legal_actions(seat):
        if isinstance(action, Bid):
            found.append((chance(view, seat, Claim(action.count, action.face)), action))
        elif view.bid is not None:
            found.append((1 - chance(view, seat, view.bid.claim), action))
    return tuple(sorted(found, key=lambda one: one[0], reverse=True))


class Careful(Bot[LiarsDice]):
    """Takes one of the likeliest choices, and of equal bids the highest."""

    def choose(self, view: LiarsDice, seat: Seat, random: Random) -> Action:
        choices = weighed(view, seat)
        best = choices[0][0]
        close = [action for likely, action in choices if likely >= best - CLOSE]
        if Challenge() in close and best < 1:
            return Challenge()
        return random.choice(close[-3:])
