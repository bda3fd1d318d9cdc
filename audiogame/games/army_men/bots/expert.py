"""An expert bot for Army Men Dice War: nobody who plays best gains anything on it."""

from __future__ import annotations

from random import Random

from audiogame.games.army_men.rules import ArmyMen
from audiogame.games.army_men.search.prospects import ranked
from audiogame.rules.state import Action, Event, Seat, State


class General:
    """Sets aside what leaves the greatest chance to win the campaign, a draw counted half.

    The chance is exact to six digits, for best play by both seats to the end of the last game.
    """

    def hear(self, event: Event) -> None:
        pass

    def choose(self, view: State, seat: Seat, random: Random) -> Action:
        assert isinstance(view, ArmyMen)
        return ranked(view, seat)[0]
