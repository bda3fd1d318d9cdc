"""Cues of Sika: two colours, three cubes, and a fall."""

from __future__ import annotations

from functools import partial

from rendering.cards import PACES
from rendering.cues import Play, always
from rendering.dice import SIZES, clack
from rendering.signals import Signal, level, luck, together
from rendering.tones import (
    TOUCHES,
    falling,
    glass,
    muted,
    note,
    pluck,
    reed,
    touched,
    tune,
)
from rendering.wood import block, pat, scrape


def red(variant: int) -> Signal:
    """One warm note of a reed, held."""
    return tune(reed, [(0.0, "G#4", 0.3)], variant)


def blue(variant: int) -> Signal:
    """Two cool notes of glass."""
    return tune(glass, [(0.0, "E6", 0.09), (0.09, "B5", 0.2)], variant)


def match(number: int, variant: int) -> Signal:
    """A cube of the own colour: the second and third are higher, and ring twice and three times."""
    high = note(("E5", "A5", "D6")[number - 1])
    apart = 0.085 / TOUCHES[variant - 1]
    again = apart * (number - 1)
    loud, hardness = ((0.8, 2600.0), (0.5, 1300.0), (1.4, 5200.0))[variant - 1]
    knocks = [(apart * n, loud * block(high, 0.06, hardness)) for n in range(number)]
    rings = [
        (0.0, 0.25 * glass(high, again + 0.2)),
        (again, glass(high, (0.25, 0.32, 0.21)[variant - 1])),
    ]
    return touched(together([*knocks, *rings]), high, variant)


def other(variant: int) -> Signal:
    """A cube of the other colour: a dull, low tap."""
    dull = touched(muted(note("D#4"), 0.27 / TOUCHES[variant - 1]), note("D#4"), variant)
    name = "other cube" if variant == 1 else f"other cube {variant}"
    return together([(0.0, dull), (0.0, 0.4 * pat(name, 0.75))])


def minus(variant: int) -> Signal:
    """No cube at all: three steps down, and a slide below them."""
    steps = tune(muted, [(0.0, "D5", 0.08), (0.075, "Bb4", 0.08), (0.15, "F#4", 0.08)], variant)
    pace = TOUCHES[variant - 1]
    slide = touched(falling(note("B4"), note("D4"), 0.2 / pace), note("D4"), variant)
    return together([(0.0, steps), (0.23 / pace, 0.8 * slide)])


def passed(variant: int) -> Signal:
    """Three cubes pushed over to the neighbour."""
    name = f"pass {variant}"
    pace = PACES[variant - 1]
    parts = [(0.0, 0.7 * scrape(name, 0.2, 1400.0 * pace, 2600.0 * pace, 700.0))]
    chance = luck(name)
    for cube, after in enumerate((0.0, 0.075, 0.155)):
        start = after + (float(chance.uniform(0.0, 0.03)) if cube else 0.0)
        parts.append(
            (
                start / pace,
                level(-5.0) * clack(f"{name} {cube}", SIZES[(cube + variant) % len(SIZES)]),
            )
        )
    return together(parts)


def tied() -> Signal:
    """First place is shared: two strings that cannot decide."""
    line = [(0.065 * place, ("D5", "E5")[place % 2], 0.08) for place in range(5)]
    return tune(pluck, [*line, (0.325, "D5 E5", 0.2)])


CUES: dict[str, Play] = {
    "sika.call.red": red,
    "sika.call.blue": blue,
    **{f"sika.cube.match.{number}": partial(match, number) for number in (1, 2, 3)},
    "sika.cube.other": other,
    "sika.minus": minus,
    "sika.pass": passed,
    "sika.tie": always(tied),
}

WEIGHTS = {
    "sika.pass": -2.0,
}
"""Loudness of a cue relative to its kind, in loudness units; as in common.py."""
