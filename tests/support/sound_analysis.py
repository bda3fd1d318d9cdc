"""Measures of sounds: perceptual distance of two, and onsets of blows."""

from __future__ import annotations

import wave
from functools import cache
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from audiogame.sound_server.check import SoundFigures, measure

Numbers = NDArray[np.float64]

RATE = 44_100
SECOND = RATE
FRAME, HOP = 1024, 441
FLOOR = -90.0
"""Decibels relative to full scale below which bands are clipped: the noise of 16 bits in one."""
STEP = 64
"""Samples between two values of a sound's envelope."""
BANDS, LOWEST, HIGHEST = 40, 100.0, 8000.0


@cache
def samples_of(path: Path) -> NDArray[np.int16]:
    """Read the samples of a file of one channel, `RATE` a second; a fire has half as many.

    A file is read once and cached, so callers must not write into them.
    """
    samples = _read(path)
    samples.flags.writeable = False
    return samples


def _read(path: Path) -> NDArray[np.int16]:
    with wave.open(str(path), "rb") as file:
        assert (file.getnchannels(), file.getsampwidth()) == (1, 2)
        found = np.frombuffer(file.readframes(file.getnframes()), "<i2").astype(np.int16)
        if file.getframerate() == RATE:
            return found
        assert file.getframerate() == RATE // 2
        between = np.interp(np.arange(2 * len(found)) / 2.0, np.arange(len(found)), found)
        return np.asarray(np.round(between).astype(np.int16))


def _frames(samples: NDArray[np.int16]) -> Numbers:
    """Cut the first second of a sound, with silence after it, into overlapping frames."""
    whole = np.zeros(SECOND + FRAME)
    heard = samples[:SECOND]
    whole[: len(heard)] = heard / 32768.0
    return np.lib.stride_tricks.sliding_window_view(whole, FRAME)[::HOP]


def _mel_bands() -> Numbers:
    lowest, highest = (2595.0 * np.log10(1.0 + one / 700.0) for one in (LOWEST, HIGHEST))
    edges = 700.0 * (10.0 ** (np.linspace(lowest, highest, BANDS + 2) / 2595.0) - 1.0)
    bins = np.fft.rfftfreq(FRAME, 1.0 / RATE)
    bands = []
    for low, middle, high in zip(edges, edges[1:], edges[2:], strict=False):
        slopes = np.minimum((bins - low) / (middle - low), (high - bins) / (high - middle))
        bands.append(np.clip(slopes, 0.0, None))
    return np.array(bands)


MEL_BANDS = _mel_bands()


@cache
def figures_of(path: Path) -> SoundFigures:
    """Return the program's own measures of a file, cached, as they are slow."""
    return measure(path)


@cache
def log_mel(path: Path) -> Numbers:
    """Return the mel spectrogram of the first second in decibels, not below `FLOOR`."""
    spectrum = np.abs(np.fft.rfft(_frames(samples_of(path)) * np.hanning(FRAME)))
    power = (spectrum / (FRAME / 4)) ** 2 @ MEL_BANDS.T
    spectrogram = np.maximum(10.0 * np.log10(power + 1e-12), FLOOR)
    spectrogram.flags.writeable = False
    return spectrogram


def loudness_curve(path: Path) -> Numbers:
    """Return the loudness of the first second by frame, without pitch and timbre."""
    power = np.mean(_frames(samples_of(path)) ** 2, axis=1)
    return np.asarray(np.maximum(10.0 * np.log10(power + 1e-12), FLOOR))


def apart(one: Numbers, other: Numbers) -> float:
    """Return the distance of two spectrograms or curves: root mean square of the decibels."""
    return float(np.sqrt(np.mean((one - other) ** 2)))


