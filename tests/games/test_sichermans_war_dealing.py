"""Sicherman's War: piles, dealt automatically or by hand (rulings 2 and 3)."""

from __future__ import annotations

import pytest

from audiogame.games.sichermans_war import GAME
from audiogame.games.sichermans_war.events import (
    ChooseDue,
    Chose,
    PickDue,
    PutAside,
    Run,
    SetAsideDue,
    runs_of,
)
from audiogame.games.sichermans_war.rules import Choose, Pick, SetAside, SichermansWar, WarOptions
from audiogame.keys.commands import command
from audiogame.play.chooser import Chooser, Chosen, Response
from audiogame.rules.chance import Draw
from audiogame.rules.state import CHANCE, Action, NotLegal, Query, State, replace


def by_hand(seats: int, jokers: str = "off") -> SichermansWar:
    state = GAME.new(seats, WarOptions(jokers=jokers, dealing="by hand"))
    assert isinstance(state, SichermansWar)
    return state


def choose(state: State, times: int, which: int = 0) -> tuple[SichermansWar, list[int]]:
    """Take the first (or another) pile for each awaited seat, some times; return the seats."""
    seats = []
    for _ in range(times):
        seat = state.actors[0]
        seats.append(seat)
        state, _ = state.apply(seat, state.legal_actions(seat)[which])
    assert isinstance(state, SichermansWar)
    return state, seats


def piles(kind: type[Pick | SetAside | Choose], count: int) -> tuple[Action, ...]:
    return tuple(kind(pile) for pile in range(1, count + 1))


@pytest.mark.parametrize("seats", [2, 4])
def test_automatic_dealing_asks_nothing(seats: int) -> None:
    """Ruling 3: dealt automatically, everyone has five reinforcements and cards are turned."""
    state = GAME.new(seats)
    assert isinstance(state, SichermansWar)
    assert state.chance == Draw(state.unseen, seats)
    assert state.reserves == (5,) * seats
    assert [len(piles) for piles in state.piles] == [3] * seats


def test_automatic_dealing_asks_nothing_between_battles() -> None:
    """Ruling 3: with automatic dealing no pile is chosen for the next battle either."""
    state = GAME.new(2)
    assert isinstance(state, SichermansWar)
    last = replace(state, number=5, dice=((), ()))
    after, _ = last.apply(CHANCE, last.unseen[3:5])
    assert after.battle == 2
    assert after.actors == (CHANCE,)
    assert [len(piles) for piles in after.piles] == [2, 2]


@pytest.mark.parametrize(
    ("seats", "jokers", "count"), [(2, "off", 10), (2, "on", 10), (4, "off", 20), (4, "on", 20)]
)
def test_number_of_piles(seats: int, jokers: str, count: int) -> None:
    """Ruling 2: 10 piles of 5 for two seats, 20 for four, with jokers too."""
    state = by_hand(seats, jokers)
    assert state.legal_actions(0) == piles(Pick, count)
    assert state.decision(0) == PickDue(0, (Run(1, count),), count)


@pytest.mark.parametrize("seats", [2, 4])
def test_seats_pick_in_turn_five_each(seats: int) -> None:
    """Ruling 3: seats take piles in turn, five each, seat 0 first."""
    state, order = choose(by_hand(seats), 5 * seats)
    assert order == list(range(seats)) * 5
    assert [len(piles) for piles in state.piles] == [5] * seats
    assert state.middle == ()


def test_a_picked_pile_is_gone_and_the_others_keep_their_numbers() -> None:
    """Ruling 3: a pile has one number from the middle into its battle."""
    state, _ = choose(by_hand(2), 1, which=6)
    assert state.legal_actions(1) == tuple(Pick(one) for one in (1, 2, 3, 4, 5, 6, 8, 9, 10))
    assert state.decision(1) == PickDue(1, (Run(1, 6), Run(8, 10)), 9)
    with pytest.raises(NotLegal):
        state.apply(1, Pick(7))
    moves: list[tuple[int, int]] = [(1, 10), (0, 2), (1, 1), (0, 9), (1, 3), (0, 5), (1, 4)]
    rest: State = state
    for seat, pile in [*moves, (0, 6), (1, 8)]:
        rest, _ = rest.apply(seat, Pick(pile))
    assert isinstance(rest, SichermansWar)
    assert rest.piles == ((2, 5, 6, 7, 9), (1, 3, 4, 8, 10))
    assert rest.decision(0) == SetAsideDue(0, runs_of((2, 5, 6, 7, 9)))
    rest, told = rest.apply(0, SetAside(6))
    assert told == (PutAside(0, 6),)
    rest, _ = rest.apply(1, SetAside(1))
    assert rest.legal_actions(0) == tuple(Choose(one) for one in (2, 5, 7, 9))
    rest, told = rest.apply(0, Choose(9))
    assert told == (Chose(0, 9),)
    assert rest.decision(1) == ChooseDue(1, 1, runs_of((3, 4, 8, 10)), 4)


