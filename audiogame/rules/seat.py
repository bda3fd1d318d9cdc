"""Seats: the places at a table."""

from __future__ import annotations

from typing import Annotated

Seat = Annotated[int, "seat"]
"""A place at the table, numbered from 0, clockwise.  The mark lets narration find seats."""

CHANCE: Seat = -1
"""The seat of luck."""
