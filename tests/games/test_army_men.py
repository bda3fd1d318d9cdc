"""Army Men Dice War: dice, and the turn of a seat (rulings 1 and 2)."""

from __future__ import annotations

from itertools import combinations

import pytest
from armies import new
from moves import play

from audiogame.games.army_men import GAME
from audiogame.games.army_men.events import Dice, PutAside, Rolled, TurnEnded
from audiogame.games.army_men.rules import SetAside
from audiogame.games.army_men.scores import score
from audiogame.rules.dice import PIPS, dice
from audiogame.rules.game import WrongSeats
from audiogame.rules.notation import words
from audiogame.rules.state import NotLegal, NotYourTurn


def test_two_seats() -> None:
    """The game is for two seats, neither fewer nor more."""
    assert GAME.seats == (2,)
    for seats in (1, 3):
        with pytest.raises(WrongSeats):
            GAME.new(seats)


def test_six_dice_each() -> None:
    """Ruling 1: six dice each."""
    assert new().owned == (6, 6)


@pytest.mark.parametrize(
    ("faces", "points"),
    [((1,), 0), ((2,), 2), ((6,), 6), ((1, 1, 1, 1, 1), 0), ((1, 2, 3), 5), ((2, 3, 4, 5, 6), 20)],
)
def test_soldiers_count_nothing(faces: tuple[int, ...], points: int) -> None:
    """Ruling 1: soldiers (ones) count 0, other faces their pips."""
    assert score(faces) == points


def test_all_dice_less_the_ante_are_rolled() -> None:
    """Ruling 2: each seat antes one die and rolls all dice it owns less the ante."""
    assert new().chance == dice(5)
    assert all(die == PIPS for die in dice(5).faces)
    state, _ = play(new(), "* 2 3 4 5 6", "0 set-aside 1 2", "* 2 2 2", "0 set-aside 1 2")
    state, _ = play(state, "* 2", "0 set-aside 1")
    assert state.chance == dice(5), "the other seat antes and rolls as well"


def test_the_starter_plays_first_then_the_other() -> None:
    """Ruling 2: the starter and then the other takes a turn."""
    state, _ = play(new(first=1), "* 2 2 3 3 4")
    assert state.actors == (1,)
    state, _ = play(state, "1 set-aside 1 2", "* 2 2 2", "1 set-aside 1 2", "* 6")
    assert state.actors == (1,)
    state, _ = play(state, "1 set-aside 1", "* 2 2 3 3 4")
    assert state.actors == (0,)


def test_dice_are_kept_in_the_order_in_which_they_are_read() -> None:
    """Dice are sorted from soldiers up, and a position means the die in that order."""
    state, told = play(new(), "* 5 1 3 1 6")
    assert state.dice == (1, 1, 3, 5, 6)
    assert told == [Rolled(0, Dice(soldiers=2, others=(3, 5, 6)))]
    state, told = play(state, "0 set-aside 2 4")
    assert told == [PutAside(0, Dice(soldiers=1, others=(5,)), sum=5)]


@pytest.mark.parametrize(("rolled", "choices"), [(1, 1), (2, 3), (3, 6), (4, 10), (5, 15)])
def test_one_or_two_dice_are_set_aside(rolled: int, choices: int) -> None:
    """Ruling 2: set aside one or two of the dice just rolled, any of them."""
    state, _ = play(new(), "* 2 3 4 5 6")
    ways: dict[int, tuple[str, ...]] = {
        5: (),
        4: ("0 set-aside 1", "* 2 3 4 5"),
        3: ("0 set-aside 1 2", "* 2 3 4"),
        2: ("0 set-aside 1 2", "* 2 3 4", "0 set-aside 1", "* 2 3"),
        1: ("0 set-aside 1 2", "* 2 3 4", "0 set-aside 1 2", "* 2"),
    }
    state, _ = play(state, *ways[rolled])
    legal = state.legal_actions(0)
    positions = range(1, rolled + 1)
    expected = {SetAside(some) for n in (1, 2) for some in combinations(positions, n)}
    assert len(legal) == choices
    assert set(legal) == expected


@pytest.mark.parametrize("dice_chosen", [(), (1, 2, 3), (6,), (0,), (2, 1), (1, 1), (1, 6)])
def test_other_choices_are_refused(dice_chosen: tuple[int, ...]) -> None:
    """Ruling 2: none, three, or a die that was not rolled cannot be set aside."""
    state, _ = play(new(), "* 2 3 4 5 6")
    with pytest.raises(NotLegal):
        state.apply(0, SetAside(dice_chosen))


def test_the_rest_is_rolled_again_until_all_are_set_aside() -> None:
    """Ruling 2: roll the rest, and so on until all are set aside."""
    state, _ = play(new(), "* 2 3 4 5 6", "0 set-aside 1")
    assert state.chance == dice(4)
    state, _ = play(state, "* 2 3 4 5", "0 set-aside 1 2")
    assert state.chance == dice(2)
    state, _ = play(state, "* 6 4", "0 set-aside 2")
    assert state.chance == dice(1)
    state, told = play(state, "* 3", "0 set-aside 1")
    assert told[-1] == TurnEnded(0, Dice(0, (3,)), score=16, other=1, need=15)
    assert state.scores == (16, None)


def test_dice_set_aside_stay_as_they_are() -> None:
    """Ruling 2: only the rest is rolled; what is set aside keeps its face to the end."""
    state, _ = play(new(), "* 1 6 6 6 6", "0 set-aside 1", "* 2 6 6 6", "0 set-aside 1")
    assert state.aside == (1, 2)
    state, _ = play(state, "* 1 1 1", "0 set-aside 3")
    assert state.aside == (1, 1, 2)


@pytest.mark.parametrize("moves", [(), ("0 set-aside 1 2", "* 1 1 1")])
def test_you_may_not_stop_early(moves: tuple[str, ...]) -> None:
    """Ruling 2: you may not stop early; the only choice is which one or two dice."""
    state, _ = play(new(), "* 1 1 1 1 1", *moves)
    assert {type(action) for action in state.legal_actions(0)} == {SetAside}
    assert not state.requests(0)
    with pytest.raises(NotYourTurn):
        state.apply(1, SetAside((1,)))


def test_the_last_die_must_be_set_aside() -> None:
    """Ruling 2: of one die left only that one can be set aside, whatever it shows."""
    state, _ = play(new(), "* 2 2 2 2 2", "0 set-aside 1 2", "* 2 2 2", "0 set-aside 1 2", "* 6")
    assert state.legal_actions(0) == (SetAside((1,)),)
    state, told = play(state, "0 set-aside 1")
    assert told == [TurnEnded(0, Dice(0, (6,)), score=14, other=1, need=13)]


def test_both_of_the_last_two_dice_end_the_turn() -> None:
    """Ruling 2: two dice left may be set aside together, and the turn is over."""
    moves = ("* 1 2 2 2 2", "0 set-aside 1", "* 2 2 2 2", "0 set-aside 1 2", "* 3 1")
    state, told = play(new(), *moves, "0 set-aside 1 2")
    assert told[-1] == TurnEnded(0, Dice(1, (3,)), score=7, other=1, need=6)
    assert state.active == 1


def test_words_of_a_choice() -> None:
    """A choice is written by the positions of its dice."""
    assert words(SetAside((1, 3))) == "set-aside 1 3"
