"""The device of pygame-ce's mixer and the cues on its channels; for the sound process only."""

from __future__ import annotations

import array
import contextlib
import heapq
import io
import itertools
import os
import time
import wave
from collections import OrderedDict, deque
from dataclasses import dataclass
from pathlib import Path
from typing import Any

os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
os.environ["SDL_VIDEODRIVER"] = "dummy"  # events need a display, and none is to be visible
# Milliseconds of sound that PulseAudio and PipeWire buffer (libpulse reads it). SDL asks for a
# single buffer only, and each stall of the machine is heard as a crack.
os.environ.setdefault("PULSE_LATENCY_MSEC", "20")

import pygame
import pygame.mixer

from audiogame.rules.fault import Fault
from audiogame.sound_server.places import Hearing
from audiogame.sound_server.waves import BrokenSound, Wave, read_wave

SAMPLES = 44100
BUFFER = 512
"""Samples of a buffer of the device, 12 ms."""
CHANNELS = 24
SPEECH, CLOCK = 0, CHANNELS
"""The channels for speech and for the clock; of the others the last is for the ambience."""
TICK = 0.1
"""Seconds of one tick, the silence that measures the device's progress."""
STANDS = 1.0
"""Seconds within which a tick has to be played; else the device has stalled."""
FIRST = 4.0
"""Seconds that a device may take to begin: a sink may hold back its first sounds."""
ASLEEP = 0.6
"""Seconds between two checks that show that this process itself was stopped."""
SERVERS = ("pulseaudio", "pipewire")
"""The drivers that play through a sound server.

They report when the server ends, and closing them blocks if it hangs; the others are reopened.
"""
DUMMY = ["Dummy Output"]
"""The only device of a sound server that has none: its sound cannot be heard."""
INTERFACE = (1, 2)
"""The channels of interface sounds: a third one replaces the first."""
FADE = 400
"""Milliseconds in which the ambience fades in and out."""
DUCKED = 0.5
"""Gain of cues while our own voice speaks: 6 dB down, so that words stay clear."""
MOST_LOADED = 60_000_000
"""Bytes of sounds that are cached in memory."""
MOST_DUE = 64
"""Cues that may be queued for their time."""


@dataclass
class Playing:
    """The state of a channel that plays.

    Args:
        sides: gain left and right.
        begun: monotonic seconds of its beginning.
    """

    sides: tuple[float, float]
    begun: float


class CuePlayer:
    """Player of sound files, for the sound process only.

    Args:
        channels: the number of channels without the clock's; the first one is for speech, the last
            one for the ambience loop, and the others are for cues.
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
        """Return a sound, read at its first use.

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
        """Play a cue now, or `after` that many seconds."""
        due = time.monotonic() + float(cue.get("after", 0.0))
        if len(self._due) < MOST_DUE:
            heapq.heappush(self._due, (due, next(self._order), cue))

    def drop(self) -> None:
        """Drop the cues that have not begun."""
        self._due.clear()

    @property
    def patience(self) -> float:
        """Return the seconds until the next cue is due; infinite without one."""
        return max(self._due[0][0] - time.monotonic(), 0.0) if self._due else float("inf")

    def play_due(self) -> list[dict[str, Any]]:
        """Play the cues that are due, and return them.

        Raises:
            BrokenSound: the first of them cannot be played; it is dropped.
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
        """Loop a sound until another is requested.

        Args:
            file: the sound; empty for silence.
            sides: gain left and right.

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
        """Lower the volume of cues while our own voice speaks."""
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
        """The number of cues playing."""
        cues = self._playing.keys() - {self._ambience}
        return sum(pygame.mixer.Channel(number).get_busy() for number in cues)

    def forget(self) -> None:
        """Release all sounds: the device is replaced by another."""
        self._loaded.clear()
        self._bytes = 0
        self._playing.clear()
        self._around = ""
        self._due.clear()


def _size(sound: pygame.mixer.Sound) -> int:
    return int(sound.get_length() * 44100 * 4)


def _mono(sound: Wave) -> bytes:
    """Return a sound as a WAV file of one channel: its place is chosen at playback."""
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


class NoDevice(Fault):
    """Fault: there is no sound device, or it does not open."""


class NoServer(NoDevice):
    """Fault: there is no sound server."""


class SoundDevice:
    """An open sound device.

    Raises:
        NoDevice: none can be opened.
    """

    def __init__(self) -> None:
        try:
            pygame.mixer.init(SAMPLES, -16, 2, BUFFER, allowedchanges=0)
        except pygame.error as fault:
            raise _no_device(str(fault)) from fault
        if not pygame.display.get_init():
            pygame.display.init()
        pygame.event.clear()
        pygame.mixer.set_num_channels(CHANNELS + 1)
        pygame.mixer.set_reserved(CHANNELS + 1)  # channels are assigned here
        self.driver = pygame.mixer.get_driver()
        """The name of the driver, such as "pulseaudio"."""
        self.speech = Stream(pygame.mixer.Channel(SPEECH))
        self.cues = CuePlayer(CHANNELS)
        self.clock = Clock(pygame.mixer.Channel(CLOCK))
        self.gone = False
        """Whether the device was removed, or has stalled and has to be reopened."""
        self.dummy = device_names() == DUMMY
        """Whether its sound cannot be heard, because the sound server has no device."""

    def look(self) -> None:
        """Check the state of the device; to be called several times a second.

        A device whose server dies is only removed: playback continues in real time, unheard. Other
        devices than ours may be removed too; such events have no number.
        """
        self.clock.look()
        removed = pygame.event.get(pygame.AUDIODEVICEREMOVED)
        if removed or pygame.event.get(pygame.AUDIODEVICEADDED):
            self.dummy = device_names() == DUMMY
        pygame.event.clear()
        stands = self.clock.stands and self.driver not in SERVERS
        self.gone = stands or any(event.which and not event.iscapture for event in removed)

    def close(self) -> None:
        """Close the device."""
        self.cues.forget()
        pygame.mixer.quit()


