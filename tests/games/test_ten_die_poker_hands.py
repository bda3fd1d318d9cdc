"""10-Die Poker: values of sets and hands."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from audiogame.games.ten_die_poker.hands import (
    Category,
    Colour,
    Edge,
    Hand,
    SetValue,
    compared,
    set_value,
)

FIVE_DICE = st.tuples(*[st.integers(1, 6)] * 5)
FIVE_PAIRS = st.tuples(*[st.tuples(st.integers(1, 6), st.integers(1, 6))] * 5)


def value(dice: str) -> SetValue:
    return set_value(tuple(map(int, dice)))


def hand(dice: str) -> Hand:
    """Parse a hand from its red and its white dice: "66622/44321"."""
    red, white = dice.split("/")
    return Hand.arranged(tuple(zip(map(int, red), map(int, white), strict=True)))


def test_categories_of_all_throws() -> None:
    """Of the 7,776 throws of five dice each category has its known number."""
    counts = Counter(set_value(dice).category for dice in product(range(1, 7), repeat=5))
    assert counts == {
        Category.HIGH_DIE: 480,
        Category.PAIR: 3600,
        Category.TWO_PAIR: 1800,
        Category.THREE_OF_A_KIND: 1200,
        Category.STRAIGHT: 240,
        Category.FULL_HOUSE: 300,
        Category.FOUR_OF_A_KIND: 150,
        Category.FIVE_OF_A_KIND: 6,
    }


def test_equal_values_are_the_same_faces() -> None:
    """Two sets are equal only if they show the same faces equally often."""
    faces_of: dict[SetValue, tuple[int, ...]] = {}
    for dice in product(range(1, 7), repeat=5):
        faces = tuple(sorted(dice))
        assert faces_of.setdefault(set_value(dice), faces) == faces
    assert len(faces_of) == 252


def test_order_of_categories() -> None:
    """High die, pair, two pair, three, straight, full house, four, five of a kind.

    Each at its best is below the next at its worst.
    """
    order = [
        ("64321", "65431"),
        ("11432", "66543"),
        ("22113", "66554"),
        ("11132", "66654"),
        ("12345", "23456"),
        ("11122", "66655"),
        ("11112", "66665"),
        ("11111", "66666"),
    ]
    worst_and_best = [value(dice) for pair in order for dice in pair]
    assert worst_and_best == sorted(worst_and_best)
    assert len(set(worst_and_best)) == 16


def test_there_is_no_flush_and_colours_are_equal() -> None:
    """A set is the five dice of one colour; which colour it is does not matter."""
    assert hand("66622/13443").value == hand("13443/66622").value


def test_straights() -> None:
    """1 to 5 is a straight below 2 to 6, and the order of the dice does not matter."""
    assert value("51432").category is Category.STRAIGHT
    assert value("12345") < value("62345")
    assert value("12346").category is Category.HIGH_DIE


@pytest.mark.parametrize(
    ("worse", "better"),
    [
        ("64321", "65321"),  # high die, second die
        ("65321", "65421"),  # high die, third die
        ("65421", "65431"),  # high die, fourth die
        ("44653", "55321"),  # the pair before any kicker
        ("44321", "44521"),  # first kicker
        ("44531", "44621"),  # first kicker before the second
        ("44621", "44631"),  # second kicker
        ("44631", "44632"),  # third kicker
        ("55443", "66112"),  # the greater pair first
        ("66332", "66441"),  # then the smaller pair
        ("66331", "66332"),  # then the kicker
        ("33365", "44421"),  # three of a kind
        ("44431", "44432"),  # its second kicker
        ("55566", "66611"),  # full house: the three first
        ("66611", "66622"),  # then the two
        ("44446", "55551"),  # four of a kind
        ("44441", "44442"),  # its kicker
        ("11111", "22222"),
    ],
)
def test_within_a_category(worse: str, better: str) -> None:
    """Faces are compared by how many there are, then by size, kickers included."""
    assert value(worse).category is value(better).category
    assert value(worse) < value(better)


def test_hand_is_worth_its_better_set() -> None:
    """A pair on red and a straight on white are a straight."""
    assert hand("44321/12345").value == (value("12345"), value("44321"))
    assert hand("44321/12345").better is Colour.WHITE
    assert hand("12345/44321").better is Colour.RED
    assert hand("66611/11111").value > hand("66665/66665").value


def test_equal_better_sets() -> None:
    """If the better sets are equal, the worse ones decide; if these are too, it is a tie."""
    assert hand("66622/44321").value < hand("44521/66622").value
    assert hand("66622/44321").value == hand("12344/22666").value
    assert hand("66622/66622").better is Colour.RED


@given(FIVE_DICE, FIVE_DICE)
def test_values_agree_with_a_plain_count(one: tuple[int, ...], other: tuple[int, ...]) -> None:
    """The order agrees with an independent computation."""

    def plain(dice: tuple[int, ...]) -> tuple[object, ...]:
        faces = Counter(dice).most_common()
        shape = sorted((number for _face, number in faces), reverse=True)
        straight = sorted(dice) in ([1, 2, 3, 4, 5], [2, 3, 4, 5, 6])
        shapes = [[1] * 5, [2, 1, 1, 1], [2, 2, 1], [3, 1, 1], None, [3, 2], [4, 1], [5]]
        weight = dict(faces)
        by_weight = sorted(dice, key=lambda face: (weight[face], face), reverse=True)
        return (4 if straight else shapes.index(shape), by_weight)

    a, b = plain(one), plain(other)
    assert (set_value(one) < set_value(other)) == (a < b)
    assert (set_value(one) == set_value(other)) == (a == b)


def test_pairs_are_arranged_by_the_better_set() -> None:
    """The dice that make the better set come first; equal ones by the other set."""
    assert hand("26262/13446").pairs == ((2, 4), (2, 6), (2, 1), (6, 4), (6, 3))
    assert hand("62636/14425").pairs == ((6, 4), (6, 5), (6, 1), (3, 2), (2, 4))
    assert hand("14425/62636").pairs == ((4, 6), (5, 6), (1, 6), (2, 3), (4, 2))


@given(FIVE_PAIRS)
def test_arranging_keeps_the_pairs(pairs: tuple[tuple[int, int], ...]) -> None:
    """Pairs are locked: arranging changes their order and nothing else, whatever it was."""
    arranged = Hand.arranged(pairs)
    assert Counter(arranged.pairs) == Counter(pairs)
    assert Hand.arranged(tuple(reversed(pairs))) == arranged
    assert Hand.rolled([die for pair in pairs for die in pair]) == arranged


@given(FIVE_PAIRS, st.sets(st.integers(1, 5), min_size=1), FIVE_PAIRS)
def test_rerolling_takes_whole_pairs(
    pairs: tuple[tuple[int, int], ...], picked: set[int], fresh: tuple[tuple[int, int], ...]
) -> None:
    """Both dice of each picked pair are rolled, and all others stay as they are."""
    before = Hand.arranged(pairs)
    new = fresh[: len(picked)]
    after = before.rerolled(tuple(sorted(picked)), [die for pair in new for die in pair])
    kept = [pair for place, pair in enumerate(before.pairs, 1) if place not in picked]
    assert Counter(after.pairs) == Counter(kept) + Counter(new)


@pytest.mark.parametrize(
    ("one", "other", "edge"),
    [
        ("66622/44321", "55521/44321", Edge.CLEAR),
        ("66621/44321", "66651/44321", Edge.KICKERS),
        ("66622/44321", "66622/44521", Edge.WORSE_SET),
        ("66622/44321", "44321/66622", Edge.NONE),
        ("12345/44321", "23456/44321", Edge.CLEAR),
        ("64321/64321", "65431/64321", Edge.KICKERS),
    ],
)
def test_the_part_that_decides_between_two_hands(one: str, other: str, edge: Edge) -> None:
    """The names of the better sets, their kickers, the worse sets, or nothing."""
    assert compared(hand(one), hand(other)) is edge
    assert compared(hand(other), hand(one)) is edge
