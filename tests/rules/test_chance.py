"""Chance requests: their answers, how an answer is drawn, and how it is parsed."""

from __future__ import annotations

from collections import Counter
from itertools import permutations, product
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from refusals import refuses

from audiogame.rules.cards import DECK, RANKS, Card, Rank, Suit
from audiogame.rules.chance import Chance, Draw, Roll
from audiogame.rules.dice import PIPS, dice
from audiogame.rules.notation import UnreadableWords, word

TWO_DICE = Roll(((1, 2, 3), (4, 5)))
CARDS = Draw(("ace", "ace", "king", "queen"), 2)


class Scripted:
    """A stub source of luck with given numbers, which records the bounds it was asked for."""

    def __init__(self, *numbers: int) -> None:
        self.numbers = list(numbers)
        self.asked: list[int] = []

    def __call__(self, n: int) -> int:
        self.asked.append(n)
        return self.numbers.pop(0)


def test_a_roll_takes_one_number_a_die_in_order() -> None:
    """Die by die, from each die's own faces."""
    below = Scripted(2, 0)
    assert TWO_DICE.sample(below) == (3, 4)
    assert below.asked == [3, 2]


def test_a_draw_takes_one_number_a_card_from_those_left() -> None:
    """A revealed card is no longer among the unseen."""
    below = Scripted(0, 1)
    assert CARDS.sample(below) == ("ace", "king")
    assert below.asked == [4, 3]


def test_all_outcomes_of_a_roll_come_equally_often() -> None:
    """Each sequence of numbers gives another outcome, and every outcome is legal."""
    outcomes = [TWO_DICE.sample(Scripted(*pair)) for pair in product(range(3), range(2))]
    assert sorted(outcomes) == sorted(product((1, 2, 3), (4, 5)))


def test_all_orders_of_a_draw_come_equally_often() -> None:
    """Equal cards count with their multiplicity."""
    drawn = Counter(CARDS.sample(Scripted(a, b)) for a, b in product(range(4), range(3)))
    assert drawn == Counter(permutations(CARDS.unseen, 2))


@pytest.mark.parametrize(
    "outcome", [(1,), (1, 4, 4), (4, 1), (0, 4), [1, 4], 5, None, ("1", "4"), ()]
)
def test_a_roll_refuses_what_no_dice_can_show(outcome: object) -> None:
    """Wrong numbers of dice, wrong faces and values that are no tuple."""
    assert not TWO_DICE.allows(outcome)


@pytest.mark.parametrize(
    "outcome", [("ace",), ("king", "king"), ("ace", "jack"), ["ace", "king"], None, ()]
)
def test_a_draw_refuses_what_is_not_among_the_unseen(outcome: object) -> None:
    """A card comes at most with its multiplicity, and none that is absent."""
    assert not CARDS.allows(outcome)
    assert CARDS.allows(("ace", "ace"))


CHANCES: list[Chance] = [
    TWO_DICE,
    dice(5),
    Draw(DECK, 3),
    Draw((*DECK, *DECK, Card(Rank.JOKER)), 5),
    Draw(tuple(Rank), 14),
    Roll(()),
]


@given(st.sampled_from(CHANCES), st.integers(0, 2**32))
def test_outcomes_are_allowed_and_read_back(chance: Chance, seed: int) -> None:
    """Every drawn outcome is legal, and parsing is the inverse of formatting."""
    outcome = chance.sample(Random(seed).randrange)
    assert chance.allows(outcome)
    written = word(outcome).split() if outcome else []
    assert chance.read(written) == outcome


@pytest.mark.parametrize(
    ("chance", "typed", "why"),
    [
        (TWO_DICE, "1", "this needs 2 words, not 1"),
        (TWO_DICE, "1 4 5", "this needs 2 words, not 3"),
        (TWO_DICE, "1 6", "Couldn't read '6'"),
        (CARDS, "king king", "Couldn't read 'king'"),
        (CARDS, "ace kin", "perhaps you meant king"),
    ],
)
def test_other_words_are_refused(chance: Chance, typed: str, why: str) -> None:
    """An impossible outcome is refused word by word."""
    with refuses(UnreadableWords, match=why):
        chance.read(typed.split())


@given(st.sampled_from(CHANCES), st.lists(st.text(max_size=6), max_size=6))
def test_any_words_are_read_or_refused(chance: Chance, typed: list[str]) -> None:
    """Every parsed outcome is legal; all other words raise the same error."""
    try:
        outcome = chance.read(typed)
    except UnreadableWords:
        return
    assert chance.allows(outcome)


def test_dice_and_cards_are_the_ordinary_ones() -> None:
    """Six faces a die; 52 different cards, each rank in each suit, ranks from 2 to ace."""
    assert dice(3) == Roll((PIPS,) * 3)
    assert PIPS == (1, 2, 3, 4, 5, 6)
    assert len(set(DECK)) == len(DECK) == 52
    assert {(card.rank, card.suit) for card in DECK} == set(product(RANKS, Suit))
    assert [rank.value for rank in Rank] == list(range(1, 15))
    assert RANKS[0] is Rank.TWO
    assert RANKS[-1] is Rank.ACE
