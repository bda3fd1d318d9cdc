"""What each choice of the seat that is asked is worth, with two seats or four."""

from __future__ import annotations

from audiogame.games.sichermans_war.dice_sets import dice_set
from audiogame.games.sichermans_war.duel import Choice, Duel
from audiogame.games.sichermans_war.rules import SichermansWar
from audiogame.rules.state import Seat


def choices(war: SichermansWar, seat: Seat) -> tuple[Choice, ...]:
    """Return what the asked seat may do, the best first; of equals, to pass and the first die.

    Args:
        war: as the seat sees it.
        seat: who is asked.
    """
    found = _duel(war, seat)
    return tuple(sorted(found, key=lambda choice: -choice.value))


def duel_of(war: SichermansWar, seat: Seat) -> Duel:
    """Return the search of the present skirmish of a war with two seats."""
    return Duel(
        jokers=war.options.jokers == "on",
        battle=war.battle,
        number=war.number,
        lead=war.points[seat] - war.points[1 - seat],
        unseen=war.unseen,
        reserves=war.reserves[seat],
    )


def _duel(war: SichermansWar, seat: Seat) -> tuple[Choice, ...]:
    skirmish, other = war.skirmish, 1 - seat
    return duel_of(war, seat).choices(
        mine=dice_set(war.dice[seat]),
        theirs=dice_set(war.dice[other]),
        gap=skirmish.totals[seat] - skirmish.totals[other],
        stake=skirmish.stake[1],
        may_answer=other not in skirmish.passed,
    )
