"""A skirmish of Sicherman's War, against exact chances found one question after another."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from fractions import Fraction
from functools import cache
from itertools import permutations

import pytest

from audiogame.games.sichermans_war.deck import deck, strength
from audiogame.games.sichermans_war.search.dice_sets import SETS, THROWN
from audiogame.games.sichermans_war.search.duel import Duel, duel_of_war
from audiogame.games.sichermans_war.search.pairs import STEP

Chances = tuple[Fraction, Fraction]
"""Chances to win a skirmish, and that it is a tie."""


def half(chances: Chances) -> Fraction:
    """Return the expected result: a tie counts one half."""
    return chances[0] + chances[1] / 2


def mean(all_chances: list[tuple[int, Chances]]) -> Chances:
    """Return the weighted average of chances."""
    every = sum(ways for ways, _ in all_chances)
    win, tie = (sum(ways * each[part] for ways, each in all_chances) for part in (0, 1))
    return Fraction(win, every), Fraction(tie, every)


@cache
def gaps_of_reinforcements() -> Counter[int]:
    cards = [strength(card) for card in deck(2, jokers=False)]
    return Counter(one - other for one, other in permutations(cards, 2))


@cache
def skirmish(gap: int, mine: int, theirs: int, reserves: int, own: bool, passed: bool) -> Chances:
    """Return the chances of best play, one question after another; of equals the first is taken.

    Args:
        gap: own total less the other's.
        mine, theirs: the dice left.
        own: whether the own seat is asked.
        passed: whether the other seat has passed in this tie.
    """
    found = [passing(gap, mine, theirs, reserves, own, passed)]
    for _, left, faces in THROWN[mine if own else theirs]:
        dice = (left, theirs) if own else (mine, left)
        step = 1 if own else -1
        found.append(mean([(1, after(gap + step * face, *dice, reserves, own)) for face in faces]))
    return max(found, key=half) if own else min(found, key=half)


def passing(gap: int, mine: int, theirs: int, reserves: int, own: bool, passed: bool) -> Chances:
    if gap:
        return Fraction(gap > 0), Fraction(0)
    return (
        standing(mine, theirs, reserves)
        if passed
        else skirmish(0, mine, theirs, reserves, not own, True)
    )


def after(gap: int, mine: int, theirs: int, reserves: int, own: bool) -> Chances:
    """Return the chances after a roll: the seat behind is asked, in a tie the other."""
    asked = gap < 0 or (gap == 0 and not own)
    return skirmish(gap, mine, theirs, reserves, asked, False)


def standing(mine: int, theirs: int, reserves: int) -> Chances:
    """Return the chances in a tie that both leave unbroken."""
    if not reserves:
        return Fraction(0), Fraction(1)
    left = reserves - 1
    return mean(
        [
            (ways, after(gap, mine, theirs, left, own=True))
            if gap or not left
            else (ways, standing(mine, theirs, left))
            for gap, ways in gaps_of_reinforcements().items()
        ]
    )


GAPS = (0, 1, 2, 3, 5, 8, 12, 17, 18, 40)


@cache
def of_itself(reserves: int) -> Duel:
    """Return a skirmish in which only winning it counts, with reinforcements of a full deck."""
    return Duel(
        worth=lambda mine, theirs, left, gain: ((gain > 0) - (gain < 0) + 1) / 2,
        pairs=((0, tuple(gaps_of_reinforcements().items())),),
        reserves=reserves,
        depth=reserves,
    )


@cache
def last_of_war(reserves: int) -> Duel:
    """Return the last skirmish of an even war, in which only winning it counts, too."""
    return duel_of_war(False, 4, 5, 0, deck(2, False), reserves)


@pytest.mark.parametrize(
    ("duel", "reserves"),
    [*((of_itself, left) for left in (0, 1, 3)), (last_of_war, 0), (last_of_war, 1)],
)
@pytest.mark.parametrize("mine", SETS)
@pytest.mark.parametrize("theirs", SETS)
def test_the_worth_of_a_choice_is_that_of_all_faces(
    duel: Callable[[int], Duel], mine: int, theirs: int, reserves: int
) -> None:
    """Whatever is chosen; a pass comes first among equals."""
    for behind in GAPS:
        passed, *rolled = duel(reserves).choices(mine, theirs, -behind, STEP, True)
        right = [passing(-behind, mine, theirs, reserves, True, False)]
        for die, (name, left, faces) in zip(rolled, THROWN[mine], strict=True):
            assert die.die is name
            rolls = [(1, after(face - behind, left, theirs, reserves, True)) for face in faces]
            right.append(mean(rolls))
        assert passed.die is None
        found = [passed.value, *(one.value for one in rolled)]
        assert found == pytest.approx([float(half(one)) for one in right], abs=1e-12)
