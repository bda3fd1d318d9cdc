"""Cards dealt again to hands of given sizes, some of which may not hold some of them."""

from __future__ import annotations

from collections import Counter
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from audiogame.rules.cards import DECK, Card, Suit
from audiogame.rules.deals import deal


@given(st.randoms(use_true_random=False), st.lists(st.integers(0, 17), max_size=3))
def test_each_hand_has_its_size_and_no_card_is_dealt_twice(
    random: Random, sizes: list[int]
) -> None:
    dealt = deal(DECK, sizes, random)
    assert [len(hand) for hand in dealt.hands] == sizes
    cards = [card for hand in dealt.hands for card in hand]
    assert len({*cards}) == len(cards)
    assert {*cards} <= {*DECK}
    assert not dealt.loose


def test_a_hand_never_holds_what_it_has_shown_not_to_hold() -> None:
    """Also where hardly any deal is left: two hands of thirteen cards with two suits each."""
    black = Suit.CLUBS, Suit.SPADES
    for number in range(20):
        dealt = deal(
            DECK, (26, 26), Random(number), lambda hand, card: (card.suit in black) == hand
        )
        first, second = dealt.hands
        assert not dealt.loose
        assert {card.suit for card in first} == {*black}
        assert len(second) == 26


def test_what_cannot_be_dealt_is_dealt_with_no_regard_to_it() -> None:
    """Eight cards do not fit where only seven may be; the sizes stay."""
    cards = tuple(range(10))
    dealt = deal(cards, (8, 2), Random(1), lambda hand, card: not hand and card >= 7, tries=3)
    assert dealt.loose
    assert [*map(len, dealt.hands)] == [8, 2]
    assert sorted(dealt.hands[0] + dealt.hands[1]) == [*cards]


def test_equal_cards_are_dealt_as_often_as_there_are_of_them() -> None:
    dealt = deal((7, 7, 7, 8), (2, 2), Random(5))
    assert Counter(dealt.hands[0] + dealt.hands[1]) == {7: 3, 8: 1}


def test_every_deal_that_is_left_is_as_likely_as_another() -> None:
    """Three cards for hands of one and two, where the small one may not hold the first."""

    def first(hand: int, card: str) -> bool:
        return hand == 0 and card == "a"

    found = Counter(deal("abc", (1, 1), Random(seed), first).hands for seed in range(4_000))
    assert {*found} == {(("b",), ("a",)), (("b",), ("c",)), (("c",), ("a",)), (("c",), ("b",))}
    assert min(found.values()) > 850


def test_one_stream_gives_one_deal() -> None:
    assert deal(DECK, (13, 13), Random(3)) == deal(DECK, (13, 13), Random(3))
    assert deal(DECK, (13, 13), Random(3)) != deal(DECK, (13, 13), Random(4))
    assert isinstance(deal(DECK, (1,), Random(3)).hands[0][0], Card)