def blows(samples: NDArray[np.int16], above: float, apart: float = 0.06) -> list[float]:
    """Find the onsets of blows in a sound by its sudden rises.

    Args:
        samples: the sound.
        above: hertz below which all is ignored; hard blows are above, and tones are not.
        apart: seconds within which a second rise is a bounce of the same blow.

    Returns:
        When each begins, in seconds.
    """
    spectrum = np.fft.rfft(np.concatenate((np.zeros(4 * STEP), samples / 32768.0)))
    spectrum[: int(above * 2 * len(spectrum) / RATE)] = 0.0
    energy = np.add.reduceat(whole := np.fft.irfft(spectrum) ** 2, np.arange(0, len(whole), STEP))
    rises = np.clip(np.diff(np.sqrt(energy), prepend=0.0), 0.0, None)
    found: list[float] = []
    for place in np.flatnonzero(rises > 0.25 * rises.max()):
        start = float((place - 4) * STEP / RATE)
        if not found or start - found[-1] > apart:
            found.append(start)
    return found


def brightness(samples: NDArray[np.int16]) -> float:
    """Return the centroid of a sound's spectrum in hertz."""
    power = np.abs(np.fft.rfft(samples.astype(np.float64))) ** 2
    bins = np.fft.rfftfreq(len(samples), 1.0 / RATE)
    return float(np.sum(bins * power) / np.sum(power))


def below(samples: NDArray[np.int16], frequency: float) -> float:
    """Return the part of a sound's energy below a frequency in hertz."""
    power = np.abs(np.fft.rfft(samples.astype(np.float64))) ** 2
    bins = np.fft.rfftfreq(len(samples), 1.0 / RATE)
    return float(np.sum(power[bins < frequency]) / np.sum(power))


def tick(samples: NDArray[np.int16], above: float) -> float:
    """Return the loudest 3 milliseconds above a frequency, in decibels relative to the full band.

    Tones have no energy there, and a click has as much as elsewhere.
    """
    spectrum = np.fft.rfft(samples.astype(np.float64))
    bins = np.fft.rfftfreq(len(samples), 1.0 / RATE)
    high = np.fft.irfft(np.where(bins > above, spectrum, 0.0), len(samples))
    window = np.hanning(132)
    loudest = [np.max(np.convolve(one**2, window)) for one in (high, samples.astype(np.float64))]
    return float(10.0 * np.log10((loudest[0] + 1e-9) / loudest[1]))


def crest(samples: NDArray[np.int16]) -> float:
    """Return the crest factor: the peak above the mean level, in decibels."""
    whole = samples.astype(np.float64)
    return float(20.0 * np.log10(np.max(np.abs(whole)) / np.sqrt(np.mean(whole**2))))


def notes(samples: NDArray[np.int16], apart: float = 0.055) -> list[float]:
    """Find the notes of a tune by the rises of its brightness or loudness.

    Args:
        samples: the sound.
        apart: seconds within which a second rise belongs to the same note.

    Returns:
        When each begins, in seconds.
    """
    step = RATE // 200
    size = len(samples) + RATE // 5
    spectrum = np.fft.rfft(samples / 32768.0, size)
    bins = np.fft.rfftfreq(size, 1.0 / RATE)
    bright = np.fft.irfft(np.where(bins > 900.0, spectrum, 0.0), size)[: len(samples)] ** 2
    smooth = np.convolve(bright, np.hanning(4 * step))[::step]
    curve = 10.0 * np.log10(np.concatenate((np.zeros(8), smooth)) + 1e-7)
    found: list[float] = []
    for place in np.flatnonzero(curve[6:] - curve[:-6] > 5.0):
        start = float((place - 4) * step / RATE)
        if not found or start - found[-1] > apart:
            found.append(start)
        else:
            found[-1] = min(found[-1], start)
    return found


def landing_levels(samples: NDArray[np.int16], above: float) -> Numbers:
    """Return the level of each blow in its first fiftieth of a second, in decibels."""
    starts = [max(round(start * RATE), 0) for start in blows(samples, above)]
    whole = samples.astype(np.float64) ** 2
    energies = [np.sum(whole[start : start + RATE // 50]) for start in starts]
    return np.asarray(10.0 * np.log10(np.array(energies) + 1.0))
