"""A skilled bot for Sicherman's War: it weighs the points at stake against the price of a die."""

from __future__ import annotations

from random import Random

from audiogame.games.sichermans_war.actions import PASS, ROLLS, Roll
from audiogame.games.sichermans_war.dice import FACES, Die
from audiogame.games.sichermans_war.rules import SKIRMISHES, SichermansWar
from audiogame.rules.state import Action, Event, Seat, State

PRICE, PRICE_EACH = 2.0, 1.5
"""Points that a standard die is worth, and more for each skirmish of the battle still to come."""


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
        stake, left = view.skirmish.stake[1], SKIRMISHES - view.number
        profits = {
            die: chance_to_lead(die, gap) * stake - price(die, left) for die in view.dice[seat]
        }
        best = max(profits, key=lambda die: profits[die])
        return ROLLS[best] if profits[best] > 0 else PASS


def price(die: Die, left: int) -> float:
    """Return what a die is worth with so many skirmishes of the battle still to come.

    It is in proportion to the sum of its faces, and nothing when it could not be used any more.
    """
    usual = PRICE + PRICE_EACH * left if left else 0.0
    return usual * sum(FACES[die]) / sum(FACES[Die.STANDARD])


def chance_to_lead(die: Die, gap: int) -> float:
    """Return the chance that a roll leads; a tie counts half."""
    faces = FACES[die]
    return sum([(face > gap) + (face == gap) / 2 for face in faces]) / len(faces)
