"""The cues of Five Throws, all of them common."""

from __future__ import annotations

from audiogame.rules.sounded import Sounded, ending
from audiogame.rules.state import Event, Seat

from .events import Done, Kept, Thrown, Won


def cues(event: Event, seats: tuple[Seat, ...]) -> tuple[Sounded, ...]:
    """Return the cues of an event for the players in `seats`."""
    match event:
        case Thrown(seat):
            return (Sounded("dice.roll.2", seat),)
        case Kept(seat):
            return (Sounded("score.up", seat),)
        case Won(winners):
            return ending(winners, seats)
        case Done():
            return (Sounded("score.up"),)
    return ()