def test_rows_of_numbers_are_told_short() -> None:
    """Three in a row or more are told as a range."""
    assert runs_of((1, 2, 3, 5, 6, 9)) == (
        Run(1, 3),
        Run(5, None),
        Run(6, None),
        Run(9, None),
    )
    assert runs_of(()) == ()


def test_a_digit_picks_the_pile_with_that_number() -> None:
    """Not the one at that place in the row; a taken number is refused."""
    state, _ = choose(by_hand(2), 1, which=3)
    chooser = Chooser(state, 1)
    assert chooser.press(command("pick-5")) == Chosen(Pick(5))
    assert chooser.press(command("pick-4")) == Response(message="no-such-choice")
    assert chooser.put(10)
    assert chooser.selected == Pick(10)
    assert not chooser.put(4)


@pytest.mark.parametrize("seats", [2, 4])
def test_each_seat_puts_one_pile_aside(seats: int) -> None:
    """Ruling 3: each puts one of its five aside as reinforcements."""
    state, _ = choose(by_hand(seats), 5 * seats)
    own = tuple(range(1, 5 * seats, seats))
    assert state.legal_actions(0) == tuple(SetAside(pile) for pile in own)
    assert state.decision(0) == SetAsideDue(0, runs_of(own))
    assert state.reserves == (0,) * seats
    state, order = choose(state, seats)
    assert order == list(range(seats))
    assert state.reserves == (5,) * seats
    assert [len(piles) for piles in state.piles] == [4] * seats


@pytest.mark.parametrize("seats", [2, 4])
def test_at_each_battle_each_chooses_one_of_the_piles_left(seats: int) -> None:
    """Ruling 3: at each battle each chooses one of the piles left: of four, three, two, one."""
    state, _ = choose(by_hand(seats), 6 * seats)
    for battle, left in ((1, 4), (2, 3), (3, 2), (4, 1)):
        assert state.battle == battle
        own = state.piles[0]
        assert len(own) == left
        assert state.legal_actions(0) == tuple(Choose(pile) for pile in own)
        assert state.decision(0) == ChooseDue(0, battle, runs_of(own), left)
        state, order = choose(state, seats)
        assert order == list(range(seats))
        assert state.chance == Draw(state.unseen, seats)
        last = replace(state, number=5, dice=((),) * seats)
        ranks = last.unseen[-1:] + last.unseen[: seats - 1]
        state, _ = last.apply(CHANCE, ranks)
    assert state.result is not None


def test_piles_are_picked_and_chosen_blindly() -> None:
    """Ruling 3: all of this is blind: whichever pile is taken, nothing is known or changed."""
    state = by_hand(2)
    first, _ = choose(state, 14, which=0)
    last, _ = choose(state, 14, which=-1)
    assert first == replace(last, piles=first.piles)
    assert first.unseen == state.unseen
    assert first.chance == Draw(state.unseen, 2)


def test_jokers_leave_cards_aside_unseen() -> None:
    """Ruling 2: the rest stays aside unseen: it may be any card, so it stays among the unseen."""
    assert len(by_hand(2).unseen) - 10 * 5 == 2
    assert len(by_hand(2, "on").unseen) - 10 * 5 == 4
    assert len(by_hand(4).unseen) - 20 * 5 == 4
    assert len(by_hand(4, "on").unseen) - 20 * 5 == 8


def test_questions_are_answered_before_the_first_battle() -> None:
    """Every question key is answered while piles are picked, put aside and chosen."""
    state: State = by_hand(4)
    for _ in range(28):
        assert all(state.answer(query, seat) for query in Query for seat in range(4))
        state, _ = choose(state, 1)
    assert state.actors == (CHANCE,)
