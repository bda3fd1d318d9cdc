"""How long a line takes to be heard."""

from __future__ import annotations

from audiogame.rules.value import Value

USUAL_RATE = 15.0
"""Characters a second of a voice at some 180 words a minute."""
BREATH = 0.3
"""Seconds between two lines."""


class Pace(Value):
    """The pace at which lines follow one another.

    Args:
        rate: characters a second that the player's voice reads.
        scale: multiplies every wait; 0 does away with them.
    """

    rate: float = USUAL_RATE
    scale: float = 1.0

    def seconds(self, text: str) -> float:
        """Estimate how long a text takes to be heard."""
        return self.scale * (BREATH + len(text) / self.rate) if text else 0.0
