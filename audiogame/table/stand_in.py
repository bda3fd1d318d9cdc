"""Who chooses for a bot that has failed."""

from __future__ import annotations

from random import Random

from audiogame.rules.game import Bot
from audiogame.rules.state import Action, Seat, State


class StandIn(Bot[State]):
    """Takes whatever is legal, by chance."""

    def choose(self, view: State, seat: Seat, random: Random) -> Action:
        return random.choice(view.legal_actions(seat))
