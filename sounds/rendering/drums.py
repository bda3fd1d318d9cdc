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
    lowpass,
    luck,
    noise,
    scaled,
    swell,
    times,
    together,
)
from rendering.wood import BLOCK

SKIN = (
    *((0, 2.405), (1, 3.832), (2, 5.136), (0, 5.520), (3, 6.380), (1, 7.016), (4, 7.588)),
    *((2, 8.417), (0, 8.654), (5, 8.771), (3, 9.761), (1, 10.173)),
)
"""The modes of an ideal membrane: the number of nodal diameters, and the zero of the Bessel
function of that order, which the frequency is proportional to.

Source: P. M. Morse and K. U. Ingard, "Theoretical Acoustics", chapter 5."""
RIM = 0.68
"""Where a stick meets a skin, as a part of the way from the middle to the rim.

A drummer who wants a tone and not a thud strikes there; it is the modes above the lowest that a
laptop plays."""


def _bessel(order: int, at: float) -> float:
    """Return the Bessel function of the first kind, by its integral."""
    turn = (np.arange(400) + 0.5) * np.pi / 400.0
    return float(np.mean(np.cos(order * turn - at * np.sin(turn))))


def drum(name: str, frequency: float, seconds: float, tight: float = 1.0) -> Signal:
    """Return a blow on a skin.

    Args:
        name: seeds the noise; another name gives another blow.
        frequency: of its lowest mode in hertz.
        seconds: how long it is heard.
        tight: how fast the pitch falls to its rest, and how bright the blow is.
    """
    time = times(seconds)
    chance = luck(name)
    bend = 1.0 + 0.14 * tight * np.exp(-time / 0.028)
    phase = 2.0 * np.pi * np.cumsum(frequency * bend) / RATE
    whole = np.zeros(len(time))
    for place, (order, zero) in enumerate(SKIN):
        strength = abs(_bessel(order, RIM * zero)) * level(float(chance.uniform(-2.0, 2.0)))
        decay = 0.3 * seconds / (1.0 + 0.3 * place)
        whole += strength * np.exp(-time / decay) * np.sin(zero / SKIN[0][1] * phase)
    stick = bandpass(noise(name, seconds), 1700.0 * tight, 0.8) * np.exp(-time / 0.007)
    end = np.minimum((seconds - time) / 0.02, 1.0)
    return scaled((scaled(whole) + 0.5 * scaled(stick)) * end * np.minimum(time / 0.0008, 1.0))


def snare(
    name: str, seconds: float = 0.16, tone: float = 330.0, brightest: float | None = None
) -> Signal:
    """Return a stroke on a small drum with wires below it, which rattle on after the skin.

    Args:
        name: seeds the noise; another name gives another stroke.
        seconds: how long it is heard.
        tone: of the skin in hertz.
        brightest: hertz above which the wires have little; None for all that they have.
    """
    time = times(seconds)
    rattle = highpass(noise(name, seconds), 1800.0)
    if brightest is not None:
        rattle = lowpass(lowpass(rattle, brightest), brightest)
    wires = rattle * (1.0 - time / seconds) ** 2
    wires *= 0.8 + 0.2 * np.sin(2.0 * np.pi * 95.0 * time)
    skin = drum(f"{name} skin", tone, seconds, 1.3)
    whole = scaled(wires) + 0.6 * skin
    return scaled(whole * np.minimum((seconds - time) / 0.01, 1.0))


def drum_roll(name: str, seconds: float, rate: float, swelling: bool = True) -> Signal:
    """Return a roll on the snare, `rate` strokes a second, which grows or dies away."""
    strokes = int(seconds * rate)
    chance = luck(f"{name} hands")
    parts = []
    for stroke in range(strokes):
        through = stroke / max(strokes - 1, 1)
        loud = level(-7.0 * (1.0 - through) if swelling else -14.0 * through)
        # Two hands are never quite even.
        late = stroke / rate + (float(chance.uniform(0.0, 0.12)) / rate if stroke else 0.0)
        loud *= level(float(chance.uniform(-1.5, 0.0)))
        parts.append((late, loud * snare(f"{name} {stroke}", 0.1, 350.0)))
    return together(parts)


def sticks(name: str) -> Signal:
    """Return two drum sticks struck together."""
    return struck(BLOCK.elsewhere(name).tuned(2.1), 5000.0, 0.07)


def thunder(name: str, frequency: float, seconds: float) -> Signal:
    """Return a great drum whose skin keeps rumbling."""
    time = times(seconds)
    rumble = bandpass(noise(f"{name} rumble", seconds), 2.0 * frequency, 1.2)
    whole = drum(name, frequency, seconds) + 0.4 * scaled(rumble) * np.exp(-time / (0.3 * seconds))
    return scaled(whole * swell(seconds, 0.001, 0.3 * seconds))
