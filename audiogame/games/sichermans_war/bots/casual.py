"""A bot for Sicherman's War: it rolls when the chance to overtake is worth the die."""

from __future__ import annotations

from random import Random

from audiogame.games.sichermans_war.bots.roller import Roller
from audiogame.games.sichermans_war.rules import SKIRMISHES, SichermansWar
from audiogame.games.sichermans_war.search.dice_sets import chance_to_lead
from audiogame.games.sichermans_war.sicherman_dice import FACES, Die
from audiogame.rules.state import Seat


class Skirmisher(Roller):
    """Rolls when it trails or ties and is likely enough to lead; saves its dice otherwise.

    The more points are at stake, and the fewer skirmishes are left for its dice, the smaller a
    chance it takes.
    """

    def die(self, view: SichermansWar, seat: Seat, random: Random) -> Die | None:
        """Return the die that is likeliest to lead, if that is likely enough."""
        dice, gap = view.dice[seat], view.skirmish.gap(seat)
        if sum(max(FACES[die]) for die in dice) < gap:
            return None
        chance, _, best = max(
            [(chance_to_lead(FACES[die], gap), -sum(FACES[die]), die) for die in dice],
            key=lambda choice: choice[:2],
        )
        left = SKIRMISHES - view.number
        wanted = 0.9 - view.skirmish.stake[1] / 80 - (len(dice) > left) * 0.3
        if left == 0:  # dice come back after the battle: a die that is not rolled now is wasted
            wanted = 0
        return best if chance >= wanted else None
