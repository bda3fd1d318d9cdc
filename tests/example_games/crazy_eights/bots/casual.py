"""The casual bot of Crazy Eights, which plays any card that fits."""

from __future__ import annotations

from random import Random

from audiogame.rules.game import Bot
from audiogame.rules.state import Action, Seat

from ..rules import CrazyEights, NameSuit, Play


class Careless(Bot[CrazyEights]):
    """Plays or names by chance, and draws where nothing fits."""

    def choose(self, view: CrazyEights, seat: Seat, random: Random) -> Action:
        legal = view.legal_actions(seat)
        plays = [one for one in legal if isinstance(one, (Play, NameSuit))]
        return random.choice(plays or legal)
