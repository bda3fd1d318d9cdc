"""The casual bot, which writes anywhere."""

from __future__ import annotations

from random import Random

from audiogame.rules.game import Bot
from audiogame.rules.state import Action, Seat

from ..rules import Noughts


class Fickle(Bot[Noughts]):
    """Chooses by chance."""

    def choose(self, view: Noughts, seat: Seat, random: Random) -> Action:
        return random.choice(view.legal_actions(seat))
