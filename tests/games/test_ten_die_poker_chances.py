"""10-Die Poker: exact chances, against enumeration of every throw by an independent evaluation."""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import product
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from work import calls_of

from audiogame.games.ten_die_poker.hands import PAIRS, Hand, set_value
from audiogame.games.ten_die_poker.search.chances import (
    RANK,
    SETS_OF_PAIRS,
    VALUES,
    below,
    chance_to_beat,
    chance_to_equal,
    chances,
    falls,
    likeliest,
)

PIPS = range(1, 7)
Pairs = tuple[tuple[int, int], ...]
Worth = tuple[int, tuple[tuple[int, int], ...]]
FIVE_PAIRS = st.tuples(*[st.tuples(st.integers(1, 6), st.integers(1, 6))] * 5)

ORDER = ["11111", "2111", "221", "311", "straight", "32", "41", "5"]
"""Patterns of sets from the weakest: the counts of equal faces."""


def hand(dice: str) -> Hand:
    """Parse a hand from its red and its white dice: "66622/44321"."""
    red, white = dice.split("/")
    return Hand.arranged(tuple(zip(map(int, red), map(int, white), strict=True)))


@cache
def worth(dice: tuple[int, ...]) -> Worth:
    """Return the value of five dice, computed independently of the game."""
    often = sorted(((number, face) for face, number in Counter(dice).items()), reverse=True)
    shape = "".join(str(number) for number, _ in often)
    if sorted(dice) in ([1, 2, 3, 4, 5], [2, 3, 4, 5, 6]):
        shape = "straight"
    return ORDER.index(shape), tuple(often)


def worths(pairs: Pairs) -> list[Worth]:
    """Return the value of a hand, its better set first."""
    red, white = zip(*pairs, strict=True)
    return sorted((worth(red), worth(white)), reverse=True)


def counted(leader: Pairs, pairs: Pairs, picked: tuple[int, ...]) -> tuple[float, float]:
    """Enumerate the throws of the picked pairs; return how often the hand beats and equals."""
    kept = [pair for place, pair in enumerate(pairs, 1) if place not in picked]
    aim, beats, equals = worths(leader), 0, 0
    for throw in product(product(PIPS, PIPS), repeat=len(picked)):
        found = worths((*kept, *throw))
        beats += found > aim
        equals += found == aim
    return beats / 36 ** len(picked), equals / 36 ** len(picked)


def counted_by_colour(leader: Pairs, pairs: Pairs, picked: tuple[int, ...]) -> float:
    """Enumerate throws of red, and of white; return how often both together beat."""
    aim, found = worths(leader), list[Counter[Worth]]()
    for colour in (0, 1):
        kept = [pair[colour] for place, pair in enumerate(pairs, 1) if place not in picked]
        throws = product(PIPS, repeat=len(picked))
        found.append(Counter(worth((*kept, *throw)) for throw in throws))
    wins = sum(
        number * other
        for red, number in found[0].items()
        for white, other in found[1].items()
        if sorted((red, white), reverse=True) > aim
    )
    return wins / 36.0 ** len(picked)


def some_pairs(random: Random) -> Pairs:
    return tuple((random.randint(1, 6), random.randint(1, 6)) for _ in range(PAIRS))


@given(FIVE_PAIRS, FIVE_PAIRS, st.integers(1, 5))
def test_chances_of_one_pair_are_exact(one: Pairs, other: Pairs, position: int) -> None:
    """The chances agree with all 36 throws of a pair, for any two hands."""
    leader, challenger = Hand.arranged(one), Hand.arranged(other)
    beats, equals = counted(leader.pairs, challenger.pairs, (position,))
    assert chance_to_beat(leader.value, challenger, (position,)) == pytest.approx(beats)
    assert chance_to_equal(leader.value, challenger, (position,)) == pytest.approx(equals)


@given(FIVE_PAIRS, FIVE_PAIRS, st.permutations((1, 2, 3, 4, 5)))
@settings(max_examples=30, deadline=None)
def test_chances_of_two_pairs_are_exact(one: Pairs, other: Pairs, order: list[int]) -> None:
    """The chances agree with all 1,296 throws of two pairs, for any two hands."""
    leader, challenger = Hand.arranged(one), Hand.arranged(other)
    picked = tuple(sorted(order[:2]))
    beats, equals = counted(leader.pairs, challenger.pairs, picked)
    assert chance_to_beat(leader.value, challenger, picked) == pytest.approx(beats)
    assert chance_to_equal(leader.value, challenger, picked) == pytest.approx(equals)


