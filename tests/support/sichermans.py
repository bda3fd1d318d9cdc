"""Play moves of Sicherman's War that are written as words."""

from __future__ import annotations

from moves import play as play_moves

from audiogame.games.sichermans_war.rules import SichermansWar
from audiogame.rules.state import Event, State


def play(war: State, *moves: str) -> tuple[SichermansWar, list[Event]]:
    """Play moves as a record writes them: `* king eight` is luck, `1 roll high` is seat 1."""
    war, told = play_moves(war, *moves)
    assert isinstance(war, SichermansWar)
    return war, told


def kinds(told: list[Event]) -> list[type[Event]]:
    """Return the classes of events."""
    return [type(event) for event in told]
