"""Common part of all bots for Sicherman's War: piles are alike, a die is rolled or not."""

from __future__ import annotations

from abc import abstractmethod
from random import Random

from audiogame.games.sichermans_war.rules import PASS, ROLLS, Roll, SichermansWar
from audiogame.games.sichermans_war.sicherman_dice import Die
from audiogame.rules.game import Bot
from audiogame.rules.state import Action, Seat


class Roller(Bot[SichermansWar]):
    """Takes piles at random, as their cards are unknown, and evaluates its dice."""

    def choose(self, view: SichermansWar, seat: Seat, random: Random) -> Action:
        """Choose a pile at random, and otherwise the die that the bot wants to roll, if any."""
        legal = view.legal_actions(seat)
        if not isinstance(legal[0], Roll):
            return random.choice(legal)
        die = self.die(view, seat, random)
        return PASS if die is None else ROLLS[die]

    @abstractmethod
    def die(self, view: SichermansWar, seat: Seat, random: Random) -> Die | None:
        """Return the die of the asked seat to roll, None to pass; arguments as in `choose`."""
