"""The casual bot, which plays any card."""

from __future__ import annotations

from random import Random

from audiogame.rules.game import Bot
from audiogame.rules.state import Action, Seat

from ..rules import Knock, LittleWhist


class Fickle(Bot[LittleWhist]):
    """Chooses by chance, and knocks every other time."""

    def choose(self, view: LittleWhist, seat: Seat, random: Random) -> Action:
        return random.choice(view.legal_actions(seat))

    def answer(self, view: LittleWhist, seat: Seat, random: Random) -> Action | None:
        return Knock() if random.random() < 0.5 else None