def device_names() -> list[str]:
    """List the playback devices; empty where they cannot be known."""
    with contextlib.suppress(ImportError, pygame.error):
        from pygame._sdl2.audio import get_audio_device_names

        return get_audio_device_names(False)
    return []


def _no_device(why: str) -> NoDevice:
    """Return the fault of a device that does not open, by SDL's message."""
    if why.startswith("Could not") and why.endswith("to PulseAudio"):
        return NoServer("no-device", why=why)
    return NoDevice("no-device", why=why)


class Clock:
    """The device's progress: silence is played tick by tick beside everything else.

    Args:
        channel: that plays it.
    """

    def __init__(self, channel: pygame.mixer.Channel) -> None:
        self._channel = channel
        self._tick = pygame.mixer.Sound(buffer=bytes(4 * round(SAMPLES * TICK)))
        self.played = 0.0
        """Seconds of sound that were certainly played."""
        self._looked = self._begun = time.monotonic()
        self._channel.play(self._tick)

    def look(self) -> None:
        """Check the device's progress; to be called several times a second."""
        now = time.monotonic()
        if now - self._looked > ASLEEP:
            self._begun = now
        self._looked = now
        if not self._channel.get_busy():
            self.played += TICK
            self._begun = now
            self._channel.play(self._tick)

    @property
    def stands(self) -> bool:
        """Whether time passes without progress of the device."""
        return self._looked - self._begun > (STANDS if self.played else FIRST)


class Stream:
    """Speech that is played while the rest is still being synthesised.

    Args:
        channel: that plays it.
    """

    def __init__(self, channel: pygame.mixer.Channel) -> None:
        self._channel = channel
        self._waiting: deque[pygame.mixer.Sound] = deque()
        # pygame-ce frees a piece twice if it ends just while another one takes its place.
        self._handed: deque[pygame.mixer.Sound] = deque(maxlen=4)

    def feed(self, samples: bytes, rate: int, hearing: Hearing = Hearing.STEREO) -> None:
        """Queue samples after those that are waiting.

        Args:
            samples: 16 bit, mono.
            rate: samples a second; the device's own or half of it.
            hearing: the ears that hear them.
        """
        self._waiting.append(pygame.mixer.Sound(buffer=stereo(samples, rate, hearing)))
        self.pump()

    def pump(self) -> None:
        """Hand over the next piece as soon as there is room for it."""
        if not self._waiting and self._channel.get_queue() is None:
            return
        if not self._plays:
            # A piece that was queued while the one before ended is left there by pygame-ce.
            if (left := self._channel.get_queue()) is not None:
                self._channel.play(left)
            elif self._waiting:
                self._channel.play(self._next())
        if self._waiting and self._channel.get_queue() is None:
            self._channel.queue(self._next())

    def _next(self) -> pygame.mixer.Sound:
        self._handed.append(self._waiting.popleft())
        return self._handed[-1]

    @property
    def ahead(self) -> int:
        """Number of pieces waiting to be handed over."""
        return len(self._waiting)

    @property
    def busy(self) -> bool:
        """Whether speech is playing, or waits to be played."""
        return bool(self._waiting) or self._plays or self._channel.get_queue() is not None

    @property
    def _plays(self) -> bool:
        """Whether a piece is playing, or the mixer is about to begin the one in its queue.

        Between two pieces the mixer's thread waits for Python's lock, and nothing seems to play.
        """
        if not self._channel.get_busy():
            self._channel.unpause()  # takes the mixer's lock, so that its thread has gone on
        return self._channel.get_busy()

    def stop(self) -> None:
        """Stop speech, and drop the pieces that wait."""
        self._waiting.clear()
        # Stopped at once, the mixer would begin the piece in its queue, or leave it there.
        self._waiting.append(pygame.mixer.Sound(buffer=bytes(4)))
        self._channel.play(self._next())
        self._channel.stop()


def stereo(samples: bytes, rate: int, hearing: Hearing = Hearing.STEREO) -> bytes:
    """Convert mono samples into the device's stereo ones, interpolated linearly.

    Args:
        samples: 16 bit, mono.
        rate: samples a second; the device's own or half of it.
        hearing: the ears that hear them.

    Raises:
        ValueError: the rate is another.
    """
    mono = array.array("h", samples[: len(samples) & ~1])
    if rate * 2 == SAMPLES:
        double = array.array("h", bytes(4 * len(mono)))
        double[0::2] = mono
        double[1::2] = array.array(
            "h", ((one + two) >> 1 for one, two in zip(mono, [*mono[1:], *mono[-1:]], strict=True))
        )
        mono = double
    elif rate != SAMPLES:
        raise ValueError(rate)
    both = array.array("h", bytes(4 * len(mono)))
    if hearing is not Hearing.RIGHT:
        both[0::2] = mono
    if hearing is not Hearing.LEFT:
        both[1::2] = mono
    return both.tobytes()
