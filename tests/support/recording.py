"""Search of a stereo recording for sound files: their times and places."""

from __future__ import annotations

import math
from collections.abc import Sequence
from pathlib import Path

import numpy as np
from numpy.typing import NDArray
from sound_analysis import RATE, Numbers, samples_of

from audiogame.rules.sounded import APART

HEARD = 0.6
"""Least correlation of a sound with the recording where it is found."""
PART = 2646
"""Samples of a sound that are searched for: 60 ms."""
SILENT = 150
"""Highest peak of 10 ms that count as silent, of 32,767."""


def place_heard(pan: float) -> float:
    """Return the right side's share in the amplitude of both, for a pan position."""
    angle = (pan + 1.0) * np.pi / 4
    return float(np.sin(angle) / (np.sin(angle) + np.cos(angle)))


class Recording:
    """Interleaved stereo samples of 16 bits.

    Args:
        data: as they were recorded.
    """

    def __init__(self, data: bytes) -> None:
        samples = np.frombuffer(data[: len(data) // 4 * 4], "<i2").astype(np.float64)
        self.left: Numbers = samples[0::2]
        self.right: Numbers = samples[1::2]

    def levels(self) -> tuple[float, float]:
        """Return the root mean square of the left and right channel."""
        return float(np.sqrt(np.mean(self.left**2))), float(np.sqrt(np.mean(self.right**2)))

    def first_sound(self) -> float:
        """Return the second of the first sample that is not silent; infinity for silence."""
        loud = np.flatnonzero(np.maximum(np.abs(self.left), np.abs(self.right)) >= SILENT)
        return float(loud[0]) / RATE if len(loud) else math.inf

    def find(self, files: Sequence[Path], after: float = 0.0) -> list[tuple[float, float]]:
        """Find sounds, each after the one before.

        Args:
            files: the sound files, in the order in which they should be heard.
            after: seconds of the recording at which to begin.

        Returns:
            For each its time in seconds, and the share of the right side in its amplitude.
        """
        found = []
        for file in files:
            start = round(after * RATE)
            place, left, right = self._best(samples_of(file).astype(np.float64), start)
            found.append((place / RATE, right / (left + right)))
            after = place / RATE + APART * 0.9
        return found

    def factors(
        self, file: Path, around: float, within: float, alone: tuple[float, float] = (0.0, 0.0)
    ) -> tuple[float, float, float]:
        """Measure a sound near a time, though others may sound with it.

        Args:
            file: the sound file.
            around: seconds of the recording.
            within: seconds before and after in which it may begin.
            alone: seconds of the file from and to which no other sound is known to be heard; its
                loudest part there is measured, unless that is too short or too quiet.

        Returns:
            When it begins, in seconds, and how loud it is left and right, as factors of the file.
        """
        samples = samples_of(file).astype(np.float64)
        # The loudest part, as a busy machine may leave a gap in the rest.
        loudness = _moving(samples**2, min(PART, len(samples)))
        offset = int(np.argmax(loudness))
        first, last = (round(one * RATE) for one in alone)
        quiet = loudness[first : max(last - PART, first)]
        if len(quiet) and quiet.max() >= loudness[offset] / 4:
            offset = first + int(np.argmax(quiet))
        wanted = samples[offset : offset + PART]
        first = max(round((around - within) * RATE) + offset, 0)
        part = slice(first, first + round(2 * within * RATE) + len(wanted))
        left, right = _correlate(self.left[part], wanted), _correlate(self.right[part], wanted)
        match, energy = left + right, float(np.sum(wanted**2))
        # The first match, as the same variant may be played again soon after.
        first_like = int(np.flatnonzero(match >= 0.75 * match.max())[0])
        place = first_like + int(np.argmax(match[first_like : first_like + RATE // 100]))
        found = left[place] / energy, right[place] / energy
        return (first + place - offset) / RATE, float(found[0]), float(found[1])

    def level_of(self, file: Path) -> float:
        """Return how loud a sound is where it is heard best, as a factor of its file, left."""
        wanted = samples_of(file).astype(np.float64)
        return float(np.max(_correlate(self.left, wanted))) / float(np.sum(wanted**2))

    def _best(self, wanted: Numbers, start: int) -> tuple[int, float, float]:
        """Return the sample at which a sound is first heard, and its factors left and right."""
        both = (self.left + self.right)[start:]
        assert len(both) >= len(wanted), "the recording is too short"
        match = _correlate(both, wanted)
        energy = float(np.sum(wanted**2))
        heard = np.sqrt(np.maximum(_moving(both**2, len(wanted)), 1.0) * energy)
        alike: NDArray[np.float64] = match / heard
        places = np.flatnonzero(alike > HEARD)
        assert len(places), f"it is not heard: {alike.max():.2f}"
        near = alike[places[0] : places[0] + RATE // 20]
        place = int(places[0]) + int(np.argmax(near))
        part = slice(start + place, start + place + len(wanted))
        left = float(np.dot(self.left[part], wanted)) / energy
        right = float(np.dot(self.right[part], wanted)) / energy
        return start + place, left, right

    def longest_silence(self, start: float, end: float) -> float:
        """Return the seconds of the longest time without a sound, between two times."""
        loud = np.maximum(np.abs(self.left), np.abs(self.right))
        part = loud[round(start * RATE) : round(end * RATE)]
        frames = part[: len(part) // 441 * 441].reshape(-1, 441).max(axis=1)
        longest = running = 0
        for peak in frames:
            running = running + 1 if peak < SILENT else 0
            longest = max(longest, running)
        return longest / 100


def _correlate(heard: Numbers, wanted: Numbers) -> Numbers:
    size = 1 << (len(heard) + len(wanted)).bit_length()
    spectrum = np.fft.rfft(heard, size) * np.conj(np.fft.rfft(wanted, size))
    return np.asarray(np.fft.irfft(spectrum, size)[: len(heard) - len(wanted) + 1])


def _moving(values: Numbers, length: int) -> Numbers:
    sums = np.concatenate(([0.0], np.cumsum(values)))
    return np.asarray(sums[length:] - sums[:-length])
