"""Sika's answers to the five questions at every moment of a game."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from audiogame.games.sika.events import (
    CallDue,
    Called,
    Colour,
    Own,
    Rolled,
    Rules,
    Score,
    Shown,
    Standing,
    ThrowDue,
    Turn,
)
from audiogame.games.sika.rules import Call, Sika, SikaOptions, Throw, start
from audiogame.rules.state import CHANCE, Finished, NothingToTell, OptionInForce, Query

RED, BLUE = Colour
ALL, ONE, NONE = (RED,) * 3, (BLUE, RED, BLUE), (BLUE,) * 3
DEFAULTS = SikaOptions()


def played(options: SikaOptions, seats: int, *outcomes: tuple[Colour, ...]) -> Sika:
    """Call red for all seats when a call is due, with these outcomes of luck."""
    state = start(seats, options)
    left = list(outcomes)
    while left or Throw() not in state.legal_actions(state.actors[0]):
        seat = state.actors[0]
        if Call(RED) in state.legal_actions(seat):
            state, _ = state.apply(seat, Call(RED))
            continue
        state, _ = state.apply(seat, Throw())
        state, _ = state.apply(CHANCE, left.pop(0))
        if state.result is not None:
            break
    return state


def rolled(seat: int, cubes: tuple[Colour, ...], score: int) -> Rolled:
    matches = cubes.count(RED)
    return Rolled(seat, cubes, matches, (-3, 2, 4, 6)[matches], score, RED)


def test_before_the_first_call() -> None:
    """No seat has a colour; seat 0 is awaited, the others come after it."""
    state = start(3, DEFAULTS)
    assert state.decision(0) == CallDue(0)
    assert state.answer(Query.RULES, 1) == (Rules(1, None, 1, 1, False, 0, -3, 2, 4, 6),)
    assert state.answer(Query.TURN, 2) == (Turn(0, True, 1, 1, False, (), (1, 2)),)
    assert state.answer(Query.STANDING, 1) == (Standing((Score(1, 0), Score(0, 0), Score(2, 0))),)
    assert state.answer(Query.SHOWN, 0) == (NothingToTell(Query.SHOWN),)
    assert state.answer(Query.OWN, 0) == (Own(0, None, 0),)


def test_between_two_calls() -> None:
    """The seats that have called are told, the asker's own call first; others are awaited."""
    state = start(3, DEFAULTS)
    state, _ = state.apply(0, Call(BLUE))
    state, _ = state.apply(1, Call(RED))
    assert state.decision(2) == CallDue(2)
    assert state.answer(Query.TURN, 0) == (Turn(2, True, 1, 1, False, (0, 1), ()),)
    assert state.answer(Query.SHOWN, 1) == (Shown((Called(1, RED), Called(0, BLUE)), None, ()),)
    assert state.answer(Query.SHOWN, 2) == (Shown((Called(0, BLUE), Called(1, RED)), None, ()),)
    assert state.answer(Query.OWN, 1) == (Own(1, RED, 0),)
    assert state.answer(Query.OWN, 2) == (Own(2, None, 0),)


def test_in_the_middle_of_a_turn() -> None:
    """Round, throw and whose turn are told; so is the last throw; the asker's score comes first."""
    state = played(DEFAULTS, 3, ALL, ALL, ALL, ONE, NONE)
    assert state.decision(1) == ThrowDue(1, 1, 3, False)
    assert state.answer(Query.RULES, 1) == (Rules(1, RED, 1, 3, False, 0, -3, 2, 4, 6),)
    assert state.answer(Query.TURN, 0) == (Turn(1, False, 1, 3, False, (0,), (2,)),)
    scores = (Score(2, 0), Score(0, 18), Score(1, -1))
    assert state.answer(Query.STANDING, 2) == (Standing(scores),)
    (shown,) = state.answer(Query.SHOWN, 0)
    assert isinstance(shown, Shown)
    assert shown.last == rolled(1, NONE, -1)
    assert state.answer(Query.OWN, 1) == (Own(1, RED, -1),)


def test_while_the_cubes_are_in_the_air() -> None:
    """Until luck's outcome it is still the same throw of the same seat."""
    state = played(DEFAULTS, 2, ALL)
    before = state.answer(Query.TURN, 1)
    state, _ = state.apply(0, Throw())
    assert state.actors == (CHANCE,)
    assert state.answer(Query.TURN, 1) == before == (Turn(0, False, 0, 2, False, (), ()),)


