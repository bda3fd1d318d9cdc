"""The best play of one turn of Army Men, against enumeration of all rolls and choices."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from fractions import Fraction
from functools import cache
from itertools import product

import pytest
from armies import EXPECTED
from hypothesis import given, settings
from hypothesis import strategies as st

from audiogame.games.army_men.rules import CHOICES, SetAside
from audiogame.games.army_men.scores import score
from audiogame.games.army_men.search.turns import FEWEST, BestTurn
from audiogame.rules.dice import PIPS

MOST = 30
"""The highest score with five dice."""

Rolls = Counter[tuple[int, ...]]


@cache
def throws(dice: int) -> Rolls:
    """Count the throws by their faces."""
    return Counter(tuple(sorted(faces)) for faces in product(PIPS, repeat=dice))


def enumerated(
    dice: int, worth: Callable[[int], Fraction]
) -> tuple[Fraction, Callable[[int, int], Fraction]]:
    """Try every legal choice after every throw; return the value of a turn, and of its rests."""

    @cache
    def value(left: int, so_far: int) -> Fraction:
        if not left:
            return worth(so_far)
        total = Fraction(0)
        for faces, ways in throws(left).items():
            total += ways * max(after(faces, so_far, action) for action in CHOICES[left])
        return total / throws(left).total()

    def after(faces: tuple[int, ...], so_far: int, action: object) -> Fraction:
        assert isinstance(action, SetAside)
        kept = tuple(faces[position - 1] for position in action.dice)
        return value(len(faces) - len(kept), so_far + score(kept))

    return value(dice, 0), value


def exact(worth: Callable[[int], Fraction]) -> BestTurn[Fraction]:
    return BestTurn([worth(points) for points in range(MOST + 1)])


@pytest.mark.parametrize(
    ("dice", "points"),
    [*EXPECTED.items()],
)
def test_best_play_for_few_points_has_the_exact_expectation(dice: int, points: Fraction) -> None:
    """For each number of dice: by the program, by enumeration, and as a known fraction."""
    assert -exact(lambda end: Fraction(-end)).value(dice) == points
    if dice < 5:
        assert -enumerated(dice, lambda end: Fraction(-end))[0] == points
    assert FEWEST.value(dice) == pytest.approx(-float(points), abs=1e-12)


def test_the_fewest_points_with_five_dice_by_enumeration() -> None:
    """Points set aside before make no difference, so the rests of four dice suffice."""
    rest = {0: Fraction(0), 1: Fraction(10, 3), 2: Fraction(191, 36), 3: Fraction(3295, 486)}
    rest[4] = Fraction(1094965, 139968)
    total = Fraction(0)
    for faces, ways in throws(5).items():
        kept = [tuple(faces[p - 1] for p in action.dice) for action in _asides(5)]
        total += ways * min(score(some) + rest[5 - len(some)] for some in kept)
    assert total / 6**5 == Fraction(4674201305, 544195584)


def _asides(dice: int) -> list[SetAside]:
    return [action for action in CHOICES[dice] if isinstance(action, SetAside)]


def below(limit: int) -> Callable[[int], Fraction]:
    """Return the value of an end that has to be below a limit; a tie is one half."""
    return lambda end: Fraction((end < limit) * 2 + (end == limit), 2)


@pytest.mark.parametrize(("dice", "limit"), [(1, 3), (2, 4), (3, 0), (3, 7), (4, 8)])
def test_the_chance_to_end_below_a_score_by_enumeration(dice: int, limit: int) -> None:
    """The program's chance is exact."""
    chance, _ = enumerated(dice, below(limit))
    assert exact(below(limit)).value(dice) == chance


def test_the_chance_to_end_below_ten_with_five_dice() -> None:
    """A little over two in three; play for the lowest average has less."""
    chance = exact(below(10)).value(5)
    assert float(chance) == pytest.approx(0.671496, abs=5e-7)
    few = sum(float(below(10)(end)) * often for end, often in enumerate(FEWEST.spread(5)[:31]))
    assert few < chance


WORTH = st.lists(st.integers(-9, 9), min_size=19, max_size=19)


@given(st.sampled_from((1, 2, 3)), WORTH)
@settings(max_examples=30, deadline=None)
def test_any_worth_of_ends_is_played_best(dice: int, worth: Sequence[int]) -> None:
    """For any values of scores, also where more points are better."""
    turn = BestTurn([Fraction(number) for number in worth])
    value, rest = enumerated(dice, lambda end: Fraction(worth[end]))
    assert turn.value(dice) == value
    assert turn.value(1, 5) == rest(1, 5)


@given(st.sampled_from((0, 1, 2, 3)), st.integers(0, 6), st.lists(st.floats(-1, 1), min_size=31))
@settings(max_examples=30, deadline=None)
def test_a_spread_has_the_worth_of_best_play(dice: int, so_far: int, worth: list[float]) -> None:
    """Its probabilities add up to 1, and their mean value is the turn's."""
    turn = BestTurn(worth)
    spread = turn.spread(dice, so_far)
    assert sum(spread) == pytest.approx(1)
    mean = sum(chance * one for chance, one in zip(spread, worth, strict=True))
    assert mean == pytest.approx(turn.value(dice, so_far), abs=1e-12)


def test_a_spread_by_hand() -> None:
    """The last die: each face equally likely, a soldier for 0 points."""
    spread = FEWEST.spread(1, 4)
    assert {end: round(6 * chance) for end, chance in enumerate(spread) if chance} == {
        **dict.fromkeys((4, 6, 7, 8, 9, 10), 1)
    }
