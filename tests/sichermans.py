"""Play moves of Sicherman's War that are written as words."""

from __future__ import annotations

from audiogame.games.sichermans_war.rules import SichermansWar
from audiogame.rules.notation import read
from audiogame.rules.state import CHANCE, Event, State


def play(war: State, *moves: str) -> tuple[SichermansWar, list[Event]]:
    """Play moves as a record writes them: `* king eight` is luck, `1 roll high` is seat 1."""
    told: list[Event] = []
    for move in moves:
        who, _, words = move.partition(" ")
        if who == "*":
            assert war.chance is not None, f"luck is not asked at {move!r}"
            war, events = war.apply(CHANCE, war.chance.read(words.split()))
        else:
            seat = int(who)
            war, events = war.apply(seat, read(words, war.legal_actions(seat)))
        told += events
    assert isinstance(war, SichermansWar)
    return war, told


def kinds(told: list[Event]) -> list[type[Event]]:
    """Return the classes of events."""
    return [type(event) for event in told]
