"""The cues of Auction, all of them common."""

from __future__ import annotations

from audiogame.rules.sounded import Sounded, ending
from audiogame.rules.state import Event, Seat

from .events import Won


def cues(event: Event, seats: tuple[Seat, ...]) -> tuple[Sounded, ...]:
    """Return the cues of an event for the players in `seats`."""
    return ending(event.winners, seats) if isinstance(event, Won) else ()
