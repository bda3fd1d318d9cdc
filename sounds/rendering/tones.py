"""Tuned voices for earcons: one timbre a family, so that a family is known by its colour."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np

from rendering.signals import (
    RATE,
    Signal,
    highpass,
    level,
    lowpass,
    noise,
    scaled,
    swell,
    times,
    together,
)

Voice = Callable[[float, float], Signal]
"""Renders a note from its frequency in hertz and its length in seconds."""

NAMES = {"C": 0, "D": 2, "E": 4, "F": 5, "G": 7, "A": 9, "B": 11}
SPEAKS = 0.034
"""Seconds in which a horn opens: its upper partials come last."""
BRIGHTEST = 5200.0
"""Hertz above which tuned voices have no partials."""


def note(name: str) -> float:
    """Return the frequency of a note such as "A4", "F#3" or "Bb5", in hertz."""
    step = NAMES[name[0]] + name.count("#") - name[1:].count("b")
    return float(440.0 * 2.0 ** ((step - 9) / 12.0 + int(name[-1]) - 4))


def _partials(
    frequency: float,
    ratios: Sequence[float],
    strengths: Sequence[float],
    decays: Sequence[float],
    seconds: float,
) -> Signal:
    time = times(seconds)
    whole = np.zeros(len(time))
    for ratio, strength, decay in zip(ratios, strengths, decays, strict=True):
        if ratio * frequency < BRIGHTEST:
            swing = np.sin(2.0 * np.pi * ratio * frequency * time)
            whole += strength * np.exp(-time / decay) * swing
    return whole


def _shaped(whole: Signal, seconds: float, attack: float, release: float) -> Signal:
    return scaled(whole * swell(seconds, attack, min(release, 0.8 * seconds)))


def pluck(frequency: float, seconds: float) -> Signal:
    """Return a plucked string: the voice of turns, rounds and of the table."""
    count = np.arange(1, 13)
    ratios = count * np.sqrt(1.0 + 0.00012 * count**2)
    strengths = np.abs(np.sin(np.pi * count * 0.21)) / count**1.25
    decays = 0.34 / (1.0 + 0.4 * (count - 1)) * (330.0 / frequency) ** 0.3
    whole = _partials(frequency, ratios.tolist(), strengths.tolist(), decays.tolist(), seconds)
    return _shaped(whole, seconds, 0.0012, 0.09)


def bars(frequency: float, seconds: float) -> Signal:
    """Return a bar of a marimba: the voice of points."""
    whole = _partials(frequency, (1.0, 3.93, 9.3), (1.0, 0.42, 0.16), (0.16, 0.045, 0.012), seconds)
    return _shaped(whole, seconds, 0.001, 0.06)


def glass(frequency: float, seconds: float) -> Signal:
    """Return a small bell of glass: the voice of what is secret, and of blue."""
    ratios = (1.0, 1.006, 2.32, 2.76, 4.25, 5.4)
    whole = _partials(
        frequency, ratios, (1.0, 0.5, 0.28, 0.5, 0.2, 0.22),
        (0.24, 0.24, 0.1, 0.12, 0.05, 0.04), seconds,
    )  # fmt: skip
    return _shaped(whole, seconds, 0.001, 0.1)


def chime(frequency: float, seconds: float) -> Signal:
    """Return a door chime, two bars of metal in tune: the voice of coming and going."""
    whole = _partials(
        frequency, (1.0, 2.0, 2.98, 4.1), (1.0, 0.45, 0.3, 0.1), (0.3, 0.2, 0.09, 0.05), seconds
    )
    return _shaped(whole, seconds, 0.002, 0.12)


def reed(frequency: float, seconds: float) -> Signal:
    """Return a wooden reed with odd partials: the voice of red."""
    time = times(seconds)
    wobble = frequency * (
        1.0 + 0.004 * np.sin(2.0 * np.pi * 5.5 * time) * np.minimum(time / 0.2, 1)
    )
    phase = 2.0 * np.pi * np.cumsum(wobble) / RATE
    whole = np.zeros(len(time))
    for place, partial in enumerate(range(1, 16, 2)):
        if partial * frequency < BRIGHTEST:
            whole += level(-4.2 * place) * np.sin(partial * phase)
            whole += level(-22.0 - 4.0 * place) * np.sin((partial + 1) * phase)
    return _shaped(whole, seconds, 0.018, 0.07)


def brass(frequency: float, seconds: float) -> Signal:
    """Return a horn that brightens as it speaks: the voice of victories and of hands of dice."""
    return horn(frequency, seconds, 1.0)


def horn(frequency: float, seconds: float, brightness: float, end: float = 1.0) -> Signal:
    """Return a horn.

    Args:
        frequency: in hertz.
        seconds: how long.
        brightness: how much its upper partials open.
        end: where its pitch glides to, as a factor.
    """
    time = times(seconds)
    opening = np.sin(np.minimum(time / SPEAKS, 1.0) * np.pi / 2.0) ** 2
    press = (0.08 + 0.92 * opening) * (0.72 + 0.28 * np.exp(-time / 0.12))
    path = frequency * end ** (time / seconds) * (1.0 - 0.012 * np.exp(-time / 0.012))
    phase = 2.0 * np.pi * np.cumsum(path) / RATE
    whole = np.zeros(len(time))
    for partial in range(1, 19):
        if partial * frequency * max(end, 1.0) < BRIGHTEST:
            opened = press ** (1.0 + 0.55 * (partial - 1) / brightness)
            whole += opened * np.sin(partial * phase) / partial**0.75
    # The tongue lets go of the air: a soft breath that rises and falls, never a click.
    breath = lowpass(lowpass(noise(f"tongue {frequency:.1f}", seconds), 1400.0), 1400.0)
    whole += 1.2 * breath * (time / 0.008) * np.exp(1.0 - time / 0.008)
    left = np.clip((seconds - time) / min(0.045, 0.6 * seconds), 0.0, 1.0)
    starts = np.sin(np.minimum(time / 0.0035, 1.0) * np.pi / 2.0) ** 2
    return scaled(whole * starts * (0.5 - 0.5 * np.cos(np.pi * left)))


def muted(frequency: float, seconds: float) -> Signal:
    """Return a string stopped with the hand, dull: the voice of what is lost."""
    count = np.arange(1, 9)
    decays = 0.11 / (1.0 + 0.35 * (count - 1))
    whole = _partials(
        frequency, count.tolist(), (1.0 / count**1.1).tolist(), decays.tolist(), seconds
    )
    return _shaped(lowpass(whole, 1700.0), seconds, 0.0015, 0.05)


def falling(frequency: float, end: float, seconds: float) -> Signal:
    """Return a soft tone that glides to another frequency."""
    time = times(seconds)
    path = np.geomspace(frequency, end, len(time))
    phase = 2.0 * np.pi * np.cumsum(path) / RATE
    whole = np.sin(phase) + 0.35 * np.sin(2.0 * phase) + 0.12 * np.sin(3.0 * phase)
    return scaled(whole * swell(seconds, 0.006, 0.5 * seconds))


def tune(voice: Voice, line: Sequence[tuple[float, str, float]], take: int = 1) -> Signal:
    """Return a melody.

    Args:
        voice: renders each note.
        line: for each note its start in seconds, its name, and its length in seconds; several
            names, parted by spaces, are a chord.
        take: 1 is played as written, 2 a little slower and softer, 3 quicker and harder: the
            same notes by another touch.
    """
    pace = TOUCHES[take - 1]
    parts = []
    for start, names, seconds in line:
        chord = names.split()
        for name in chord:
            heard = touched(voice(note(name), seconds / pace), note(name), take)
            parts.append((start / pace, heard / len(chord) ** 0.6))
    return together(parts)


TOUCHES = (1.0, 0.92, 1.1)
"""How much quicker each take of a melody goes."""


def touched(heard: Signal, frequency: float, take: int) -> Signal:
    """Return a note of a frequency in hertz as a soft touch plays it (take 2), or a hard one (3).

    A soft finger or mallet drives upper partials less, a hard one more.
    """
    match take:
        case 2:
            return lowpass(heard, 2.6 * frequency)
        case 3:
            return heard + 0.9 * highpass(heard, 2.2 * frequency)
        case _:
            return heard
