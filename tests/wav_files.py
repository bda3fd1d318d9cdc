"""Write small WAV files for the sound packs of tests."""

from __future__ import annotations

import math
import struct
import wave
from array import array
from pathlib import Path

RATE = 44_100


def tone(seconds: float = 0.08, level: float = 0.12, silence: float = 0.0) -> list[int]:
    """Return a tone of 1 kHz after some silence; `level` is the peak, at most 1."""
    count = round(seconds * RATE)
    wavy = [
        round(32767 * level * math.sin(2.0 * math.pi * 1000.0 * i / RATE)) for i in range(count)
    ]
    return [0] * round(silence * RATE) + wavy


def write_wav(path: Path, samples: list[int] | None = None, channels: int = 1) -> Path:
    """Write a WAV file of 16 bits, with the same samples in each channel."""
    path.parent.mkdir(parents=True, exist_ok=True)
    given = tone() if samples is None else samples
    raw = array("h", [sample for sample in given for _ in range(channels)])
    with wave.open(str(path), "wb") as file:
        file.setnchannels(channels)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(struct.pack(f"<{len(raw)}h", *raw))
    return path
