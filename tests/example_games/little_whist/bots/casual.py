"""The casual bot, which plays any card."""

from __future__ import annotations

from random import Random

from audiogame.rules.game import Bot
from audiogame.rules.state import Action, Seat

from ..rules import LittleWhist


class Fickle(Bot[LittleWhist]):
    """Chooses by chance."""

    def choose(self, view: LittleWhist, seat: Seat, random: Random) -> Action:
        return random.choice(view.legal_actions(seat))
