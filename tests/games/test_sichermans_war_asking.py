"""Sicherman's War: who is asked for dice, in which order, and for how long (ruling 6)."""

from __future__ import annotations

import pytest
from sichermans import play

from audiogame.games.sichermans_war import GAME
from audiogame.games.sichermans_war.events import Tie, Won
from audiogame.games.sichermans_war.rules import Pass, Roll, SichermansWar
from audiogame.games.sichermans_war.sicherman_dice import ALL_DICE, Die
from audiogame.rules.state import CHANCE, NotLegal, NotYourTurn, replace


def war(seats: int) -> SichermansWar:
    state = GAME.new(seats)
    assert isinstance(state, SichermansWar)
    return state


def test_roll_one_of_the_dice_left_or_pass() -> None:
    """Ruling 6: a seat that is asked rolls one of the dice it has left, or passes."""
    state, _ = play(war(2), "* eight king")
    assert state.legal_actions(0) == (Roll(Die.STANDARD), Roll(Die.LOW), Roll(Die.HIGH), Pass())
    state, _ = play(state, "0 roll low", "* 2")
    assert state.legal_actions(0) == (Roll(Die.STANDARD), Roll(Die.HIGH), Pass())


def test_the_roll_is_made_at_once_and_stays_in_the_total() -> None:
    """Ruling 6: the roll is made at once and stays in its total."""
    state, _ = play(war(2), "* two king", "0 roll high")
    assert state.actors == (CHANCE,)
    state, _ = play(state, "* 8", "0 roll standard", "* 2")
    assert state.skirmish.totals == (12, 13)


def test_the_die_is_spent_until_the_next_battle() -> None:
    """Ruling 6: the die is spent until the next battle, also in later skirmishes."""
    state, _ = play(war(2), "* two king", "0 roll high", "* 1", "0 pass")
    state, _ = play(state, "* three ace")
    with pytest.raises(NotLegal):
        state.apply(0, Roll(Die.HIGH))
    assert state.dice == ((Die.STANDARD, Die.LOW), ALL_DICE)


def test_sole_leader_is_not_asked() -> None:
    """Ruling 6: who is the sole leader is not asked; with two seats the trailing seat concedes."""
    state, _ = play(war(2), "* king eight")
    assert state.actors == (1,)
    with pytest.raises(NotYourTurn):
        state.apply(0, Pass())
    state, told = play(state, "1 pass")
    assert told[-1] == Won(seat=0, cards=2, points=20, score=20, following=2)


def test_trailing_seat_may_roll_again_and_again() -> None:
    """Ruling 6: with two seats a seat that still trails after its roll is asked again."""
    state, _ = play(war(2), "* ace two", "1 roll low", "* 1")
    assert state.actors == (1,)
    state, _ = play(state, "1 roll standard", "* 6", "1 roll high", "* 6")
    assert state.skirmish.totals == (14, 15)
    assert state.actors == (0,)


def test_after_catching_up_exactly_the_other_is_asked_first() -> None:
    """Ruling 6: the seat after the roller is asked next, so the other breaks a tie first."""
    state, _ = play(war(2), "* king eight", "1 roll high", "* 5")
    assert state.skirmish.tie is Tie.FORCED
    assert state.actors == (0,)
    state, _ = play(state, "0 pass")
    assert state.actors == (1,)
    state, _ = play(state, "1 roll low", "* 1", "0 pass")
    assert state.points == (0, 20)


def test_seat_without_dice_is_not_asked() -> None:
    """Ruling 6: only a seat that has a die left is asked; without any it loses at once."""
    state, told = play(replace(war(2), dice=(ALL_DICE, ())), "* king eight")
    assert told[-1] == Won(seat=0, cards=2, points=20, score=20, following=2)
    assert state.actors == (CHANCE,)


def test_dice_left_beat_a_seat_without() -> None:
    """The source: who has dice left may use them though the other has none."""
    begun = replace(war(2), dice=((Die.HIGH,), ()))
    state, told = play(begun, "* eight king", "0 roll high", "* 6")
    assert told[-1] == Won(seat=0, cards=2, points=20, score=20, following=2)
    assert state.points == (20, 0)


def test_asking_goes_round_from_the_starter_who_moves_on() -> None:
    """Ruling 6: asking goes round from the starter, who moves on by one seat every skirmish."""
    state = war(4)
    firsts = []
    for _ in range(6):
        state, _ = play(state, "* two three four ace")
        firsts.append(state.actors[0])
        for _ in range(3):
            state, _ = state.apply(state.actors[0], Pass())
    assert firsts == [0, 1, 2, 0, 0, 1]  # the starter of the fourth is seat 3, who leads alone
    assert state.battle == 2


def test_starter_is_asked_first_with_two_seats() -> None:
    """Ruling 6: in a natural tie without reinforcements the starter is asked first."""
    begun = replace(war(2), reserves=(0, 0))
    state, _ = play(begun, "* eight eight")
    assert state.actors == (0,)
    state, _ = play(state, "0 pass", "1 pass", "* nine nine")
    assert state.actors == (1,)
    state, _ = play(state, "1 pass", "0 pass", "* six six")
    assert state.actors == (0,)


def test_pass_goes_on_to_the_next_seat_and_is_not_asked_again() -> None:
    """Ruling 6: it ends when all seats that may be asked have passed since the last roll."""
    state, _ = play(war(4), "* king nine eight two")
    asked = []
    while state.points == (0, 0, 0, 0):
        asked.append(state.actors[0])
        state, _ = state.apply(state.actors[0], Pass())
    assert asked == [1, 2, 3]
    assert state.points == (30, 0, 0, 0)


def test_a_roll_wipes_all_passes() -> None:
    """Ruling 6: a roll wipes all passes, so who has passed is asked again."""
    state, _ = play(war(4), "* king nine eight two", "1 pass", "2 roll standard", "* 1")
    assert state.skirmish.passed == ()
    state, _ = play(state, "3 pass", "1 roll high", "* 8", "2 pass", "3 pass", "0 pass")
    assert state.points == (0, 30, 0, 0)


def test_asking_goes_on_with_the_seat_after_the_roller() -> None:
    """Ruling 6: after a roll not the starter but the seat after the roller is asked next."""
    state, _ = play(war(4), "* king nine eight two", "1 pass", "2 roll high", "* 8")
    assert state.actors == (3,)
    state, _ = play(state, "3 pass")
    assert state.actors == (0,)
    state, _ = play(state, "0 roll low", "* 1", "1 pass")
    assert state.actors == (3,)


def test_ends_when_the_last_die_is_rolled() -> None:
    """Ruling 6: it ends as soon as no seat is left to ask, passes or not."""
    begun = replace(war(4), dice=((), (Die.LOW,), (), ()))
    _, told = play(begun, "* king nine eight two", "1 roll low", "* 3")
    assert told[-1] == Won(seat=0, cards=4, points=30, score=30, following=2)


def test_dice_are_used_up_one_by_one() -> None:
    """The source: a seat may add no die, one, two or all three in a skirmish, one at a time."""
    state, _ = play(war(2), "* ace two", "1 roll standard", "* 6", "1 roll low", "* 4")
    state, told = play(state, "1 roll high", "* 1")
    assert state.dice[1] == ()
    assert isinstance(told[-1], Won)
    assert state.points == (20, 0)
