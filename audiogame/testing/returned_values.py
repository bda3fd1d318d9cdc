"""Check of what a game's hooks return: its kind, before any other part of the program takes it."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from random import Random
from typing import Any

from audiogame.rules.chance import Chance
from audiogame.rules.fault import RAISED, Reason
from audiogame.rules.state import CHANCE, Action, Event, Query, Result, Seat, State
from audiogame.rules.value import Value
from audiogame.testing.flaw import Flaws, flaw

MOVES = 40
"""Moves of a game whose hooks are looked at, with the fewest seats and with the most."""

ASKED_AT_THE_END = tuple(query for query in Query if query is not Query.TURN)
"""Questions that reach a game when it is over; the program answers whose turn it is."""


class _Returned(Value):
    """A value that a hook has returned.

    Args:
        hook: its name.
        value: what it returned.
        right: whether that is of the right kind.
        kind: the right kind.
    """

    hook: str
    value: Any
    right: bool
    kind: Reason


def find_returned(flaws: Flaws, random: Random) -> bool:
    """Add hooks that return another kind of value than the rest relies on.

    Returns:
        Whether none was found; one that raises is left to the other checks.
    """
    game = flaws.game
    for seats in dict.fromkeys((*game.seats[:1], *game.seats[-1:])):
        with contextlib.suppress(*RAISED):
            state: object = game.new(seats)
            if not isinstance(state, State):
                flaws.add(flaws.where(game.start), flaw("start-returns", found=repr(state)))
                return False
            if not _play(flaws, state, seats, random):
                return False
    return True


def _play(flaws: Flaws, state: State, seats: int, random: Random) -> bool:
    """Play some moves; return whether all hooks return the right kind."""
    for _ in range(MOVES):
        for one in _of_state(state, {one for one in flaws.game.seats if one >= seats}):
            if not _is_right(flaws, state, one):
                return False
        if state.result is not None:
            return True
        actor = random.choice(state.actors)
        if actor == CHANCE:
            assert state.chance is not None, "luck acts where it is asked"
            hook, after = "_land", state.apply(CHANCE, state.chance.sample(random.randrange))
        else:
            action = random.choice(state.legal_actions(actor))
            hook, after = "_apply", state.apply(actor, action)
        move = _Returned(hook, after, _is_move(state, after), flaw("a-move"))
        if not _is_right(flaws, state, move):
            return False
        state, _ = after
    return True


def _is_right(flaws: Flaws, state: State, one: _Returned) -> bool:
    what = flaw("hook-returns", hook=one.hook, found=repr(one.value), kind=one.kind)
    return flaws.promise(one.right, flaws.hook(state, one.hook), what)


def _of_state(state: State, seats: set[int]) -> Iterator[_Returned]:
    """Yield what the hooks of a state return; each relies on those before it.

    Args:
        seats: the possible numbers of seats.
    """
    there = state.seats
    right = type(there) is int and there in seats
    yield _Returned("seats", there, right, flaw("a-number-of-seats"))
    chance, result = state.chance, state.result
    right = chance is None or isinstance(chance, Chance)
    yield _Returned("chance", chance, right, flaw("a-chance"))
    right = result is None or isinstance(result, Result)
    yield _Returned("result", result, right, flaw("a-result"))
    every = tuple(range(there))
    due: tuple[Seat, ...] = ()
    if chance is None and result is None:
        due = state._actors()
        right = is_tuple_of(due, int) and bool(due) and {*due} <= {*every}
        yield _Returned("_actors", due, right, flaw("some-seats"))
    for seat in every:
        view = state.seen_by(seat)
        yield _Returned("seen_by", view, type(view) is type(state), flaw("a-view"))
        for query in Query if result is None else ASKED_AT_THE_END:
            told = view._answer(query, seat)
            yield _Returned("_answer", told, is_tuple_of(told, Event), flaw("some-events"))
    for seat in due:
        legal = state._legal(seat)
        right = is_tuple_of(legal, Action) and bool(legal)
        yield _Returned("_legal", legal, right, flaw("some-actions"))
        asked = state.decision(seat)
        yield _Returned("decision", asked, isinstance(asked, Event), flaw("an-event"))
        shown = state.preview(seat, legal[0])
        right = shown is None or isinstance(shown, Event)
        yield _Returned("preview", shown, right, flaw("an-event-or-none"))


def is_tuple_of(value: object, kind: type) -> bool:
    """Return whether a value is a tuple of values of one kind."""
    return isinstance(value, tuple) and all(isinstance(one, kind) for one in value)


def _is_move(state: State, after: object) -> bool:
    """Return whether something is a later state of the same game, and events."""
    if not isinstance(after, tuple) or len(after) != 2:
        return False
    return type(after[0]) is type(state) and is_tuple_of(after[1], Event)
