"""Modal synthesis: struck bodies as sums of decaying modes."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from rendering.signals import RATE, Signal, convolved, luck, samples, scaled, times

HIGHEST = 15_000.0
"""Hertz above which modes are left out."""


@dataclass(frozen=True)
class Body:
    """The modes of a body.

    Args:
        frequencies: in hertz.
        strengths: how strongly each mode answers a blow.
        decays: seconds in which each falls to a third (by a factor of e).
    """

    frequencies: tuple[float, ...]
    strengths: tuple[float, ...]
    decays: tuple[float, ...]

    def tuned(self, factor: float) -> Body:
        """Return a body of another size: its frequencies and rates of decay times a factor."""
        frequencies = tuple(frequency * factor for frequency in self.frequencies)
        return Body(frequencies, self.strengths, tuple(decay / factor for decay in self.decays))

    def elsewhere(self, name: str, spread: float = 5.0) -> Body:
        """Return the body struck at another place: other strengths, within `spread` decibels."""
        changes = 10.0 ** (luck(name).uniform(-spread, spread, len(self.strengths)) / 20.0)
        strengths = tuple(float(one) for one in np.array(self.strengths) * changes)
        return Body(self.frequencies, strengths, self.decays)


def blow(hardness: float) -> Signal:
    """Return the force of a blow over time: a raised cosine.

    Args:
        hardness: the frequency in hertz above which the blow has little to give; hard things
            touch for a short time.
    """
    length = max(samples(1.5 / hardness), 3)
    return np.sin(np.pi * (np.arange(length) + 0.5) / length) ** 2


def ring(body: Body, seconds: float) -> Signal:
    """Return the impulse response of a body."""
    time = times(seconds)
    heard = [mode for mode in zip(*_columns(body), strict=True) if mode[0] < HIGHEST]
    whole = np.zeros(len(time))
    for frequency, strength, decay in heard:
        whole += strength * np.exp(-time / decay) * np.sin(2.0 * np.pi * frequency * time)
    return whole


def _columns(body: Body) -> tuple[tuple[float, ...], ...]:
    return body.frequencies, body.strengths, body.decays


def struck(body: Body, hardness: float, seconds: float) -> Signal:
    """Return a body struck once, its peak at 1."""
    whole = convolved(ring(body, seconds), blow(hardness))[: samples(seconds)]
    return scaled(whole * np.minimum((seconds - times(seconds)) * RATE / 400.0, 1.0))


def plate(low: float, high: float, modes: int, quality: float, tilt: float, name: str) -> Body:
    """Return a body with many modes, as boards and small stiff things have.

    Args:
        low: the lowest mode in hertz.
        high: the highest.
        modes: how many there are.
        quality: how many times a mode swings; 10 is wood that lies on something, 60 hard clay.
        tilt: decibels an octave that higher modes are stronger or weaker.
        name: seeds the modes; another name gives another body of the kind.
    """
    chance = luck(name)
    even = np.geomspace(low, high, modes)
    frequencies = even * 2.0 ** chance.uniform(-0.12, 0.12, modes)
    strengths = 10.0 ** ((tilt * np.log2(frequencies / low) + chance.uniform(-4, 4, modes)) / 20.0)
    decays = quality * 2.0 ** chance.uniform(-0.4, 0.4, modes) / (np.pi * frequencies)
    return Body(tuple(frequencies.tolist()), tuple(strengths.tolist()), tuple(decays.tolist()))
