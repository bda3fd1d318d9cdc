"""Print how different the sounds of a pack are, with crest factors, gaps and variation.

Run `python tests/benchmarks sound_distances [FOLDER]`: the default pack, or, with the folder of
another pack such as that of an older version, both side by side.  Only cues that both packs have
are compared.
"""

from __future__ import annotations

from itertools import combinations, product
from pathlib import Path

import numpy as np
from sound_analysis import (
    RATE,
    Numbers,
    apart,
    below,
    blows,
    crest,
    landing_levels,
    log_mel,
    samples_of,
    tick,
)
from sound_games import cues_by_game

from audiogame.sound_server.check import loudness
from audiogame.sound_server.cue import CueKind
from audiogame.sound_server.pack import Pack, default_pack, read_pack
from audiogame.sound_server.waves import read_wave

NEAR = 9.0
"""Least distance in decibels of two cues of one game."""
LOW = 300.0
"""Hertz below which a laptop plays next to nothing."""
HARD = 6000.0
"""Hertz above which landings of dice are found."""
TONES = 6500.0
"""Hertz above which the sound of a horn can only be a click."""
HORNS = ("game.win", "sichermans-war.leads", "ten-die-poker.hand.5", "ten-die-poker.lead")


def _distances(pack: Pack, names: frozenset[str]) -> dict[tuple[str, str], float]:
    """Return the distance of the nearest takes, by pair of cues that one game can play."""
    heard: dict[str, list[Numbers]] = {
        name: [log_mel(path) for path in pack.cues[name].files] for name in names
    }
    return {
        (one, other): min(apart(*takes) for takes in product(heard[one], heard[other]))
        for cues in cues_by_game(default_pack()[0]).values()
        for one, other in combinations(sorted(cues & names), 2)
    }


def _told_distances(pack: Pack, names: frozenset[str]) -> None:
    found = _distances(pack, names)
    near = sorted((far, *pair) for pair, far in found.items() if far < NEAR)
    print(f"  pairs that one game can play: {len(found)}; nearer than {NEAR:.0f} dB: {len(near)}")
    for far, one, other in near:
        print(f"    {far:4.1f}  {one}  {other}")


def _variation(pack: Pack, name: str) -> float:
    """Return the distance of the nearest takes of a cue while they sound."""
    files = pack.cues[name].files
    found = []
    for one, other in combinations(files, 2):
        frames = max(len(samples_of(path)) for path in (one, other)) * 100 // RATE
        found.append(apart(log_mel(one)[:frames], log_mel(other)[:frames]))
    return min(found)


def _told_makings(pack: Pack, names: frozenset[str]) -> None:
    several = sorted(name for name in names if len(pack.cues[name].files) > 1)
    takes = sorted({len(pack.cues[name].files) for name in several})
    print(f"  cues with several takes: {len(several)}, of {takes} each")
    nearest = min((_variation(pack, name), name) for name in several)
    print(f"  nearest takes of one cue while they sound: {nearest[0]:.1f} dB ({nearest[1]})")
    things = [name for name in names if pack.cues[name].kind is CueKind.FOLEY]
    loud = [loudness(read_wave(path)) for name in things for path in pack.cues[name].files]
    print(f"  loudness of things: {min(loud):.1f} to {max(loud):.1f} LUFS")
    crests = [crest(samples_of(path)) for name in things for path in pack.cues[name].files]
    print(
        f"  crest of things: {min(crests):.1f} to {max(crests):.1f} dB, mean {np.mean(crests):.1f}"
    )
    low = sorted(
        ((below(samples_of(pack.cues[name].files[0]), LOW), name) for name in names), reverse=True
    )
    dull = [f"{name} {share:.2f}" for share, name in low if share > 0.5]
    print(f"  cues with most of their energy below {LOW:.0f} Hz: {len(dull)}: {', '.join(dull)}")
    for name in HORNS:
        if name in names:
            high = tick(samples_of(pack.cues[name].files[0]), TONES)
            print(f"  loudest 3 ms above {TONES:.0f} Hz in {name}: {high:.1f} dB")


def _told_dice(pack: Pack) -> None:
    for count in range(2, 7):
        files = pack.cues[f"dice.roll.{count}"].files
        gaps = np.concatenate([np.diff(blows(samples_of(path), HARD)) for path in files])
        levels = np.concatenate([landing_levels(samples_of(path), HARD) for path in files])
        print(
            f"  {count} dice: gaps {1000 * np.min(gaps):.0f} to {1000 * np.max(gaps):.0f} ms,"
            f" varying by {100 * np.std(gaps) / np.mean(gaps):.0f} percent;"
            f" levels vary by {np.std(levels):.1f} dB"
        )


def main(folders: list[str]) -> int:
    """Compare the packs in these folders with the default one; returns the exit status."""
    packs = {"the default pack": default_pack()[0]}
    for folder in folders:
        packs[folder] = read_pack(Path(folder), default_pack()[0])[0]
    names = frozenset.intersection(*(frozenset(pack.cues) for pack in packs.values()))
    names -= {
        name for name in names if packs["the default pack"].cues[name].kind is CueKind.AMBIENCE
    }
    for title, pack in packs.items():
        size = sum(path.stat().st_size for cue in pack.cues.values() for path in cue.files)
        print(f"{title}: {len(names)} cues compared, {size / 1e6:.1f} megabytes")
        _told_distances(pack, names)
        _told_makings(pack, names)
        _told_dice(pack)
    return 0
