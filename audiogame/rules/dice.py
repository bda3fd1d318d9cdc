"""Ordinary dice."""

from __future__ import annotations

from audiogame.rules.chance import Roll

PIPS = (1, 2, 3, 4, 5, 6)
"""Faces of an ordinary die."""


def dice(number: int) -> Roll:
    """Return the question to luck that a throw of `number` ordinary dice answers."""
    return Roll((PIPS,) * number)
