"""10-Die Poker: who leaves and who joins."""

from __future__ import annotations

import pytest
from poker import opened, played, with_money

from audiogame.archive.description import game_narrator
from audiogame.games.ten_die_poker import GAME
from audiogame.games.ten_die_poker.events import (
    AntesPaid,
    Departed,
    End,
    GameEnded,
    JoinAsked,
    Joined,
    LeaveAsked,
    Left,
    Won,
)
from audiogame.games.ten_die_poker.money import Money, gain, net
from audiogame.games.ten_die_poker.rules import Fold, Join, Leave, PokerOptions, start
from audiogame.rules.state import CHANCE, NotYourTurn


def test_leaving_takes_effect_after_the_round() -> None:
    """Who asks to leave while still in plays on until the round ends, then the chair is empty."""
    state, _ = opened(start(5, PokerOptions()), (0,))
    assert state.requests(1) == (Leave(),)
    state, events = state.apply(1, Leave())
    assert events == (LeaveAsked(1, playing=True),)
    assert state.requests(1) == ()
    assert state.playing == (0, 1, 2, 3, 4)
    state, _ = state.apply(CHANCE, (1,))
    assert state.actors == (1,)
    state, events = state.apply(1, Fold())
    while state.round == 1:
        seat = state.actors[0]
        state, events = state.apply(seat, (state.lows[0],) if seat == CHANCE else Fold())
    assert events[2] == Left(1, Money(False, 39, 0), gain(-100))
    assert state.money[1] is None
    assert state.seated == state.dealt == (0, 2, 3, 4)
    assert state.departed == ((1, -100),)


def test_leaving_after_folding() -> None:
    """Who has folded may ask to leave too; it also takes effect after the round."""
    state, _ = opened(start(4, PokerOptions()), (0,))
    state, _ = state.apply(CHANCE, (2,))
    state, _ = state.apply(2, Fold())
    state, events = state.apply(2, Leave())
    assert events == (LeaveAsked(2, playing=False),)
    assert state.money[2] == 3900


def test_leaving_is_possible_while_dice_are_rolled() -> None:
    """Requests are possible at any time, also while luck is asked."""
    state, _ = start(4, PokerOptions()).apply(3, Leave())
    state, _ = state.apply(0, Leave())
    assert state.leaving == (0, 3)
    state, _ = played(state, (3,))
    assert state.seated == (1, 2)


def test_joining_takes_effect_after_the_round() -> None:
    """A new player may take a free chair, with a fresh bank, when the next round begins."""
    state = start(4, PokerOptions())
    assert [state.requests(seat) for seat in (4, 5, 6)] == [(Join(),)] * 3
    state, events = state.apply(5, Join())
    assert events == (JoinAsked(5),)
    assert state.requests(5) == ()
    assert state.seated == (0, 1, 2, 3)
    state, events = played(state, (0,))
    assert events[2:] == (Joined(5, Money(False, 40, 0)), AntesPaid(2, Money(False, 1, 0), 5, ()))
    assert state.dealt == (0, 1, 2, 3, 5)
    assert state.money[5] == 3900


def test_empty_chair_is_never_awaited() -> None:
    """An empty chair owes nothing and may choose nothing but to join."""
    state, _ = opened(start(4, PokerOptions()), (0,))
    for seat in (4, 5, 6):
        assert state.legal_actions(seat) == ()
        with pytest.raises(NotYourTurn):
            state.apply(seat, Fold())
        with pytest.raises(NotYourTurn):
            state.apply(seat, Leave())
    with pytest.raises(NotYourTurn):
        state.apply(1, Join())


def test_nobody_joins_in_the_last_round() -> None:
    """No next round, no joining."""
    assert start(4, PokerOptions(rounds=1)).requests(5) == ()


def test_joining_can_save_the_game() -> None:
    """Who joins counts before it is seen whether two can pay."""
    state, _ = with_money(start(4, PokerOptions()), 0, 0, 0, 30).apply(6, Join())
    state, _ = played(state, (3,))
    assert state.end is None
    assert state.dealt == (3, 6)


def test_game_ends_when_all_but_one_leave() -> None:
    """When fewer than two are left at the table, the game is over."""
    state = start(4, PokerOptions())
    for seat in (0, 1, 3):
        state, _ = state.apply(seat, Leave())
    state, events = played(state, (0,))
    assert GameEnded(End.LEFT, 1) in events
    narrator = game_narrator(GAME)
    assert narrator.tell(GameEnded(End.LEFT, 1)).endswith(
        "1 round: fewer than two players are left."
    )
    others = tuple(net(seat, -100) for seat in (1, 2, 3))
    assert events[-1] == Won(0, gain(300), others)


def test_who_left_keeps_the_money_as_the_result() -> None:
    """Money is kept by player: who left in front wins, though the chair is empty."""
    state, _ = start(4, PokerOptions(rounds=2)).apply(2, Leave())
    state, _ = played(state, (2,))
    state, _ = played(state, (0,))
    assert state.result is not None
    assert state.result.places == (2, 3, 1, 3, 5, 5, 5)


def test_earlier_players_of_a_chair_are_told_at_the_end() -> None:
    """When a new player takes a chair, the result of the one before is kept and told."""
    state, _ = start(4, PokerOptions(rounds=3)).apply(2, Leave())
    state, _ = played(state, (2,))
    state, _ = state.apply(2, Join())
    state, _ = played(state, (0,))
    assert state.money[2] == 3900
    state, events = played(state, (1,))
    assert state.departed == ((2, 300),)
    assert events[-1] == Departed(2, gain(300))
    assert state.nets[2] == -100
    assert state.result is not None
    assert state.result.places == (2, 1, 3, 4, 5, 5, 5)


def test_a_chair_ranks_with_its_last_player() -> None:
    """Of several who left the same chair the last one ranks with it; the others are told."""
    state, _ = start(4, PokerOptions(rounds=4)).apply(2, Leave())
    state, _ = played(state, (2,))
    state, _ = state.apply(2, Join())
    state, _ = played(state, (0,))
    state, _ = state.apply(2, Leave())
    state, _ = played(state, (0,))
    assert state.departed == ((2, 300), (2, -100))
    state, events = played(state, (0,))
    assert state.nets[2] == -100
    assert events[-1] == Departed(2, gain(300))
    assert state.result is not None
    assert state.result.places == (1, 3, 2, 3, 5, 5, 5)
