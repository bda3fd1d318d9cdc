"""Army Men Dice War: the campaign of three games (ruling 6), and whole games."""

from __future__ import annotations

from random import Random

import pytest
from amounts import amount
from armies import new, turn
from hypothesis import given, settings
from hypothesis import strategies as st

from audiogame.games.army_men import GAME
from audiogame.games.army_men.bots.casual import Sergeant
from audiogame.games.army_men.events import (
    CannotRoll,
    Drawn,
    GameDrawn,
    GameWon,
    PutAside,
    RoundBegan,
    Selection,
    Total,
    TurnEnded,
    Won,
)
from audiogame.games.army_men.rules import CHOICES, ArmyMen, ArmyMenOptions, SetAside, start
from audiogame.rules.options import OptionError, read_options
from audiogame.rules.state import CHANCE, Event, replace


def campaign(first: int = 0) -> ArmyMen:
    return new(first, games=3)


def end_game(state: ArmyMen, totals: tuple[int, int]) -> tuple[ArmyMen, tuple[Event, ...]]:
    """Play the last round of a game: seat 1 loses it and its last but one die.

    Args:
        state: any moment of the game.
        totals: of the seats at the end; at least 6 of seat 1 come from the last die.
    """
    late = replace(state, owned=(2, 2), totals=(totals[0], totals[1] - 6))
    turns = ((1,), (6,)) if late.starter == 0 else ((6,), (1,))
    late, _ = turn(late, *turns[0])
    after, told = turn(late, *turns[1])
    return after, told[2:]


def test_the_option_is_one_game_or_three() -> None:
    """Ruling 6: option `campaign` is 1, the default, or 3."""
    assert ArmyMenOptions() == ArmyMenOptions(first="random", campaign=1)
    assert read_options(ArmyMenOptions, ("campaign=3", "first=1")).campaign == 3
    for typed in ("campaign=2", "campaign=0", "first=2", "first=youngest"):
        with pytest.raises(OptionError):
            read_options(ArmyMenOptions, (typed,))


def test_all_dice_are_back_in_the_next_game() -> None:
    """Ruling 6: three games with all dice back each time, and totals from 0."""
    state, told = end_game(campaign(), (30, 40))
    assert told == (
        CannotRoll((1,)),
        GameWon(1, 0, 30, 1, 40, sums=()),
        RoundBegan(1, round=1, game=2, games=3, drawn=False),
    )
    assert (state.owned, state.totals, state.before) == ((6, 6), (0, 0), (30, 40))
    assert (state.game, state.round) == (2, 1)
    assert state.result is None


@pytest.mark.parametrize("first", [0, 1])
def test_starters_alternate_by_game(first: int) -> None:
    """Ruling 6: the games are started by A, B, A, however many rounds each of them had."""
    state = campaign(first)
    assert state.starter == first
    state, _ = end_game(replace(state, round=6), (30, 40))
    assert state.starter == 1 - first
    state, _ = end_game(replace(state, round=9), (30, 40))
    assert state.starter == first


def test_starters_alternate_by_game_when_luck_chose_the_first() -> None:
    """Rulings 4 and 6: luck is asked once, before the first game only."""
    state, told = start(2, ArmyMenOptions(campaign=3)).apply(CHANCE, (1,))
    assert told == (RoundBegan(1, round=1, game=1, games=3, drawn=True),)
    after, told = end_game(state, (30, 40))
    assert told[-1] == RoundBegan(0, round=1, game=2, games=3, drawn=False)
    assert after.chance is not None
    assert after.chance.allows((1, 2, 3, 4, 5)), "the next thing luck says is a roll"


def test_the_lowest_sum_wins_whoever_won_more_games() -> None:
    """Ruling 6: the lowest sum of the three totals wins, whoever won more games."""
    state, _ = end_game(campaign(), (30, 31))
    state, told = end_game(state, (30, 31))
    assert told[1] == GameWon(2, 0, 30, 1, 31, sums=(Total(0, 60), Total(1, 62)))
    state, told = end_game(state, (50, 20))
    assert told[1:] == (GameWon(3, 1, 20, 0, 50, sums=()), Won(1, 82, 0, 110, games=3))
    assert state.result is not None
    assert state.result.places == (2, 1)


def test_three_games_are_played_though_two_are_won() -> None:
    """Ruling 6: a campaign is three games, never fewer and never more."""
    state, _ = end_game(campaign(), (20, 60))
    state, _ = end_game(state, (20, 60))
    assert state.result is None
    state, _ = end_game(state, (20, 60))
    assert state.result is not None


