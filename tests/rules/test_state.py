"""The common interface of every game: its refusals, its answers, and what seats may see."""

from __future__ import annotations

from collections.abc import Callable
from typing import Self, cast

import pytest
from hypothesis import given
from hypothesis import strategies as st

from audiogame.rules.chance import Outcome, Roll
from audiogame.rules.options import Options, option
from audiogame.rules.state import (
    CHANCE,
    Action,
    Event,
    Finished,
    GameIsOver,
    NotAllowed,
    NothingToTell,
    NotLegal,
    NotYourTurn,
    OptionInForce,
    Query,
    Result,
    Seat,
    State,
    places,
    replace,
    seen_by_all,
)
from audiogame.rules.value import once


class GuessOptions(Options):
    goal: int = option(1, numbers=range(1, 9))


class Flip(Action):
    pass


class Leave(Action):
    pass


class Note(Event):
    seat: Seat
    text: str


class Whispered(Event):
    """Only its seat may know the text; seat 2 may not even know that it exists."""

    seat: Seat
    text: str

    def seen_by(self, seat: Seat) -> Self | None:
        if seat == 2:
            return None
        return self if seat == self.seat else cast(Self, Whispered(self.seat, "?"))


class Coins(State):
    """Seats flip a coin in turn; the first to have the goal in heads has won."""

    options: GuessOptions
    heads: tuple[int, ...]
    turn: Seat = 0
    flying: bool = False

    @property
    def seats(self) -> int:
        return len(self.heads)

    @once
    def chance(self) -> Roll | None:
        return Roll((("heads", "tails"),)) if self.flying else None

    @once
    def result(self) -> Result | None:
        return Result(places(self.heads)) if max(self.heads) == self.options.goal else None

    def _actors(self) -> tuple[Seat, ...]:
        return (self.turn,)

    def _legal(self, seat: Seat) -> tuple[Action, ...]:
        return (Flip(),)

    def _requests(self, seat: Seat) -> tuple[Action, ...]:
        return (Leave(),) if seat == 1 else ()

    def _apply(self, seat: Seat, action: Action) -> tuple[Self, tuple[Event, ...]]:
        if isinstance(action, Leave):
            return self, (Note(seat, "leaves"),)
        return replace(self, flying=True), (Note(seat, "flips"),)

    def _land(self, outcome: Outcome) -> tuple[Self, tuple[Event, ...]]:
        won = outcome == ("heads",)
        heads = tuple(n + (won and seat == self.turn) for seat, n in enumerate(self.heads))
        turn = (self.turn + 1) % self.seats
        return replace(self, heads=heads, turn=turn, flying=False), ()

    def seen_by(self, seat: Seat) -> Self:
        return self

    def decision(self, seat: Seat) -> Event:
        return Note(seat, "flip")

    def _answer(self, query: Query, seat: Seat) -> tuple[Event, ...]:
        return (Note(self.turn, "turn"),) if query is Query.TURN else ()


NEW = Coins(GuessOptions(), (0, 0, 0))
FLYING = replace(NEW, flying=True)
OVER = replace(NEW, heads=(0, 1, 0))


def test_who_is_awaited() -> None:
    """Luck alone while it is asked, no seat at the end, else the game's own answer."""
    assert NEW.actors == (0,)
    assert FLYING.actors == (CHANCE,)
    assert OVER.actors == ()


def test_legal_actions_are_for_those_who_are_awaited() -> None:
    """Other seats have no legal action, nor has any seat while luck is asked, or at the end."""
    assert NEW.legal_actions(0) == (Flip(),)
    assert NEW.legal_actions(1) == NEW.legal_actions(7) == ()
    for seat in range(3):
        assert FLYING.legal_actions(seat) == OVER.legal_actions(seat) == ()


def test_requests_are_possible_at_any_time_but_the_end() -> None:
    """A seat may make a request without being awaited."""
    for state in (NEW, FLYING):
        assert state.requests(1) == (Leave(),)
        assert state.may_act(1)
        assert not state.may_act(2)
        after, events = state.apply(1, Leave())
        assert (after, events) == (state, (Note(1, "leaves"),))
    assert OVER.requests(1) == ()
    assert not OVER.may_act(1)


