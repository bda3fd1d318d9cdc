"""Cues of Scientific War: secret cards, wars, the world turned over, jokers and spies."""

from __future__ import annotations

import numpy as np

from rendering.cards import pushed, swapped
from rendering.cues import Play, always
from rendering.drums import drum, thunder
from rendering.signals import Signal, glide, scaled, sweep, swell, together
from rendering.tones import (
    bars,
    brass,
    chime,
    falling,
    glass,
    horn,
    muted,
    note,
    pluck,
    tune,
)

TURNED = ("D4", "E4", "F#4", "A4", "B4", "D5", "F#5", "A5")
"""The notes of a revolution, from below to above."""
STEPS = (0.135, 0.105, 0.085, 0.065, 0.05, 0.04, 0.035)
"""Seconds between the notes of a revolution: faster and faster as the world tips over."""


def war() -> Signal:
    """War: a great drum, twice short and once long, with a horn above the last."""
    parts = [(0.0, thunder("war 1", 225.0, 0.22)), (0.13, 0.9 * drum("war 2", 260.0, 0.2))]
    parts += [(0.28, thunder("war 3", 205.0, 0.55)), (0.28, 0.5 * horn(note("A4"), 0.4, 1.2))]
    return together(parts)


def pending() -> Signal:
    """A war still hangs in the air: two soft beats, as of a heart."""
    return together(
        [
            (0.0, drum("pending 1", 215.0, 0.2, 0.5)),
            (0.23, 0.7 * drum("pending 2", 195.0, 0.22, 0.5)),
        ]
    )


def revolution(on: bool) -> Signal:
    """The world is turned over: one voice climbs while another sinks, faster and faster.

    With `on` false it is mirrored: the high voice falls, from fast to slow.
    """
    steps = STEPS if on else STEPS[::-1]
    starts = np.concatenate(([0.0], np.cumsum(steps)))
    climbing = TURNED if on else TURNED[::-1]
    length = float(starts[-1])
    parts: list[tuple[float, Signal]] = []
    for start, name, counter in zip(starts, climbing, climbing[::-1], strict=True):
        last = start == starts[-1]
        seconds = 0.3 if last else 0.12
        parts.append((float(start), horn(note(name), seconds, 1.0)))
        parts.append((float(start), 0.45 * muted(note(counter) / 2.0, seconds)))
    path = glide(400.0, 5000.0, length) if on else glide(5000.0, 400.0, length)
    loud = swell(length, length if on else 0.004, 0.05 if on else length, 1.3)
    wind = scaled(sweep("revolution", path, 0.5)) * loud
    beat = drum("revolution", 220.0, 0.32)
    return together([*parts, (0.0, 0.5 * wind), (length if on else 0.0, 0.9 * beat)])


def cancelled() -> Signal:
    """Two jacks undo each other: a step up, a step back."""
    return tune(brass, [(0.0, "D4", 0.07), (0.08, "A4", 0.07), (0.22, "D4", 0.14)])


def joker_wins() -> Signal:
    """The joker steals a war: a run of bars that skips upward and laughs."""
    run = [(0.05 * p, name, 0.08) for p, name in enumerate(("D5", "G#5", "E5", "B5", "D6"))]
    laugh = [(0.34, "A5", 0.07), (0.42, "A5", 0.07), (0.5, "D6", 0.17)]
    return tune(bars, [*run, *laugh])


def joker_forces() -> Signal:
    """The joker forces a war: the run tumbles down onto a drum."""
    names = ("D6", "B5", "E5", "G#5", "D5")
    run = tune(bars, [(0.05 * place, name, 0.08) for place, name in enumerate(names)])
    return together(
        [
            (0.0, run),
            (0.28, thunder("joker", 215.0, 0.4)),
            (0.42, 0.8 * drum("joker 2", 240.0, 0.3)),
        ]
    )


def jokers_fail() -> Signal:
    """Several jokers: the run stumbles and stops."""
    run = tune(
        bars, [(0.0, "D5", 0.08), (0.05, "G#5", 0.08), (0.15, "D5", 0.08), (0.2, "G#4", 0.1)]
    )
    return together([(0.0, run), (0.32, 0.8 * muted(note("E4"), 0.13))])


def spy() -> Signal:
    """A spy is named: three creeping notes of glass."""
    return tune(glass, [(0.0, "D5", 0.09), (0.12, "D#5", 0.09), (0.24, "A5", 0.2)])


def queens_fail() -> Signal:
    """Several queens, and no spy: two notes of glass that clash."""
    return tune(glass, [(0.0, "E5 F5", 0.1), (0.13, "E5 F5", 0.22)])


def peek() -> Signal:
    """A look at the hands: a quick lift and fall of glass, like an eye that opens and shuts."""
    rise = falling(note("A4"), note("A5"), 0.13)
    return together([(0.0, rise), (0.17, falling(note("A5"), note("A4"), 0.13))])


def out() -> Signal:
    """A seat is out: four strings that step down and leave."""
    line = [(0.0, "A4", 0.1), (0.1, "F#4", 0.1), (0.21, "D4", 0.12), (0.34, "A3", 0.2)]
    return tune(pluck, line)


def limit() -> Signal:
    """The last trick allowed is over: a chime that strikes twice."""
    return tune(chime, [(0.0, "D4 A4", 0.22), (0.24, "D4 A4", 0.3)])


CUES: dict[str, Play] = {
    "scientific-war.commit": pushed,
    "scientific-war.war": always(war),
    "scientific-war.war.pending": always(pending),
    "scientific-war.revolution.on": always(lambda: revolution(True)),
    "scientific-war.revolution.off": always(lambda: revolution(False)),
    "scientific-war.jacks": always(cancelled),
    "scientific-war.joker.win": always(joker_wins),
    "scientific-war.joker.war": always(joker_forces),
    "scientific-war.joker.none": always(jokers_fail),
    "scientific-war.spy": always(spy),
    "scientific-war.spy.none": always(queens_fail),
    "scientific-war.peek": always(peek),
    "scientific-war.swap": swapped,
    "scientific-war.out": always(out),
    "scientific-war.limit": always(limit),
}

WEIGHTS = {
    "scientific-war.commit": -4.0,
    "scientific-war.swap": -0.5,
}
"""Loudness of a cue relative to its kind, in loudness units; as in common.py."""
