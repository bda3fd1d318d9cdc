"""10-Die Poker: challenges, from the price to the pot."""

from __future__ import annotations

import pytest
from poker import FOUR, FULL_HOUSE, NOTHING, PAIR, TWO_PAIR, outcome, rolled

from audiogame.games.ten_die_poker.events import (
    Challenged,
    FellShort,
    Folded,
    PotTaken,
    SharedLead,
    TookLead,
)
from audiogame.games.ten_die_poker.hand_names import name_hand
from audiogame.games.ten_die_poker.hands import Edge
from audiogame.games.ten_die_poker.money import Money, Total
from audiogame.games.ten_die_poker.rules import (
    CHALLENGES,
    FOLD,
    FOLD_OR_CHALLENGE,
    Challenge,
    Fold,
    TenDiePoker,
)
from audiogame.rules.chance import Draw
from audiogame.rules.dice import dice
from audiogame.rules.state import CHANCE, Event, NotLegal, replace


def challenged(state: TenDiePoker, pairs: tuple[int, ...], dice: str) -> tuple[TenDiePoker, Event]:
    """Challenge with the active seat; return the state and the first event of its roll."""
    seat = state.actors[0]
    state, _ = state.apply(seat, Challenge(pairs))
    state, events = state.apply(CHANCE, outcome(dice))
    return state, events[0]


def test_challenge_costs_half_the_pot_rounded_up() -> None:
    """With 5 dollars in the pot one pays 3, the pot is 8, and the next pays 4."""
    state = rolled(*FOUR, NOTHING)
    state, _ = state.apply(CHANCE, (4,))
    assert (state.pot, state.price) == (5, 3)
    state, events = state.apply(4, Challenge((1, 2)))
    assert events == (Challenged(4, Money(False, 3, 0), 8, (1, 2)),)
    assert (state.pot, state.price) == (8, 4)
    assert state.money[4] == 3600
    state, _ = state.apply(CHANCE, (1, 1, 2, 1))
    state, events = state.apply(3, Challenge((1,)))
    assert events == (Challenged(3, Money(False, 4, 0), 12, (1,)),)
    assert state.money[3] == 3500


def test_all_picked_pairs_are_rolled_at_once() -> None:
    """The pairs named are all rolled in one throw, both dice of each; the rest stays."""
    state = rolled(*FOUR)
    before = state.hand(3).pairs
    for pairs in CHALLENGES:
        after, _ = state.apply(3, pairs)
        assert after.chance == dice(2 * len(pairs.pairs))
    state, _ = state.apply(3, Challenge((1, 3, 4, 5)))
    state, _ = state.apply(CHANCE, outcome("4444/1253"))
    fresh = [(4, 1), (4, 2), (4, 5), (4, 3)]
    assert sorted(state.hand(3).pairs) == sorted([before[1], *fresh])


def test_better_than_the_leader_leads_alone() -> None:
    """Who is strictly better becomes the leader; the former one stays in, may challenge back."""
    state, event = challenged(rolled(*FOUR), (1, 2, 3, 4, 5), "66666/11111")
    assert event == TookLead(3, name_hand(state.hand(3)), Edge.CLEAR)
    assert state.leaders == (3,)
    assert state.playing == (0, 1, 2, 3)
    for seat in (2, 1):
        assert state.actors == (seat,)
        state, _ = state.apply(seat, Fold())
    assert state.actors == (0,)
    state, event = challenged(state, (4, 5), "66/11")
    assert isinstance(event, FellShort)
    assert state.round == 2


def test_former_leader_takes_the_lead_back() -> None:
    """A former leader that wins its challenge leads again."""
    state, _ = challenged(rolled(*FOUR), (1, 2, 3, 4, 5), "55555/11112")
    state, _ = state.apply(2, Fold())
    state, _ = state.apply(1, Fold())
    state, event = challenged(state, (4, 5), "66/11")
    assert isinstance(event, TookLead)
    assert state.leaders == (0,)
    assert state.actors == (3,)


def test_joint_leaders_are_replaced_and_stay_in() -> None:
    """A challenger that beats joint leaders leads alone, and both may challenge back."""
    state = rolled(FULL_HOUSE, PAIR, FULL_HOUSE, NOTHING)
    state, _ = state.apply(3, Fold())
    state, _ = challenged(state, (1, 2, 3, 4, 5), "66666/11111")
    assert state.leaders == (1,)
    assert state.chance == Draw((0, 2))
    state, _ = state.apply(CHANCE, (2,))
    assert state.actors == (2,)


