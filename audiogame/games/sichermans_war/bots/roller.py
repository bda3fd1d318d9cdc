"""What all bots for Sicherman's War have in common: piles are alike, a die is rolled or not."""

from __future__ import annotations

from abc import abstractmethod
from random import Random

from audiogame.games.sichermans_war.rules import PASS, ROLLS, Roll, SichermansWar
from audiogame.games.sichermans_war.sicherman_dice import Die
from audiogame.rules.game import Bot
from audiogame.rules.state import Action, Seat


class Roller(Bot[SichermansWar]):
    """Takes piles on a whim, as nobody knows what lies in them, and thinks about its dice."""

    def choose(self, view: SichermansWar, seat: Seat, random: Random) -> Action:
        """Choose a pile by luck, and otherwise the die that the bot wants to roll, if any."""
        legal = view.legal_actions(seat)
        if not isinstance(legal[0], Roll):
            return random.choice(legal)
        die = self.die(view, seat, random)
        return PASS if die is None else ROLLS[die]

    @abstractmethod
    def die(self, view: SichermansWar, seat: Seat, random: Random) -> Die | None:
        """Return the die of the asked seat to roll, None to pass; arguments as in `choose`."""
