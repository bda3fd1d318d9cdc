"""Why one choice is better than another: does it stay so when a cause is taken away?"""

from __future__ import annotations

from enum import Enum

from audiogame.games.sichermans_war.rules import SKIRMISHES, SichermansWar
from audiogame.games.sichermans_war.search.prospects import Prospect, choices
from audiogame.games.sichermans_war.sicherman_dice import FACES
from audiogame.rules.odds import percent
from audiogame.rules.state import Seat
from audiogame.rules.value import replace


class Reason(Enum):
    """What speaks for the best choice, beside the second best."""

    HOPELESS = "hopeless"
    """No dice catch up, and a pass keeps them."""
    SKIRMISH = "skirmish"
    """It wins this skirmish more often."""
    SPARES = "spares"
    """It keeps dice for the skirmishes left in this battle."""
    SCORE = "score"
    """The score of the war wants it."""
    DENIES = "denies"
    """It lets others win this skirmish less often."""
    NEAR = "near"
    """It is better by less than is told."""


def reason(war: SichermansWar, seat: Seat, best: Prospect, second: Prospect) -> Reason:
    """Say what speaks for the best choice beside the second best."""
    most = sum([max(FACES[die]) for die in war.dice[seat]])
    if best.die is None and most < war.skirmish.gap(seat):
        return Reason.HOPELESS
    if percent(best.war) == percent(second.war):
        return Reason.NEAR
    last = lead(replace(war, number=SKIRMISHES), seat, best, second)
    if last <= 0:
        return Reason.SPARES
    if lead(replace(war, points=(0,) * war.seats), seat, best, second) <= 0:
        return Reason.SCORE
    if best.skirmish > second.skirmish:
        return Reason.SKIRMISH
    return Reason.SPARES if best.war - second.war > last else Reason.DENIES


def lead(war: SichermansWar, seat: Seat, best: Prospect, second: Prospect) -> float:
    """Return how much more a choice than another wins the war, from a state like its own."""
    values = {choice.die: choice.value for choice in choices(war, seat, (best.die, second.die))}
    return values[best.die] - values[second.die]
