"""Why one choice is better than another: does its lead remain when a cause is removed?"""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum

from audiogame.games.sichermans_war.rules import SKIRMISHES, SichermansWar
from audiogame.games.sichermans_war.search.prospects import Prospect, choices
from audiogame.games.sichermans_war.sicherman_dice import FACES, Die
from audiogame.rules.advice import first_true
from audiogame.rules.state import Seat
from audiogame.rules.value import replace


class Reason(Enum):
    """Cause that favours the best choice over another one."""

    HOPELESS = "hopeless"
    """No dice catch up, and a pass keeps them."""
    SKIRMISH = "skirmish"
    """Wins this skirmish more often."""
    SPARES = "spares"
    """Keeps dice for the skirmishes left in this battle."""
    SCORE = "score"
    """The score of the war requires it."""


def reason(war: SichermansWar, seat: Seat, best: Prospect, second: Prospect) -> Reason | None:
    """Return the main cause of the best choice over another one, if one can be named."""
    return first_true(_causes(war, seat, best, second))


def _causes(
    war: SichermansWar, seat: Seat, best: Prospect, second: Prospect
) -> Iterator[tuple[Reason, bool]]:
    """Yield each cause with whether its sentence is true."""
    yield Reason.HOPELESS, best.die is None and out_of_reach(war, seat)
    later = best.value - second.value
    spares = spared(best.die, second.die) and war.number < SKIRMISHES
    now = lead(replace(war, number=SKIRMISHES), seat, best, second) if spares else later
    yield Reason.SPARES, spares and now <= 0
    even = replace(war, points=(0,) * war.seats)
    yield Reason.SCORE, even.points != war.points and lead(even, seat, best, second) <= 0
    yield Reason.SKIRMISH, best.skirmish > second.skirmish
    yield Reason.SPARES, now < later


def out_of_reach(war: SichermansWar, seat: Seat) -> bool:
    """Return whether all dice of a seat together can neither lead nor tie."""
    return sum([max(FACES[die]) for die in war.dice[seat]]) < war.skirmish.gap(seat)


def spared(chosen: Die | None, instead: Die | None) -> bool:
    """Return whether a choice keeps the better dice: those whose faces add up to more.

    Args:
        chosen: the die that is rolled, None to pass.
        instead: the other choice.
    """
    return _pips(chosen) < _pips(instead)


def _pips(die: Die | None) -> int:
    return 0 if die is None else sum(FACES[die])


def lead(war: SichermansWar, seat: Seat, best: Prospect, second: Prospect) -> float:
    """Return by how much a choice's chance to win the war exceeds that of another one."""
    values = {choice.die: choice.value for choice in choices(war, seat)}
    return values[best.die] - values[second.die]
