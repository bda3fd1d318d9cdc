"""Playing cards: they rub, slide, flutter, slap on the table, and are shuffled."""

from __future__ import annotations

import numpy as np

from rendering.bodies import plate, struck
from rendering.contact import particles, push, stick_slip, toss
from rendering.panels import TABLE
from rendering.signals import (
    Signal,
    banded,
    bandpass,
    glide,
    highpass,
    level,
    lowpass,
    luck,
    noise,
    scaled,
    sweep,
    swell,
    times,
    together,
)

PACES = (1.0, 1.12, 0.89, 1.06, 0.95)
"""How much quicker and higher each variant goes: no hand moves twice alike."""
SPRUNG = plate(880.0, 3100.0, 6, 11.0, -3.0, "card")
"""A stiff card that is bent and let go."""
FIBRES = 5200.0
"""Slips a second of a card's edge over cloth at its fastest: a hiss with grain in it."""


def rubbed(name: str, speed: Signal, slow: float, fast: float, width: float = 0.55) -> Signal:
    """Return a card that slides over cloth: the faster it is, the brighter and louder.

    Args:
        name: seeds the noise; another name sounds slightly different.
        speed: sample by sample, 1 at the fastest.
        slow: hertz where its noise lies when it hardly moves.
        fast: hertz at its fastest.
        width: octaves of noise.
    """
    path = slow * (fast / slow) ** speed
    slips = stick_slip(name, speed, FIBRES, 0.6)
    rough = 0.7 + 0.3 * np.abs(lowpass(noise(f"{name} cloth", len(speed) / 44_100.0), 120.0)) * 6.0
    seconds = len(speed) / 44_100.0
    end = np.minimum((seconds - times(seconds)) / 0.008, 1.0)
    start = np.minimum(times(seconds) / 0.0015, 1.0)
    return scaled(banded(slips, path, width) * np.minimum(rough, 1.5) * start * end)


def slap(name: str, weight: float = 1.0, bright: float = 5200.0) -> Signal:
    """Return a card that lands flat: paper first, the air below it, then the table.

    Args:
        name: seeds the noise; another name sounds slightly different.
        weight: how much of the table is heard.
        bright: hertz above which the paper has little.
    """
    seconds = 0.11
    time = times(seconds)
    paper = noise(name, seconds) * np.exp(-time / 0.0055)
    paper = highpass(lowpass(lowpass(paper, bright), 1.6 * bright), 800.0)
    air = bandpass(noise(f"{name} air", seconds), 620.0, 1.1) * np.exp(-time / 0.014)
    board = struck(TABLE.somewhere(name), 1500.0, seconds)
    whole = scaled(paper) + 0.35 * scaled(air) + 0.6 * weight * board
    end = np.minimum((seconds - time) / 0.01, 1.0)
    return scaled(whole * np.minimum(time / 0.001, 1.0) * end)


def flick(name: str) -> Signal:
    """Return the edge of a card that springs off a finger."""
    seconds = 0.03
    time = times(seconds)
    edge = bandpass(noise(name, seconds), 3300.0, 1.4) * np.exp(-time / 0.0028)
    return scaled(edge * np.minimum(time / 0.0006, 1.0))


def flutter(name: str, seconds: float, beats: float) -> Signal:
    """Return a card that turns in the air, `beats` times a second."""
    time = times(seconds)
    beating = 0.2 + 0.8 * np.sin(np.pi * beats * time) ** 4
    return scaled(sweep(name, glide(1300.0, 3400.0, seconds), 0.5) * beating) * swell(
        seconds, 0.006, 0.3 * seconds
    )


def tossed(variant: int) -> Signal:
    """Return a card that is dealt: it springs off the pack, slides ever slower, and lies."""
    name, pace = f"deal {variant}", PACES[variant - 1]
    seconds = 0.15 / pace
    springs = struck(SPRUNG.elsewhere(name, 4.0).tuned(pace), 4200.0, 0.06)
    sliding = rubbed(f"{name} slides", toss(seconds), 900.0 * pace, 2900.0 * pace, 0.25)
    landing = slap(f"{name} lies", 1.3, 2600.0)
    return together([(0.0, 0.8 * springs), (0.008, 0.5 * sliding), (0.118 / pace, 0.75 * landing)])


def pushed(variant: int) -> Signal:
    """Return a card that is pushed to its place face down under a hand, which muffles it."""
    name, pace = f"push {variant}", PACES[variant - 1]
    seconds = 0.26 / pace
    pushing = rubbed(name, push(seconds), 480.0 * pace, 900.0 * pace, 0.3)
    covers = struck(TABLE.somewhere(f"{name} covers").tuned(1.3 * pace), 1100.0, 0.12)
    lifts = struck(TABLE.somewhere(f"{name} lifts").tuned(1.1 * pace), 900.0, 0.1)
    heard = together([(0.0, 0.7 * covers), (0.02, 0.8 * pushing), (seconds + 0.05, lifts)])
    return lowpass(heard, 1000.0)


