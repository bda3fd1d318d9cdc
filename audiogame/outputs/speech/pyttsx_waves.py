"""pyttsx3 on Linux: it renders each text to a wave, and a command of the system plays it.

Its own `say` there speaks only one text in a process, cannot be stopped, and reports success even
where the command that it plays with is missing. So it only renders a wave in memory here, and the
command's status and duration show whether that was played.
"""

from __future__ import annotations

import array
import contextlib
import ctypes
import os
import shutil
import subprocess
import sys
import threading
import time
import wave
from collections.abc import Callable
from pathlib import Path
from typing import Any

from audiogame.rules.fault import Fault
from audiogame.sound_server.synthesizer import short_path

PLAYERS = (("pw-play",), ("paplay",), ("aplay", "-q"))
"""Commands that play a wave, the best first: those of PipeWire, PulseAudio and ALSA."""
RATE = 22050
"""Samples a second of the rendered sound."""
GAIN = 0.7
"""Gain on eSpeak NG's output: as loud as the program's direct use of eSpeak NG."""
SAMPLE, QUIET = "audiogame", 500
"""SAMPLE: the first text it has to render; QUIET: a peak that counts as silence, of 32,767."""
SILENCE = 0.1
"""Seconds of silence that a command has to play as a test."""
SOONEST = 0.5
"""The fraction of its duration before which a wave cannot have been played to its end."""
MAKING = 20.0
"""Seconds that rendering a text may take, on a machine with more to do than it can."""


def lead_to_library() -> contextlib.ExitStack:
    """Make pyttsx3 find the eSpeak NG library that is bundled with the program, where it does.

    pyttsx3 loads a library of that name, which is then there; the library finds its data by the
    environment.

    Returns:
        A context that removes what was set up for it.
    """
    link = contextlib.ExitStack()
    with contextlib.suppress(ImportError, OSError):  # then it takes the system's library
        import espeakng_loader

        ctypes.CDLL(espeakng_loader.get_library_path())
        home = Path(espeakng_loader.get_data_path()).parent
        os.environ["ESPEAK_DATA_PATH"] = str(short_path(home, link))
    return link


class WaveEngine:
    """An engine with pyttsx3's interface, whose texts are heard.

    Raises:
        Fault: it makes no sound, or nothing can play it.
    """

    def __init__(self) -> None:
        self._link = lead_to_library()
        import pyttsx3  # after the library that it loads
        from pyttsx3.drivers import _espeak

        self._settle: Callable[[], object] = _espeak.Synchronize
        self._engine: Any = pyttsx3.init("espeak")
        self._engine.proxy.setBusy(False)  # properties are set at once
        self._made = threading.Event()
        self._engine.connect("finished-utterance", lambda name, completed: self._made.set())
        self._tell: Callable[..., None] = lambda name, completed: None
        self._playing: subprocess.Popen[bytes] | None = None
        self._name = ""
        self._begun = self._seconds = 0.0
        self.setProperty("volume", 1.0)
        samples = self._samples(SAMPLE)
        if not samples or max(samples) < QUIET:
            raise Fault("pyttsx-makes-nothing")
        self._player = self._working_player()

    def connect(self, topic: str, call: Callable[..., None]) -> None:
        """Register a callback for the end of a text; no other topic is reported."""
        self._tell = call

    def startLoop(self, own: bool) -> None:  # noqa: N802  # its name in pyttsx3
        """Do nothing: the caller calls `iterate` repeatedly."""

    def endLoop(self) -> None:  # noqa: N802
        """Stop."""
        self.stop()

    def getProperty(self, name: str) -> Any:  # noqa: N802
        """Return the list of voices, or a property of speech."""
        return self._engine.getProperty(name)

    def setProperty(self, name: str, value: Any) -> None:  # noqa: N802
        """Apply a property from the next text on."""
        self._engine.setProperty(name, value * GAIN if name == "volume" else value)

    def isBusy(self) -> bool:  # noqa: N802
        """Return whether a text is being spoken."""
        return self._playing is not None

    def say(self, text: str, name: str) -> None:
        """Begin to speak a text.

        Raises:
            Fault: it cannot be rendered or played.
        """
        samples = self._samples(text)
        if not samples and any(map(str.isalnum, text)):
            raise Fault("pyttsx-makes-nothing")
        self._name, self._begun, self._seconds = name, time.monotonic(), len(samples) / RATE
        self._playing = _play(self._player, samples)

    def iterate(self) -> None:
        """Check whether the text has been spoken.

        Raises:
            Fault: it has not, and never will be.
        """
        playing = self._playing
        if playing is None or (status := playing.poll()) is None:
            return
        if status:
            raise Fault("pyttsx-player-fails", command=self._player[0], status=status)
        if time.monotonic() - self._begun < SOONEST * self._seconds:
            raise Fault("pyttsx-player-hurries", command=self._player[0])
        self._playing = None
        self._tell(name=self._name, completed=True)

    def stop(self) -> None:
        """Stop speaking."""
        playing, self._playing = self._playing, None
        if playing is not None:
            playing.kill()
            playing.wait()
            self._tell(name=self._name, completed=False)

    def _samples(self, text: str) -> array.array[int]:
        """Return the rendered samples of a text."""
        samples = array.array("h")
        if not text.strip():
            return samples
        place = _memory()
        try:
            path = f"/proc/self/fd/{place}"
            # While eSpeak NG is still at work, be it at the end of the last text, pyttsx3 takes
            # that for a text that is to be stopped, and then cancels the next one.
            self._settle()
            self._made.clear()
            self._engine.proxy.setBusy(True)  # until its loop begins, which then returns at once
            self._engine.save_to_file(text, path)
            self._engine.runAndWait()  # returns before the sound is rendered
            if self._made.wait(MAKING):
                with wave.open(path) as file:
                    samples.frombytes(file.readframes(file.getnframes()))
        except (EOFError, wave.Error) as fault:
            raise Fault("pyttsx-makes-nothing") from fault
        finally:
            os.close(place)
        return samples

    def _working_player(self) -> tuple[str, ...]:
        """Find a command that plays silence without an error.

        Raises:
            Fault: there is none.
        """
        here = [player for player in PLAYERS if shutil.which(player[0])]
        if not here:
            raise Fault("pyttsx-no-player")
        for player in here:
            playing = _play(player, array.array("h", bytes(2 * round(SILENCE * RATE))))
            with contextlib.suppress(subprocess.TimeoutExpired):
                if playing.wait(MAKING / len(here)) == 0:
                    return player
            playing.kill()
            playing.wait()
        raise Fault("pyttsx-players-fail", commands=tuple(player[0] for player in here))


def _memory() -> int:
    """Return the descriptor of an in-memory file, which lives as long as it is open."""
    if sys.platform == "linux":
        return os.memfd_create("speech")
    raise Fault("pyttsx-no-player")


def _play(player: tuple[str, ...], samples: array.array[int]) -> subprocess.Popen[bytes]:
    """Play samples with a command: a wave in memory, released with it."""
    place = _memory()
    try:
        with os.fdopen(os.dup(place), "wb") as raw, wave.open(raw, "wb") as file:
            file.setnchannels(1)
            file.setsampwidth(2)
            file.setframerate(RATE)
            file.writeframes(samples.tobytes())
        return subprocess.Popen(
            [*player, "/dev/stdin"],
            stdin=place,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
    finally:
        os.close(place)
