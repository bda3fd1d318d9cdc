"""The room at rest, with a fire in it: a seamless loop.

Every signal here wraps round: samples past the end are added at the beginning.
"""

from __future__ import annotations

import numpy as np

from rendering.signals import RATE, Signal, luck, samples, times

SECONDS = 3.0
"""Length of the loop."""
BREATH = 0.3
"""How much the loudness of the fire varies, as a part of it."""
CRACKLES = 12
"""Soft cracks of the wood in one loop."""


def _coloured(name: str, low: float, high: float, slope: float) -> Signal:
    """Return looping noise between two frequencies in hertz, falling with a slope."""
    size = samples(SECONDS)
    pitches = np.fft.rfftfreq(size, 1.0 / RATE)
    inside = (pitches >= low) & (pitches <= high)
    loud = np.where(inside, (np.maximum(pitches, 1.0) / low) ** -slope, 0.0)
    turns = luck(name).uniform(0.0, 2.0 * np.pi, len(pitches))
    heard = np.fft.irfft(loud * np.exp(1j * turns), size)
    return np.asarray(heard / np.sqrt(np.mean(heard**2)))


def _crackles() -> Signal:
    size, generator = samples(SECONDS), luck("crackles")
    whole = np.zeros(size)
    for at in generator.uniform(0.0, SECONDS, CRACKLES):
        time = times(0.05)
        pitch, fall = generator.uniform(500.0, 1300.0), generator.uniform(90.0, 200.0)
        crack = np.sin(2.0 * np.pi * pitch * time) * np.exp(-fall * time)
        crack *= generator.uniform(0.4, 1.0) * np.minimum(time / 0.002, 1.0)
        places = (samples(at) + np.arange(len(crack))) % size
        whole[places] += crack
    return whole


def hearth() -> Signal:
    """A quiet room, and a fire that breathes and crackles softly."""
    time = times(SECONDS)
    breath = 1.0 + BREATH * np.sin(2.0 * np.pi * time / SECONDS)
    breath += 0.5 * BREATH * np.sin(2.0 * np.pi * 3.0 * time / SECONDS + 1.0)
    air = _coloured("air", 90.0, 3000.0, 1.1)
    fire = _coloured("fire", 120.0, 700.0, 0.5)
    return np.asarray(0.7 * air + 0.6 * breath * fire + 2.2 * _crackles())
