"""The cues of Liar's Dice, all of the common pack."""

from __future__ import annotations

from audiogame.rules.sounded import Sounded, ending
from audiogame.rules.state import Event, Seat

from .events import BidMade, Challenged, DieLost, Revealed, Rolled, RoundBegan, Won

KNOWN = 6
"""Dice whose number can be told by ear."""


def cues(event: Event, seats: tuple[Seat, ...]) -> tuple[Sounded, ...]:
    """Return the cues of an event for the players in `seats`."""
    match event:
        case Rolled(seat, dice):
            return (Sounded(f"dice.roll.{min(len(dice), KNOWN)}", seat),)
        case RoundBegan():
            return (Sounded("round.start"),)
        case BidMade(seat):
            return (Sounded("chip.bet", seat),)
        case Challenged(seat):
            return (Sounded("card.play", seat),)
        case Revealed():
            return (Sounded("dice.roll"),)
        case DieLost(seat):
            return (Sounded("score.down", seat),)
        case Won(seat):
            return ending((seat,), seats)
    return ()
