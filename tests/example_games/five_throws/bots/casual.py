"""The casual bot, which keeps a throw or not by chance."""

from __future__ import annotations

from random import Random

from audiogame.rules.game import Bot
from audiogame.rules.state import Action, Seat

from ..rules import FiveThrows


class Fickle(Bot[FiveThrows]):
    """Chooses at random."""

    def choose(self, view: FiveThrows, seat: Seat, random: Random) -> Action:
        return random.choice(view.legal_actions(seat))
