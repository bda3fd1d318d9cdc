"""The casual bot, which stays or folds by chance."""

from __future__ import annotations

from random import Random

from audiogame.rules.game import Bot
from audiogame.rules.state import Action, Seat

from ..rules import BeatTheBank


class Fickle(Bot[BeatTheBank]):
    """Chooses by chance."""

    def choose(self, view: BeatTheBank, seat: Seat, random: Random) -> Action:
        return random.choice(view.legal_actions(seat))