def test_called_every_turn() -> None:
    """With call=turn the current turn's colour is told, R names the option.

    From the end of a turn until the next call R, C and the own H tell the last colour, as T and
    the line of the last throw do.
    """
    state = played(SikaOptions(call="turn", ante=2), 2, ALL)
    rules, *options = state.answer(Query.RULES, 0)
    assert rules == Rules(0, RED, 1, 2, False, 4, -3, 2, 4, 6)
    assert options == [OptionInForce("call", "turn"), OptionInForce("ante", 2)]
    assert state.answer(Query.RULES, 1)[0] == Rules(1, None, 1, 2, False, 4, -3, 2, 4, 6)
    state, _ = state.apply(0, Throw())
    state, _ = state.apply(CHANCE, ONE)
    state, _ = state.apply(0, Throw())
    state, _ = state.apply(CHANCE, NONE)
    assert state.answer(Query.TURN, 0) == (Turn(1, True, 0, 1, False, (), ()),)
    assert state.answer(Query.SHOWN, 1) == (Shown((), rolled(0, NONE, 5), NONE, RED),)
    for seat in (0, 1):
        rules = state.answer(Query.RULES, seat)[0]
        assert rules == Rules(seat, None, 1, 1, False, 4, -3, 2, 4, 6, RED)
    assert state.answer(Query.OWN, 0) == (Own(0, None, 5, RED),)
    assert state.answer(Query.OWN, 1) == (Own(1, None, 0),)
    state, _ = state.apply(1, Call(BLUE))
    assert state.answer(Query.RULES, 0)[0] == Rules(0, None, 1, 1, False, 4, -3, 2, 4, 6)
    assert state.answer(Query.OWN, 0) == (Own(0, None, 5),)
    (shown,) = state.answer(Query.SHOWN, 0)
    assert isinstance(shown, Shown)
    assert (shown.calls, shown.last_called) == ((Called(1, BLUE),), None)
    assert state.answer(Query.OWN, 0) == (Own(0, None, 5),)


def test_in_an_extra_round() -> None:
    """An extra round is named as such, and only those who play it are awaited."""
    state = played(DEFAULTS, 3, *[ALL] * 9 * 2, *[ALL] * 3, ALL, ALL, ONE, *[ALL] * 3)
    assert state.decision(0) == ThrowDue(0, 4, 1, True)
    assert state.answer(Query.TURN, 1) == (Turn(0, False, 0, 1, True, (), ()),)
    (rules,) = state.answer(Query.RULES, 1)
    assert isinstance(rules, Rules)
    assert rules.extra
    scores = (Score(1, 50), Score(0, 54), Score(2, 54))
    assert state.answer(Query.STANDING, 1) == (Standing(scores),)


def test_at_the_end() -> None:
    """T answers that the game is over; the other questions are still answered."""
    state = played(DEFAULTS, 2, *[ALL] * 15, ONE, ONE, ONE)
    assert state.result is not None
    assert state.answer(Query.TURN, 1) == (Finished((0,)),)
    assert state.answer(Query.STANDING, 1) == (Standing((Score(1, 42), Score(0, 54))),)
    (shown,) = state.answer(Query.SHOWN, 1)
    assert isinstance(shown, Shown)
    assert shown.last == rolled(1, ONE, 42)


def test_the_last_throw_is_still_the_last_at_the_end() -> None:
    """At the end R does not speak of a first throw: three of three have been thrown."""
    state = played(DEFAULTS, 2, *[ALL] * 15, ONE, ONE, ONE)
    (rules,) = state.answer(Query.RULES, 0)
    assert isinstance(rules, Rules)
    assert (rules.round, rules.throw) == (3, 3)


@pytest.mark.parametrize("call", ["game", "turn"])
@given(data=st.data())
def test_every_answer_is_about_the_state(call: str, data: st.DataObject) -> None:
    """At any moment standing, own and turn agree with scores, calls and awaited seats."""
    throws = data.draw(st.lists(st.sampled_from([ALL, ONE, NONE]), max_size=30))
    state = played(SikaOptions(call=call), 3, *throws)
    for seat in range(3):
        (standing,) = state.answer(Query.STANDING, seat)
        assert isinstance(standing, Standing)
        assert standing.scores[0].seat == seat
        assert {score.seat: score.points for score in standing.scores} == dict(
            enumerate(state.scores)
        )
        others = [score.points for score in standing.scores[1:]]
        assert others == sorted(others, reverse=True)
        assert state.answer(Query.OWN, seat) == (Own(seat, state.calls[seat], state.scores[seat]),)
        if state.result is None:
            (turn,) = state.answer(Query.TURN, seat)
            assert isinstance(turn, Turn)
            assert (turn.seat,) == state.actors
            assert sorted((*turn.played, turn.seat, *turn.waiting)) == sorted(state.playing)
