"""Set up rounds of 10-Die Poker, with luck's outcomes written out."""

from __future__ import annotations

from audiogame.games.ten_die_poker.rules import Fold, PokerOptions, TenDiePoker, start
from audiogame.rules.state import CHANCE, Event, replace

# Red dice and white dice of hands, the best first.
FULL_HOUSE = "66622/44321"
TWO_PAIR = "55331/64321"
PAIR = "44321/64321"
NOTHING = "64321/65321"
FOUR = (FULL_HOUSE, TWO_PAIR, PAIR, NOTHING)

BEST = (6, 1, 6, 2, 6, 3, 6, 4, 6, 4)
"""Five sixes on red."""
WORST = (6, 6, 4, 4, 3, 3, 2, 2, 1, 1)
"""High die, without a five."""


def outcome(hand: str) -> tuple[int, ...]:
    """Return an outcome from red and white dice: red and white of each pair in turn."""
    red, white = hand.split("/")
    return tuple(int(die) for pair in zip(red, white, strict=True) for die in pair)


def rolled(*hands: str, state: TenDiePoker | None = None, **options: object) -> TenDiePoker:
    """Return the state after the opening rolls of a round."""
    if state is None:
        state = start(len(hands), PokerOptions(**options))  # type: ignore[arg-type]  # as typed there
    for hand in hands:
        state, _ = state.apply(CHANCE, outcome(hand))
    return state


def opened(state: TenDiePoker, leaders: tuple[int, ...]) -> tuple[TenDiePoker, tuple[Event, ...]]:
    """Roll all hands of a round so that these seats lead; return the events of the last roll."""
    events: tuple[Event, ...] = ()
    for seat in state.dealt:
        state, events = state.apply(CHANCE, BEST if seat in leaders else WORST)
    return state, events


def played(state: TenDiePoker, leaders: tuple[int, ...]) -> tuple[TenDiePoker, tuple[Event, ...]]:
    """Play a round in which all but the leaders fold; return the events of the last move."""
    number = state.round
    state, events = opened(state, leaders)
    while state.round == number and state.end is None:
        seat = state.actors[0]
        state, events = state.apply(seat, (state.lows[0],) if seat == CHANCE else Fold())
    return state, events


def with_money(state: TenDiePoker, *dollars: float | None) -> TenDiePoker:
    """Return the state with other purses, in dollars."""
    purses = [None if each is None else round(each * 100) for each in dollars]
    return replace(state, money=(*purses, *[None] * (7 - len(purses))))
