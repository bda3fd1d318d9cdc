"""Clay chips: they fall on wood and on each other."""

from __future__ import annotations

import numpy as np

from rendering.bodies import plate, struck
from rendering.signals import Signal, level, luck, scaled, together
from rendering.wood import TABLE

CHIP = plate(1850.0, 7800.0, 10, 46.0, -3.0, "chip")


def chip(name: str, size: float = 1.0, on_wood: bool = False) -> Signal:
    """Return a chip that hits another one, or the table."""
    parts = [(0.0, struck(CHIP.elsewhere(name, 4.0).tuned(size), 6500.0, 0.09))]
    if on_wood:
        parts.append((0.0, 0.7 * struck(TABLE.elsewhere(name).tuned(0.9), 1800.0, 0.12)))
    return scaled(together(parts))


PACES = {1: 1.0, 2: 1.13, 3: 0.88}
"""How much quicker and higher each variant goes."""


def dropped(chips: int, variant: int) -> Signal:
    """Return chips thrown in one after another: the first on the table, then on each other."""
    name, pace = f"{chips} chips {variant}", PACES[variant]
    chance = luck(name)
    parts = []
    for place in range(chips):
        start = place * (0.086 / pace + float(chance.uniform(0.0, 0.006)))
        size = pace * float(chance.uniform(0.95, 1.06))
        first, second = 0.031 / pace, 0.051 / pace
        parts.append((start, chip(f"{name} {place}", size, on_wood=place == 0)))
        parts.append((start + first, level(-11.0) * chip(f"{name} {place} again", size * 1.04)))
        parts.append((start + second, level(-17.0) * chip(f"{name} {place} rests", size * 1.06)))
    return together(parts)


def raked(name: str, seconds: float, rate: float) -> Signal:
    """Return a heap of chips that is drawn in, so many a second; it begins and ends thick."""
    chance = luck(name)
    parts: list[tuple[float, Signal]] = [(0.0, chip(f"{name} first", 0.95, on_wood=True))]
    for place, start in enumerate(np.arange(0.02, seconds, 1.0 / rate)):
        late = float(start + chance.uniform(0.0, 0.6 / rate))
        loud = level(float(chance.uniform(-9.0, 0.0)))
        parts.append((late, loud * chip(f"{name} {place}", float(chance.uniform(0.85, 1.2)))))
    return together(parts)
