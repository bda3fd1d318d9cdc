"""Voices of their own for opponents: how each seat's differs from the program's voice."""

from __future__ import annotations

PITCHES = (0, -16, 14, -28, 26, -8, 20, -22)
"""Added to the pitch, by seat; far enough apart to tell neighbours from one another."""


def pitch_of(pitch: int, speaker: int | None) -> int:
    """Return the pitch of a seat's voice, from 0 to 100.

    Args:
        pitch: of the program's own voice.
        speaker: the seat, None for the program itself.
    """
    if speaker is None:
        return pitch
    return min(max(pitch + PITCHES[(speaker + 1) % len(PITCHES)], 0), 100)
