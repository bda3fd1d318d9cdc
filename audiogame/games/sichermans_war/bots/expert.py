"""An expert bot for Sicherman's War: it chooses by the best chance to win the war."""

from __future__ import annotations

from random import Random

from audiogame.games.sichermans_war.bots.roller import Roller
from audiogame.games.sichermans_war.rules import SichermansWar
from audiogame.games.sichermans_war.search.prospects import choices
from audiogame.games.sichermans_war.sicherman_dice import Die
from audiogame.rules.state import Seat


class Strategist(Roller):
    """Searches the skirmish, with the later worth of the dice that it saves."""

    def die(self, view: SichermansWar, seat: Seat, random: Random) -> Die | None:
        """Return the die that gives the best chance to win the war, None to pass."""
        return choices(view, seat)[0].die
