"""The cues of Little Whist, all of them common."""

from __future__ import annotations

from audiogame.rules.sounded import Sounded, ending
from audiogame.rules.state import Event, Seat

from .events import Drawn, Won


def cues(event: Event, seats: tuple[Seat, ...]) -> tuple[Sounded, ...]:
    """Return the cues of an event for the players in `seats`."""
    match event:
        case Won(winners):
            return ending(winners, seats, together=True)
        case Drawn():
            return ending((), seats)
    return ()
