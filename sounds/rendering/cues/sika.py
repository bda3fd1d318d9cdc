"""Cues of Sika: two colours, three cubes, and a fall."""

from __future__ import annotations

from functools import partial

from rendering.cards import PACES
from rendering.cues import Play, always
from rendering.dice import SIZES, clack
from rendering.signals import Signal, level, luck, together
from rendering.tones import falling, glass, muted, note, pluck, reed, tune
from rendering.wood import block, pat, scrape


def red() -> Signal:
    """One warm note of a reed, held."""
    return tune(reed, [(0.0, "G#4", 0.3)])


def blue() -> Signal:
    """Two cool notes of glass."""
    return tune(glass, [(0.0, "E6", 0.09), (0.09, "B5", 0.2)])


def match(number: int) -> Signal:
    """A cube of the own colour: the second and third are higher, and ring twice and three times."""
    high = note(("E5", "A5", "D6")[number - 1])
    again = 0.085 * (number - 1)
    knocks = [(0.085 * place, 0.8 * block(high, 0.06)) for place in range(number)]
    return together([*knocks, (0.0, 0.25 * glass(high, again + 0.2)), (again, glass(high, 0.25))])


def other() -> Signal:
    """A cube of the other colour: a dull, low tap."""
    return together([(0.0, muted(note("D#4"), 0.27)), (0.0, 0.4 * pat("other cube", 0.75))])


def minus() -> Signal:
    """No cube at all: three steps down, and a slide below them."""
    steps = tune(muted, [(0.0, "D5", 0.08), (0.075, "Bb4", 0.08), (0.15, "F#4", 0.08)])
    return together([(0.0, steps), (0.23, 0.8 * falling(note("B4"), note("D4"), 0.2))])


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
    "sika.call.red": always(red),
    "sika.call.blue": always(blue),
    **{f"sika.cube.match.{number}": always(partial(match, number)) for number in (1, 2, 3)},
    "sika.cube.other": always(other),
    "sika.minus": always(minus),
    "sika.pass": passed,
    "sika.tie": always(tied),
}

WEIGHTS = {
    "sika.pass": -2.0,
}
"""Loudness of a cue relative to its kind, in loudness units; as in common.py."""
