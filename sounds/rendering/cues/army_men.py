"""Cues of Army Men Dice War: soldiers, and dice that are staked and lost."""

from __future__ import annotations

from rendering.cards import PACES
from rendering.cues import Play, always
from rendering.dice import bounced, tap
from rendering.drums import drum, drum_roll, snare, sticks
from rendering.signals import Signal, level, together
from rendering.tones import brass, muted, tune
from rendering.wood import scrape

WIRES = 5200.0
"""Hertz above which the wires of a soldier's drum have little: old ears hear least there."""


def soldier(variant: int) -> Signal:
    """One soldier: a stroke of the snare with its grace note, no brighter than old ears hear."""
    name, pace = f"soldier {variant}", PACES[variant - 1]
    seconds = (0.42, 0.36, 0.47, 0.39)[variant - 1]
    grace = level(-3.0) * snare(f"{name} grace", 0.06, 360.0, WIRES)
    return together([(0.0, grace), (0.032 / pace, snare(name, seconds, 320.0 * pace, WIRES))])


def ante_back() -> Signal:
    """The die that was staked is drawn back: a scrape and two taps, the second one firm."""
    taps = [(0.3, 0.6 * tap("back 1", 0.92)), (0.4, bounced("back 2", 1.12, 3))]
    return together([(0.0, 0.7 * scrape("back", 0.3, 1500.0, 3600.0, 520.0)), *taps])


def ante_lost() -> Signal:
    """A die rolls away and off the table: its taps come faster and fade."""
    parts, now, gap = [], 0.0, 0.11
    for bounce in range(8):
        parts.append((now, level(-2.4 * bounce) * tap(f"lost {bounce}", 1.05 - 0.02 * bounce)))
        now += gap
        gap *= 0.8
    return together(parts)


def both_lost() -> Signal:
    """Both dice leave the table: two strokes on wood, and both roll away."""
    parts, now, gap = [], 0.0, 0.13
    for bounce in range(6):
        loud = level(-2.6 * bounce)
        parts.append((now, loud * tap(f"both {bounce}", 0.86)))
        parts.append((now + 0.03, loud * tap(f"both other {bounce}", 1.25)))
        now += gap
        gap *= 0.84
    return together(parts)


def spent() -> Signal:
    """No die left to roll: a hollow drum, twice, and sticks laid down."""
    parts = [
        (0.0, drum("spent 1", 240.0, 0.22, 0.7)),
        (0.2, 0.8 * drum("spent 2", 205.0, 0.25, 0.7)),
    ]
    return together([*parts, (0.36, 0.5 * sticks("down 1")), (0.41, 0.4 * sticks("down 2"))])


def campaign() -> Signal:
    """One game of a campaign is over: a roll, and two notes of a bugle."""
    roll = drum_roll("campaign", 0.2, 36.0)
    call = tune(brass, [(0.2, "D5", 0.08), (0.3, "A4", 0.22)])
    return together([(0.0, 0.9 * roll), (0.0, call)])


def beaten() -> Signal:
    """The target is out of reach: two dull notes that step down, and one dull beat."""
    line = tune(muted, [(0.0, "A4", 0.12), (0.19, "E4", 0.2)])
    return together([(0.0, line), (0.19, 0.6 * drum("beaten", 220.0, 0.18, 0.6))])


CUES: dict[str, Play] = {
    "army-men.soldier": soldier,
    "army-men.ante.back": always(ante_back),
    "army-men.ante.lost": always(ante_lost),
    "army-men.ante.both": always(both_lost),
    "army-men.spent": always(spent),
    "army-men.campaign": always(campaign),
    "army-men.beaten": always(beaten),
}

WEIGHTS = {
    "army-men.soldier": 0.0,
    "army-men.ante.back": -2.0,
    "army-men.ante.lost": -2.0,
    "army-men.ante.both": -0.8,
}
"""Loudness of a cue relative to its kind, in loudness units; as in common.py."""
