"""Signals: seeded noise, filters, envelopes, and mixing.

A signal is one channel of samples at `RATE`, about 1 at its loudest.
"""

from __future__ import annotations

from collections.abc import Sequence
from zlib import crc32

import numpy as np
from numpy.typing import NDArray

Signal = NDArray[np.float64]

RATE = 44_100
"""Samples a second."""


def samples(seconds: float) -> int:
    """Return the number of samples in a time."""
    return round(seconds * RATE)


def times(seconds: float) -> Signal:
    """Return the time of each sample, in seconds."""
    return np.arange(samples(seconds)) / RATE


def level(decibels: float) -> float:
    """Return the amplitude factor of a level in decibels."""
    return float(10.0 ** (decibels / 20.0))


def luck(name: str) -> np.random.RandomState:
    """Return the random generator seeded by a name: of the kind that numpy keeps unchanged."""
    return np.random.RandomState(crc32(name.encode()))


def noise(name: str, seconds: float) -> Signal:
    """Return white noise seeded by a name."""
    return np.asarray(luck(name).standard_normal(samples(seconds)))


def together(parts: Sequence[tuple[float, Signal]]) -> Signal:
    """Mix signals, each after its own delay in seconds."""
    starts = [samples(start) for start, _ in parts]
    whole = np.zeros(max(start + len(part) for start, (_, part) in zip(starts, parts, strict=True)))
    for start, (_, part) in zip(starts, parts, strict=True):
        whole[start : start + len(part)] += part
    return whole


def scaled(signal: Signal) -> Signal:
    """Return a signal with its peak at 1."""
    return np.asarray(signal / np.max(np.abs(signal)))


def convolved(signal: Signal, response: Signal) -> Signal:
    """Convolve a signal with the impulse response of a body or a room."""
    length = len(signal) + len(response) - 1
    size = 1 << (length - 1).bit_length()
    spectrum = np.fft.rfft(signal, size) * np.fft.rfft(response, size)
    return np.asarray(np.fft.irfft(spectrum, size)[:length])


def swell(seconds: float, attack: float, release: float, shape: float = 1.0) -> Signal:
    """Return an envelope: up within `attack` seconds, down within the last `release`.

    Args:
        seconds: how long it is.
        attack: seconds until it is at 1.
        release: seconds that it takes to end, along a quarter of a cosine.
        shape: the power of the way up; below 1 it starts fast.
    """
    time = times(seconds)
    rise = np.minimum(time / attack, 1.0) ** shape
    left = np.clip((seconds - time) / release, 0.0, 1.0)
    return np.asarray(rise * np.sin(left * np.pi / 2.0) ** 2)


def _filtered(signal: Signal, top: Sequence[float], bottom: Sequence[float]) -> Signal:
    # Room for the ring of the filter, so that its end does not come round to the start.
    size = 1 << (len(signal) + samples(0.1) - 1).bit_length()
    delay = np.exp(-2j * np.pi * np.arange(size // 2 + 1) / size)
    response = np.polyval(top[::-1], delay) / np.polyval(bottom[::-1], delay)
    heard = np.fft.irfft(np.fft.rfft(signal, size) * response, size)
    return np.asarray(heard[: len(signal)])


def _biquad(frequency: float, quality: float) -> tuple[float, float, tuple[float, ...]]:
    omega = 2.0 * np.pi * frequency / RATE
    alpha, cosine = float(np.sin(omega)) / (2.0 * quality), float(np.cos(omega))
    return cosine, alpha, (1.0 + alpha, -2.0 * cosine, 1.0 - alpha)


def lowpass(signal: Signal, frequency: float, quality: float = 0.707) -> Signal:
    """Return a signal below a frequency in hertz: a second order filter.

    Source of the three filters: R. Bristow-Johnson, "Audio EQ Cookbook".
    """
    cosine, _, bottom = _biquad(frequency, quality)
    half = (1.0 - cosine) / 2.0
    return _filtered(signal, (half, 2.0 * half, half), bottom)


def highpass(signal: Signal, frequency: float, quality: float = 0.707) -> Signal:
    """Return a signal above a frequency in hertz: a second order filter."""
    cosine, _, bottom = _biquad(frequency, quality)
    half = (1.0 + cosine) / 2.0
    return _filtered(signal, (half, -2.0 * half, half), bottom)


def bandpass(signal: Signal, frequency: float, quality: float) -> Signal:
    """Return a signal round a frequency in hertz: a second order filter."""
    _, alpha, bottom = _biquad(frequency, quality)
    return _filtered(signal, (alpha, 0.0, -alpha), bottom)


def banded(signal: Signal, path: Signal, width: float = 0.5) -> Signal:
    """Return the part of a signal in a band that moves along a path.

    Args:
        signal: what is heard.
        path: the middle of the band in hertz, sample by sample.
        width: the width of the band in octaves.
    """
    centres = 2.0 ** np.arange(np.log2(180.0), np.log2(14_000.0), 0.25)
    along = np.log2(path)
    whole = np.zeros(len(path))
    for centre in centres:
        weight = np.exp(-(((along - np.log2(centre)) / width) ** 2))
        if weight.max() > 1e-3:
            whole += weight * bandpass(signal, float(centre), 4.0)
    return whole


def sweep(name: str, path: Signal, width: float = 0.5) -> Signal:
    """Return noise seeded by a name, in a band `width` octaves wide along a path in hertz."""
    return banded(noise(name, len(path) / RATE)[: len(path)], path, width)


def glide(start: float, end: float, seconds: float) -> Signal:
    """Return a path from one frequency to another, of even steps in pitch."""
    return np.geomspace(start, end, samples(seconds))
