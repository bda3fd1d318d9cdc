"""The casual bot of Pig, which rolls and holds at random."""

from __future__ import annotations

from random import Random

from audiogame.rules.game import Bot
from audiogame.rules.state import Action, Seat

from ..rules import Pig


class Fickle(Bot[Pig]):
    """Chooses at random."""

    def choose(self, view: Pig, seat: Seat, random: Random) -> Action:
        return random.choice(view.legal_actions(seat))
