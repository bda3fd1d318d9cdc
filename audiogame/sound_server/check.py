"""Check a pack for its author: what is missing, too loud, too long, late or unreadable."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterable, Iterator, Sequence
from difflib import SequenceMatcher
from itertools import accumulate, chain, repeat
from math import ceil, inf, log10, pi, tan
from operator import add, sub
from pathlib import Path

from audiogame.rules.fault import Reason
from audiogame.rules.value import Value
from audiogame.sound_server.cue import BEGUN, LATEST, LONGEST, LOUDER, LOUDNESS, PEAK, Cue, lineage
from audiogame.sound_server.pack import Pack, default_pack, read_pack
from audiogame.sound_server.waves import BrokenSound, Wave, read_wave

WINDOW = 0.4
"""Seconds of the window of momentary loudness."""
FULL_SCALE = 32768.0

Filter = tuple[float, float, float, float, float]
"""Coefficients of a filter: three of the input, two of the output."""


def _shelf(rate: int) -> Filter:
    """Return the filter for the head: high frequencies are raised by 4 decibels."""
    k, quality, gain = tan(pi * 1681.974450955533 / rate), 0.7071752369554196, 1.584864701130855
    band = gain**0.4996667741545416
    scale = 1.0 + k / quality + k * k
    return (
        (gain + band * k / quality + k * k) / scale,
        2.0 * (k * k - gain) / scale,
        (gain - band * k / quality + k * k) / scale,
        2.0 * (k * k - 1.0) / scale,
        (1.0 - k / quality + k * k) / scale,
    )


def _rumble(rate: int) -> Filter:
    """Return the filter that removes frequencies too low to be heard as loud."""
    k, quality = tan(pi * 38.13547087602444 / rate), 0.5003270373238773
    scale = 1.0 + k / quality + k * k
    return 1.0, -2.0, 1.0, 2.0 * (k * k - 1.0) / scale, (1.0 - k / quality + k * k) / scale


def _energy(samples: array[int], rate: int) -> list[float]:
    """Return the squares of the samples after filtering, including the filters' decay.

    Both filters run in one loop: a pack has a thousand sounds, and each step is slow in Python.
    """
    b0, b1, b2, a1, a2 = _shelf(rate)
    _, _, _, c1, c2 = _rumble(rate)
    first = second = third = fourth = 0.0
    squares: list[float] = []
    keep = squares.append
    for sample in chain(samples, repeat(0, rate // 10)):
        out = b0 * sample + first
        first = b1 * sample - a1 * out + second
        second = b2 * sample - a2 * out
        heard = out + third
        third = -2.0 * out - c1 * heard + fourth
        fourth = out - c2 * heard
        keep(heard * heard)
    return squares


def loudness(sound: Wave) -> float:
    """Return the highest momentary loudness in LUFS, with silence before and after the sound.

    Source: ITU-R BS.1770-4, annex 1; it gives the filters for 48 kHz; here they are derived for any
    rate from the analogue originals.
    """
    window = int(WINDOW * sound.rate)
    energy = _energy(sound.channels[0], sound.rate)
    for channel in sound.channels[1:]:
        energy = [*map(add, energy, _energy(channel, sound.rate))]
    sums = [0.0, *accumulate(energy)]
    most = sums[-1] if len(sums) <= window else max(map(sub, sums[window:], sums))
    most /= FULL_SCALE * FULL_SCALE
    return -0.691 + 10.0 * log10(most / window) if most > 0.0 else -inf


def peak(sound: Wave) -> float:
    """Return the highest sample in decibels below full scale."""
    return 20.0 * log10(sound.highest / FULL_SCALE) if sound.highest else -inf


def onset(sound: Wave) -> float:
    """Return the seconds of near silence at the beginning of a sound."""
    enough = BEGUN * sound.highest
    for place, samples in enumerate(zip(*sound.channels, strict=True)):
        if max(map(abs, samples)) >= enough:
            return place / sound.rate
    return sound.seconds


class SoundFigures(Value):
    """The measurements of a sound file.

    Args:
        seconds: its duration.
        peak, loudness: in decibels below full scale, and in LUFS.
        onset: seconds of near silence before it begins.
        broken: why it cannot be played; None if it can.
    """

    seconds: float = 0.0
    peak: float = -inf
    loudness: float = -inf
    onset: float = 0.0
    broken: tuple[Reason, ...] | None = None


def measure(path: Path) -> SoundFigures:
    """Measure a sound file, in a process of its own where there are many."""
    try:
        sound = read_wave(path)
    except BrokenSound as fault:
        return SoundFigures(broken=fault.reasons)
    return SoundFigures(sound.seconds, peak(sound), loudness(sound), onset(sound))


Measuring = Callable[[Sequence[Path]], Iterable[SoundFigures]]
"""Function that measures several files, in order."""


def check_pack(
    folder: Path, measuring: Measuring = lambda paths: map(measure, paths)
) -> tuple[Reason, ...]:
    """Check the pack in a folder against the limits and against the default pack.

    Args:
        folder: of the pack.
        measuring: measures its files, which takes nearly all of the time.

    Returns:
        All faults, the worst first; at the end the cues that it leaves to the default pack. Empty
        for a complete pack within all limits.
    """
    default, broken = default_pack()
    own = folder.resolve() == default.folder.resolve()
    pack, faults = (default, ()) if own else read_pack(folder, default)
    wrong = [*broken, *faults]
    files = [(cue, path) for cue in pack.cues.values() for path in cue.files]
    measured = measuring([path for _, path in files])
    for (cue, path), figures in zip(files, measured, strict=True):
        wrong += _sound_faults(pack, cue, path, figures)
    return (*wrong, *_unknown(pack, default), *_missing(pack, default))


def _sound_faults(pack: Pack, cue: Cue, path: Path, figures: SoundFigures) -> Iterator[Reason]:
    kind, name = cue.kind.value, cue.name
    inside = path.is_relative_to(pack.folder)
    file = path.relative_to(pack.folder).as_posix() if inside else str(path)
    if figures.broken is not None:
        yield Reason("cue-unreadable", file=file, cue=name, why=figures.broken)
        return
    longest, loudest = LONGEST[cue.kind], LOUDNESS[cue.kind] + LOUDER
    if figures.seconds > longest + 1e-6:
        lasts = round(figures.seconds, 2)
        yield Reason("cue-too-long", file=file, cue=name, seconds=lasts, kind=kind, longest=longest)
    if figures.peak == -inf:
        yield Reason("cue-silent", file=file, cue=name)
        return
    loud = figures.loudness + cue.gain
    above = figures.peak + cue.gain - PEAK
    lower = max(above, loud - LOUDNESS[cue.kind] if loud > loudest else 0.0)
    if lower > 0.0:
        yield Reason("cue-too-loud", file=file, cue=name, decibels=ceil(10.0 * lower) / 10.0)
    if figures.onset > LATEST:
        yield Reason("cue-late", file=file, cue=name, milliseconds=f"{1000.0 * figures.onset:.0f}")


def _unknown(pack: Pack, default: Pack) -> Iterator[Reason]:
    common = [name for name in default.cues if not default.owner(name)]
    known = {*default.cues, *(f"{game}.{name}" for game in default.games for name in common)}
    parents = {parent for name in known for parent in lineage(name)} - default.games
    for name in pack.cues:
        if name not in parents:
            yield Reason("cue-of-nothing", cue=name, near=_most_alike(name, known))


def _most_alike(name: str, known: Iterable[str]) -> str:
    """Return the known name most similar to another, as `difflib.get_close_matches` would.

    A thousand unknown names are compared with all known ones: so first by a cheap upper bound, and
    in full only while that bound exceeds the best.
    """
    matcher = SequenceMatcher(b=name)
    quick: list[tuple[float, str]] = []
    for one in known:
        matcher.set_seq1(one)
        quick.append((matcher.quick_ratio(), one))
    most = (0.0, "")
    for likeness, one in sorted(quick, reverse=True):
        if likeness < most[0]:
            break
        matcher.set_seq1(one)
        most = max(most, (matcher.ratio(), one))
    return most[1]


def _missing(pack: Pack, default: Pack) -> Iterator[Reason]:
    for game in ("", *sorted(default.games)):
        names = [name for name in default.cues if default.owner(name) == game]
        missing = [name for name in names if pack.find(name) is None]
        if not missing:
            continue
        game = game or "all"
        if len(missing) == len(names):
            yield Reason("cues-missing-all", game=game)
        else:
            count, cues = len(missing), tuple(missing)
            yield Reason("cues-missing", count=count, all=len(names), game=game, cues=cues)
