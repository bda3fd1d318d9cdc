"""Check a pack for its maker: what is missing, too loud, too long, late or unreadable."""

from __future__ import annotations

from collections.abc import Iterator
from difflib import get_close_matches
from math import ceil, inf
from pathlib import Path

from audiogame.sound_server.cue import LATEST, LONGEST, LOUDER, LOUDNESS, PEAK, Cue, lineage
from audiogame.sound_server.loudness import loudness, onset, peak
from audiogame.sound_server.pack import Pack, default_pack, read_pack
from audiogame.sound_server.waves import BrokenSound, read_wave


def check_pack(folder: Path) -> tuple[str, ...]:
    """Check the pack in a folder against the limits and against the default pack.

    Returns:
        Everything that is wrong with it, as sentences, the worst first; at the end what it
        leaves to the default pack.  A whole pack within all limits gives nothing.
    """
    default, broken = default_pack()
    pack, faults = read_pack(folder, default)
    wrong = [*broken, *faults]
    for cue in pack.cues.values():
        wrong += _sound_faults(pack, cue)
    return (*wrong, *_unknown(pack, default), *_missing(pack, default))


def _sound_faults(pack: Pack, cue: Cue) -> Iterator[str]:
    kind = cue.kind.value
    for path in cue.files:
        where = f"{path.relative_to(pack.folder).as_posix()} ({cue.name})"
        try:
            sound = read_wave(path)
        except BrokenSound as fault:
            yield f"{where} is unreadable: {fault}"
            continue
        longest, loudest = LONGEST[cue.kind], LOUDNESS[cue.kind] + LOUDER
        if sound.seconds > longest + 1e-6:
            limit = f"and {kind} lasts {longest} at most: shorten it"
            yield f"{where} is too long: it lasts {sound.seconds:.2f} seconds, {limit}."
        high, loud, late = peak(sound), loudness(sound) + cue.gain, onset(sound)
        if high == -inf:
            yield f"{where} is silent: put a sound there."
            continue
        lower = max(high + cue.gain - PEAK, loud - LOUDNESS[cue.kind] if loud > loudest else 0.0)
        if lower > 0.0:
            yield f"{where} is too loud: make it {ceil(10.0 * lower) / 10.0} decibels lower."
        if late > LATEST:
            waste = f"{1000.0 * late:.0f} milliseconds of silence"
            yield f"{where} is late: cut the {waste} at its beginning."


def _unknown(pack: Pack, default: Pack) -> Iterator[str]:
    common = [name for name in default.cues if not default.owner(name)]
    known = {*default.cues, *(f"{game}.{name}" for game in default.games for name in common)}
    parents = {parent for name in known for parent in lineage(name)} - default.games
    for name in pack.cues:
        if name not in parents:
            near = get_close_matches(name, sorted(known), n=1, cutoff=0.0)[0]
            yield f"Nothing that happens is called {name}: did you mean {near}?"


def _missing(pack: Pack, default: Pack) -> Iterator[str]:
    for game in ("", *sorted(default.games)):
        names = [name for name in default.cues if default.owner(name) == game]
        missing = [name for name in names if pack.find(name) is None]
        if not missing:
            continue
        whose = f"of {game}" if game else "that all games share"
        count = "All cues" if len(missing) == len(names) else f"{len(missing)} of {len(names)} cues"
        listed = "" if len(missing) == len(names) else f": {', '.join(missing)}"
        yield f"{count} {whose} are missing, and those of the default pack are heard{listed}."
