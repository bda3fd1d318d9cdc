"""The casual bot, which bids a little more, or passes."""

from __future__ import annotations

from random import Random

from audiogame.rules.game import Bot
from audiogame.rules.state import Action, Seat

from ..rules import Auction, Bid, Pass


class Fickle(Bot[Auction]):
    """Bids up to ten more by chance, and passes half of the time."""

    def choose(self, view: Auction, seat: Seat, random: Random) -> Action:
        bounds = view.bounds(seat, Bid)
        if bounds is None or random.random() < 0.5:
            return Pass()
        low, most = bounds
        return Bid(random.randint(low, min(low + 9, most)))
