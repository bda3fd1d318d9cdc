"""The form of a message that a listener hears: `you`, `to-you` or `other`, in full or in brief."""

from __future__ import annotations

from functools import cache
from typing import get_args

from audiogame.narration.line import Verbosity
from audiogame.rules.state import Seat
from audiogame.rules.value import Value, field_types

_FORMS = {Verbosity.FULL: (), Verbosity.BRIEF: ("brief",), Verbosity.BRAILLE: ("braille", "brief")}


class SeatFields(Value):
    """The fields of a value that hold seats.

    Args:
        single: those that hold one seat; `seat`, its subject, before the others.
        all: these, and those that hold tuples of seats.
    """

    single: tuple[str, ...]
    all: frozenset[str]


@cache
def seat_fields(kind: type) -> SeatFields:
    """Return the fields of a value that hold seats, by their annotations."""
    hints = field_types(kind)
    single = [name for name, hint in hints.items() if hint == Seat]
    several = [name for name, hint in hints.items() if Seat in get_args(hint)]
    single.sort(key=lambda name: name != "seat")
    return SeatFields(tuple(single), frozenset([*single, *several]))


@cache
def attributes_of(person: str, verbosity: Verbosity) -> tuple[str, ...]:
    """List the attributes of a person; the first that a message has is used."""
    forms = _FORMS[verbosity]
    found = (*(name for form in forms for name in (f"{person}-{form}", form)), person)
    return found if person != "to-you" else (*found, *attributes_of("other", verbosity))


def attributes_for(thing: object, seats: tuple[Seat, ...], verbosity: Verbosity) -> tuple[str, ...]:
    """List the attributes that can narrate a thing; the first that its message has is used."""
    return attributes_of(person_of(thing, seats), verbosity)


def person_of(thing: object, seats: tuple[Seat, ...]) -> str:
    """Return the person of `seats` in a thing: `you` if it is about a single one of them."""
    if len(seats) == 1:
        (seat,) = seats
        kind: type = type(thing)
        for name in seat_fields(kind).single:
            if getattr(thing, name) == seat:
                return "you" if name == "seat" else "to-you"
    return "other"
