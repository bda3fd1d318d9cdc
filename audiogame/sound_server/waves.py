"""Read WAV files, within bounds."""

from __future__ import annotations

import sys
import wave
from array import array
from dataclasses import dataclass
from pathlib import Path

LONGEST_FILE = 10.0
"""Seconds that are read of any file."""
RATES = (8_000, 96_000)
"""The lowest and the highest number of samples a second."""


class BrokenSound(ValueError):
    """A file that cannot be played."""

    def __init__(self, path: Path, why: str, cure: str = "Save it again as WAV, 16 bits") -> None:
        super().__init__(f"{path.name} cannot be played: {why}. {cure}.")


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
        """How long it is."""
        return len(self.channels[0]) / self.rate


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
        raise BrokenSound(path, fault.strerror or "it cannot be opened") from fault
    except (EOFError, RuntimeError) as fault:  # the latter: a length in it leads out of it
        raise BrokenSound(path, "it ends too early") from fault
    except wave.Error as fault:
        raise BrokenSound(path, str(fault)) from fault
    if len(raw) < 2 * shape[0] * frames:
        raise BrokenSound(path, "it ends too early")
    samples: array[int] = array("h", raw)
    if sys.byteorder == "big":
        samples.byteswap()
    if not samples:
        raise BrokenSound(path, "it is empty")
    return Wave(rate, tuple(samples[place :: shape[0]] for place in range(shape[0])))


def _check(path: Path, shape: tuple[int, int], rate: int, frames: int) -> None:
    channels, width = shape
    if width != 2:
        raise BrokenSound(path, f"it has {8 * width} bits a sample")
    if channels not in (1, 2):
        raise BrokenSound(path, f"it has {channels} channels", "Save it with one channel")
    if not RATES[0] <= rate <= RATES[1]:
        raise BrokenSound(path, f"it has {rate} samples a second", "Save it with 44100")
    if frames > LONGEST_FILE * rate:
        seconds = f"{frames / rate:.1f} seconds, and {LONGEST_FILE:.0f} are read at most"
        raise BrokenSound(path, f"it lasts {seconds}", "Shorten it")
