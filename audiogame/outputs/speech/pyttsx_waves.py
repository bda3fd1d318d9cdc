"""pyttsx3 on Linux: it makes the sound of each text, and a command of the system plays it.

Its own `say` there speaks one text of a process, cannot be stopped, and tells that it has spoken
also where the command that it plays with is missing.  So it only makes a wave here, in memory, and
whether that was played shows in the command's status and time.
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
"""The commands that play a wave, the best first: those of PipeWire, PulseAudio and ALSA."""
RATE = 22050
"""Samples a second of what it makes."""
GAIN = 0.7
"""How loud it is, of what eSpeak NG makes: as loud as where the program speaks with that itself."""
SAMPLE, QUIET = "audiogame", 500
"""What it has to make a sound of at first, and a peak that is none, of 32,767."""
SILENCE = 0.1
"""Seconds of silence that a command has to play at first."""
SOONEST = 0.5
"""The part of its time in which nothing can have been played to its end."""
MAKING = 5.0
"""Seconds that making the sound of a text may take."""


class Unheard(Fault):
    """What is spoken is not heard by anybody."""


def lead_to_library() -> contextlib.ExitStack:
    """Let pyttsx3 find the eSpeak NG library that comes with the program, where it does.

    pyttsx3 asks for a library of that name, which is then there; the library asks the environment
    where its data are.

    Returns:
        What takes away what was made for it.
    """
    link = contextlib.ExitStack()
    with contextlib.suppress(ImportError, OSError):  # then it takes the one of the system
        import espeakng_loader

        ctypes.CDLL(espeakng_loader.get_library_path())
        home = Path(espeakng_loader.get_data_path()).parent
        os.environ["ESPEAK_DATA_PATH"] = str(short_path(home, link))
    return link


class WaveEngine:
    """An engine such as pyttsx3's, whose texts are heard.

    Raises:
        Unheard: it makes no sound, or nothing can play it.
    """

    def __init__(self) -> None:
        self._link = lead_to_library()
        import pyttsx3  # after the library that it takes

        self._engine: Any = pyttsx3.init("espeak")
        self._made = threading.Event()
        self._engine.connect("finished-utterance", lambda name, completed: self._made.set())
        self._tell: Callable[..., None] = lambda name, completed: None
        self._playing: subprocess.Popen[bytes] | None = None
        self._name = ""
        self._begun = self._seconds = 0.0
        self.setProperty("volume", 1.0)
        samples = self._samples(SAMPLE)
        if not samples or max(samples) < QUIET:
            raise Unheard("pyttsx-makes-nothing")
        self._player = self._working_player()

    def connect(self, topic: str, call: Callable[..., None]) -> None:
        """Call something when a text has ended; nothing else is told."""
        self._tell = call

    def startLoop(self, own: bool) -> None:  # noqa: N802  # its name in pyttsx3
        """Do nothing: `iterate` is called again and again."""

    def endLoop(self) -> None:  # noqa: N802
        """Stop."""
        self.stop()

    def getProperty(self, name: str) -> Any:  # noqa: N802
        """Return the voices, or how it speaks."""
        return self._engine.getProperty(name)

    def setProperty(self, name: str, value: Any) -> None:  # noqa: N802
        """Speak so from the next text on."""
        self._engine.setProperty(name, value * GAIN if name == "volume" else value)

    def isBusy(self) -> bool:  # noqa: N802
        """Tell whether a text is being said."""
        return self._playing is not None

    def say(self, text: str, name: str) -> None:
        """Begin to say a text.

        Raises:
            Unheard: nothing comes of it.
        """
        samples = self._samples(text)
        if not samples and any(map(str.isalnum, text)):
            raise Unheard("pyttsx-makes-nothing")
        self._name, self._begun, self._seconds = name, time.monotonic(), len(samples) / RATE
        self._playing = _play(self._player, samples)

    def iterate(self) -> None:
        """See whether the text has been said.

        Raises:
            Unheard: it has not, and never will be.
        """
        playing = self._playing
        if playing is None or (status := playing.poll()) is None:
            return
        if status:
            raise Unheard("pyttsx-player-fails", command=self._player[0], status=status)
        if time.monotonic() - self._begun < SOONEST * self._seconds:
            raise Unheard("pyttsx-player-hurries", command=self._player[0])
        self._playing = None
        self._tell(name=self._name, completed=True)

    def stop(self) -> None:
        """Stop what is being said."""
        playing, self._playing = self._playing, None
        if playing is not None:
            playing.kill()
            playing.wait()
            self._tell(name=self._name, completed=False)

    def _samples(self, text: str) -> array.array[int]:
        """Return the sound of a text."""
        samples = array.array("h")
        if not text.strip():
            return samples
        place = _memory()
        try:
            path = f"/proc/self/fd/{place}"
            self._made.clear()
            self._engine.save_to_file(text, path)
            self._engine.runAndWait()  # comes back before the sound is made
            if self._made.wait(MAKING):
                with wave.open(path) as file:
                    samples.frombytes(file.readframes(file.getnframes()))
        except (EOFError, wave.Error) as fault:
            raise Unheard("pyttsx-makes-nothing") from fault
        finally:
            os.close(place)
        return samples

    def _working_player(self) -> tuple[str, ...]:
        """Find a command that plays silence without complaint.

        Raises:
            Unheard: there is none.
        """
        here = [player for player in PLAYERS if shutil.which(player[0])]
        if not here:
            raise Unheard("pyttsx-no-player")
        for player in here:
            playing = _play(player, array.array("h", bytes(2 * round(SILENCE * RATE))))
            with contextlib.suppress(subprocess.TimeoutExpired):
                if playing.wait(MAKING / len(here)) == 0:
                    return player
            playing.kill()
            playing.wait()
        raise Unheard("pyttsx-players-fail", commands=tuple(player[0] for player in here))


def _memory() -> int:
    """Return the descriptor of a file in memory, which is there as long as it is open."""
    if sys.platform == "linux":
        return os.memfd_create("speech")
    raise Unheard("pyttsx-no-player")


def _play(player: tuple[str, ...], samples: array.array[int]) -> subprocess.Popen[bytes]:
    """Let a command play samples: a wave in memory, which goes with it."""
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
