"""Chips of metal with clay round it: discs that ring, wobble, stack and slide."""

from __future__ import annotations

import numpy as np

from rendering.bodies import Body, struck
from rendering.contact import settling
from rendering.panels import TABLE
from rendering.signals import Signal, level, luck, scaled, together

DISC = (1.0, 1.73, 2.328, 3.910, 4.110, 6.30, 6.71, 7.34)
"""The modes of a disc with a free edge over its lowest one: (2, 0), (0, 1), (3, 0) and on.

Source: A. W. Leissa, "Vibration of Plates", NASA SP-160, 1969, table 2.5, for a Poisson ratio
of 0.33."""
LOWEST = 2350.0
"""Hertz of the lowest mode of a chip of 39 millimetres."""
QUALITY = 220.0
"""Quality factor of the modes: steel rings long, and the clay round it damps it."""


def _disc(pitch: float) -> Body:
    frequencies = LOWEST * pitch * np.array(DISC)
    strengths = 10.0 ** (-2.6 * np.arange(len(DISC)) / 20.0)
    decays = QUALITY / (np.pi * frequencies)
    return Body(tuple(frequencies.tolist()), tuple(strengths.tolist()), tuple(decays.tolist()))


def chip(name: str, size: float = 1.0, on_wood: bool = False) -> Signal:
    """Return a chip that hits another one, or the table."""
    parts = [(0.0, struck(_disc(size).elsewhere(name, 4.0), 7500.0, 0.2))]
    if on_wood:
        parts.append((0.0, 0.5 * struck(TABLE.somewhere(name), 2200.0, 0.1)))
    return scaled(together(parts))


PACES = (1.0, 1.1, 0.9, 1.05, 0.95)
"""How much quicker and higher each variant goes."""


def wobbled(variant: int) -> Signal:
    """Return one chip that is tossed on the table: wood answers, it rings, and wobbles to rest."""
    name, pace = f"wobble {variant}", PACES[variant - 1]
    chance = luck(name)
    size = pace * 0.8
    wood = struck(TABLE.somewhere(f"{name} falls").tuned(1.2), 2600.0, 0.14)
    parts = [(0.0, chip(name, size, on_wood=True)), (0.0, 1.1 * wood)]
    for place, (late, angle) in enumerate(settling(15.0 * pace, 75.0, 0.31 / pace)):
        loud = level(-6.0 + float(chance.uniform(-1.5, 1.5))) * angle
        parts.append((late, loud * chip(f"{name} {place}", size * 1.02, on_wood=True)))
    return together(parts)


def stacked(chips: int, variant: int) -> Signal:
    """Return chips thrown in one after another: the first on the table, then on each other."""
    name, pace = f"{chips} chips {variant}", PACES[variant - 1]
    chance = luck(name)
    parts, now = [], 0.0
    for place in range(chips):
        size = pace * float(chance.uniform(0.93, 1.08))
        loud = level(float(chance.uniform(-3.0, 0.0)))
        parts.append((now, loud * chip(f"{name} {place}", size, on_wood=place == 0)))
        for again, share in ((0.027, -10.0), (0.045, -16.0)):
            late = now + again * float(chance.uniform(0.8, 1.2))
            parts.append((late, loud * level(share) * chip(f"{name} {place} {again}", size * 1.05)))
        now += float(chance.uniform(0.135, 0.17)) / pace
    return together(parts)


def raked(name: str, seconds: float, rate: float) -> Signal:
    """Return a heap of chips that is drawn in, `rate` a second; densest at both ends."""
    chance = luck(name)
    parts: list[tuple[float, Signal]] = [(0.0, chip(f"{name} first", 0.95, on_wood=True))]
    for place, start in enumerate(np.arange(0.02, seconds, 1.0 / rate)):
        late = float(start + chance.uniform(0.0, 0.6 / rate))
        loud = level(float(chance.uniform(-9.0, 0.0)))
        parts.append((late, loud * chip(f"{name} {place}", float(chance.uniform(0.85, 1.2)))))
    return together(parts)
