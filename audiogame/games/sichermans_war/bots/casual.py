"""A bot for Sicherman's War: it rolls when the chance to overtake is worth the die."""

from __future__ import annotations

from random import Random

from audiogame.games.sichermans_war.rules import PASS, ROLLS, SKIRMISHES, Roll, SichermansWar
from audiogame.games.sichermans_war.sicherman_dice import FACES, Die
from audiogame.rules.state import Action, Event, Seat, State


class Skirmisher:
    """Rolls when it trails or ties and is likely enough to lead; saves its dice otherwise.

    The more points are at stake, and the fewer skirmishes are left for its dice, the smaller a
    chance it takes.  Piles it takes on a whim: nobody knows what lies in them.
    """

    def hear(self, event: Event) -> None:
        pass

    def choose(self, view: State, seat: Seat, random: Random) -> Action:
        assert isinstance(view, SichermansWar)
        legal = view.legal_actions(seat)
        if not isinstance(legal[0], Roll):
            return random.choice(legal)
        dice, gap = view.dice[seat], view.skirmish.best - view.skirmish.totals[seat]
        die = max(dice, key=lambda die: (_chance(die, gap), -sum(FACES[die])))
        if sum(max(FACES[die]) for die in dice) < gap:
            return PASS
        left = SKIRMISHES - view.number
        wanted = 0.9 - view.skirmish.stake[1] / 80 - (len(dice) > left) * 0.3
        if left == 0:  # dice come back after the battle: what is not rolled now is wasted
            wanted = 0
        return ROLLS[die] if _chance(die, gap) >= wanted else PASS


def _chance(die: Die, gap: int) -> float:
    """Return the chance that a roll leads; a tie counts half."""
    return sum((face > gap) + (face == gap) / 2 for face in FACES[die]) / 6
