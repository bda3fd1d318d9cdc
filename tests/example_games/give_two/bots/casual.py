"""The casual bot, which gives by chance."""

from __future__ import annotations

from random import Random

from audiogame.rules.game import Bot
from audiogame.rules.state import Action, Seat

from ..rules import Give, GiveTwo


class Fickle(Bot[GiveTwo]):
    """Gives any two cards."""

    def choose(self, view: GiveTwo, seat: Seat, random: Random) -> Action:
        return Give(tuple(random.sample(view.hands[seat] or (), 2)))
