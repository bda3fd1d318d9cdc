"""Check a pack for its maker: what is missing, too loud, too long, late or unreadable."""

from __future__ import annotations

from collections.abc import Iterator
from difflib import get_close_matches
from math import ceil, inf
from pathlib import Path

from audiogame.rules.fault import Reason
from audiogame.sound_server.cue import LATEST, LONGEST, LOUDER, LOUDNESS, PEAK, Cue, lineage
from audiogame.sound_server.loudness import loudness, onset, peak
from audiogame.sound_server.pack import Pack, default_pack, read_pack
from audiogame.sound_server.waves import BrokenSound, read_wave


def check_pack(folder: Path) -> tuple[Reason, ...]:
    """Check the pack in a folder against the limits and against the default pack.

    Returns:
        Everything that is wrong with it, the worst first; at the end what it
        leaves to the default pack.  A whole pack within all limits gives nothing.
    """
    default, broken = default_pack()
    own = folder.resolve() == default.folder.resolve()
    pack, faults = (default, ()) if own else read_pack(folder, default)
    wrong = [*broken, *faults]
    for cue in pack.cues.values():
        wrong += _sound_faults(pack, cue)
    return (*wrong, *_unknown(pack, default), *_missing(pack, default))


def _sound_faults(pack: Pack, cue: Cue) -> Iterator[Reason]:
    kind = cue.kind.value
    for path in cue.files:
        inside = path.is_relative_to(pack.folder)
        file = path.relative_to(pack.folder).as_posix() if inside else str(path)
        name = cue.name
        try:
            sound = read_wave(path)
        except BrokenSound as fault:
            yield Reason("cue-unreadable", file=file, cue=name, why=fault.reasons)
            continue
        longest, loudest = LONGEST[cue.kind], LOUDNESS[cue.kind] + LOUDER
        if sound.seconds > longest + 1e-6:
            lasts, most = f"{sound.seconds:.2f}", str(longest)
            yield Reason(
                "cue-too-long", file=file, cue=name, seconds=lasts, kind=kind, longest=most
            )
        high, loud, late = peak(sound), loudness(sound) + cue.gain, onset(sound)
        if high == -inf:
            yield Reason("cue-silent", file=file, cue=name)
            continue
        lower = max(high + cue.gain - PEAK, loud - LOUDNESS[cue.kind] if loud > loudest else 0.0)
        if lower > 0.0:
            decibels = str(ceil(10.0 * lower) / 10.0)
            yield Reason("cue-too-loud", file=file, cue=name, decibels=decibels)
        if late > LATEST:
            yield Reason("cue-late", file=file, cue=name, milliseconds=f"{1000.0 * late:.0f}")


def _unknown(pack: Pack, default: Pack) -> Iterator[Reason]:
    common = [name for name in default.cues if not default.owner(name)]
    known = {*default.cues, *(f"{game}.{name}" for game in default.games for name in common)}
    parents = {parent for name in known for parent in lineage(name)} - default.games
    for name in pack.cues:
        if name not in parents:
            near = get_close_matches(name, sorted(known), n=1, cutoff=0.0)[0]
            yield Reason("cue-of-nothing", cue=name, near=near)


def _missing(pack: Pack, default: Pack) -> Iterator[Reason]:
    for game in ("", *sorted(default.games)):
        names = [name for name in default.cues if default.owner(name) == game]
        missing = [name for name in names if pack.find(name) is None]
        if not missing:
            continue
        whose = game or "all"
        if len(missing) == len(names):
            yield Reason("cues-missing-all", whose=whose)
        else:
            count, cues = len(missing), tuple(missing)
            yield Reason("cues-missing", count=count, all=len(names), whose=whose, cues=cues)
