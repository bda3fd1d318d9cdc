"""Speak with pyttsx3 in a child process: SAPI 5, NSSpeechSynthesizer, and eSpeak NG on Linux."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
import time
from typing import ClassVar

from audiogame.outputs.speech.seat_voices import pitch_of
from audiogame.outputs.speech.voice import Kind, Manner, NoVoice, VoiceGone, VoiceHangs, VoiceLost
from audiogame.outputs.speech.voice_list import VoiceList
from audiogame.rules.fault import Reason
from audiogame.sound_server.pulse import Pulse
from audiogame.sound_server.sound_message import (
    BrokenMessage,
    Message,
    read_message,
    read_reasons,
    write_message,
)

START = 6.0
"""Seconds that the process may take to start."""
LIVENESS = 1.5
"""Seconds without a sign of life after which the process hangs, however slow the voice is."""
PING = 0.3
"""Seconds of speech after which the process is asked whether it lives."""
AGAIN = 30.0
"""Seconds until it is tried again on Linux where nothing was heard of it; each try is a process."""


class PyttsxVoice:
    """pyttsx3 in a process that may die.

    Args:
        command: what is started.

    Raises:
        NoVoice: it does not start, or says why it cannot speak.
    """

    name = "pyttsx3"
    kind = Kind.OWN
    unheard: ClassVar[tuple[Reason, ...]] = ()
    """Why nothing was heard of it when it was tried last on Linux."""
    again: ClassVar[float] = 0.0
    """When it is tried again there, in seconds of the monotonic clock."""

    def __init__(self, command: tuple[str, ...] = ()) -> None:
        if not command and time.monotonic() < self.again:
            raise NoVoice("voice-missing", why=self.unheard)
        own = (sys.executable, "-P", "-m", "audiogame.outputs.speech.pyttsx_process")
        flags = 0
        if sys.platform == "win32":
            flags = subprocess.CREATE_NO_WINDOW
        self._process = subprocess.Popen(
            command or own,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            creationflags=flags,
            start_new_session=sys.platform != "win32",
        )
        self._tells = sys.platform == "linux" and not command
        """Whether its faults tell that it is not heard."""
        self._number = 0
        self._ended = 0
        self._fault: tuple[Reason, ...] = ()
        self._pulse = Pulse(LIVENESS, PING)
        self._list = VoiceList(self._send)
        self._pitch = Manner().pitch
        self.ignores: tuple[str, ...] = ()
        self._ready = threading.Event()
        threading.Thread(target=self._read, daemon=True).start()
        if not self._ready.wait(START) or self._fault:
            self.close()
            if self._fault:
                self._forgo()
                raise NoVoice("voice-missing", why=self._fault)
            raise NoVoice("pyttsx-not-started")

    def speak(self, text: str, interrupt: bool, speaker: int | None = None) -> None:
        self._number += 1
        pitch = pitch_of(self._pitch, speaker)
        self._send({"is": "speak", "id": self._number, "text": text, "pitch": pitch})

    def speaking(self) -> bool:
        if self._fault:
            self._forgo()
            raise VoiceGone("voice-missing", why=self._fault)
        if self._process.poll() is not None:
            raise VoiceLost("pyttsx-died")
        if self._ended == self._number:
            return False
        if self._pulse.look():
            self._send({"is": "ping"})
        if self._pulse.stopped:
            raise VoiceHangs("pyttsx-no-answer")
        return True

    def silence(self) -> None:
        self._ended = self._number
        self._send({"is": "hush"})

    def braille(self, text: str) -> None:
        pass

    def set_manner(self, manner: Manner) -> None:
        self._pitch = manner.pitch
        self._send(
            {
                "is": "manner",
                "rate": manner.rate,
                "volume": manner.volume,
                "voice": manner.voice,
                "language": manner.language,
            }
        )

    def voices(self) -> tuple[str, ...]:
        return self._list.names()

    def languages(self) -> tuple[str, ...]:
        return self._list.languages()

    def close(self) -> None:
        if sys.platform == "win32":
            self._process.kill()
        elif self._process.poll() is None:
            os.killpg(self._process.pid, signal.SIGKILL)  # with the command that plays for it
        self._process.wait(1)

    def _forgo(self) -> None:
        """Do without it for some time where it looks at what is heard."""
        if self._tells:
            PyttsxVoice.unheard, PyttsxVoice.again = self._fault, time.monotonic() + AGAIN

    def _send(self, message: Message) -> None:
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(write_message(message))
            self._process.stdin.flush()
        except OSError as fault:
            raise VoiceLost("pyttsx-died-of", why=str(fault)) from fault

    def _read(self) -> None:
        assert self._process.stdout is not None
        for line in self._process.stdout:
            try:
                message = read_message(line)
            except BrokenMessage:  # a library has printed something
                continue
            self._pulse.heard()
            match message["is"]:
                case "ready":
                    self.ignores = tuple(message["ignores"])
                    self._ready.set()
                case "fault":
                    self._fault = read_reasons(message["why"])
                    self._ready.set()
                case "ended":
                    self._ended = max(self._ended, int(message["id"]))
                case "voices":
                    self._list.take(message)
        self._process.stdout.close()
