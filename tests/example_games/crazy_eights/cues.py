"""The cues of Crazy Eights, all of the common pack."""

from __future__ import annotations

from audiogame.rules.sounded import Sounded, ending
from audiogame.rules.state import Event, Seat

from .events import (
    Dealt,
    Drew,
    Laid,
    Passed,
    RoundBegan,
    RoundBlocked,
    RoundWon,
    SuitNamed,
    Turned,
    Won,
)


def cues(event: Event, seats: tuple[Seat, ...]) -> tuple[Sounded, ...]:
    """Return the cues of an event for the players in `seats`."""
    match event:
        case Dealt(seat):
            return (Sounded("card.deal", seat),)
        case RoundBegan():
            return (Sounded("card.flip"),)
        case Laid(seat):
            return (Sounded("card.play", seat),)
        case SuitNamed(seat):
            return (Sounded("chip.bet", seat),)
        case Drew(seat):
            return (Sounded("card.take", seat),)
        case Passed(seat):
            return (Sounded("dice.keep", seat),)
        case Turned():
            return (Sounded("card.shuffle"),)
        case RoundWon(seat):
            return (Sounded("score.up", seat),)
        case RoundBlocked():
            return (Sounded("score.down"),)
        case Won(seat):
            return ending((seat,), seats)
    return ()
