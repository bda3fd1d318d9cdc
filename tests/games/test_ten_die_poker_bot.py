"""10-Die Poker: exact chances, and the bot that reckons with them."""

from __future__ import annotations

from itertools import product
from random import Random
from time import perf_counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from audiogame.games.ten_die_poker import GAME
from audiogame.games.ten_die_poker.bot import Challenger
from audiogame.games.ten_die_poker.choices import CHALLENGES, Challenge, Fold, PokerOptions
from audiogame.games.ten_die_poker.hands import PAIRS, Hand, set_value
from audiogame.games.ten_die_poker.odds import chance_to_beat, falls, weighed
from audiogame.games.ten_die_poker.rules import TenDiePoker, start
from audiogame.rules.dice import PIPS
from audiogame.rules.state import CHANCE, replace

FIVE_PAIRS = st.tuples(*[st.tuples(st.integers(1, 6), st.integers(1, 6))] * 5)


def hand(dice: str) -> Hand:
    """Make a hand of its red and its white dice: "66622/44321"."""
    red, white = dice.split("/")
    return Hand.arranged(tuple(zip(map(int, red), map(int, white), strict=True)))


def counted(leader: Hand, challenger: Hand, picked: tuple[int, ...]) -> float:
    """Find the chance by throwing every throw."""
    throws = list(product(PIPS, repeat=2 * len(picked)))
    wins = sum(challenger.rerolled(picked, dice).value > leader.value for dice in throws)
    return wins / len(throws)


@given(FIVE_PAIRS, FIVE_PAIRS, st.integers(1, 5))
def test_chances_of_one_pair_are_exact(
    one: tuple[tuple[int, int], ...], other: tuple[tuple[int, int], ...], position: int
) -> None:
    """The chance agrees with a count of all 36 throws of a pair, for any two hands."""
    leader, challenger = Hand.arranged(one), Hand.arranged(other)
    chance = chance_to_beat(leader.value, challenger, (position,))
    assert chance == pytest.approx(counted(leader, challenger, (position,)))


@pytest.mark.parametrize(
    ("leader", "challenger"),
    [
        ("66622/44321", "44421/66321"),
        ("66622/66622", "66621/66621"),  # the worse set may decide
        ("44321/44321", "64321/44321"),
        ("66622/66621", "66621/66622"),  # equal now, and to be beaten by the worse set
    ],
)
@pytest.mark.parametrize("picked", [(4, 5), (1, 3)])
def test_chances_of_two_pairs_are_exact(
    leader: str, challenger: str, picked: tuple[int, ...]
) -> None:
    """The chance agrees with a count of all 1,296 throws of two pairs."""
    chance = chance_to_beat(hand(leader).value, hand(challenger), picked)
    assert chance == pytest.approx(counted(hand(leader), hand(challenger), picked))


def test_falls_of_all_dice_are_all_throws() -> None:
    """Rolling all five dice of a set has the 7,776 throws, 480 of them a high die."""
    throws = falls(())
    assert sum(number for _value, number in throws) == 7776
    assert sum(number for value, number in throws if value.category == 1) == 480
    assert falls((1, 2, 3, 4, 5)) == ((set_value((1, 2, 3, 4, 5)), 1),)


def test_all_chances_take_less_than_50_milliseconds() -> None:
    """The chances of all 31 sets of pairs are reckoned in under 50 ms, nothing remembered."""
    falls.cache_clear()
    weighed.cache_clear()
    before = perf_counter()
    for challenge in CHALLENGES:
        chance_to_beat(hand("66622/44321").value, hand("64321/65321"), challenge.pairs)
    assert perf_counter() - before < 0.05


def due(active: str, leader: str) -> TenDiePoker:
    """Return a state in which seat 0 is active, seat 1 leads, and the others have folded."""
    state = start(4, PokerOptions())
    hands = (hand(active), hand(leader), None, None, None, None, None)
    return replace(state, hands=hands, playing=(0, 1), leaders=(1,), active=0)


def test_bot_challenges_when_the_chance_is_good() -> None:
    """With three sixes twice against a pair it rolls, and keeps what it has."""
    chosen = Challenger().choose(due("66621/66631", "66655/11234"), 0, Random(0))
    assert isinstance(chosen, Challenge)
    assert set(chosen.pairs) <= {4, 5}


def test_bot_folds_when_the_chance_is_poor() -> None:
    """Against five sixes, or with no more than nothing, it folds."""
    assert Challenger().choose(due("64321/65321", "66666/11111"), 0, Random(0)) == Fold()


def test_bot_folds_when_it_cannot_pay() -> None:
    """A bot that cannot pay folds, whatever its chances."""
    state = due("66621/66631", "66655/11234")
    poor = replace(state, money=(100, *state.money[1:]))
    assert Challenger().choose(poor, 0, Random(0)) == Fold()


def test_bot_is_better_than_chance() -> None:
    """Over 100 rounds a bot earns more than three seats that choose at random."""
    random = Random(1)
    state, bot = start(4, PokerOptions(rounds=100, credit="on")), GAME.bot()
    while state.result is None:
        seat = state.actors[0]
        if state.chance is not None:
            state, _ = state.apply(CHANCE, state.chance.sample(random.randrange))
        elif seat == 0:
            state, _ = state.apply(seat, bot.choose(state.seen_by(seat), seat, random))
        else:
            state, _ = state.apply(seat, random.choice(state.legal_actions(seat)))
    assert state.result.winners == (0,)


def test_positions_are_those_of_the_hand() -> None:
    """Every challenge names positions of the five pairs."""
    assert {position for one in CHALLENGES for position in one.pairs} == set(range(1, PAIRS + 1))
