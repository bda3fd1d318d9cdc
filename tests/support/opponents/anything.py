"""A random player, the baseline that every bot has to beat."""

from __future__ import annotations

from random import Random

from audiogame.rules.game import Bot
from audiogame.rules.state import Action, Seat, State


class Anything(Bot[State]):
    """Takes each legal action equally often, in any game."""

    def choose(self, view: State, seat: Seat, random: Random) -> Action:
        return random.choice(view.legal_actions(seat))
