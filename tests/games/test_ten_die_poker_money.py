"""10-Die Poker: the pot, who can pay, and the end."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from poker import opened, played, with_money
from refusals import refuses

from audiogame.games.ten_die_poker import GAME
from audiogame.games.ten_die_poker.events import (
    AntesPaid,
    End,
    GameEnded,
    PotSplit,
    PotTaken,
    Share,
    WinShared,
    Won,
)
from audiogame.games.ten_die_poker.money import Gain, Money, Total, gain, money, net
from audiogame.games.ten_die_poker.rules import Leave, PokerOptions, start
from audiogame.rules.options import OptionError, read_options
from audiogame.rules.state import GameIsOver
from audiogame.testing import random_move


def test_joint_leaders_split_in_cents() -> None:
    """Joint leaders split the pot in cents: 5 dollars are 2.50 for each of two."""
    state, events = played(start(5, PokerOptions()), (1, 3))
    half = Money(False, 2, 50)
    shares = (Share(1, half, Total(False, 41, 50)), Share(3, half, Total(False, 41, 50)))
    assert PotSplit(Money(False, 5, 0), shares) in events
    assert state.money[:5] == (3800, 4050, 3800, 4050, 3800)


@pytest.mark.parametrize(
    ("seats", "leaders", "shares"),
    [
        (4, (1, 2, 3), (134, 133, 133)),
        (5, (0, 2, 4), (167, 167, 166)),
        (7, (0, 1, 2, 4, 5, 6), (117, 117, 117, 117, 116, 116)),
    ],
)
def test_odd_cents_go_to_the_lowest_seats(
    seats: int, leaders: tuple[int, ...], shares: tuple[int, ...]
) -> None:
    """Cents that cannot be split go to the lowest seats, one each."""
    state, _ = played(start(seats, PokerOptions()), leaders)
    paid = tuple((state.money[seat] or 0) - 3800 for seat in leaders)
    assert paid == shares
    assert sum(shares) == seats * 100


def test_all_tied_split_at_once() -> None:
    """If all hands are exactly tied, no seat is active: the round ends with the last roll."""
    state, events = played(start(4, PokerOptions()), (0, 1, 2, 3))
    assert isinstance(events[1], PotSplit)
    assert state.round == 2
    assert state.money[:4] == (3900,) * 4


def test_the_game_is_continuous() -> None:
    """After a round the next one begins at once, with new antes and no dice rolled."""
    state, events = played(start(4, PokerOptions()), (2,))
    assert events[1:] == (
        PotTaken(2, Money(False, 4, 0), Total(False, 43, 0)),
        AntesPaid(2, Money(False, 1, 0), 4, ()),
    )
    assert state.chance is not None
    assert state.hands == (None,) * 7


def test_a_seat_that_cannot_pay_the_ante_sits_out() -> None:
    """A seat with less than the ante sits out the round, but stays seated."""
    state, events = played(with_money(start(5, PokerOptions()), 39, 0.99, 39, 39, 0), (0,))
    assert events[-1] == AntesPaid(2, Money(False, 1, 0), 3, (1, 4))
    assert state.dealt == (0, 2, 3)
    assert state.money[:5] == (4300, 99, 3800, 3800, 0)
    assert state.seated == (0, 1, 2, 3, 4)
    state, events = played(state, (2,))
    assert state.round == 3
    assert state.dealt == (0, 2, 3)


def test_table_goes_on_with_two() -> None:
    """A table on which only two can pay continues with these two."""
    state, _ = played(with_money(start(4, PokerOptions()), 0, 0, 1, 30), (3,))
    assert state.dealt == (2, 3)
    assert state.pot == 2
    state, _ = opened(state, (2,))
    assert state.actors == (3,)
    assert state.price == 1


def test_ends_when_fewer_than_two_can_pay() -> None:
    """The game is over when fewer than two seated players can pay the ante."""
    state, events = played(with_money(start(4, PokerOptions()), 0, 0.5, 0, 30), (3,))
    assert state.end is End.BROKE
    assert GameEnded(End.BROKE, 1) in events
    assert state.result is not None
    assert state.result.places == (3, 2, 3, 1, 5, 5, 5)
    with pytest.raises(GameIsOver):
        state.apply(0, Leave())


def test_with_credit_nobody_sits_out() -> None:
    """With credit the ante may be paid with money one does not have."""
    state, _ = played(with_money(start(4, PokerOptions(credit="on")), 0, 0.5, -3, 30), (3,))
    assert state.dealt == (0, 1, 2, 3)
    assert state.money[:4] == (-100, -50, -400, 3300)


def test_bank_and_ante() -> None:
    """Everyone brings the bank and pays the ante, in dollars."""
    state = start(4, PokerOptions(bank=100, ante=5, rounds=0))
    assert state.money[:4] == (9500,) * 4
    assert state.pot == 20
    assert state.opening() == (AntesPaid(1, Money(False, 5, 0), 20, ()),)


@pytest.mark.parametrize(("bank", "ante"), [(1, 2), (40, 41), (999_999, 1_000_000)])
def test_a_bank_that_cannot_pay_one_ante_is_refused_in_words(bank: int, ante: int) -> None:
    """With credit it can be; a bank of just the ante is played."""
    with refuses(OptionError, match=f"A bank of {bank} dollars? doesn't cover an ante of {ante}."):
        GAME.new(4, PokerOptions(bank=bank, ante=ante))
    with refuses(OptionError, match="Make the bank larger"):
        read_options(PokerOptions, (f"ante={ante}", f"bank={bank}"))
    assert GAME.new(4, PokerOptions(bank=bank, ante=ante, credit="on")).result is None
    assert GAME.new(4, PokerOptions(bank=ante, ante=ante)).result is None


def test_rounds() -> None:
    """With a number of rounds the game is over after the last of them."""
    state, _ = played(start(4, PokerOptions(rounds=2)), (0,))
    assert state.result is None
    state, events = played(state, (1,))
    others = (net(2, -200), net(3, -200))
    assert events[2:] == (
        GameEnded(End.ROUNDS, 2),
        WinShared((0, 1), Gain(True, Money(False, 2, 0)), others),
    )
    assert state.result is not None
    assert state.result.places == (1, 1, 3, 3, 5, 5, 5)


def test_endless_without_rounds() -> None:
    """A table of bots alone needs a number of rounds."""
    assert GAME.endless(PokerOptions(rounds=0))
    assert not GAME.endless(PokerOptions(rounds=1))


def test_result_is_money_against_the_start() -> None:
    """The result is money against the start, and chairs that were never taken come last."""
    state, events = played(start(5, PokerOptions(rounds=1)), (4,))
    others = tuple(net(seat, -100) for seat in range(4))
    assert events[-1] == Won(4, Gain(True, Money(False, 4, 0)), others)
    assert state.result is not None
    assert state.result.places == (2, 2, 2, 2, 1, 6, 6)


def test_amounts_in_words() -> None:
    """Cents are told apart from dollars, and the sign once."""
    assert money(4050) == Money(False, 40, 50)
    assert money(-150) == Money(True, 1, 50)
    assert gain(-5) == Gain(False, Money(True, 0, 5))
    assert gain(0) == Gain(False, Money(False, 0, 0))


@settings(max_examples=25, deadline=None)
@given(
    st.integers(0, 2**32),
    st.integers(4, 7),
    st.builds(
        PokerOptions,
        bank=st.integers(3, 60),
        ante=st.integers(1, 3),
        rounds=st.integers(0, 20),
        equal=st.sampled_from(("fails", "joins")),
        credit=st.sampled_from(("off", "on")),
    ),
)
def test_no_cent_is_lost(seed: int, seats: int, options: PokerOptions) -> None:
    """Whatever is chosen, what some have won others have lost or put into the pot."""
    state, random = start(seats, options), Random(seed)
    for _ in range(300):
        if state.result is not None:
            break
        state, _events = state.apply(*random_move(state, random))
        nets = [state.nets[seat] for seat in state.seated]
        left = [net for _seat, net in state.departed]
        assert sum(net or 0 for net in nets) + sum(left) + state.pot * 100 == 0
        assert all(state.leaders.count(seat) <= 1 for seat in state.leaders)
        if options.credit == "off":
            assert all((cents or 0) >= 0 for cents in state.money)
        if state.leaders:
            best = max(state.hand(seat).value for seat in state.playing)
            assert all(state.hand(seat).value == best for seat in state.leaders)
