"""Seats, the places at a table; and labels, the numbers that things on it keep."""

from __future__ import annotations

from typing import Annotated, Any, TypeVar, get_args, get_origin

T = TypeVar("T")

Seat = Annotated[int, "seat"]
"""A place at the table, numbered from 0, clockwise.  The annotation lets narration find seats."""

Label = Annotated[int, "label"]
"""A number that a thing keeps, such as a pile, counted from 1: a digit picks the choice with that
label, not the choice at that place.  An annotated type, so that the chooser finds labels."""

_SQUARE = "square"
SquareName = Annotated[T, "square"]
"""The name of a square of the board: a choice with such fields is made there, one after the other.

An annotated type, so that the chooser finds it: `cell: SquareName[Cell]`."""


def is_square(hint: Any) -> bool:
    """Return whether the type of a field marks the name of a square."""
    return get_origin(hint) is Annotated and _SQUARE in get_args(hint)


def unsquared(hint: Any) -> Any:
    """Return the type of a square's name without its mark, and any other type as it is."""
    return get_args(hint)[0] if is_square(hint) else hint


CHANCE: Seat = -1
"""The seat of luck."""

FORCED: Seat = -2
"""The seat of forced moves, which the table makes itself."""

UNNAMED = "Player"
"""The name, before a number, of a person who has given none; each language tells it in its word."""
