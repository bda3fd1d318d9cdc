"""A bot for Army Men Dice War that plays best."""

from __future__ import annotations

from random import Random

from audiogame.games.army_men.choices import SetAside
from audiogame.games.army_men.rounds import share_after
from audiogame.games.army_men.rules import ArmyMen
from audiogame.rules.state import Action, Event, Seat, State


class Expert:
    """Sets aside what leaves the greatest chance to win the campaign, a draw counted half."""

    def hear(self, event: Event) -> None:
        pass

    def choose(self, view: State, seat: Seat, random: Random) -> Action:
        assert isinstance(view, ArmyMen)
        choices = [action for action in view.legal_actions(seat) if isinstance(action, SetAside)]
        return max(choices, key=lambda action: share_after(view, action))
