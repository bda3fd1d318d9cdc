"""The cues of Pig: common ones, and one of its own."""

from __future__ import annotations

from audiogame.rules.sounded import Sounded, ending
from audiogame.rules.state import Event, Seat

from .events import Held, Lost, Rolled, Won

LANDED = 0.45
"""Seconds after which a die lies."""


def cues(event: Event, seats: tuple[Seat, ...]) -> tuple[Sounded, ...]:
    """Return the cues of an event for the players in `seats`."""
    match event:
        case Rolled(seat):
            return (Sounded("dice.roll.1", seat),)
        case Lost(seat):
            return (Sounded("dice.roll.1", seat), Sounded("pig.lost", seat, LANDED))
        case Held(seat):
            return (Sounded("score.up", seat),)
        case Won(seat):
            return ending((seat,), seats)
    return ()
