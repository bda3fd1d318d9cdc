"""Contact sounds: stick-slip friction, bounces, and crackles."""

from __future__ import annotations

import numpy as np

from rendering.signals import RATE, Signal, luck, samples, scaled, times

RESTITUTION = 0.5
"""Coefficient of restitution: the part of its speed a small hard thing keeps on wood."""


def toss(seconds: float) -> Signal:
    """Return the speed of a thrown thing that friction brakes: highest at the start."""
    return np.asarray((1.0 - times(seconds) / seconds) ** 0.8)


def push(seconds: float) -> Signal:
    """Return the speed of a thing pushed by hand: it breaks loose, is fastest midway, and rests."""
    return np.asarray(0.25 + 0.75 * np.sin(np.pi * times(seconds) / seconds) ** 1.4)


def stick_slip(name: str, speed: Signal, rate: float, uneven: float = 0.5) -> Signal:
    """Return the impulses of stick-slip friction: a thing sticks until bent enough, and slips.

    Slips are spaced by distance, not by time: a faster movement slips more often.  A slip is as
    strong as the distance before it was long, and stronger at a higher speed.

    Args:
        name: seeds the distances; another name sounds slightly different.
        speed: sample by sample, 1 at the fastest.
        rate: slips a second at speed 1; above a few thousand they are a hiss.
        uneven: how much the distances between slips vary, as a part of them; wood varies more
            than cloth.

    Returns:
        One sample for each slip, to be heard through a body or a band.
    """
    chance = luck(f"{name} slips")
    way = np.cumsum(speed) * rate / RATE
    count = int(way[-1]) + 2
    steps = np.exp(chance.normal(0.0, uneven, count))
    places = np.searchsorted(way, np.cumsum(steps) - steps[0])  # it breaks loose at once
    inside = places < len(speed)
    whole = np.zeros(len(speed))
    signs = chance.choice((-1.0, 1.0), count) if rate > 1500.0 else np.ones(count)
    np.add.at(whole, places[inside], (steps * signs)[inside] * speed[places[inside]])
    return whole


def bounces(first: float, count: int, kept: float = RESTITUTION) -> list[tuple[float, float]]:
    """Return the seconds and strengths at which a fallen thing comes down again.

    A ball that keeps a part e of its speed is in the air e times as long and falls e times as
    fast at each bounce.

    Args:
        first: seconds that the first bounce takes.
        count: how many bounces there are.
        kept: the part of the speed that is kept.
    """
    found, now, flight, speed = [], 0.0, first, kept
    for _ in range(count):
        now += flight
        found.append((now, speed))
        flight *= kept
        speed *= kept
    return found


def settling(first: float, last: float, seconds: float) -> list[tuple[float, float]]:
    """Return the beats of a disc that wobbles to rest, faster and faster and flatter.

    A rolling disc beats as the root of one over its angle (H. K. Moffatt, "Euler's disk and its
    finite-time singularity", Nature 404, 2000); the angle falls as the time left to the power of
    two thirds, which dry rubbing gives, so that all is over within a blink.

    Args:
        first: beats a second at the beginning.
        last: the most beats a second that are told apart.
        seconds: until it lies.
    """
    found: list[tuple[float, float]] = []
    now = 0.0
    while True:
        left = max(1.0 - now / seconds, 1e-6)
        rate = first * left ** (-1.0 / 3.0)
        now += 1.0 / min(rate, last)
        if now >= seconds:
            return found
        found.append((now, (1.0 - now / seconds) ** (2.0 / 3.0)))


def particles(name: str, seconds: float, rate: float, fall: float) -> Signal:
    """Return many small breaks at times of their own, such as those of fire or paper.

    Their strengths follow a power law: many are weak, few are strong.

    Args:
        name: seeds the breaks; another name gives others.
        seconds: how long they go on.
        rate: breaks a second at the beginning.
        fall: seconds in which the rate falls to a third.
    """
    chance = luck(f"{name} breaks")
    whole = np.zeros(samples(seconds))
    now = 0.0
    while now < seconds:
        place = samples(now)
        if place < len(whole):
            whole[place] += float(chance.choice((-1.0, 1.0))) * float(chance.pareto(2.2) + 0.15)
        now += float(chance.exponential(1.0 / (rate * np.exp(-now / fall) + 1e-3)))
    return scaled(np.clip(whole, -3.0, 3.0))
