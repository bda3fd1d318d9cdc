"""Notice a game that nobody can go on with though it is not over: it may be of strangers."""

from __future__ import annotations

from audiogame.rules.state import State


class StuckGame(Exception):
    """A game that nobody can go on with.

    Args:
        seat: who is awaited and has no choice; None where nobody is awaited.
    """


def check_choices(state: State) -> None:
    """Check that each seat that is awaited exists and has a legal action.

    Args:
        state: one that is not over, and asks nothing of luck.

    Raises:
        StuckGame: nobody is awaited, or somebody without a choice.
    """
    for seat in state.actors:
        if not (0 <= seat < state.seats and state.legal_actions(seat)):
            raise StuckGame(seat)
    if not state.actors:
        raise StuckGame(None)