PLAYED = (
    (0.24, 2800.0, 1.5, 0.3),
    (0.21, 3300.0, 1.2, 0.36),
    (0.27, 2400.0, 1.9, 0.26),
    (0.225, 2500.0, 0.9, 0.42),
)
"""By variant: seconds that a card is pressed on, hertz above which it has little, how much of the
table is heard, and how firmly it is pressed."""


def played(variant: int) -> Signal:
    """Return a card that is put down firmly, and pressed on a little."""
    name, pace = f"play {variant}", PACES[variant - 1]
    on, bright, weight, pressing = PLAYED[variant - 1]
    pressed = rubbed(f"{name} slides", toss(on), 600.0, 2000.0 * pace)
    lies = slap(f"{name} lies", weight, bright)
    return together([(0.0, lies), (0.016, pressing * pressed)])


def flipped(name: str, variant: int) -> Signal:
    """Return a card that is turned over: a nail lifts it, it turns in the air, and slaps down."""
    pace = PACES[variant - 1]
    lifted = rubbed(f"{name} lifts {variant}", push(0.06 / pace), 2400.0, 5200.0 * pace)
    return together(
        [
            (0.0, 0.6 * flick(f"{name} flick {variant}")),
            (0.004, 0.22 * lifted),
            (0.05 / pace, 0.2 * flutter(f"{name} turns {variant}", 0.18 / pace, 30.0 * pace)),
            (0.245 / pace, slap(f"{name} lies {variant}", 0.8, 6000.0)),
            (0.26 / pace, 0.1 * rubbed(f"{name} rests {variant}", toss(0.08), 900.0, 2600.0)),
        ]
    )


def taken(variant: int) -> Signal:
    """Return cards that are raked in over each other, and knocked even on two sides."""
    name, pace = f"take {variant}", PACES[variant - 1]
    chance = luck(name)
    parts: list[tuple[float, Signal]] = [(0.0, 0.5 * flick(name))]
    now = 0.0
    for card in range(4):
        way = rubbed(f"{name} {card}", push(0.12 / pace), 1000.0, (2500.0 + 400.0 * card) * pace)
        parts.append((now, level(-float(card % 2) * 2.0) * way))
        now += float(chance.uniform(0.06, 0.085)) / pace
    for side, weight in ((0.1, 1.4), (0.215, 0.9)):
        parts.append((now + side / pace, 0.8 * weight * slap(f"{name} {side}", weight)))
    return together(parts)


def swapped(variant: int) -> Signal:
    """Return two heaps pushed past each other: one comes nearer, the other goes."""
    name, pace = f"swap {variant}", PACES[variant - 1]
    seconds = 0.4 / pace
    rising = sweep(f"{name} up", glide(500.0, 4000.0, seconds), 0.15)
    sinking = sweep(f"{name} down", glide(4000.0, 500.0, seconds), 0.15)
    ends = swell(seconds, 0.03, 0.05)
    return together(
        [
            (0.0, 0.4 * flick(name)),
            (0.0, scaled(rising) * ends),
            (0.12 / pace, scaled(sinking) * ends),
            (0.545 / pace, 0.7 * slap(f"{name} lies", 1.2)),
        ]
    )


def shuffled(name: str) -> Signal:
    """Return a riffle: two halves spring into each other, faster and faster, and are squared."""
    chance = luck(name)
    parts, now, gap = [], 0.0, 0.030
    for card in range(30):
        loud = level(float(chance.uniform(-5.0, 0.0)))
        parts.append((now, loud * flick(f"{name} {card}")))
        now += gap * float(chance.uniform(0.75, 1.25))
        gap = max(gap * 0.93, 0.0085)
    bridge = rubbed(f"{name} bridge", push(0.13), 1200.0, 3600.0)
    return together([*parts, (now, 0.55 * bridge), (now + 0.13, 0.9 * slap(f"{name} even", 1.2))])


def burned(variant: int) -> Signal:
    """Return cards that burn: crackles of many strengths over a low breath."""
    name, seconds = f"burned {variant}", 0.72
    crackle = particles(name, seconds, 190.0, 0.34)
    crackle = scaled(banded(crackle, glide(3400.0, 1800.0, seconds), 0.9))
    crackle *= swell(seconds, 0.0005, 0.5 * seconds)
    breath = scaled(sweep(name, glide(500.0, 1600.0, seconds), 0.9))
    breath *= swell(seconds, 0.03, 0.8 * seconds, 0.5)
    return together([(0.0, scaled(crackle) + 0.3 * breath), (0.0, 0.5 * flick(name))])
