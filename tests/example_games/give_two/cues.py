"""The cues of Give Two, all of them common."""

from __future__ import annotations

from audiogame.rules.sounded import Sounded, ending
from audiogame.rules.state import Event, Seat

from .events import Ended, Gave


def cues(event: Event, seats: tuple[Seat, ...]) -> tuple[Sounded, ...]:
    """Return the cues of an event for the players in `seats`."""
    match event:
        case Gave(seat):
            return (Sounded("card.play", seat),)
        case Ended(winners):
            return ending(winners, seats)
    return ()
