"""Playing cards: they slide, snap, flutter and are shuffled."""

from __future__ import annotations

import numpy as np

from rendering.bodies import struck
from rendering.signals import (
    Signal,
    bandpass,
    glide,
    highpass,
    level,
    lowpass,
    luck,
    noise,
    samples,
    scaled,
    sweep,
    swell,
    times,
    together,
)
from rendering.wood import TABLE


def slide(name: str, seconds: float, start: float, end: float) -> Signal:
    """Return a card that slides over cloth; its noise goes from one frequency to another."""
    rough = 0.6 + 0.4 * np.abs(lowpass(noise(f"{name} rough", seconds), 160.0)) * 6.0
    hiss = sweep(name, glide(start, end, seconds), 0.55)
    return scaled(hiss * np.minimum(rough, 1.6) * swell(seconds, 0.014, 0.8 * seconds, 0.6))


def snap(name: str, weight: float = 1.0) -> Signal:
    """Return a card that lands flat: paper first, then the table below it.

    Args:
        name: which landing it is.
        weight: how much of the table is heard.
    """
    seconds = 0.11
    time = times(seconds)
    paper = noise(name, seconds) * np.exp(-time / 0.006)
    paper = highpass(lowpass(paper, 5200.0), 700.0)
    air = lowpass(noise(f"{name} air", seconds), 520.0) * np.exp(-time / 0.016)
    board = struck(TABLE.elsewhere(name).tuned(0.85), 1300.0, seconds)
    whole = scaled(paper) + 0.5 * scaled(air) + 0.75 * weight * board
    return scaled(whole * np.minimum(time / 0.0012, 1.0))


def flick(name: str) -> Signal:
    """Return the edge of a card that springs off a finger."""
    seconds = 0.03
    time = times(seconds)
    edge = bandpass(noise(name, seconds), 3300.0, 1.4) * np.exp(-time / 0.0028)
    return scaled(edge * np.minimum(time / 0.0006, 1.0))


def flutter(name: str, seconds: float, beats: float) -> Signal:
    """Return a card that turns in the air, so many times a second."""
    time = times(seconds)
    beating = 0.35 + 0.65 * np.sin(np.pi * beats * time) ** 2
    return scaled(sweep(name, glide(1500.0, 3000.0, seconds), 0.6) * beating) * swell(
        seconds, 0.006, 0.4 * seconds
    )


PACES = {1: 1.0, 2: 1.14, 3: 0.87}
"""How much quicker and higher each variant goes: no hand moves twice alike."""


def dealt(variant: int) -> Signal:
    """Return a card that is dealt: a quick slide, and it lies."""
    name, pace = f"deal {variant}", PACES[variant]
    moving = slide(f"{name} slide", 0.1 / pace, 2100.0 * pace, 4300.0 * pace)
    return together([(0.0, 0.8 * moving), (0.085 / pace, 0.8 * snap(f"{name} lies", 0.5 / pace))])


def played(name: str) -> Signal:
    """Return a card that is put down firmly."""
    return together(
        [
            (0.0, 0.35 * slide(f"{name} slide", 0.05, 2600.0, 1700.0)),
            (0.034, snap(f"{name} lies", 1.3)),
        ]
    )


def flipped(name: str, variant: int) -> Signal:
    """Return a card that is turned over: flick, flutter, snap."""
    pace = PACES[variant]
    return together(
        [
            (0.0, 0.85 * flick(f"{name} flick {variant}")),
            (0.01, 0.35 * flutter(f"{name} turns {variant}", 0.11 / pace, 26.0 * pace)),
            (0.118 / pace, snap(f"{name} lies {variant}", 0.9 / pace)),
        ]
    )


def taken(variant: int) -> Signal:
    """Return cards that are drawn in and knocked even."""
    name, pace = f"take {variant}", PACES[variant]
    gap = 0.062 / pace
    parts = [
        (gap * card, 0.8 * slide(f"{name} {card}", 0.12, start * pace, 1300.0 * pace))
        for card, start in enumerate((3900.0, 3550.0, 3200.0))
    ]
    return together([*parts, (3.0 * gap + 0.085, 0.75 * snap(f"{name} even", 1.5))])


def shuffled(name: str) -> Signal:
    """Return a riffle: two halves spring into each other, faster and faster, and are squared."""
    chance = luck(name)
    parts, now, gap = [], 0.0, 0.030
    for card in range(30):
        loud = level(float(chance.uniform(-5.0, 0.0)))
        parts.append((now, loud * flick(f"{name} {card}")))
        now += gap * float(chance.uniform(0.75, 1.25))
        gap = max(gap * 0.93, 0.0085)
    whoosh = slide(f"{name} bridge", 0.13, 1700.0, 3600.0)
    return together([*parts, (now, 0.55 * whoosh), (now + 0.13, 0.9 * snap(f"{name} even", 1.2))])


def torn(name: str, seconds: float) -> Signal:
    """Return paper that is burned or torn: crackles that die away over a low breath."""
    chance = luck(name)
    crackle = np.zeros(samples(seconds))
    for place in chance.randint(0, len(crackle), 70):
        crackle[place] = chance.uniform(0.3, 1.0)
    fading = swell(seconds, 0.0005, seconds)
    crackle[0] = 1.3
    crackle = scaled(bandpass(crackle, 2700.0, 0.7)) * fading
    breath = scaled(sweep(name, glide(500.0, 1600.0, seconds), 0.9)) * swell(
        seconds, 0.03, 0.8 * seconds, 0.5
    )
    return scaled(crackle + 0.5 * breath)
