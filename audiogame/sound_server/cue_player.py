"""Play cues on the mixer's channels: at their time, and the newest before older ones."""

from __future__ import annotations

import heapq
import io
import itertools
import time
import wave
from collections import OrderedDict
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pygame.mixer

from audiogame.sound_server.waves import BrokenSound, Wave, read_wave

INTERFACE = (1, 2)
"""The channels of sounds of the interface: a third one takes the place of the first."""
FADE = 400
"""Milliseconds in which the ambience comes and goes."""
DUCKED = 0.5
"""How loud cues are while our own voice speaks: 6 dB down, so that words stay clear."""
MOST_LOADED = 60_000_000
"""Bytes of sounds that are kept in memory."""
MOST_DUE = 64
"""Cues that may wait for their time."""


@dataclass
class Playing:
    """What a channel plays.

    Args:
        sides: how loud left and right.
        begun: when, in seconds of the monotonic clock.
    """

    sides: tuple[float, float]
    begun: float


class CuePlayer:
    """Plays sound files; only the sound process uses it.

    Args:
        channels: the number of channels of the mixer; the first one speaks, on the last one the
            ambience goes round.
    """

    def __init__(self, channels: int) -> None:
        self._ambience = channels - 1
        self._around = ""
        self._loaded: OrderedDict[str, pygame.mixer.Sound] = OrderedDict()
        self._bytes = 0
        self._playing: dict[int, Playing] = {}
        self._due: list[tuple[float, int, dict[str, Any]]] = []
        self._order = itertools.count()
        self._ducked = False

    def load(self, file: str) -> pygame.mixer.Sound:
        """Return a sound, read when it is first wanted.

        Raises:
            BrokenSound: it cannot be played.
        """
        if file in self._loaded:
            self._loaded.move_to_end(file)
            return self._loaded[file]
        path = Path(file)
        try:
            made = pygame.mixer.Sound(file=io.BytesIO(_mono(read_wave(path))))
        except pygame.error as fault:
            raise BrokenSound(path, str(fault)) from fault
        self._loaded[file] = made
        self._bytes += _size(made)
        while self._bytes > MOST_LOADED and len(self._loaded) > 1:
            _, oldest = self._loaded.popitem(last=False)
            self._bytes -= _size(oldest)
        return made

    def take(self, cue: dict[str, Any]) -> None:
        """Play a cue now, or `after` so many seconds."""
        due = time.monotonic() + float(cue.get("after", 0.0))
        if len(self._due) < MOST_DUE:
            heapq.heappush(self._due, (due, next(self._order), cue))

    def drop(self) -> None:
        """Forget what has not begun."""
        self._due.clear()

    @property
    def patience(self) -> float:
        """Seconds until the next cue is due; infinite without one."""
        return max(self._due[0][0] - time.monotonic(), 0.0) if self._due else float("inf")

    def play_due(self) -> list[dict[str, Any]]:
        """Play what is due; returns it.

        Raises:
            BrokenSound: the first of them cannot be played; it is forgotten.
        """
        played = []
        while self._due and self._due[0][0] <= time.monotonic():
            cue = heapq.heappop(self._due)[2]
            self._play(cue)
            played.append(cue)
        return played

    def _play(self, cue: dict[str, Any]) -> None:
        sound = self.load(str(cue["file"]))
        number = self._free(interface=cue.get("bus") == "interface")
        channel = pygame.mixer.Channel(number)
        sides = float(cue["left"]), float(cue["right"])
        channel.play(sound)
        self._playing[number] = Playing(sides, time.monotonic())
        self._set_volume(number)

    def _free(self, interface: bool) -> int:
        """Return a channel that is idle, else the one that began first."""
        numbers = INTERFACE if interface else range(INTERFACE[-1] + 1, self._ambience)
        for number in numbers:
            if not pygame.mixer.Channel(number).get_busy():
                return number
        return min(numbers, key=lambda number: self._playing[number].begun)

    def surround(self, file: str, sides: tuple[float, float]) -> None:
        """Let a sound go round until another is wanted.

        Args:
            file: the sound; empty for silence.
            sides: how loud left and right.

        Raises:
            BrokenSound: it cannot be played.
        """
        channel = pygame.mixer.Channel(self._ambience)
        if file != self._around:
            channel.fadeout(FADE)
            self._playing.pop(self._ambience, None)
            self._around = ""
        if not file:
            return
        if not self._around:
            channel.play(self.load(file), loops=-1, fade_ms=FADE)
            self._around = file
        self._playing[self._ambience] = Playing(sides, time.monotonic())
        self._set_volume(self._ambience)

    def duck(self, ducked: bool) -> None:
        """Let cues be softer while our own voice speaks."""
        if ducked == self._ducked:
            return
        self._ducked = ducked
        for number in self._playing:
            if pygame.mixer.Channel(number).get_busy():
                self._set_volume(number)

    def _set_volume(self, number: int) -> None:
        factor = DUCKED if self._ducked else 1.0
        left, right = self._playing[number].sides
        pygame.mixer.Channel(number).set_volume(left * factor, right * factor)

    @property
    def busy(self) -> int:
        """How many cues sound."""
        cues = self._playing.keys() - {self._ambience}
        return sum(pygame.mixer.Channel(number).get_busy() for number in cues)

    def forget(self) -> None:
        """Let go of everything: the device is another one from now on."""
        self._loaded.clear()
        self._bytes = 0
        self._playing.clear()
        self._around = ""
        self._due.clear()


def _size(sound: pygame.mixer.Sound) -> int:
    return int(sound.get_length() * 44100 * 4)


def _mono(sound: Wave) -> bytes:
    """Return a sound as a WAV file of one channel: its place is chosen when it is played."""
    channels = sound.channels
    samples = channels[0]
    if len(channels) == 2:
        samples = type(samples)("h", [(one + two) >> 1 for one, two in zip(*channels, strict=True)])
    file = io.BytesIO()
    with wave.open(file, "wb") as writer:
        writer.setnchannels(1)
        writer.setsampwidth(2)
        writer.setframerate(sound.rate)
        writer.writeframes(samples.tobytes())
    return file.getvalue()
