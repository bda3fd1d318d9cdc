"""The cost of a move in function calls: rules are evaluated once, however long the game."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator
from types import CodeType, FrameType

import pytest

from audiogame.rules.options import read_options
from audiogame.rules.state import State
from audiogame.table.library import find_game, own_games
from audiogame.table.luck import Luck
from audiogame.table.record import Seal
from audiogame.table.table import Player, Step, Table

LONG = {
    "scientific-war": (8, ("limit=off",)),
    "ten-die-poker": (7, ("rounds=0", "credit=on")),
}
"""Games that can be long, with seats and options; other games are played in a row."""
MOVES = 3000
SHARE = 100
AT_MOST = 1.5
HOOKS = ("_actors", "_legal", "_requests", "_apply", "_land")
"""Methods that a state evaluates; a second call on one state would repeat the work."""
PROPERTIES = ("chance", "result")
"""Properties of a state that the door reads."""


def table_of(name: str, number: int) -> Table:
    seats, options = LONG.get(name, (2, ()))
    game = find_game(name)
    seal = Seal()
    lines: list[str] = []
    players = tuple(Player(f"Player {seat}", "casual") for seat in range(seats))
    table = Table(
        game,
        players,
        read_options(game.options, options),
        Luck(str(number)),
        lambda line: lines.append(seal.line(line)),
        key="a key",
    )
    table.open()
    return table


def calls_by_move(name: str) -> Iterator[int]:
    """Play, and yield the number of function calls of each move."""
    called = 0

    def count(frame: FrameType, event: str, arg: object) -> None:
        nonlocal called
        called += event == "call"

    for number in range(MOVES):
        table = table_of(name, number)
        step = Step.MOVED
        while step is Step.MOVED:
            called = 0
            sys.setprofile(count)
            try:
                step = table.step()
            finally:
                sys.setprofile(None)
            if step is Step.MOVED:
                yield called


@pytest.mark.parametrize("name", own_games())
@pytest.mark.parametrize("number", [1200, pytest.param(MOVES, marks=pytest.mark.soak)])
def test_the_last_moves_of_a_long_game_cost_no_more_than_the_first(name: str, number: int) -> None:
    """No work at a move may grow with the number of moves before it."""
    moves = calls_by_move(name)
    for _ in range(SHARE):
        next(moves)  # what is computed once a process
    moves = calls_by_move(name)
    calls = [next(moves) for _ in range(number)]
    first, last = sum(calls[:SHARE]), sum(calls[-SHARE:])
    assert last <= AT_MOST * first
    assert sum(calls) <= AT_MOST * number * first / SHARE


def rules_asked(name: str) -> Counter[tuple[str, int, object]]:
    """Play, and count each state's evaluations by hook, state and seat."""
    table = table_of(name, 0)
    kinds = [kind for kind in type(table.state).__mro__ if issubclass(kind, State)]
    hooks: dict[CodeType, str] = {}
    for hook in (*HOOKS, *PROPERTIES):
        found = next(vars(kind)[hook] for kind in kinds if hook in vars(kind))
        function = getattr(found, "fget", None) or getattr(found, "work_out", found)
        hooks[function.__code__] = hook
    asked: Counter[tuple[str, int, object]] = Counter()
    kept: list[object] = []  # keeps it alive, so that no other state reuses its id

    def count(frame: FrameType, event: str, arg: object) -> None:
        if event == "call" and frame.f_code in hooks:
            state = frame.f_locals["self"]
            kept.append(state)
            asked[hooks[frame.f_code], id(state), frame.f_locals.get("seat")] += 1

    sys.setprofile(count)
    try:
        for _ in range(SHARE):
            if table.step() is not Step.MOVED:
                break
    finally:
        sys.setprofile(None)
    return asked


@pytest.mark.parametrize("name", own_games())
def test_each_state_works_out_once_what_is_asked_of_it(name: str) -> None:
    """Table, bot and the check of a choice need the same; cheap properties may be read again."""
    asked = rules_asked(name)
    assert {hook for hook, _, _ in asked} >= {"_actors", "_legal", "_apply", "chance", "result"}
    again = {key: times for key, times in asked.items() if times > 1}
    assert {hook for hook, _, _ in again} <= {*PROPERTIES}
    assert max(again.values(), default=1) <= 3