def test_worse_than_the_leader_is_out() -> None:
    """Who does not beat the leader has lost and drops out."""
    state, event = challenged(rolled(*FOUR), (1,), "6/6")
    assert isinstance(event, FellShort)
    assert event.edge is Edge.CLEAR
    assert state.playing == (0, 1, 2)
    assert state.leaders == (0,)


def test_kicker_beats_the_leader() -> None:
    """A challenge is decided by the kickers if the rest is equal."""
    state = rolled("66421/64321", "44321/65321", "33421/65321", NOTHING)
    assert state.leaders == (0,)
    after, event = challenged(state, (1, 2, 3, 4, 5), "66531/65321")
    assert event == TookLead(3, name_hand(after.hand(3)), Edge.KICKERS)
    after, event = challenged(state, (1, 2, 3, 4, 5), "66321/65321")
    assert isinstance(event, FellShort)
    assert event.edge is Edge.KICKERS


def test_worse_set_beats_the_leader() -> None:
    """A challenge with an equal better set is decided by the worse sets."""
    after, event = challenged(rolled(*FOUR), (1, 2, 3, 4, 5), "44521/66622")
    assert event == TookLead(3, name_hand(after.hand(3)), Edge.WORSE_SET)
    assert after.leaders == (3,)


def test_equal_challenge_fails() -> None:
    """Who only equals the leader is out, unless the table plays otherwise."""
    state, event = challenged(rolled(*FOUR), (1, 2, 3, 4, 5), "44321/66622")
    assert isinstance(event, FellShort)
    assert event.edge is Edge.NONE
    assert state.leaders == (0,)
    assert state.playing == (0, 1, 2)


def test_equal_challenge_joins() -> None:
    """With equal=joins who equals the leader shares the lead."""
    state, event = challenged(rolled(*FOUR, equal="joins"), (1, 2, 3, 4, 5), "44321/66622")
    assert isinstance(event, SharedLead)
    assert event.leaders == state.leaders == (0, 3)
    assert state.actors == (2,)


def test_worse_challenge_does_not_join() -> None:
    """With equal=joins a worse challenger is out all the same."""
    state, event = challenged(rolled(*FOUR, equal="joins"), (1,), "6/6")
    assert isinstance(event, FellShort)
    assert state.leaders == (0,)


def test_sole_leader_takes_the_pot() -> None:
    """When only the leader is left, it takes the pot, challenges included."""
    state, _ = challenged(rolled(*FOUR), (1,), "6/6")
    state, _ = state.apply(2, Fold())
    state, events = state.apply(1, Fold())
    assert events[:2] == (Folded(1), PotTaken(0, Money(False, 6, 0), Total(False, 45, 0)))
    assert state.money[:4] == (4400, 3800, 3800, 3600)


def test_too_poor_to_challenge_may_only_fold() -> None:
    """A seat that cannot pay the challenge may only fold; exactly enough is enough."""
    state = rolled(*FOUR)
    poor = replace(state, money=(3900, 3900, 3900, 199, None, None, None))
    assert poor.legal_actions(3) == FOLD
    with pytest.raises(NotLegal):
        poor.apply(3, Challenge((1,)))
    enough = replace(state, money=(3900, 3900, 3900, 200, None, None, None))
    assert enough.legal_actions(3) == FOLD_OR_CHALLENGE
    after, _ = enough.apply(3, Challenge((1,)))
    assert after.money[3] == 0


def test_with_credit_money_may_go_below_zero() -> None:
    """With credit a seat may challenge with money that it does not have."""
    state = rolled(*FOUR, credit="on")
    poor = replace(state, money=(3900, 3900, 3900, 199, None, None, None))
    assert poor.legal_actions(3) == FOLD_OR_CHALLENGE
    after, _ = poor.apply(3, Challenge((1,)))
    assert after.money[3] == -1


def test_of_equal_better_sets_the_worse_ones_decide_who_is_active() -> None:
    """The worst is active; if the better sets are equal, the worse ones are compared, no lot."""
    state = rolled(FULL_HOUSE, TWO_PAIR, "44321/65321", "44321/64321")
    assert state.chance is None
    assert state.actors == (3,)


def test_joint_leaders_are_named_in_the_order_of_seats() -> None:
    """With `equal=joins` a seat before the leader joins: odd cents go to the lowest seats."""
    state = rolled(NOTHING, FULL_HOUSE, TWO_PAIR, PAIR, equal="joins")
    state, event = challenged(state, (1, 2, 3, 4, 5), FULL_HOUSE)
    assert isinstance(event, SharedLead)
    assert (event.seat, event.leaders) == (0, (0, 1))
