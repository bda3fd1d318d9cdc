"""10-Die Poker: who leaves and who joins."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path

import pytest
from poker import opened, played, with_money

from audiogame.archive.description import archive_narrator, describe, game_narrator
from audiogame.archive.folder import kept_records
from audiogame.archive.opened_table import new_table, resume_table
from audiogame.archive.verdict import Verdict, overall, verify
from audiogame.games.ten_die_poker import GAME
from audiogame.games.ten_die_poker.balance import ranked, won
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
    WonBefore,
)
from audiogame.games.ten_die_poker.money import Money, gain, net
from audiogame.games.ten_die_poker.rules import (
    Fold,
    Join,
    Leave,
    PokerOptions,
    TenDiePoker,
    start,
)
from audiogame.rules.state import CHANCE, Finished, NotYourTurn, Query, Result, replace
from audiogame.rules.value import put
from audiogame.table.notes import result_note
from audiogame.table.record_file import kept_private, load
from audiogame.table.table import Player, Step


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
    narrator = game_narrator("en", GAME)
    assert narrator.tell(GameEnded(End.LEFT, 1)).endswith(
        "1 round: fewer than two players are left."
    )
    others = tuple(net(seat, -100) for seat in (1, 2, 3))
    assert events[-1] == Won(0, gain(300), others)


def test_a_player_who_left_keeps_the_money_as_the_result() -> None:
    """Money is kept by player: who left in front wins, though the chair is empty."""
    state, _ = start(4, PokerOptions(rounds=2)).apply(2, Leave())
    state, _ = played(state, (2,))
    state, _ = played(state, (0,))
    assert state.result is not None
    assert state.result.places == (2, 3, 1, 3, 5, 5, 5)


def test_earlier_players_of_a_chair_are_told_at_the_end() -> None:
    """When a new player takes a chair, who sat there before keeps the place and the money."""
    state, _ = start(4, PokerOptions(rounds=3)).apply(2, Leave())
    state, _ = played(state, (2,))
    state, _ = state.apply(2, Join())
    state, _ = played(state, (0,))
    assert state.money[2] == 3900
    state, events = played(state, (1,))
    assert state.departed == ((2, 300),)
    assert state.nets == (0, 100, -100, -300, None, None, None)
    others = tuple(net(seat, made) for seat, made in ((1, 100), (0, 0), (2, -100), (3, -300)))
    assert events[-2:] == (WonBefore((2,), (), gain(300), others), Departed(2, gain(300)))
    assert state.result == Result((3, 2, 4, 5, 6, 6, 6), (1,))
    narrator = game_narrator("en", GAME)
    narrator.names = ("Ann", "Bo", "Cy", "Dee")
    assert narrator.tell(events[-2]).startswith("The winner left, and Cy took that seat: plus 3 ")
    assert state.answer(Query.TURN, 0) == (Finished(()),)
    assert narrator.tell(Finished(())) == "Game over. The winner had already left."


def test_a_player_who_left_has_one_place_though_the_chair_is_taken() -> None:
    """Places go by money against the start, by player."""
    free, _ = start(4, PokerOptions(rounds=2)).apply(2, Leave())
    free, _ = played(free, (2,))
    free, _ = played(free, (1,))
    taken, _ = start(4, PokerOptions(rounds=2)).apply(2, Leave())
    taken, _ = played(taken, (2,))
    taken = replace(taken, money=put(taken.money, 2, 4000))  # a player sits down, but does not play
    taken, _ = played(taken, (1,))
    assert free.result == Result((3, 2, 1, 3, 5, 5, 5))
    assert free.nets == (-200, 100, 300, -200, None, None, None)
    assert taken.nets == (-200, 100, 0, -200, None, None, None)
    assert taken.result == Result((4, 2, 3, 4, 6, 6, 6), (1,))


def test_the_first_place_is_shared_with_who_left_a_chair_that_is_taken() -> None:
    """Both are named, and neither has more than the other."""
    made, before = (300, 100, -100, None), ((1, 300), (2, 50))
    assert ranked(made, before) == Result((1, 3, 5, 6), (1, 4))
    others = (net(1, 100), net(2, -100))
    told = won(made, before)
    assert told == WonBefore((1,), (0,), gain(300), others)
    narrator = game_narrator("en", GAME)
    narrator.names = ("Ann", "Bo", "Cy")
    said = "The winner left, and Bo took that seat: plus 3 dollars, shared with Ann. Bo "
    assert narrator.tell(told).startswith(said)
    assert won(made, ((1, 299),)) == Won(0, gain(300), others)


def test_a_record_in_which_a_chair_was_taken_is_gone_on_with_and_proved(tmp_path: Path) -> None:
    """Verified with its places; wrong with only those of the players at the end."""
    people = tuple(Player(name) for name in ("Ann", "Bo", "Cy", "Dee"))
    opened_table = new_table(GAME, people, PokerOptions(rounds=3), tmp_path)
    table = opened_table.table
    table.open()
    table.submit(2, Leave())
    state = table.state
    path = opened_table.journal.path
    assert path is not None
    while state.result is None:
        assert isinstance(state, TenDiePoker)
        if state.money[2] is None and 2 not in state.joining:
            table.submit(2, Join())
            opened_table.journal.close()  # and it resumes from its record
            opened_table = resume_table(path)
            table = opened_table.table
        if table.step() is Step.AWAITED:
            table.submit(table.awaited[0], Fold())
        state = table.state
    result = state.result
    assert isinstance(state, TenDiePoker)
    assert result == ranked(state.nets, state.gone)
    assert len(result.gone) == 1
    opened_table.journal.finish(result.places, opened_table.seed, opened_table.secret)
    opened_table.journal.close()
    record = load(path)
    assert overall([*verify(record, kept_private(path, record))]) is Verdict.GOOD
    without = result_note(ranked(state.nets, ()).places)
    moves = tuple(
        (at, f"# {without}" if line.startswith("# result ") else line) for at, line in record.moves
    )
    assert moves != record.moves
    other = replace(record, moves=moves)
    assert overall([*verify(other, kept_private(path, record))]) is Verdict.WRONG


def test_a_record_in_which_no_chair_is_first_is_listed(tmp_path: Path) -> None:
    """The player with the most money has left, and the chair is taken by another."""
    people = tuple(Player(name) for name in ("Ann", "Bo", "Cy", "Dee"))
    opened_table = new_table(GAME, people, PokerOptions(), tmp_path)
    opened_table.table.open()
    opened_table.journal.finish((3, 2, 4, 5, 6, 6, 6), opened_table.seed, opened_table.secret)
    opened_table.journal.close()
    (kept,) = kept_records(tmp_path)
    told = describe(archive_narrator("en"), kept, datetime.now().astimezone())
    assert told.endswith("Finished, 0 moves. The winner left early or joined late.")


def test_several_leave_the_same_chair() -> None:
    """The last one is ranked with the chair; the earlier ones by themselves."""
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
    assert state.result == Result((1, 4, 3, 4, 6, 6, 6), (2,))