@pytest.mark.parametrize(
    ("state", "seat", "action", "refusal"),
    [
        (OVER, 0, Flip(), GameIsOver),
        (OVER, 1, Leave(), GameIsOver),
        (NEW, 1, Flip(), NotYourTurn),
        (NEW, 3, Flip(), NotYourTurn),
        (NEW, -1, Flip(), NotYourTurn),
        (FLYING, 0, Flip(), NotYourTurn),
        (NEW, 0, Leave(), NotLegal),
        (NEW, 0, Action(), NotLegal),
        (NEW, CHANCE, ("heads",), NotYourTurn),
        (FLYING, 0, ("heads",), NotYourTurn),
        (OVER, CHANCE, ("heads",), NotYourTurn),
        (FLYING, CHANCE, ("edge",), NotLegal),
        (FLYING, CHANCE, (), NotLegal),
    ],
)
def test_what_is_not_allowed_is_refused_in_three_ways(
    state: Coins, seat: Seat, action: Action | Outcome, refusal: type[NotAllowed]
) -> None:
    """Game over, not your turn, not legal; each names the seat and the action."""
    with pytest.raises(NotAllowed) as refused:
        state.apply(seat, action)
    assert type(refused.value) is refusal
    assert refused.value.seat == seat
    assert refused.value.action == action
    assert str(refused.value).endswith(".")


def test_applying_leaves_the_state_as_it_was() -> None:
    """Every change is a new state."""
    before = hash(FLYING)
    after, _ = FLYING.apply(CHANCE, ("heads",))
    assert after.heads == (1, 0, 0)
    assert FLYING.heads == (0, 0, 0)
    assert hash(FLYING) == before
    with pytest.raises(AttributeError, match="immutable"):
        FLYING.turn = 2  # type: ignore[misc]  # that it is frozen is what is tested


def test_an_answer_is_never_silence() -> None:
    """Where a game has no answer, a common sentence is used."""
    assert NEW.answer(Query.SHOWN, 0) == (NothingToTell(Query.SHOWN),)
    assert NEW.answer(Query.TURN, 0) == (Note(0, "turn"),)


def test_at_the_end_the_turn_is_nobodys() -> None:
    """The answer to whose turn it is, is then the winners."""
    assert OVER.answer(Query.TURN, 0) == (Finished((1,)),)


def test_the_rules_in_force_name_the_options_that_differ() -> None:
    """Each changed option is told after the game's own answer."""
    assert NEW.answer(Query.RULES, 0) == (NothingToTell(Query.RULES),)
    state = replace(NEW, options=GuessOptions(goal=3))
    assert state.answer(Query.RULES, 0) == (OptionInForce("goal", 3),)


@pytest.mark.parametrize(
    ("scores", "ranked"),
    [
        ((11, 8, 11), (1, 3, 1)),
        ((-3, -3), (1, 1)),
        ((1, 2, 3, 4), (4, 3, 2, 1)),
        (((0, 9), (1, 1), (0, 8)), (2, 1, 3)),
        ((), ()),
    ],
)
def test_places(scores: tuple[object, ...], ranked: tuple[int, ...]) -> None:
    """The highest score is first; ties share the better place."""
    assert places(scores) == ranked


@given(st.lists(st.integers(), min_size=1))
def test_places_follow_the_scores(scores: list[int]) -> None:
    """A better score has a better place, equal ones the same; there is always a first.

    One seat alone is no winner.
    """
    ranked = places(tuple(scores))
    assert min(ranked) == 1
    for one, place in zip(scores, ranked, strict=True):
        assert place == 1 + len([other for other in scores if other > one])
    winners = Result(ranked).winners
    first = tuple(seat for seat, score in enumerate(scores) if score == max(scores))
    assert winners == (first if len(scores) > 1 else ())


@pytest.mark.parametrize(
    ("seats", "seen"),
    [
        ((), Whispered(0, "secret")),
        ((0,), Whispered(0, "secret")),
        ((1,), Whispered(0, "?")),
        ((0, 1), Whispered(0, "?")),
        ((1, 0), Whispered(0, "?")),
        ((0, 2), None),
        ((2, 0), None),
    ],
)
def test_several_seats_see_no_more_than_each_may(
    seats: tuple[Seat, ...], seen: Event | None
) -> None:
    """People at one keyboard hear what every one of them may know, in any order."""
    assert seen_by_all(Whispered(0, "secret"), seats) == seen


def test_nothing_is_seen_unless_a_game_says_so() -> None:
    """A state without a view of its own cannot be made; the default reveals nothing."""
    seen_by = cast(Callable[..., object], State.seen_by)
    assert getattr(seen_by, "__isabstractmethod__", False)
    assert Note(0, "open").seen_by(1) == Note(0, "open")
