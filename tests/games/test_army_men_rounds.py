"""Army Men Dice War: rounds, starters and how a game ends (rulings 3, 4 and 5)."""

from __future__ import annotations

import pytest
from armies import new, turn

from audiogame.games.army_men import GAME
from audiogame.games.army_men.events import (
    CannotRoll,
    Drawn,
    RoundBegan,
    RoundTied,
    RoundWon,
    Supply,
    Total,
    TurnEnded,
    Won,
)
from audiogame.games.army_men.rules import ArmyMen, SetAside
from audiogame.rules.chance import Roll
from audiogame.rules.dice import dice
from audiogame.rules.state import CHANCE, Event, GameIsOver, replace


def battle(state: ArmyMen, *turns: tuple[int, ...]) -> tuple[ArmyMen, tuple[Event, ...]]:
    """Play turns one after another; return the events of the last choice."""
    told: tuple[Event, ...] = ()
    for faces in turns:
        state, told = turn(state, *faces)
    return state, told


SEVEN = (1, 1, 1, 3, 4)
NINE = (1, 1, 2, 3, 4)


def test_the_round_score_is_the_sum_of_the_dice_set_aside() -> None:
    """Ruling 3: the round score is the sum of the dice set aside, soldiers as 0."""
    state, told = turn(new(), 1, 1, 2, 3, 4)
    assert state.scores == (9, None)
    assert isinstance(told[0], TurnEnded)
    assert told[0].score == 9


def test_the_round_score_counts_for_both_seats() -> None:
    """Ruling 3: the round score always counts towards the game total, won or lost."""
    state, _ = battle(new(), NINE)
    assert state.totals == (9, 0), "written down when the turn is over"
    state, _ = battle(state, SEVEN)
    assert state.totals == (9, 7)
    state, _ = battle(state, (2, 2, 2, 2, 2), (3, 3, 3, 3))
    assert state.totals == (21, 17)


def test_the_round_score_counts_in_a_tie() -> None:
    """Ruling 3: a tied round counts towards both totals too."""
    state, _ = battle(new(), SEVEN, SEVEN)
    assert state.totals == (7, 7)


@pytest.mark.parametrize(
    ("turns", "owned", "winner"), [((SEVEN, NINE), (6, 5), 0), ((NINE, SEVEN), (5, 6), 1)]
)
def test_the_lower_score_takes_its_ante_back(
    turns: tuple[tuple[int, ...], ...], owned: tuple[int, int], winner: int
) -> None:
    """Ruling 3: the lower round score takes its ante die back, the other ante die leaves."""
    state, told = battle(new(), *turns)
    assert state.owned == owned
    totals = (Total(winner, 7), Total(1 - winner, 9))
    assert told[1] == RoundWon(winner, 7, 1 - winner, 9, 5, totals)


def test_a_lost_ante_is_missing_in_the_next_round() -> None:
    """Ruling 3: who lost its ante rolls one die less, who took it back as many as before."""
    state, _ = battle(new(), NINE, SEVEN)
    assert (state.starter, state.chance) == (1, dice(5))
    state, _ = battle(state, SEVEN)
    assert (state.active, state.chance) == (0, dice(4))


def test_a_tie_costs_both_antes() -> None:
    """Ruling 3: on a tie both ante dice leave the game."""
    state, told = battle(new(), (2, 2, 2, 2, 1), (1, 1, 1, 2, 6))
    assert state.owned == (5, 5)
    assert told[1] == RoundTied(8, (Supply(0, 5), Supply(1, 5)), (Total(0, 8), Total(1, 8)))


def test_the_lowest_possible_score_can_be_tied() -> None:
    """Ruling 3: five soldiers against five soldiers is a tie like any other."""
    state, told = battle(new(), (1,) * 5, (1,) * 5)
    assert state.owned == (5, 5)
    assert isinstance(told[1], RoundTied)


def test_the_starter_alternates_every_round() -> None:
    """Ruling 4: the starter alternates every round, whoever wins."""
    state, told = battle(new(), SEVEN, NINE)
    assert told[-1] == RoundBegan(1, round=2, game=1, games=1, drawn=False)
    state, told = battle(state, (2, 2, 2, 2), (2, 2, 2, 2, 2))
    assert told[-1] == RoundBegan(0, round=3, game=1, games=1, drawn=False)


