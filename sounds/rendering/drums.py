"""Drums of war: toms and kettledrums, a snare, sticks."""

from __future__ import annotations

import numpy as np

from rendering.bodies import struck
from rendering.signals import (
    RATE,
    Signal,
    bandpass,
    highpass,
    level,
    luck,
    noise,
    scaled,
    swell,
    times,
    together,
)
from rendering.wood import BLOCK

SKIN = (1.0, 1.594, 2.136, 2.296, 2.653, 2.918, 3.156, 3.501, 3.6, 4.06)
"""The modes of an ideal membrane over its lowest one: zeros of Bessel functions."""


def drum(name: str, frequency: float, seconds: float, tight: float = 1.0) -> Signal:
    """Return a blow on a skin.

    Args:
        name: which blow it is.
        frequency: of its lowest mode in hertz.
        seconds: how long it is heard.
        tight: how fast the pitch falls to its rest, and how bright the blow is.
    """
    time = times(seconds)
    chance = luck(name)
    bend = 1.0 + 0.22 * tight * np.exp(-time / 0.028)
    phase = 2.0 * np.pi * np.cumsum(frequency * bend) / RATE
    whole = np.zeros(len(time))
    for place, ratio in enumerate(SKIN):
        strength = level(-2.6 * place + float(chance.uniform(-2.0, 2.0)))
        decay = 0.32 * seconds / (1.0 + 0.55 * place)
        whole += strength * np.exp(-time / decay) * np.sin(ratio * phase)
    stick = bandpass(noise(name, seconds), 1700.0 * tight, 0.8) * np.exp(-time / 0.007)
    end = np.minimum((seconds - time) / 0.02, 1.0)
    return scaled((whole / 2.2 + 0.55 * scaled(stick)) * end * np.minimum(time / 0.0008, 1.0))


def snare(name: str, seconds: float = 0.16, tone: float = 210.0) -> Signal:
    """Return a stroke on a small drum with wires below it."""
    time = times(seconds)
    wires = highpass(noise(name, seconds), 1500.0) * np.exp(-time / (0.22 * seconds))
    wires *= 0.8 + 0.2 * np.sin(2.0 * np.pi * 95.0 * time)
    skin = drum(f"{name} skin", tone, seconds, 1.3)
    whole = scaled(wires) + 0.7 * skin
    return scaled(whole * np.minimum((seconds - time) / 0.01, 1.0))


def drum_roll(name: str, seconds: float, rate: float, swelling: bool = True) -> Signal:
    """Return a roll on the snare, so many strokes a second, which grows or dies away."""
    strokes = int(seconds * rate)
    parts = []
    for stroke in range(strokes):
        through = stroke / max(strokes - 1, 1)
        loud = level(-7.0 * (1.0 - through) if swelling else -14.0 * through)
        parts.append((stroke / rate, loud * snare(f"{name} {stroke}", 0.1, 230.0)))
    return together(parts)


def sticks(name: str) -> Signal:
    """Return two drum sticks struck together."""
    return struck(BLOCK.elsewhere(name).tuned(2.1), 5000.0, 0.07)


def thunder(name: str, frequency: float, seconds: float) -> Signal:
    """Return a great drum whose skin keeps rumbling."""
    time = times(seconds)
    rumble = bandpass(noise(f"{name} rumble", seconds), 1.6 * frequency, 1.2)
    whole = drum(name, frequency, seconds) + 0.4 * scaled(rumble) * np.exp(-time / (0.3 * seconds))
    return scaled(whole * swell(seconds, 0.001, 0.3 * seconds))
