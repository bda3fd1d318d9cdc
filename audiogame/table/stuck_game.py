"""Notice a game that nobody can go on with though it is not over: it may be of strangers."""

from __future__ import annotations

from audiogame.rules.state import Seat, State


class StuckGame(Exception):
    """A game that nobody can go on with.

    Args:
        seat: who is awaited and has no choice; None where nobody is awaited.
    """


def check_choices(state: State, *seats: Seat) -> None:
    """Check that each seat that is awaited exists and has a legal action.

    Args:
        state: one that is not over, and asks nothing of luck.
        seats: of which the choices are seen in it; all where none is named.

    Raises:
        StuckGame: nobody is awaited, or somebody without a choice.
    """
    for seat in state.actors:
        seen = not seats or seat in seats
        if not 0 <= seat < state.seats or (seen and not state.legal_actions(seat)):
            raise StuckGame(seat)
    if not state.actors:
        raise StuckGame(None)
