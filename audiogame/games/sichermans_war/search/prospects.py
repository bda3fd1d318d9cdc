"""Worth of each choice of the seat that is asked, with two seats or four.

A search maximizes the chance to win the war.  The chance to win the skirmish that goes with it is
found by a second search, in which winning the skirmish is worth a little more: so little that no
choice changes, so that the gain divided by it is the chance.
"""

from __future__ import annotations

from functools import lru_cache
from math import fsum

from audiogame.games.sichermans_war.rules import (
    BATTLES,
    PASS,
    ROLLS,
    SKIRMISHES,
    Roll,
    SichermansWar,
)
from audiogame.games.sichermans_war.search.dice_sets import dice_set
from audiogame.games.sichermans_war.search.duel import Choice, choices_in, duel_of_war
from audiogame.games.sichermans_war.search.ending import solved
from audiogame.games.sichermans_war.search.foresight import Foresight
from audiogame.games.sichermans_war.search.melee import Melee, Sets
from audiogame.games.sichermans_war.search.worth import expected, share, shipped
from audiogame.games.sichermans_war.sicherman_dice import Die
from audiogame.rules.state import Action, Seat
from audiogame.rules.valuation import ChoiceValue, Valuation

TRIFLE = 1e-8
"""Extra worth of winning the skirmish in the second search."""

EARLY, LATE = 0.005, (0.005, 0.01, 0.02, 0.02, 0.02)
"""Noise of the difference between two choices with two seats, as a part of a win.

EARLY is before the last battle, LATE in it by the skirmishes that follow this one.  Nine of ten
costs are nearer to those that longer searches found exactly; before the last battle, to those with
the real cards left in place of an average of them.
"""
ROUGH = 0.01
"""The same with four seats."""


class Prospect(ChoiceValue):
    """Worth of a choice: its value is the chance to win the war, a stalemate shared.

    Args:
        skirmish: the chance to win this skirmish.
    """

    skirmish: float

    @property
    def die(self) -> Die | None:
        """The die that is rolled, None to pass."""
        return self.action.die if isinstance(self.action, Roll) else None


def choices(war: SichermansWar, seat: Seat) -> tuple[Choice, ...]:
    """Return the choices of the asked seat, the best first; of equals, to pass and the first die.

    Args:
        war: the state as the seat sees it.
        seat: the seat that is asked.
    """
    return tuple(sorted(_search(war, seat), key=lambda choice: -choice.value))


def prospects(war: SichermansWar, seat: Seat) -> tuple[Prospect, ...]:
    """Return the choices of the asked seat with both chances, in the order of `choices`."""
    more = {choice.die: choice.value for choice in _search(war, seat, TRIFLE)}
    found = []
    for choice in choices(war, seat):
        skirmish = (more[choice.die] - choice.value) / TRIFLE
        found.append(Prospect(_action(choice.die), choice.value, min(max(skirmish, 0.0), 1.0)))
    return tuple(found)


def valuation(war: SichermansWar, seat: Seat) -> Valuation:
    """Return the chance to win the war with each choice of the asked seat."""
    values = [ChoiceValue(_action(one.die), one.value) for one in choices(war, seat)]
    return Valuation(tuple(values), error=noise(war, seat))


def noise(war: SichermansWar, seat: Seat) -> float:
    """Return the noise of the difference between two choices, 0 where they are exact.

    With two seats that is where the rest of the war is solved; see `ending.py`.
    """
    if war.seats > 2:
        return ROUGH
    if solved(war, seat) is not None:
        return 0.0
    return LATE[SKIRMISHES - war.number] if war.battle == BATTLES else EARLY


def _action(die: Die | None) -> Action:
    return PASS if die is None else ROLLS[die]


def _search(war: SichermansWar, seat: Seat, bonus: float = 0.0) -> tuple[Choice, ...]:
    return _duel(war, seat, bonus) if war.seats == 2 else _melee(war, seat, bonus)


def _duel(war: SichermansWar, seat: Seat, bonus: float) -> tuple[Choice, ...]:
    exact = solved(war, seat)
    if exact is not None:
        return (solved(war, seat, bonus) or exact) if bonus else exact
    duel = duel_of_war(
        jokers=war.options.jokers == "on",
        battle=war.battle,
        number=war.number,
        lead=war.points[seat] - war.points[1 - seat],
        unseen=war.unseen,
        reserves=war.reserves[seat],
        bonus=bonus,
    )
    return choices_in(duel, war, seat)


@lru_cache(maxsize=4)
def _melee_of(contest: tuple[Seat, ...], stake: int, left: int) -> Melee:
    """Return the encoded skirmish, one for all searches of a decision, which share its caches."""
    return Melee(contest, stake, left, shipped())


def _melee(war: SichermansWar, seat: Seat, bonus: float) -> tuple[Choice, ...]:
    skirmish, left = war.skirmish, SKIRMISHES - war.number
    melee = _melee_of(skirmish.contest, skirmish.stake[1], left)
    skirmishes = left + SKIRMISHES * (BATTLES - war.battle)
    known: dict[tuple[tuple[Seat, ...], float, Sets], float] = {}

    def value(winners: tuple[Seat, ...], stake: float, dice: Sets) -> float:
        """Return the seat's chance to win the war, with each of the winners equally likely."""
        key = (winners, stake, dice)
        if key not in known:
            later = [expected(melee.worth, left, dice, other) for other in range(war.seats)]
            points = [won + more for won, more in zip(war.points, later, strict=True)]
            shares = []
            for winner in winners:
                after = points.copy()
                after[winner] += stake
                shares.append(share(after, seat, skirmishes) + bonus * (winner == seat))
            known[key] = fsum(shares) / len(shares) if shares else share(points, seat, skirmishes)
        return known[key]

    dice = tuple([dice_set(owned) for owned in war.dice])
    passed = sum([1 << other for other in skirmish.passed])
    search = Foresight(melee, seat, war.reserves, value)
    return search.choices(skirmish.totals, dice, passed)
