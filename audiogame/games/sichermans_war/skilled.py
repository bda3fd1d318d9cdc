"""A skilled bot for Sicherman's War: it weighs the points at stake against the price of a die."""

from __future__ import annotations

from random import Random

from audiogame.games.sichermans_war.actions import PASS, ROLLS, Roll
from audiogame.games.sichermans_war.dice import FACES, Die
from audiogame.games.sichermans_war.rules import SKIRMISHES, SichermansWar
from audiogame.rules.state import Action, Event, Seat, State

PRICE = 4
"""Points that a die is worth for each skirmish of the battle that is still to come."""


class Reckoner:
    """Rolls the die with the best profit, if there is any: chance to lead times stake, less price.

    It looks at one roll only: not at the answer, nor at a second die, nor at the score.
    """

    def hear(self, event: Event) -> None:
        pass

    def choose(self, view: State, seat: Seat, random: Random) -> Action:
        assert isinstance(view, SichermansWar)
        legal = view.legal_actions(seat)
        if not isinstance(legal[0], Roll):
            return random.choice(legal)
        gap = view.skirmish.best - view.skirmish.totals[seat]
        stake, price = view.skirmish.stake[1], PRICE * (SKIRMISHES - view.number)
        best = max(view.dice[seat], key=lambda die: (chance_to_lead(die, gap), -sum(FACES[die])))
        return ROLLS[best] if chance_to_lead(best, gap) * stake > price else PASS


def chance_to_lead(die: Die, gap: int) -> float:
    """Return the chance that a roll leads; a tie counts half."""
    faces = FACES[die]
    return sum([(face > gap) + (face == gap) / 2 for face in faces]) / len(faces)