def test_equal_sums_are_a_draw() -> None:
    """Rulings 5 and 6: equal sums draw the campaign, and equal totals draw one of its games."""
    state, told = end_game(campaign(), (33, 33))
    assert told[1] == GameDrawn(1, 33, sums=())
    state, _ = end_game(state, (40, 50))
    state, told = end_game(state, (50, 40))
    assert told[-1] == Drawn(123, games=3)
    assert state.result is not None
    assert state.result.places == (1, 1)


def test_a_single_game_ends_with_its_first() -> None:
    """Ruling 6: with `campaign=1` the only game decides."""
    single = GAME.new(2, ArmyMenOptions(first=0))
    assert isinstance(single, ArmyMen)
    state, told = end_game(single, (30, 40))
    assert told == (CannotRoll((1,)), Won(0, 30, 1, 40, games=1))
    assert state.result is not None


MOST_ROUNDS = 9
"""Most rounds of a game: seats of six dice can lose five and four before one is down to one."""


@given(st.data(), st.sampled_from([1, 1, 3]))
@settings(max_examples=amount(25, 60))
def test_rulings_1_to_6_hold_at_every_moment(data: st.DataObject, games: int) -> None:
    """The rulings are invariants of games of any luck and any choices."""
    state = start(2, ArmyMenOptions(campaign=games))
    lowest = (0, 0)
    while state.result is None:
        assert 1 <= state.round <= MOST_ROUNDS
        assert min(state.owned) >= 2
        if state.first is not None:
            assert 0 < state.to_roll == state.owned[state.active] - 1 - len(state.aside)
        chance = state.chance
        if chance is not None:
            low, high = (0, 1) if state.first is None else (1, 6)
            size = 1 if state.first is None else state.to_roll
            faces = st.lists(st.integers(low, high), min_size=size, max_size=size)
            state, _ = state.apply(CHANCE, tuple(data.draw(faces)))
            continue
        assert state.dice == tuple(sorted(state.dice))
        seat = state.actors[0]
        assert state.legal_actions(seat) == CHOICES[len(state.dice)]
        action = data.draw(st.sampled_from(state.legal_actions(seat)))
        seen = state.preview(seat, action)
        after, (first, *_) = state.apply(seat, action)
        assert isinstance(action, SetAside)
        assert isinstance(first, (PutAside, TurnEnded))
        assert isinstance(seen, Selection)
        assert seen.allowed
        assert (first.dice, seen.left) == (seen.dice, state.to_roll - len(action.dice))
        gained = seen.sum if seen.left == 0 else 0
        expected = tuple(total + gained * (seat == one) for one, total in enumerate(state.sums))
        assert after.sums == expected
        assert all(new >= old for new, old in zip(after.sums, lowest, strict=True))
        state, lowest = after, after.sums
    assert min(state.owned) == 1
    assert state.game == games


def test_equal_moments_are_equal_values() -> None:
    """States are values: the same dice set aside in another order give an equal state."""
    rolled = campaign().apply(CHANCE, (2, 3, 4, 5, 6))[0]
    one = rolled.apply(0, SetAside((1,)))[0].apply(CHANCE, (3, 6, 6, 6))[0]
    other = rolled.apply(0, SetAside((2,)))[0].apply(CHANCE, (2, 6, 6, 6))[0]
    one, other = (state.apply(0, SetAside((1,)))[0] for state in (one, other))
    assert one == other
    assert hash(one) == hash(other)


@pytest.mark.parametrize(
    ("rolled", "kept"),
    [
        ((1, 1, 1, 4, 5), (1, 2)),
        ((1, 2, 5, 6, 6), (1, 2)),
        ((2, 2, 3, 3, 3), (1, 2)),
        ((1, 3, 3, 3, 3), (1,)),
        ((5, 5, 6, 6, 6), (1,)),
    ],
)
def test_the_casual_bot_keeps_low_dice(rolled: tuple[int, ...], kept: tuple[int, ...]) -> None:
    """The bot keeps the lowest die, and the next too if it is a soldier or a 2."""
    state = campaign().apply(CHANCE, rolled)[0]
    assert Sergeant().choose(state, 0, Random(0)) == SetAside(kept)


@pytest.mark.parametrize(("rolled", "kept"), [((3, 3), (1, 2)), ((1, 4), (1,)), ((6,), (1,))])
def test_the_casual_bot_ends_on_a_three(rolled: tuple[int, ...], kept: tuple[int, ...]) -> None:
    """Of two dice the bot keeps a 3 as well: one die rolled alone is no better."""
    late = replace(campaign(), owned=(len(rolled) + 1, 6))
    assert Sergeant().choose(late.apply(CHANCE, rolled)[0], 0, Random(0)) == SetAside(kept)
