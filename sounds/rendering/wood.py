"""Wood, and dice on it: a table, small hard cubes, blocks that are tapped."""

from __future__ import annotations

import numpy as np

from rendering.bodies import plate, struck
from rendering.signals import (
    Signal,
    bandpass,
    glide,
    level,
    luck,
    noise,
    scaled,
    sweep,
    swell,
    times,
    together,
)

TABLE = plate(240.0, 4800.0, 18, 9.5, 0.5, "table")
DIE = plate(2300.0, 8200.0, 9, 30.0, -1.0, "die")
BLOCK = plate(620.0, 5200.0, 7, 22.0, -5.0, "block")

SIZES = (1.0, 1.14, 0.9, 1.07, 0.95, 1.2)
"""How much higher each die of a throw sounds: no two in a row are alike."""
GAP = 0.103
"""Seconds between two dice: slow enough to count them."""
BREATH = 0.07
"""Seconds more between groups of dice, for an ear that counts in twos and threes."""
GROUPS = {1: (1,), 2: (2,), 3: (3,), 4: (2, 2), 5: (3, 2), 6: (3, 3)}


def tap(name: str, size: float = 1.0, hardness: float = 4800.0) -> Signal:
    """Return a die that touches the table once."""
    board = struck(TABLE.elsewhere(name).tuned(size**0.5), hardness, 0.14)
    cube = struck(DIE.elsewhere(f"{name} cube").tuned(size), 9000.0, 0.05)
    return scaled(together([(0.0, board), (0.0, level(-6.0) * cube)]))


def bounced(name: str, size: float, bounces: int) -> Signal:
    """Return a die that falls, and bounces so low that it is still one die to the ear."""
    chance = luck(f"{name} bounces")
    parts = [(0.0, tap(name, size))]
    start, fall = 0.0, float(chance.uniform(0.036, 0.047))
    for bounce in range(bounces):
        start += fall
        fall *= 0.62
        quiet = level(-14.0 - 4.5 * bounce)
        parts.append((start, quiet * tap(f"{name} {bounce}", size * 1.05, 3800.0)))
    return together(parts)


def landings(count: int, chance: np.random.RandomState) -> list[float]:
    """Return when each die of a throw lands, in seconds."""
    found, now = [], 0.0
    for group in GROUPS[count]:
        for _ in range(group):
            found.append(now)
            now += GAP + float(chance.uniform(-0.007, 0.007))
        now += BREATH
    return found


def rolled(count: int, variant: int) -> Signal:
    """Return so many dice rolled on wood, each with a tap of its own."""
    name = f"roll {count} {variant}"
    chance = luck(name)
    first = int(chance.randint(len(SIZES)))
    parts = []
    for place, start in enumerate(landings(count, chance)):
        size = SIZES[(first + place) % len(SIZES)] * float(chance.uniform(0.97, 1.03))
        bounces = 3 if place == count - 1 else 1
        loud = level(float(chance.uniform(-1.0, 0.0)))
        parts.append((start, loud * bounced(f"{name} {place}", size, bounces)))
    return together(parts)


def scrape(name: str, seconds: float, start: float, end: float) -> Signal:
    """Return something small and hard that is pushed over wood; from one frequency to another."""
    grain = np.abs(bandpass(noise(f"{name} grain", seconds), 70.0, 0.8))
    band = sweep(name, glide(start, end, seconds), 0.7)
    return scaled(band * (0.25 + grain / grain.max()) * swell(seconds, 0.004, 0.7 * seconds))


def clack(name: str, size: float = 1.0) -> Signal:
    """Return two dice that knock together."""
    return struck(DIE.elsewhere(name, 4.0).tuned(0.8 * size), 7000.0, 0.06)


def block(frequency: float, seconds: float = 0.08, hardness: float = 2600.0) -> Signal:
    """Return a small wooden block, tuned to a frequency in hertz."""
    return struck(BLOCK.tuned(frequency / BLOCK.frequencies[0]), hardness, seconds)


def knock(name: str, size: float = 1.0) -> Signal:
    """Return a knuckle on the table."""
    board = struck(TABLE.elsewhere(name).tuned(0.72 * size), 900.0, 0.2)
    time = times(0.2)
    low = np.exp(-time / 0.03) * np.sin(2.0 * np.pi * 148.0 * size * time)
    return scaled(board + 0.6 * low)
