"""10-Die Poker: a round, from the ante to the last challenge."""

from __future__ import annotations

import pytest
from poker import FOUR, FULL_HOUSE, NOTHING, PAIR, TWO_PAIR, outcome, rolled

from audiogame.games.ten_die_poker import GAME
from audiogame.games.ten_die_poker.events import (
    Folded,
    HandsRolled,
    LowDrawn,
)
from audiogame.games.ten_die_poker.hands import Hand
from audiogame.games.ten_die_poker.rules import (
    CHALLENGES,
    FOLD_OR_CHALLENGE,
    Challenge,
    Fold,
    PokerOptions,
    start,
)
from audiogame.rules.chance import Draw, Roll
from audiogame.rules.state import CHANCE, NotLegal, NotYourTurn


def test_four_to_seven_seats() -> None:
    """The game is for four to seven, and there are always seven chairs."""
    assert GAME.seats == (4, 5, 6, 7)
    for seats in GAME.seats:
        state = GAME.new(seats)
        assert state.seats == 7
        assert state.seated == tuple(range(seats))


@pytest.mark.parametrize("seats", GAME.seats)
def test_everyone_antes(seats: int) -> None:
    """A round starts with one dollar from everyone, and each brings forty."""
    state = start(seats, PokerOptions())
    assert state.pot == seats
    assert state.money == (3900,) * seats + (None,) * (7 - seats)


def test_everyone_rolls_five_pairs() -> None:
    """Every seat in order rolls five pairs, each a red and a white die."""
    state = start(4, PokerOptions())
    for seat, hand in enumerate(FOUR):
        assert state.chance == Roll(((1, 2, 3, 4, 5, 6),) * 10)
        assert state.actors == (CHANCE,)
        state, _ = state.apply(CHANCE, outcome(hand))
        assert state.hand(seat) == Hand.rolled(outcome(hand))
    assert state.chance is None


def test_hands_are_told_with_the_lead_before_the_own_one() -> None:
    """After all rolls a single listener hears the lead, then its own hand."""
    state = start(4, PokerOptions())
    for hand in (PAIR, FULL_HOUSE, NOTHING):
        state, events = state.apply(CHANCE, outcome(hand))
        assert events == ()
    _, (told,) = state.apply(CHANCE, outcome(TWO_PAIR))
    assert isinstance(told, HandsRolled)
    assert [(one.seat, one.place) for one in told.hands] == [(1, 1), (3, 2), (0, 3), (2, 4)]
    assert [one.seat for one in told.seen_by(2).told] == [1, 2, 3, 0]
    assert [one.seat for one in told.seen_by(2).seen_by(2).told] == [1, 2, 3, 0]


def test_people_at_one_keyboard_hear_the_hands_once() -> None:
    """Several seats that listen together hear the hands best first, and nothing twice."""
    state = rolled(PAIR, FULL_HOUSE, NOTHING, state=start(4, PokerOptions()))
    _, (told,) = state.apply(CHANCE, outcome(TWO_PAIR))
    assert isinstance(told, HandsRolled)
    for seats in ((0, 1), (2, 0), (0, 1, 2, 3)):
        shared = told
        for seat in seats:
            shared = shared.seen_by(seat)
        assert shared.told == told.hands
        assert all(told.seen_by(seat) == shared for seat in seats)


def test_hands_are_open() -> None:
    """Hands are open: everybody sees everything."""
    state = rolled(*FOUR)
    assert all(state.seen_by(seat) == state for seat in range(7))


def test_best_leads_and_worst_is_active() -> None:
    """The best hand leads, and the worst is active."""
    state = rolled(*FOUR)
    assert state.leaders == (0,)
    assert state.actors == (3,)
    with pytest.raises(NotYourTurn):
        state.apply(2, Fold())
    with pytest.raises(NotYourTurn):
        state.apply(0, Fold())


def test_joint_leaders() -> None:
    """Exactly tied best hands lead jointly, and none of them is active."""
    state = rolled(PAIR, "22666/12344", NOTHING, FULL_HOUSE)
    assert state.leaders == (1, 3)
    state, _ = state.apply(2, Fold())
    assert state.actors == (0,)


def test_worse_set_decides_who_leads() -> None:
    """Of equal better sets the one with the better worse set leads, alone."""
    assert rolled("66622/44521", FULL_HOUSE, PAIR, NOTHING).leaders == (0,)


def test_active_folds_or_challenges_with_any_pairs() -> None:
    """The active seat folds, or names one or more of its pairs: 31 sets."""
    state = rolled(*FOUR)
    assert state.legal_actions(3) == FOLD_OR_CHALLENGE
    assert len(CHALLENGES) == len(set(CHALLENGES)) == 31
    assert all(one.pairs == tuple(sorted(set(one.pairs))) for one in CHALLENGES)
    with pytest.raises(NotLegal):
        state.apply(3, Challenge(()))
    with pytest.raises(NotLegal):
        state.apply(3, Challenge((6,)))


def test_tie_for_low_is_drawn() -> None:
    """Of several that are tied for low, luck draws who is active."""
    state = rolled(FULL_HOUSE, PAIR, TWO_PAIR, PAIR)
    assert state.chance == Draw((1, 3))
    after, events = state.apply(CHANCE, (3,))
    assert after.actors == (3,)
    assert events == (LowDrawn(3, (1,)),)
    after, events = state.apply(CHANCE, (1,))
    assert after.actors == (1,)
    assert events == (LowDrawn(1, (3,)),)


def test_tie_for_low_is_drawn_anew_each_time() -> None:
    """With three tied for low, the two that are left are drawn again after the first."""
    state = rolled(PAIR, PAIR, FULL_HOUSE, PAIR)
    assert state.chance == Draw((0, 1, 3))
    state, _ = state.apply(CHANCE, (1,))
    state, events = state.apply(1, Fold())
    assert state.chance == Draw((0, 3))
    assert events == (Folded(1),)
    state, _ = state.apply(CHANCE, (3,))
    state, _ = state.apply(3, Fold())
    assert state.actors == (0,)


def test_folding_is_out_of_the_round() -> None:
    """Who folds is out of this round and plays in the next."""
    state, events = rolled(*FOUR).apply(3, Fold())
    assert events == (Folded(3),)
    assert state.playing == (0, 1, 2)
    assert state.actors == (2,)
    state, _ = state.apply(2, Fold())
    state, _ = state.apply(1, Fold())
    assert state.round == 2
    assert state.playing == (0, 1, 2, 3)
