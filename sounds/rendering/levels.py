"""Mastering, from a signal to a file: loudness by kind, peak, trimmed ends, 16 bits.

Loudness is that of ITU-R BS.1770: filtered as the ear hears, over 400 milliseconds.
"""

from __future__ import annotations

import wave
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from rendering.room import in_room
from rendering.signals import RATE, Signal, highpass, samples

PEAK = 0.495
"""The highest sample, a little below -6 decibels: panning adds up to 3."""
KNEE = 0.30
"""Sample value above which peaks are rounded (soft clipping)."""
SILENT = 10.0 ** (-44.0 / 20.0)
"""The part of the peak below which a sound is over."""
FADE = 0.012
"""Seconds in which the end of a file fades."""
LAST = 0.006
"""Seconds of tail kept after the signal falls below `SILENT`."""
WINDOW = 0.4
"""Seconds over which loudness is measured."""


@dataclass(frozen=True)
class Kind:
    """The limits of a kind of cue.

    Args:
        longest: seconds.
        loudness: LUFS.
        wet: the level of the room in decibels.
    """

    longest: float
    loudness: float
    wet: float


KINDS = {
    "interface": Kind(0.12, -31.0, -60.0),
    "foley": Kind(0.8, -28.0, -16.0),
    "earcon": Kind(1.0, -26.0, -18.0),
    "stinger": Kind(1.6, -24.0, -16.0),
    "ambience": Kind(10.0, -40.0, -60.0),
}


def _weighted_energy(signal: Signal) -> Signal:
    size = 1 << (len(signal) + samples(0.2)).bit_length()
    weighted = np.fft.irfft(np.fft.rfft(signal, size) * _weighting(size), size)
    return np.asarray(weighted[: len(signal) + samples(0.1)] ** 2)


@cache
def _weighting(size: int) -> NDArray[np.complex128]:
    """Return the K-weighting of the frequencies of a spectrum of `size` samples."""
    delay = np.exp(-2j * np.pi * np.arange(size // 2 + 1) / size)
    # BS.1770-4, tables 1 and 2, are for 48 kHz; these are the same analogue filters at RATE.
    response = np.ones(len(delay), dtype=np.complex128)
    for top, bottom in (_shelf(), _rumble()):
        response *= np.polyval(top[::-1], delay) / np.polyval(bottom[::-1], delay)
    return response


def _shelf() -> tuple[tuple[float, ...], tuple[float, ...]]:
    k, gain, quality = (
        np.tan(np.pi * 1681.974450955533 / RATE),
        10 ** (3.999843853973347 / 20),
        0.7071752369554196,
    )
    band = gain**0.4996667741545416
    scale = 1.0 + k / quality + k * k
    top = (
        gain + band * k / quality + k * k,
        2.0 * (k * k - gain),
        gain - band * k / quality + k * k,
    )
    bottom = (scale, 2.0 * (k * k - 1.0), 1.0 - k / quality + k * k)
    return top, bottom


def _rumble() -> tuple[tuple[float, ...], tuple[float, ...]]:
    k, quality = np.tan(np.pi * 38.13547087602444 / RATE), 0.5003270373238773
    scale = 1.0 + k / quality + k * k
    return (1.0, -2.0, 1.0), (1.0, 2.0 * (k * k - 1.0) / scale, (1.0 - k / quality + k * k) / scale)


def loudness(signal: Signal) -> float:
    """Return the highest momentary loudness in LUFS, silence before and after."""
    energy = np.concatenate(([0.0], np.cumsum(_weighted_energy(signal))))
    window = samples(WINDOW)
    starts = np.arange(max(len(energy) - window, 1))
    ends = np.minimum(starts + window, len(energy) - 1)
    return float(-0.691 + 10.0 * np.log10(np.max(energy[ends] - energy[starts]) / window))


def _rounded(signal: Signal) -> Signal:
    """Round the peaks, so that short blows can be as loud as long tones."""
    over = np.maximum(np.abs(signal) - KNEE, 0.0) / (PEAK - KNEE)
    bent = KNEE + (PEAK - KNEE) * np.tanh(over)
    return np.where(over > 0.0, np.sign(signal) * bent, signal)


def _ended(signal: Signal, longest: float) -> Signal:
    """Trim a sound after its end, to a whole hundredth of a second, and fade it."""
    heard = np.flatnonzero(np.abs(signal) > SILENT * np.max(np.abs(signal)))
    hundredth = RATE // 100
    length = -(-(int(heard[-1]) + samples(LAST)) // hundredth) * hundredth
    signal = signal[: min(length, samples(longest), len(signal))].copy()
    fade = samples(FADE)
    signal[-fade:] *= np.cos(np.linspace(0.0, np.pi / 2.0, fade)) ** 2
    return signal


def finished(signal: Signal, kind: Kind, weight: float = 0.0) -> NDArray[np.int16]:
    """Return the samples of a file: in the room, as loud and as long as its kind may be.

    Args:
        signal: what is heard.
        kind: its limits.
        weight: loudness units above or below the loudness of its kind.
    """
    whole = _ended(highpass(in_room(signal, kind.wet), 90.0), kind.longest)
    for _ in range(8):
        whole = _rounded(whole * 10.0 ** ((kind.loudness + weight - loudness(whole)) / 20.0))
    return np.round(whole * 32767.0).astype(np.int16)


LOOPED = RATE // 2
"""Samples a second of a looped file: it is by far the longest, and none of its pitches lies above
3,000 hertz."""


def looped(signal: Signal, kind: Kind) -> NDArray[np.int16]:
    """Return the samples of a looped file: as loud as its kind, untrimmed.

    There are `LOOPED` a second; the loop stays seamless where its end meets its beginning.
    """
    heard = signal * 10.0 ** ((kind.loudness - loudness(np.tile(signal, 2))) / 20.0)
    size = len(heard) * LOOPED // RATE
    fewer = np.fft.irfft(np.fft.rfft(heard)[: size // 2 + 1], size) * size / len(heard)
    return np.asarray(np.round(fewer * 32767.0).astype(np.int16))


def write(path: Path, heard: NDArray[np.int16], rate: int = RATE) -> None:
    """Write a WAV file of one channel, of `rate` samples a second."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(rate)
        file.writeframes(heard.astype("<i2").tobytes())
