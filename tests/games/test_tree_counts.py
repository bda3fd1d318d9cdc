"""Game tree sizes of small games, stored as data and counted again here.

Counted are the sequences of moves of each length from a position, every legal action and every
distinct outcome of luck being one; a sequence that ends earlier counts once, where it ends.
"""

from __future__ import annotations

from itertools import product

import pytest
from game_checks import checks

from audiogame.rules.chance import Draw, Outcome, Roll
from audiogame.rules.options import read_options
from audiogame.rules.state import CHANCE, State
from audiogame.table.library import all_names, find_game
from audiogame.table.record import read_move

POSITIONS = [(name, entry) for name in all_names() for entry in checks(name).positions]


def outcomes(state: State) -> list[Outcome]:
    """List every distinct outcome that luck can give."""
    chance = state.chance
    match chance:
        case Roll(faces):
            return list(product(*(dict.fromkeys(die) for die in faces)))
        case Draw(unseen, count):
            kinds = list(dict.fromkeys(unseen))
            drawn = product(kinds, repeat=count)
            return [outcome for outcome in drawn if chance.allows(outcome)]
    raise AssertionError(f"unknown luck {chance}")


def leaves(state: State, depth: int) -> int:
    """Count the sequences of at most `depth` moves."""
    if depth == 0 or state.result is not None:
        return 1
    if state.chance is not None:
        return sum(leaves(state.apply(CHANCE, o)[0], depth - 1) for o in outcomes(state))
    return sum(
        leaves(state.apply(seat, action)[0], depth - 1)
        for seat in state.actors
        for action in state.legal_actions(seat)
    )


def position(name: str, entry: dict[str, object]) -> State:
    """Return the position of an entry: a start, and moves in the words of records."""
    game = find_game(name)
    options = read_options(game.options, str(entry.get("options", "")).split())
    state = game.new(int(str(entry["seats"])), options)
    for number, line in enumerate(str(entry.get("moves", "")).split(", ")):
        if line:
            state, _ = state.apply(*read_move(state, number, line))
    return state


@pytest.mark.parametrize(
    ("name", "entry"), POSITIONS, ids=lambda one: one if isinstance(one, str) else one["name"]
)
def test_positions_have_the_stored_numbers_of_leaves(name: str, entry: dict[str, object]) -> None:
    """The number of positions after each number of moves equals the stored one."""
    counts = entry["counts"]
    assert isinstance(counts, list)
    state = position(name, entry)
    assert [leaves(state, depth) for depth in range(1, len(counts) + 1)] == counts


def test_every_game_has_tree_counts() -> None:
    assert {name for name, _ in POSITIONS} == set(all_names())
