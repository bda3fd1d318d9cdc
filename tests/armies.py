"""Play turns of Army Men Dice War, with luck's outcomes written out."""

from __future__ import annotations

from audiogame.games.army_men.rules import ArmyMen, ArmyMenOptions, SetAside, start
from audiogame.rules.notation import read
from audiogame.rules.state import CHANCE, Event


def new(first: int = 0, games: int = 1) -> ArmyMen:
    """Return the first state of a campaign of 1 or 3 games, which a seat starts."""
    return start(2, ArmyMenOptions(first=first, campaign=games))


def play(state: ArmyMen, *moves: str) -> tuple[ArmyMen, list[Event]]:
    """Play moves as a record writes them: `* 5 1 3` is luck, `0 set-aside 1 2` is seat 0."""
    told: list[Event] = []
    for move in moves:
        who, _, text = move.partition(" ")
        if who == "*":
            assert state.chance is not None, f"luck is not asked at {move!r}"
            state, events = state.apply(CHANCE, state.chance.read(text.split()))
        else:
            state, events = state.apply(int(who), read(text, state.legal_actions(int(who))))
        told += events
    return state, told


def turn(state: ArmyMen, *faces: int) -> tuple[ArmyMen, tuple[Event, ...]]:
    """Play a turn that ends with these dice: each roll shows those left, the lowest is taken."""
    told: tuple[Event, ...] = ()
    left = sorted(faces)
    while left:
        state, _ = state.apply(CHANCE, tuple(left))
        state, told = state.apply(state.actors[0], SetAside((1,)))
        del left[0]
    return state, told
