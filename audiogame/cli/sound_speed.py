"""How long the check of a large pack of sounds takes."""

from __future__ import annotations

import time
from collections.abc import Iterator
from itertools import cycle, islice

from audiogame.cli.measurement import Measurement
from audiogame.cli.sound_check import measured
from audiogame.sound_server.pack import default_pack

SOUNDS = 1_000
MOST = 30.0
"""Seconds that all of them may take."""


def sound_speeds() -> Iterator[Measurement]:
    """Measure the sounds that come with the program, again and again, up to a thousand."""
    pack, _ = default_pack()
    files = [path for cue in pack.cues.values() for path in cue.files]
    paths = [*islice(cycle(files), SOUNDS)]
    begun = time.perf_counter()
    for _ in measured(paths):
        pass
    yield Measurement(f"check of {SOUNDS} sounds", time.perf_counter() - begun, "s", most=MOST)