@pytest.mark.parametrize("seed", range(4))
def test_chances_of_three_pairs_are_exact(seed: int) -> None:
    """The chances of random hands agree with all 46,656 throws of three pairs."""
    random = Random(seed)
    leader, challenger = Hand.arranged(some_pairs(random)), Hand.arranged(some_pairs(random))
    picked = tuple(sorted(random.sample(range(1, 6), 3)))
    beats, equals = counted(leader.pairs, challenger.pairs, picked)
    assert chance_to_beat(leader.value, challenger, picked) == pytest.approx(beats)
    assert chance_to_equal(leader.value, challenger, picked) == pytest.approx(equals)


@pytest.mark.parametrize("seed", range(6))
def test_chances_of_all_sets_of_pairs_are_exact(seed: int) -> None:
    """All 31 chances of random hands agree with all throws of red beside all throws of white."""
    random = Random(seed)
    leader, challenger = Hand.arranged(some_pairs(random)), Hand.arranged(some_pairs(random))
    for picked in SETS_OF_PAIRS:
        exact = counted_by_colour(leader.pairs, challenger.pairs, picked)
        assert chance_to_beat(leader.value, challenger, picked) == pytest.approx(exact)


@pytest.mark.parametrize(
    ("leader", "challenger"),
    [
        ("66622/44321", "44421/66321"),
        ("66622/66622", "66621/66621"),  # the worse set may decide
        ("44321/44321", "64321/44321"),
        ("66622/66621", "66621/66622"),  # equal now, and to be beaten by the worse set
        ("66666/66666", "66665/66665"),  # only to be equalled
    ],
)
@pytest.mark.parametrize("picked", [(4, 5), (1, 3), (5,)])
def test_chances_by_the_worse_set_are_exact(
    leader: str, challenger: str, picked: tuple[int, ...]
) -> None:
    """Where better sets are equal, the chances agree with all throws."""
    beats, equals = counted(hand(leader).pairs, hand(challenger).pairs, picked)
    assert chance_to_beat(hand(leader).value, hand(challenger), picked) == pytest.approx(beats)
    assert chance_to_equal(hand(leader).value, hand(challenger), picked) == pytest.approx(equals)


def test_every_value_has_its_rank() -> None:
    """There are 252 values of five dice, from high die to five sixes, in the order of sets."""
    assert len(VALUES) == 252
    every = sorted(product(PIPS, repeat=PAIRS), key=worth)
    places = [RANK[set_value(dice)] for dice in every]
    assert places == sorted(places)
    assert {*places} == {*range(252)}


def test_falls_of_all_dice_are_all_throws() -> None:
    """Rolling all five dice of a set has the 7,776 throws, 480 of them a high die."""
    throws = falls(())
    assert sum(throws) == 7776
    high = [n for n, value in zip(throws, VALUES, strict=True) if value.category == 1]
    assert sum(high) == 480
    assert falls((1, 2, 3, 4, 5))[RANK[set_value((1, 2, 3, 4, 5))]] == 1
    assert below(())[0] == 0
    assert below(())[-1] == 1


@given(FIVE_PAIRS, FIVE_PAIRS)
@settings(max_examples=30, deadline=None)
def test_odds_of_all_sets_of_pairs(one: Pairs, other: Pairs) -> None:
    """All 31 are there once, the likeliest first; no chance exceeds 1."""
    leader, challenger = Hand.arranged(one), Hand.arranged(other)
    found = chances(challenger, leader.value)
    assert sorted(pairs for pairs, _ in found) == sorted(SETS_OF_PAIRS)
    assert found == sorted(found, key=lambda one: (-one[1], len(one[0])))
    for pairs, beats in found:
        assert 0 <= beats <= 1
        assert beats + chance_to_equal(leader.value, challenger, pairs) <= 1 + 1e-12
    pairs, chance = likeliest(challenger, leader.value)
    assert chance == found[0][1]
    assert chance == chance_to_beat(leader.value, challenger, pairs)


def test_all_odds_take_little_work() -> None:
    """The chances of all 31 sets of pairs take 20,000 calls, some 20 ms, without a cache."""
    falls.cache_clear()
    below.cache_clear()
    assert calls_of(lambda: chances(hand("64321/65321"), hand("66622/44321").value)) < 40_000
