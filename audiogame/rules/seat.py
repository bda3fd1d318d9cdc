"""Seats, the places at a table; and labels, the numbers that things on it keep."""

from __future__ import annotations

from typing import Annotated

Seat = Annotated[int, "seat"]
"""A place at the table, numbered from 0, clockwise.  The annotation lets narration find seats."""

Label = Annotated[int, "label"]
"""A number that a thing keeps, such as a pile, counted from 1: a digit picks the choice with that
label, not the choice at that place.  An annotated type, so that the chooser finds labels."""

CHANCE: Seat = -1
"""The seat of luck."""

FORCED: Seat = -2
"""The seat of forced moves, which the table makes itself."""

UNNAMED = "Player"
"""The name, before a number, of a person who has given none; each language tells it in its word."""
