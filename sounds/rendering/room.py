"""The room that all sounds are played in: small, furnished, the same for everything."""

from __future__ import annotations

from functools import cache

import numpy as np

from rendering.signals import Signal, convolved, highpass, level, lowpass, noise, samples, times

DECAY = 0.22
"""Seconds in which the room falls silent by 60 decibels."""
WALLS = ((0.0031, -9.0), (0.0067, -11.0), (0.0093, -10.0), (0.0142, -14.0), (0.0197, -15.0))
"""Early reflections: seconds, decibels."""


@cache
def _echoes() -> Signal:
    time = times(DECAY)
    tail = noise("room", DECAY) * 10.0 ** (-3.0 * time / DECAY)
    tail *= np.clip((time - 0.008) / 0.02, 0.0, 1.0)
    tail = lowpass(highpass(tail, 180.0), 5200.0)
    tail /= np.sqrt(np.sum(tail**2))
    whole = 0.75 * tail
    for seconds, decibels in WALLS:
        whole[samples(seconds)] += level(decibels)
    return whole


def in_room(signal: Signal, wet: float) -> Signal:
    """Return a sound with the reverberation of the room.

    Args:
        signal: the sound itself.
        wet: the level of the reverberation in decibels.
    """
    answer = convolved(signal, _echoes()) * level(wet)
    answer[: len(signal)] += signal
    return answer
