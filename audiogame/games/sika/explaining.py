"""What a choice in Sika would do, and why others are not offered."""

from __future__ import annotations

from audiogame.games.sika.events import Colour
from audiogame.games.sika.rules import POINTS, THROWS, Call, Sika
from audiogame.rules.state import Action, Event, Seat


class CallExplained(Event):
    """What a call means; `whole` if it counts for the whole game."""

    colour: Colour
    whole: bool


class ThrowExplained(Event):
    """What a throw scores, and how many the turn has after it."""

    none: int
    one: int
    two: int
    three: int
    left: int


class CannotThrow(Event):
    """A colour has to be called first."""

    seat: Seat


class CannotCall(Event):
    """A colour was called, for the whole game or for this turn."""

    seat: Seat
    colour: Colour
    whole: bool


def explain(state: Sika, seat: Seat, action: Action | None) -> tuple[Event, ...]:
    """Say what an action would do, or, for None, why the others are not offered."""
    whole = state.options.call == "game"
    match action:
        case Call(colour):
            return (CallExplained(colour, whole),)
        case None:
            called = state.calls[seat]
            if called is None:
                return (CannotThrow(seat),)
            return (CannotCall(seat, called, whole),)
    return (ThrowExplained(*POINTS, THROWS - state.throws - 1),)
