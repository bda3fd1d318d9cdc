"""Players of reference for Army Men Dice War."""

from __future__ import annotations

from random import Random

from audiogame.games.army_men.choices import DICE, SetAside
from audiogame.games.army_men.pips import score
from audiogame.games.army_men.rounds import MOST_POINTS, aside_of
from audiogame.games.army_men.rules import ArmyMen
from audiogame.games.army_men.turns import Turn
from audiogame.rules.state import Action, Event, Seat, State

FEWEST_POINTS = Turn([-float(points) for points in range(MOST_POINTS * DICE)])


class RandomDice:
    """Takes each legal action equally often."""

    def hear(self, event: Event) -> None:
        pass

    def choose(self, view: State, seat: Seat, random: Random) -> Action:
        return random.choice(view.legal_actions(seat))


class LowestDie(RandomDice):
    """Always sets aside the lowest die alone."""

    def choose(self, view: State, seat: Seat, random: Random) -> Action:
        return SetAside((1,))


class FewestPoints(RandomDice):
    """Sets aside what makes the expected score of its own turn the smallest."""

    def choose(self, view: State, seat: Seat, random: Random) -> Action:
        assert isinstance(view, ArmyMen)
        choices = [action for action in view.legal_actions(seat) if isinstance(action, SetAside)]

        def fewest(action: SetAside) -> float:
            count, points = aside_of(view, action)
            return FEWEST_POINTS.value(len(view.dice) - count, score(view.aside) + points)

        return max(choices, key=fewest)
