"""What each choice of the seat that is asked is worth, with two seats or four."""

from __future__ import annotations

from audiogame.games.sichermans_war.dice_sets import dice_set
from audiogame.games.sichermans_war.duel import Choice, Duel
from audiogame.games.sichermans_war.foresight import Foresight
from audiogame.games.sichermans_war.melee import Melee, Sets
from audiogame.games.sichermans_war.rules import BATTLES, SKIRMISHES, SichermansWar
from audiogame.games.sichermans_war.worth import expected, share, shipped
from audiogame.rules.state import Seat


def choices(war: SichermansWar, seat: Seat) -> tuple[Choice, ...]:
    """Return what the asked seat may do, the best first; of equals, to pass and the first die.

    Args:
        war: as the seat sees it.
        seat: who is asked.
    """
    found = _duel(war, seat) if war.seats == 2 else _melee(war, seat)
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


def _melee(war: SichermansWar, seat: Seat) -> tuple[Choice, ...]:
    skirmish, left = war.skirmish, SKIRMISHES - war.number
    melee = Melee(skirmish.contest, skirmish.stake[1], left, shipped())
    skirmishes = left + SKIRMISHES * (BATTLES - war.battle)
    known: dict[tuple[tuple[Seat, ...], float, Sets], float] = {}

    def value(winners: tuple[Seat, ...], stake: float, dice: Sets) -> float:
        """Return the own chance to win the war, each of the winners being as likely."""
        key = (winners, stake, dice)
        if key not in known:
            later = [expected(melee.worth, left, dice, other) for other in range(war.seats)]
            points = [won + more for won, more in zip(war.points, later, strict=True)]
            if not winners:
                known[key] = share(points, seat, skirmishes)
            else:
                shares = [
                    share([*points[:w], points[w] + stake, *points[w + 1 :]], seat, skirmishes)
                    for w in winners
                ]
                known[key] = sum(shares) / len(shares)
        return known[key]

    dice = tuple([dice_set(owned) for owned in war.dice])
    passed = sum([1 << other for other in skirmish.passed])
    search = Foresight(melee, seat, war.reserves, value)
    return search.options(skirmish.totals, dice, passed)
