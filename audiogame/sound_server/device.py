"""The sound device, as pygame-ce's mixer gives it; only the sound process uses this."""

from __future__ import annotations

import array
import contextlib
import os
import time
from collections import deque

os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
os.environ["SDL_VIDEODRIVER"] = "dummy"  # events need a display, and nothing is to be seen
# Milliseconds of sound that PulseAudio and PipeWire keep (libpulse reads it).  SDL asks for one
# buffer alone, and each pause of the machine is heard as a crack.
os.environ.setdefault("PULSE_LATENCY_MSEC", "20")

import pygame
import pygame.mixer

from audiogame.rules.fault import Fault
from audiogame.sound_server.cue_player import CuePlayer
from audiogame.sound_server.places import Hearing

SAMPLES = 44100
BUFFER = 512
"""Samples of a buffer of the device, 12 ms."""
CHANNELS = 24
SPEECH, CLOCK = 0, CHANNELS
"""The numbers of the channel that speaks and of the one that measures; the others play cues."""
TICK = 0.1
"""Seconds of the silence by which it is measured how far the device has come."""
STANDS = 1.0
"""Seconds in which a tick has to be played; else the device has stopped."""
FIRST = 4.0
"""Seconds that a device may take to begin: a sink may hold back its first sounds for some."""
ASLEEP = 0.6
"""Seconds between two looks that show that this process was stopped itself."""
SERVERS = ("pulseaudio", "pipewire")
"""The drivers that play through a sound server.

They tell when it ends, and closing them waits for one that hangs; the others are opened again.
"""


DUMMY = ["Dummy Output"]
"""The only device of a sound server that has none: what is played there nobody hears."""


class NoDevice(Fault):
    """There is no sound device, or it does not open."""


class NoServer(NoDevice):
    """There is no sound server."""


class Device:
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
        pygame.mixer.set_reserved(CHANNELS + 1)  # which one plays what is decided here
        self.driver = pygame.mixer.get_driver()
        """The name of the driver, such as "pulseaudio"."""
        self.speech = Stream(pygame.mixer.Channel(SPEECH))
        self.cues = CuePlayer(CHANNELS)
        self.clock = Clock(pygame.mixer.Channel(CLOCK))
        self.gone = False
        """Whether the device was removed, or plays no more and has to be opened again."""
        self.dummy = device_names() == DUMMY
        """Whether what is played goes nowhere, because the sound server has no device."""

    def look(self) -> None:
        """See what has become of the device; to be called some times a second.

        A device whose server dies is only removed: what is played goes nowhere, in real time.
        Others than ours may be removed too; such events have no number.
        """
        self.clock.look()
        removed = pygame.event.get(pygame.AUDIODEVICEREMOVED)
        if removed or pygame.event.get(pygame.AUDIODEVICEADDED):
            self.dummy = device_names() == DUMMY
        pygame.event.clear()
        stands = self.clock.stands and self.driver not in SERVERS
        self.gone = stands or any(event.which and not event.iscapture for event in removed)

    def close(self) -> None:
        """Let the device go."""
        self.cues.forget()
        pygame.mixer.quit()


def device_names() -> list[str]:
    """List what can be played on; empty where that cannot be known."""
    with contextlib.suppress(ImportError, pygame.error):
        from pygame._sdl2.audio import get_audio_device_names

        return get_audio_device_names(False)
    return []


def _no_device(why: str) -> NoDevice:
    """Return why no device opens, by the words of SDL."""
    if why.startswith("Could not") and why.endswith("to PulseAudio"):
        return NoServer("no-device", why=why)
    return NoDevice("no-device", why=why)


class Clock:
    """How far the device has come: silence is played tick by tick beside everything else.

    Args:
        channel: where it is played.
    """

    def __init__(self, channel: pygame.mixer.Channel) -> None:
        self._channel = channel
        self._tick = pygame.mixer.Sound(buffer=bytes(4 * round(SAMPLES * TICK)))
        self.played = 0.0
        """Seconds that were played for certain."""
        self._looked = self._begun = time.monotonic()
        self._channel.play(self._tick)

    def look(self) -> None:
        """See whether the device has come on; to be called some times a second."""
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
        """Whether time goes on and the device does not."""
        return self._looked - self._begun > (STANDS if self.played else FIRST)


class Stream:
    """Speech that is played while its rest is still being made.

    Args:
        channel: where it is played.
    """

    def __init__(self, channel: pygame.mixer.Channel) -> None:
        self._channel = channel
        self._waiting: deque[pygame.mixer.Sound] = deque()

    def feed(self, samples: bytes, rate: int, hearing: Hearing = Hearing.STEREO) -> None:
        """Play samples after those that are there.

        Args:
            samples: 16 bit, mono.
            rate: samples a second; the device's own or half of it.
            hearing: in which ears.
        """
        self._waiting.append(pygame.mixer.Sound(buffer=stereo(samples, rate, hearing)))
        self.pump()

    def pump(self) -> None:
        """Hand over the next piece as soon as there is room for it."""
        if not self._waiting:
            return
        if not self._channel.get_busy():
            sound = self._waiting.popleft()
            self._channel.play(sound)
        if self._waiting and self._channel.get_queue() is None:
            self._channel.queue(self._waiting.popleft())

    @property
    def ahead(self) -> int:
        """How many pieces wait to be handed over."""
        return len(self._waiting)

    @property
    def busy(self) -> bool:
        """Whether something is being said."""
        return bool(self._waiting) or self._channel.get_busy()

    def stop(self) -> None:
        """Stop what is being said, and forget what waits."""
        self._waiting.clear()
        self._channel.stop()
        self._channel.stop()  # the first makes the mixer begin with the piece it has in its queue


def stereo(samples: bytes, rate: int, hearing: Hearing = Hearing.STEREO) -> bytes:
    """Turn mono samples into the device's stereo ones, between which lines are drawn.

    Args:
        samples: 16 bit, mono.
        rate: samples a second; the device's own or half of it.
        hearing: in which ears they are heard.

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
