"""Sound cues of Sika."""

from __future__ import annotations

from audiogame.games.sika.events import AntePaid, Called, Rolled, RoundEnded, ThrowDue, Tied, Won
from audiogame.rules.sounded import Sounded, ending, in_turn
from audiogame.rules.state import Event, Seat

LANDED = 0.45
"""Seconds after which three cubes have landed."""


def cues(event: Event, seats: tuple[Seat, ...]) -> tuple[Sounded, ...]:
    """Return the cues of an event for listeners in `seats`."""
    match event:
        case AntePaid():
            return (Sounded("chip.ante"), Sounded("chip.ante", None, 0.15))
        case Called(seat, colour):
            return (Sounded(f"sika.call.{colour.value}", seat),)
        case Rolled(seat):
            return (Sounded("dice.roll.3", seat), *_cubes(event))
        case RoundEnded():
            return (Sounded("round.start"),)
        case Tied():
            return (Sounded("sika.tie"),)
        case Won(seat, pot=pot):
            chips = (Sounded("chip.win", seat, 0.5),) if pot else ()
            return (*ending((seat,), seats), *chips)
        case ThrowDue(seat, throw=1):
            return (Sounded("sika.pass", seat, 0.5),)
    return ()


def _cubes(rolled: Rolled) -> tuple[Sounded, ...]:
    """Return a cue for each cube: matching ones climb, others are dull; no match is a fall."""
    if not rolled.matches:
        return (Sounded("sika.minus", rolled.seat, LANDED),)
    others = len(rolled.cubes) - rolled.matches
    notes = [f"sika.cube.match.{number}" for number in range(1, rolled.matches + 1)]
    return in_turn((*notes, *["sika.cube.other"] * others), rolled.seat, LANDED)