def test_the_starter_alternates_after_ties_too() -> None:
    """Ruling 4: the starter alternates after a tied round as well."""
    state, _ = battle(new(first=1), SEVEN, SEVEN)
    assert state.starter == 0
    state, _ = battle(state, (2, 2, 2, 2), (2, 2, 2, 2))
    assert state.starter == 1


@pytest.mark.parametrize("first", [0, 1])
def test_the_option_says_who_starts(first: int) -> None:
    """Ruling 4: with `first=0` or `first=1` that seat starts, and luck is not asked."""
    state = new(first)
    assert state.starter == first
    assert state.chance == dice(5)
    assert state.opening() == (RoundBegan(first, round=1, game=1, games=1, drawn=False),)


@pytest.mark.parametrize("first", [0, 1])
def test_luck_says_who_starts(first: int) -> None:
    """Ruling 4: with `first=random`, the default, a luck outcome decides who starts."""
    state = GAME.new(2)
    assert state.chance == Roll(((0, 1),)), "both seats are equally likely"
    assert state.actors == (CHANCE,)
    assert not state.opening()
    state, told = state.apply(CHANCE, (first,))
    assert told == (RoundBegan(first, round=1, game=1, games=1, drawn=True),)
    state, _ = state.apply(CHANCE, (2, 2, 2, 2, 2))
    assert state.actors == (first,)


def late(owned: tuple[int, int], totals: tuple[int, int]) -> ArmyMen:
    """Return a game after some rounds: seat 0 starts, with these dice and totals."""
    return replace(new(), round=7, owned=owned, totals=totals)


def test_the_game_ends_when_a_seat_is_down_to_one_die() -> None:
    """Ruling 5: owning one die, a seat has none to roll after its ante: the game ends."""
    state, told = battle(late((4, 2), (30, 40)), (1, 1, 1), (6,))
    assert state.owned == (4, 1)
    assert told[-2:] == (CannotRoll((1,)), Won(0, 30, 1, 46, games=1))
    assert state.result is not None
    assert not state.actors
    with pytest.raises(GameIsOver):
        state.apply(0, SetAside((1,)))


def test_with_two_dice_the_game_goes_on() -> None:
    """Ruling 5: owning two dice, a seat antes one and has one to roll: the game continues."""
    state, told = battle(late((4, 3), (30, 40)), (1, 1, 1), (6, 6))
    assert state.owned == (4, 2)
    assert state.result is None
    assert told[-1] == RoundBegan(1, round=8, game=1, games=1, drawn=False)
    assert state.chance == dice(1)


def test_a_round_is_played_to_its_end() -> None:
    """Ruling 5: the round in which a last die can be lost is played to its end."""
    state, _ = battle(late((4, 2), (30, 40)), (5, 5, 5))
    assert state.result is None
    assert state.chance == dice(1), "the other seat still has its turn"


@pytest.mark.parametrize("owned", [(1, 6), (6, 1), (0, 6), (6, 0), (1, 1), (0, 0), (1, 0)])
def test_a_seat_with_one_die_or_none_ends_the_game(owned: tuple[int, int]) -> None:
    """Ruling 5: a round that would begin with one die or none ends the game, for either seat."""
    state, told = late(owned, (20, 30))._begin_round()
    assert told[-1] == Won(0, 20, 1, 30, games=1)
    assert state.result is not None
    assert state.result.places == (1, 2)


def test_both_seats_can_run_out_at_once() -> None:
    """Rulings 3 and 5: a tie between the last two dice of both seats ends the game for both."""
    state, told = battle(late((2, 2), (20, 30)), (4,), (4,))
    assert state.owned == (1, 1)
    assert told[-2:] == (CannotRoll((0, 1)), Won(0, 24, 1, 34, games=1))


def test_the_lowest_total_wins_though_it_has_fewer_dice() -> None:
    """Rulings 1 and 5: low totals win, however many dice a seat has left."""
    state, told = battle(late((4, 2), (30, 20)), (1, 1, 1), (6,))
    assert told[-1] == Won(1, 26, 0, 30, games=1)
    assert state.result is not None
    assert state.result.places == (2, 1)


def test_equal_totals_are_a_draw() -> None:
    """Ruling 5: equal game totals are a draw: both seats share first place."""
    state, told = battle(late((4, 2), (26, 20)), (1, 1, 1), (6,))
    assert told[-1] == Drawn(26, games=1)
    assert state.result is not None
    assert state.result.places == (1, 1)
    assert state.result.winners == (0, 1)
