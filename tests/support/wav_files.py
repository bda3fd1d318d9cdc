"""Small WAV files, and archives of them, for the sound packs of tests."""

from __future__ import annotations

import io
import math
import struct
import wave
import zipfile
from array import array
from pathlib import Path

RATE = 44_100
SELECT = "ui.select.wav"
"""File name of the sound of a chosen item."""


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


def short_sound(level: int = 1000) -> bytes:
    """Return a WAV file of 50 ms; `level` is that of each sample, of at most 32,767."""
    made = io.BytesIO()
    with wave.open(made, "wb") as out:
        out.setnchannels(1)
        out.setsampwidth(2)
        out.setframerate(8000)
        out.writeframes(level.to_bytes(2, "little") * 400)
    return made.getvalue()


def packed(**files: bytes) -> bytes:
    """Return a zip archive of files; two underscores in a parameter's name stand for a slash."""
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, data in files.items():
            archive.writestr(name.replace("__", "/"), data)
    return made.getvalue()
