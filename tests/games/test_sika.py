"""The rules of Sika, a test for each sentence, with luck's outcomes written out."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from audiogame.games.sika import GAME
from audiogame.games.sika.events import (
    AntePaid,
    Called,
    Colour,
    Earned,
    Purse,
    Rolled,
    RoundEnded,
    Settled,
    Stakes,
    Tied,
    Won,
)
from audiogame.games.sika.figures import FIGURES
from audiogame.games.sika.rules import Call, Sika, SikaOptions, Throw, start
from audiogame.rules.chance import Roll
from audiogame.rules.options import OptionError, read_options
from audiogame.rules.state import CHANCE, Action, Event, NotLegal, NotYourTurn, Query, replace

RED, BLUE = Colour
ALL, TWO, ONE, NONE = (RED,) * 3, (RED, RED, BLUE), (BLUE, RED, BLUE), (BLUE,) * 3
"""Outcomes by how many cubes match a call of red."""
POINTS: dict[tuple[Colour, ...], int] = {ALL: 6, TWO: 4, ONE: 2, NONE: -3}


def new(seats: int = 2, call: str = "game", overtime: str = "leaders", ante: int = 0) -> Sika:
    return start(seats, SikaOptions(call, overtime, ante))


def called(state: Sika, *colours: Colour) -> Sika:
    """Call for the seats in order; red if no colours are given."""
    for colour in colours or (RED,) * state.seats:
        state, _ = state.apply(state.actors[0], Call(colour))
    return state


def thrown(state: Sika, *outcomes: tuple[Colour, ...]) -> tuple[Sika, tuple[Event, ...]]:
    """Throw these outcomes for the awaited seats, calling red first where a call is due."""
    told: tuple[Event, ...] = ()
    for outcome in outcomes:
        if Call(RED) in state.legal_actions(state.actors[0]):
            state, events = state.apply(state.actors[0], Call(RED))
            told += events
        state, events = state.apply(state.actors[0], Throw())
        told += events
        state, events = state.apply(CHANCE, outcome)
        told += events
    return state, told


def after_three_rounds(state: Sika, *last: tuple[Colour, ...]) -> tuple[Sika, tuple[Event, ...]]:
    """Play three rounds: all seats throw only ALL, but in the last throw, given by seat."""
    state, _ = thrown(state, *[ALL] * (3 * 3 * state.seats - 3 * state.seats))
    return thrown(state, *(outcome for end in last for outcome in (ALL, ALL, end)))


def test_three_cubes_have_three_red_and_three_blue_faces() -> None:
    """A throw is three cubes, each red or blue with equal chances."""
    state, _ = called(new()).apply(0, Throw())
    assert isinstance(state.chance, Roll)
    assert len(state.chance.faces) == 3
    for faces in state.chance.faces:
        assert faces.count(RED) == faces.count(BLUE) == len(faces) / 2


def test_every_seat_calls_in_seat_order_and_seat_0_is_first() -> None:
    """Seat 0 sits left of the scorekeeper; calls and turns begin with it."""
    state = new(4)
    for seat in range(4):
        assert state.actors == (seat,)
        assert state.legal_actions(seat) == (Call(RED), Call(BLUE))
        state, events = state.apply(seat, Call(BLUE))
        assert events == (Called(seat, BLUE),)
    assert state.actors == (0,)


def test_the_same_colour_may_be_called_by_several() -> None:
    """Both colours stay open to everyone, whatever the others called."""
    assert called(new(3), RED, RED, RED).calls == (RED, RED, RED)


def test_a_call_holds_for_the_game() -> None:
    """With call=game, the default, no seat calls again, not even in extra rounds."""
    state, told = after_three_rounds(called(new()), ALL, ALL)
    assert state.extra
    assert state.calls == (RED, RED)
    assert not any(isinstance(event, Called) for event in told)
    assert state.legal_actions(0) == (Throw(),)


def test_a_call_holds_for_a_turn() -> None:
    """With call=turn a seat calls before each of its turns, in extra rounds too."""
    state = new(call="turn")
    assert state.legal_actions(0) == (Call(RED), Call(BLUE))
    state, _ = state.apply(0, Call(BLUE))
    state, _ = thrown(state, NONE, NONE, NONE)
    assert state.scores == (18, 0)
    assert state.actors == (1,)
    assert state.calls == (None, None)
    state, _ = thrown(state, ALL, ALL, ALL)
    assert state.legal_actions(0) == (Call(RED), Call(BLUE))
    state, _ = thrown(state, *[ALL] * 12)
    assert state.extra
    assert state.legal_actions(0) == (Call(RED), Call(BLUE))


@pytest.mark.parametrize("outcome", list(product(Colour, repeat=3)))
@pytest.mark.parametrize("colour", list(Colour))
def test_points_of_a_throw(outcome: tuple[Colour, ...], colour: Colour) -> None:
    """Three faces of the called colour score 6, two 4, one 2, none minus 3, at once."""
    state, _ = called(new(), colour, RED).apply(0, Throw())
    state, events = state.apply(CHANCE, outcome)
    matches = sum(cube is colour for cube in outcome)
    points = {3: 6, 2: 4, 1: 2, 0: -3}[matches]
    assert events == (Rolled(0, outcome, matches, points, points, colour),)
    assert state.scores == (points, 0)


def test_a_turn_is_three_throws() -> None:
    """After three throws of all three cubes the next seat has the turn."""
    state = called(new())
    for _ in range(3):
        assert state.actors == (0,)
        state, _ = thrown(state, ONE)
    assert state.actors == (1,)
    state, told = thrown(state, ONE, ONE, ONE)
    assert any(isinstance(event, RoundEnded) and event.round == 1 for event in told)
    assert state.actors == (0,)


@pytest.mark.parametrize(("outcome", "total"), [(ALL, 54), (NONE, -27)])
def test_range_after_three_rounds(outcome: tuple[Colour, ...], total: int) -> None:
    """Totals run on, may be negative, and end between -27 and 54."""
    state, _ = thrown(called(new()), *[outcome] * 18)
    assert state.scores == (total, total)
    assert state.round == 4


@given(st.lists(st.sampled_from(list(POINTS)), min_size=18, max_size=18), st.booleans())
def test_totals_are_the_sum_of_the_throws(throws: list[tuple[Colour, ...]], each: bool) -> None:
    """A total is what the seat's own nine throws scored, and nothing else."""
    state, told = thrown(called(new()) if not each else new(call="turn"), *throws)
    expected = [0, 0]
    for index, outcome in enumerate(throws):
        expected[index // 3 % 2] += POINTS[outcome]
    assert state.scores == tuple(expected)
    assert all(-27 <= score <= 54 for score in state.scores)
    rolled = [event for event in told if isinstance(event, Rolled)]
    assert [event.score for event in rolled if event.seat == 1][-1] == expected[1]
    assert (state.result is None) == (expected[0] == expected[1])


def test_the_highest_total_wins_after_three_rounds() -> None:
    """Places follow the totals; equal totals share a place."""
    state, told = after_three_rounds(called(new(4)), ONE, ALL, NONE, ONE)
    assert state.result is not None
    assert state.result.places == (2, 1, 4, 2)
    assert state.result.winners == (1,)
    assert state.actors == ()
    (won,) = (event for event in told if isinstance(event, Won))
    assert (won.seat, won.score) == (1, 54)
    assert [(other.seat, other.points) for other in won.others] == [(0, 50), (3, 50), (2, 45)]


def test_tied_leaders_alone_play_an_extra_round() -> None:
    """Each tied leader plays a full turn more, and totals run on."""
    state, told = after_three_rounds(called(new(3)), ALL, ONE, ALL)
    assert told[-1] == Tied((0, 2), 54, False)
    state, _ = thrown(state, ONE, ONE, ONE)
    assert state.scores == (60, 50, 54)
    assert state.actors == (2,)
    state, _ = thrown(state, ONE, ONE, TWO)
    assert state.scores == (60, 50, 62)
    assert state.result is not None
    assert state.result.places == (2, 3, 1)


def test_extra_rounds_go_on_until_one_leads_alone() -> None:
    """A tie after an extra round asks for another one, among those still tied."""
    state, _ = after_three_rounds(called(new(3)), ALL, ALL, ALL)
    state, told = thrown(state, *[ALL] * 3, *[NONE] * 3, *[ALL] * 3)
    assert told[-1] == Tied((0, 2), 72, False)
    assert state.playing == (0, 2)
    state, told = thrown(state, *[ONE] * 6)
    assert told[-1] == Tied((0, 2), 78, False)
    state, _ = thrown(state, ONE, ONE, ONE, ONE, ONE, TWO)
    assert state.result is not None
    assert state.result.places == (2, 3, 1)


def test_a_seat_that_was_not_tied_cannot_win_overtime() -> None:
    """With overtime=leaders a seat that was not tied stays behind, even with a higher total."""
    state, _ = after_three_rounds(called(new(3)), ALL, TWO, ALL)
    assert state.scores == (54, 52, 54)
    state, _ = thrown(state, NONE, NONE, NONE, NONE, NONE, ONE)
    assert state.scores == (45, 52, 50)
    assert state.result is not None
    assert state.result.places == (2, 3, 1)


def test_a_seat_out_of_overtime_does_not_come_back() -> None:
    """Extra rounds are for the tied leaders only, also when their total falls to another's.

    The winner takes the whole pot, however many played on.
    """
    state, _ = after_three_rounds(called(new(3, ante=5)), ALL, TWO, ALL)
    state = replace(state, scores=(54, 50, 54))
    state, told = thrown(state, *(ONE, NONE, NONE) * 2)
    assert state.scores == (50, 50, 50)
    assert told[-1] == Tied((0, 2), 50, False)
    assert state.playing == (0, 2)
    state, told = thrown(state, ONE, ONE, ONE, ONE, ONE, TWO)
    assert isinstance(told[-2], Won)
    assert (told[-2].seat, told[-2].pot) == (2, 15)


def test_everyone_plays_extra_rounds() -> None:
    """With overtime=everyone all play on, and a seat that was behind may still win."""
    state, told = after_three_rounds(called(new(3, overtime="everyone")), ALL, TWO, ALL)
    assert told[-1] == Tied((0, 2), 54, True)
    assert state.playing == (0, 1, 2)
    state, _ = thrown(state, *[NONE] * 3, *[ALL] * 3, *[ONE] * 3)
    assert state.scores == (45, 70, 60)
    assert state.result is not None
    assert state.result.places == (3, 1, 2)


def test_ante_and_pot() -> None:
    """Everyone pays the ante at the start, and the winner takes the pot."""
    state = new(3, ante=5)
    assert state.opening() == (AntePaid(5, 15),)
    state, told = after_three_rounds(called(state), NONE, ALL, NONE)
    assert isinstance(told[-2], Won)
    assert (told[-2].seat, told[-2].pot) == (1, 15)
    assert new().opening() == ()


def test_options_and_their_defaults() -> None:
    """Options are typed as they are printed, the first value is the default."""
    assert SikaOptions() == SikaOptions("game", "leaders", 0)
    typed = read_options(SikaOptions, ["call=turn", "overtime=everyone", "ante=250"])
    assert typed == SikaOptions("turn", "everyone", 250)
    for wrong in ("call=never", "ante=-1", "ante=1.5", "overtime=nobody"):
        with pytest.raises(OptionError):
            read_options(SikaOptions, [wrong])


def test_seats() -> None:
    """Two to eight can play."""
    assert GAME.seats == (2, 3, 4, 5, 6, 7, 8)


@pytest.mark.parametrize("colour", list(Colour))
def test_there_is_no_skill(colour: Colour) -> None:
    """Red and blue are equally likely: a throw is worth 21/8 for either, over all outcomes."""
    thrown_once, _ = called(new(), colour, RED).apply(0, Throw())
    outcomes = list(product(Colour, repeat=3))
    total = sum(thrown_once.apply(CHANCE, outcome)[0].scores[0] for outcome in outcomes)
    assert Fraction(total, len(outcomes)) == Fraction(21, 8)


def test_illegal_choices_change_nothing() -> None:
    """Throwing before the call, calling twice, and acting for others are refused."""
    state = new()
    refusals: list[tuple[int, Action, type[Exception]]] = [
        (0, Throw(), NotLegal),
        (1, Call(RED), NotYourTurn),
    ]
    for seat, action, refusal in refusals:
        with pytest.raises(refusal):
            state.apply(seat, action)
    with pytest.raises(NotLegal):
        called(state).apply(0, Call(BLUE))
    assert state == new()


def test_stakes_are_told_on_e_in_the_result_and_in_statistics() -> None:
    """Credits paid and won are on E; at the end the winner has the pot less the own ante."""
    state = new(3, ante=5)
    assert state.answer(Query.STANDING, 1)[1:] == (
        Stakes((Purse(1, -5), Purse(0, -5), Purse(2, -5)), 15),
    )
    ended, told = after_three_rounds(called(new(3, ante=5)), ALL, TWO, TWO)
    assert told[-1] == Settled(0, 10, 5)
    assert ended.answer(Query.STANDING, 2)[1:] == (
        Stakes((Purse(2, -5), Purse(0, 10), Purse(1, -5)), 0),
    )
    assert new(3).answer(Query.STANDING, 1)[1:] == ()
    earned = FIGURES.earned
    assert earned is not None
    assert [earned(10), earned(-5)] == [Earned(True, 10), Earned(False, 5)]
