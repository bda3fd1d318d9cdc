"""An expert bot for Army Men Dice War, with best play, which no other play can beat."""

from __future__ import annotations

from random import Random

from audiogame.games.army_men.rules import ArmyMen
from audiogame.games.army_men.search.prospects import ranked
from audiogame.rules.game import Bot
from audiogame.rules.state import Action, Seat


class General(Bot[ArmyMen]):
    """Sets aside the dice that leave the greatest chance to win the campaign, a draw counted half.

    The chance is exact to six digits, for best play by both seats to the end of the last game.
    """

    def choose(self, view: ArmyMen, seat: Seat, random: Random) -> Action:
        return ranked(view)[0].action
