"""Detect a game that is stuck: not over, but no seat can act; third-party games may be."""

from __future__ import annotations

from audiogame.rules.state import Seat, State


class StuckGame(Exception):
    """A game in which no seat can act.

    Args:
        seat: the awaited seat without a choice; None where no seat is awaited.
    """


def check_choices(state: State, *seats: Seat) -> None:
    """Check that each awaited seat exists and has a legal action.

    Args:
        state: a state that is not over, and does not wait for luck.
        seats: seats whose choices are visible in it; all where none is named.

    Raises:
        StuckGame: no seat is awaited, or one without a choice.
    """
    for seat in state.actors:
        seen = not seats or seat in seats
        if not 0 <= seat < state.seats or (seen and not state.legal_actions(seat)):
            raise StuckGame(seat)
    if not state.actors:
        raise StuckGame(None)
