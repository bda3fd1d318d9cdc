"""How loud a sound is to the ear, and when it begins: the momentary loudness of ITU-R BS.1770."""

from __future__ import annotations

from array import array
from itertools import accumulate, chain, repeat
from math import inf, log10, pi, tan
from operator import add, sub

from audiogame.sound_server.cue import BEGUN
from audiogame.sound_server.waves import Wave

WINDOW = 0.4
"""Seconds over which momentary loudness is taken."""
FULL_SCALE = 32768.0

Filter = tuple[float, float, float, float, float]
"""Three factors of what goes in, two of what came out."""


def _shelf(rate: int) -> Filter:
    """Return the filter for the head: higher frequencies count more, by 4 decibels."""
    k, quality, gain = tan(pi * 1681.974450955533 / rate), 0.7071752369554196, 1.584864701130855
    band = gain**0.4996667741545416
    scale = 1.0 + k / quality + k * k
    return (
        (gain + band * k / quality + k * k) / scale,
        2.0 * (k * k - gain) / scale,
        (gain - band * k / quality + k * k) / scale,
        2.0 * (k * k - 1.0) / scale,
        (1.0 - k / quality + k * k) / scale,
    )


def _rumble(rate: int) -> Filter:
    """Return the filter that leaves out what is too low to be heard as loud."""
    k, quality = tan(pi * 38.13547087602444 / rate), 0.5003270373238773
    scale = 1.0 + k / quality + k * k
    return 1.0, -2.0, 1.0, 2.0 * (k * k - 1.0) / scale, (1.0 - k / quality + k * k) / scale


def _energy(samples: array[int], rate: int) -> list[float]:
    """Return the square of each sample as it counts to the ear, and of what rings on after them.

    Both filters in one loop: a pack has a thousand sounds, and Python takes its time for each step.
    """
    b0, b1, b2, a1, a2 = _shelf(rate)
    _, _, _, c1, c2 = _rumble(rate)
    first = second = third = fourth = 0.0
    squares: list[float] = []
    keep = squares.append
    for sample in chain(samples, repeat(0, rate // 10)):
        out = b0 * sample + first
        first = b1 * sample - a1 * out + second
        second = b2 * sample - a2 * out
        heard = out + third
        third = -2.0 * out - c1 * heard + fourth
        fourth = out - c2 * heard
        keep(heard * heard)
    return squares


def loudness(sound: Wave) -> float:
    """Return the highest momentary loudness in LUFS, with silence before and after the sound.

    Source: ITU-R BS.1770-4, annex 1; its filters are given there for 48 kHz, and here for any
    rate as the analogue filters that they were made from.
    """
    window = int(WINDOW * sound.rate)
    energy = _energy(sound.channels[0], sound.rate)
    for channel in sound.channels[1:]:
        energy = [*map(add, energy, _energy(channel, sound.rate))]
    sums = [0.0, *accumulate(energy)]
    most = sums[-1] if len(sums) <= window else max(map(sub, sums[window:], sums))
    most /= FULL_SCALE * FULL_SCALE
    return -0.691 + 10.0 * log10(most / window) if most > 0.0 else -inf


def peak(sound: Wave) -> float:
    """Return the highest sample in decibels below full scale."""
    return 20.0 * log10(sound.highest / FULL_SCALE) if sound.highest else -inf


def onset(sound: Wave) -> float:
    """Return the seconds of near silence before a sound begins."""
    enough = BEGUN * sound.highest
    for place, samples in enumerate(zip(*sound.channels, strict=True)):
        if max(map(abs, samples)) >= enough:
            return place / sound.rate
    return sound.seconds
