"""The casual bot of Liar's Dice, which raises a little, and believes what it likes."""

from __future__ import annotations

from random import Random

from audiogame.rules.game import Bot
from audiogame.rules.state import Action, Seat

from ..rules import Bid, Challenge, LiarsDice

NEAR = 6
"""Raises that it thinks of."""


class Bold(Bot[LiarsDice]):
    """Challenges the likelier the more dice are bid, and raises a little else."""

    def choose(self, view: LiarsDice, seat: Seat, random: Random) -> Action:
        raises = [one for one in view.legal_actions(seat) if isinstance(one, Bid)]
        bid = view.bid
        if bid is not None and (not raises or random.random() < (bid.claim.count / view.dice) ** 2):
            return Challenge()
        return random.choice(raises[:NEAR])
