"""Data and hooks that explain Sika: rule book, lesson and choices."""

from __future__ import annotations

from audiogame.games.sika.events import Colour
from audiogame.games.sika.rules import CUBES, POINTS, ROUNDS, THROW_OF_CUBES, THROWS, Call, Sika
from audiogame.rules.guide import Guide
from audiogame.rules.state import Action, Event, Seat

_FACES = THROW_OF_CUBES.faces[0]
_SIDES = 6

FACTS = {
    "minutes-low": 2,
    "minutes-high": 6,
    "cubes": CUBES,
    "red-faces": _SIDES * _FACES.count(Colour.RED) // len(_FACES),
    "blue-faces": _SIDES * _FACES.count(Colour.BLUE) // len(_FACES),
    "throws": THROWS,
    "rounds": ROUNDS,
    "none": POINTS[0],
    "one": POINTS[1],
    "two": POINTS[2],
    "three": POINTS[3],
    "worst": ROUNDS * THROWS * min(POINTS),
    "best": ROUNDS * THROWS * max(POINTS),
}


class CallExplained(Event):
    """Meaning of a call; `whole` if it counts for the whole game."""

    colour: Colour
    whole: bool


class ThrowExplained(Event):
    """Possible results of a throw.

    Args:
        none, one, two, three: its points, by the number of cubes that match.
        left: the throws of this turn after it.
    """

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


def rule(state: Sika, seat: Seat) -> str:
    """Return the anchor of the rule that matters now."""
    if state.over:
        return "winning"
    if state.extra:
        return "extra-rounds"
    return "calling" if state.calls[state.actor] is None else "points"


def explain(state: Sika, seat: Seat, action: Action | None) -> tuple[Event, ...]:
    """Return events that explain an action, or, for None, why other choices are not offered."""
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


GUIDE = Guide(FACTS, rule, explain)
