"""Check a pack for its maker: what is missing, too loud, too long, late or unreadable."""

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
"""Seconds over which momentary loudness is taken."""
FULL_SCALE = 32768.0

Filter = tuple[float, float, float, float, float]
"""Three factors of what goes in, two of what came out."""


def _shelf(rate: int) -> Filter:
    """Return the filter for the head: higher frequencies count more, by 4 decibels."""
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
    """Return the filter that leaves out what is too low to be heard as loud."""
    k, quality = tan(pi * 38.13547087602444 / rate), 0.5003270373238773
    scale = 1.0 + k / quality + k * k
    return 1.0, -2.0, 1.0, 2.0 * (k * k - 1.0) / scale, (1.0 - k / quality + k * k) / scale


def _energy(samples: array[int], rate: int) -> list[float]:
    """Return the square of each sample as it counts to the ear, and of what rings on after them.

    Both filters in one loop: a pack has a thousand sounds, and Python takes its time for each step.
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

    Source: ITU-R BS.1770-4, annex 1; its filters are given there for 48 kHz, and here for any
    rate as the analogue filters that they were made from.
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
    """Return the seconds of near silence before a sound begins."""
    enough = BEGUN * sound.highest
    for place, samples in enumerate(zip(*sound.channels, strict=True)):
        if max(map(abs, samples)) >= enough:
            return place / sound.rate
    return sound.seconds


class SoundFigures(Value):
    """What is measured of a sound file.

    Args:
        seconds: how long it is.
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
"""Measures several files, in their order."""


def check_pack(
    folder: Path, measuring: Measuring = lambda paths: map(measure, paths)
) -> tuple[Reason, ...]:
    """Check the pack in a folder against the limits and against the default pack.

    Args:
        folder: where it lies.
        measuring: measures its files, which takes the time that this takes.

    Returns:
        Everything that is wrong with it, the worst first; at the end what it
        leaves to the default pack.  A whole pack within all limits gives nothing.
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
        lasts, most = f"{figures.seconds:.2f}", str(longest)
        yield Reason("cue-too-long", file=file, cue=name, seconds=lasts, kind=kind, longest=most)
    if figures.peak == -inf:
        yield Reason("cue-silent", file=file, cue=name)
        return
    loud = figures.loudness + cue.gain
    above = figures.peak + cue.gain - PEAK
    lower = max(above, loud - LOUDNESS[cue.kind] if loud > loudest else 0.0)
    if lower > 0.0:
        decibels = str(ceil(10.0 * lower) / 10.0)
        yield Reason("cue-too-loud", file=file, cue=name, decibels=decibels)
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
    """Return which of some names is most like another, as `difflib.get_close_matches` finds it.

    A thousand names that nothing has are compared with all that are known: so first by what takes
    little time and is never too low, and in full only while that may still be more.
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
