"""Moves without a table: written as in records, chosen by bots, or at random."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, TypeVar

from audiogame.rules.game import Bot
from audiogame.rules.notation import read
from audiogame.rules.state import CHANCE, Action, Event, Seat, State
from audiogame.table.luck import Luck
from audiogame.testing import random_move

S = TypeVar("S", bound=State)


def play(state: S, *moves: str) -> tuple[S, list[Event]]:
    """Play moves as a record writes them: `* 5 1 3` is luck, `0 set-aside 1 2` is seat 0."""
    told: list[Event] = []
    for move in moves:
        who, _, words = move.partition(" ")
        if who == "*":
            assert state.chance is not None, f"luck is not asked at {move!r}"
            state, events = state.apply(CHANCE, state.chance.read(words.split()))
        else:
            seat = int(who)
            state, events = state.apply(seat, read(words, state.legal_actions(seat)))
        told += events
    return state, told


def choices_of(
    bots: Sequence[Bot[Any]], state: State, luck: Luck
) -> Iterator[tuple[int, Seat, State, Action]]:
    """Play a game of one actor at a time to its end with a bot in each seat.

    Yields:
        Before each choice is made: the number of the move, the seat, what it sees, and the choice.
    """
    number = 0
    while state.result is None:
        number += 1
        if state.chance is not None:
            state, events = state.apply(CHANCE, luck.outcome(number, state.chance))
        else:
            (seat,) = state.actors
            view = state.seen_by(seat)
            action = bots[seat].choose(view, seat, luck.stream(seat, number))
            yield number, seat, view, action
            state, events = state.apply(seat, action)
        for event in events:
            for other, bot in enumerate(bots):
                seen = event.seen_by(other)
                if seen is not None:
                    bot.hear(seen)


def to_a_choice(state: State, moves: int, random: Random) -> State | None:
    """Play some random moves, and on until a seat has to choose; None if the game ends."""
    for _ in range(moves):
        if state.result is None:
            state, _ = state.apply(*random_move(state, random))
    while state.result is None and state.chance is not None:
        state, _ = state.apply(*random_move(state, random))
    return state if state.result is None else None
