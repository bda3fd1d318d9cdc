"""Dice: small hard cubes that fall into a wooden tray, bounce, tumble and knock together."""

from __future__ import annotations

import numpy as np

from rendering.bodies import plate, struck
from rendering.contact import RESTITUTION, bounces
from rendering.panels import TRAY
from rendering.signals import Signal, level, luck, scaled, together

DIE = plate(2300.0, 8200.0, 9, 30.0, -1.0, "die")

SIZES = (1.0, 1.14, 0.9, 1.07, 0.95, 1.2)
"""How much higher each die of a throw sounds: no two in a row are alike."""
CLOSEST, WIDEST = 0.096, 0.15
"""Seconds between two dice of a group: slow enough to count them."""
BREATH = 0.072
"""Additional seconds between groups of dice, for an ear that counts in twos and threes."""
LONGEST = 0.61
"""Seconds in which all dice of a throw have landed."""
GROUPS = {1: (1,), 2: (1, 1), 3: (3,), 4: (2, 2), 5: (3, 2), 6: (3, 3)}
"""By number of dice, how many land together; two land apart, unlike one die that bounces."""
SOFTEST = -7.0
"""Decibels of the softest of six landings below the loudest; fewer dice differ less."""


def tap(name: str, size: float = 1.0, hardness: float = 4800.0, corner: str = "") -> Signal:
    """Return a die that touches the tray once.

    Args:
        name: seeds the place of the tray; another name, another place.
        size: how much higher it sounds.
        hardness: hertz above which the blow has little to give.
        corner: seeds the corner that touches; another name, another corner.
    """
    board = struck(TRAY.somewhere(name).tuned(size**0.5), hardness, 0.14)
    cube = struck(DIE.elsewhere(f"{corner or name} cube", 3.0).tuned(size), 9000.0, 0.05)
    return scaled(together([(0.0, board), (0.0, level(-5.0) * cube)]))


def bounced(name: str, size: float, count: int, kept: float = RESTITUTION) -> Signal:
    """Return a die that falls, and bounces so low that it is still one die to the ear.

    It turns while it flies, so that bounces are a little early or late, softer or harder.

    Args:
        name: which die it is.
        size: how much higher it sounds.
        count: how often it bounces.
        kept: the part of its speed that it keeps.
    """
    chance = luck(f"{name} bounces")
    parts = [(0.0, tap(name, size))]
    first = float(chance.uniform(0.033, 0.043))
    for place, (late, speed) in enumerate(bounces(first, count, kept)):
        # A slower blow is a softer one too: it drives high modes less.
        loud = speed * level(-10.0 + float(chance.uniform(-1.5, 1.5)))
        again = tap(f"{name} {place}", size * 1.04, 4800.0 * speed**0.3, name)
        parts.append((late * float(chance.uniform(0.88, 1.12)), loud * again))
    return together(parts)


def landings(count: int, name: str) -> list[tuple[float, float]]:
    """Return when each die of a throw lands, in seconds, and how loud, in decibels."""
    chance = luck(name)
    gaps: list[float] = []
    for group in GROUPS[count]:
        gaps += [float(chance.uniform(CLOSEST, WIDEST)) for _ in range(group)]
        gaps[-1] += BREATH
    starts = np.concatenate(([0.0], np.cumsum(gaps[:-1])))
    closest = np.concatenate(([0.0], np.cumsum([CLOSEST] * (count - 1))))
    if starts[-1] > LONGEST:
        # A long throw is compressed, but never closer than can be counted.
        narrower = (LONGEST - closest[-1]) / (starts[-1] - closest[-1])
        starts = closest + narrower * (starts - closest)
    # The dice of a throw fall from different heights: one falls hardest, one softest.
    softest = SOFTEST * (0.5 + count / 12.0)
    levels = chance.permutation(np.linspace(0.0, softest, count))
    return list(zip(starts.tolist(), levels.tolist(), strict=True))


def rolled(count: int, variant: int) -> Signal:
    """Return `count` dice thrown on wood, each with a landing of its own, and bounces."""
    name = f"roll {count} {variant}"
    chance = luck(f"{name} sizes")
    first = int(chance.randint(len(SIZES)))
    parts = []
    for place, (start, decibels) in enumerate(landings(count, name)):
        size = SIZES[(first + place) % len(SIZES)] * float(chance.uniform(0.96, 1.04))
        # The last die is not stopped by others.
        many, kept = (7, 0.67) if place == count - 1 else (3, 0.45)
        fallen = bounced(f"{name} {place}", size, many, kept)
        parts.append((start, level(decibels) * fallen))
    return together(parts)


def tumbling(name: str, count: int, seconds: float) -> Signal:
    """Return more dice than can be counted: they tumble over each other and come to rest."""
    chance = luck(name)
    parts: list[tuple[float, Signal]] = []
    # Taps are dense at first, and rarer as one die after the other comes to rest.
    starts = seconds * ((np.arange(count) + chance.uniform(0.0, 0.8, count)) / count) ** 1.3
    starts -= starts[0]
    for place, start in enumerate(starts):
        size = SIZES[place % len(SIZES)] * float(chance.uniform(0.95, 1.05))
        loud = level(float(chance.uniform(-9.0, 0.0)))
        parts.append((float(start), loud * bounced(f"{name} {place}", size, 3)))
        if chance.uniform() < 0.6:
            late = float(start + chance.uniform(0.01, 0.04))
            parts.append((late, 0.5 * loud * clack(f"{name} {place}", size)))
    return together(parts)


def clack(name: str, size: float = 1.0) -> Signal:
    """Return two dice that knock together."""
    return struck(DIE.elsewhere(name, 4.0).tuned(0.8 * size), 7000.0, 0.06)
