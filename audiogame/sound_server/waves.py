"""Read WAV files, within limits."""

from __future__ import annotations

import sys
import wave
from array import array
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from audiogame.rules.fault import Detail, Fault, Reason, system_reason

LONGEST_FILE = 10.0
"""Seconds of any file at most."""
RATES = (8_000, 96_000)
"""The lowest and the highest number of samples a second."""


class BrokenSound(Fault):
    """A file that cannot be played.

    Args:
        path: the file.
        why: the fault, as part of a sentence.
        cure: the remedy: "wav", "channel", "rate" or "shorter".
    """

    def __init__(self, path: Path, why: Detail, cure: str = "wav") -> None:
        super().__init__("sound-broken", name=path.name, why=why, cure=cure)


@dataclass(frozen=True)
class Wave:
    """The samples of a file.

    Args:
        rate: samples a second.
        channels: for each channel its samples, from -32768 to 32767.
    """

    rate: int
    channels: tuple[array[int], ...]

    @property
    def seconds(self) -> float:
        """Its duration."""
        return len(self.channels[0]) / self.rate

    @cached_property
    def highest(self) -> int:
        """The highest absolute sample."""
        return max(max(max(channel), -min(channel)) for channel in self.channels)


def read_wave(path: Path) -> Wave:
    """Read a sound: WAV, 16 bits, one or two channels.

    Raises:
        BrokenSound: it is something else, or longer than `LONGEST_FILE`.
    """
    try:
        with path.open("rb") as file, wave.open(file) as reader:
            shape = reader.getnchannels(), reader.getsampwidth()
            rate, frames = reader.getframerate(), reader.getnframes()
            _check(path, shape, rate, frames)
            raw = reader.readframes(frames)
    except OSError as fault:
        why = system_reason(fault) if fault.strerror else Reason("wave-cannot-open")
        raise BrokenSound(path, why) from fault
    except (EOFError, RuntimeError) as fault:  # the latter: a length in it points past its end
        raise BrokenSound(path, Reason("wave-too-short")) from fault
    except wave.Error as fault:
        raise BrokenSound(path, str(fault)) from fault
    if len(raw) < 2 * shape[0] * frames:
        raise BrokenSound(path, Reason("wave-too-short"))
    samples: array[int] = array("h", raw)
    if sys.byteorder == "big":
        samples.byteswap()
    if not samples:
        raise BrokenSound(path, Reason("wave-empty"))
    return Wave(rate, tuple(samples[place :: shape[0]] for place in range(shape[0])))


def _check(path: Path, shape: tuple[int, int], rate: int, frames: int) -> None:
    channels, width = shape
    if width != 2:
        raise BrokenSound(path, Reason("wave-bits", bits=8 * width))
    if channels not in (1, 2):
        raise BrokenSound(path, Reason("wave-channels", channels=channels), "channel")
    if not RATES[0] <= rate <= RATES[1]:
        raise BrokenSound(path, Reason("wave-rate", rate=rate), "rate")
    if frames > LONGEST_FILE * rate:
        why = Reason("wave-too-long", seconds=round(frames / rate, 1), longest=LONGEST_FILE)
        raise BrokenSound(path, why, "shorter")
