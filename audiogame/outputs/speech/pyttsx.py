"""Speak with pyttsx3 in a child process: SAPI 5, NSSpeechSynthesizer, and eSpeak NG on Linux."""

from __future__ import annotations

import threading
import time

from audiogame.outputs.speech.voice import (
    Manner,
    NoVoice,
    Voice,
    VoiceGone,
    VoiceHangs,
    VoiceLost,
    pitch_of,
)
from audiogame.outputs.speech.voice_list import VoiceList
from audiogame.own_process import LineProcess, own_command
from audiogame.rules.fault import Reason
from audiogame.rules.value import as_dict
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
"""Seconds without an answer after which the process counts as hanging, even with a slow voice."""
PING = 0.3
"""Seconds of speech after which the process is pinged."""
AGAIN = 30.0
"""Seconds from one start to the next on Linux, where it is tried last."""


class PyttsxVoice(Voice):
    """pyttsx3 in a process that may die.

    Args:
        command: of the process.

    Raises:
        NoVoice: it does not start, or reports why it cannot speak.
    """

    name = "pyttsx3"

    def __init__(self, command: tuple[str, ...] = ()) -> None:
        self._number = 0
        self._ended = 0
        self._fault: tuple[Reason, ...] = ()
        self._pulse = Pulse(LIVENESS, PING)
        self._list = VoiceList(self._send)
        self._pitch = Manner().pitch
        self._ready = threading.Event()
        self._process = LineProcess(
            command or own_command("audiogame.outputs.speech.pyttsx_process"),
            self._read,
            self._ready.set,
        )
        if not self._ready.wait(START) or self._fault or self._process.dead:
            self.close()
            if self._fault:
                raise NoVoice("voice-missing", why=self._fault)
            raise NoVoice("pyttsx-not-started")

    def speak(self, text: str, interrupt: bool, speaker: int | None = None) -> None:
        self._check_alive()
        self._number += 1
        pitch = pitch_of(self._pitch, speaker)
        self._send({"is": "speak", "id": self._number, "text": text, "pitch": pitch})

    def speaking(self) -> bool:
        if self._fault:
            raise VoiceGone("voice-missing", why=self._fault)
        self._check_alive()
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

    def set_manner(self, manner: Manner) -> None:
        self._pitch = manner.pitch
        self._send({"is": "manner", **as_dict(manner)})

    def voices(self) -> tuple[str, ...]:
        return self._list.names()

    def languages(self) -> tuple[str, ...]:
        return self._list.languages()

    def close(self) -> None:
        self._process.close()
        self._process.wait(1)

    def _check_alive(self) -> None:
        if self._process.dead:
            raise VoiceLost("pyttsx-died")

    def _send(self, message: Message) -> None:
        self._process.send(write_message(message))

    def _read(self, line: bytes) -> None:
        try:
            message = read_message(line)
        except BrokenMessage:  # a library has printed something
            return
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


class Seldom:
    """Factory of the voice on Linux, rate-limited.

    A voice that cannot be heard is retried each second, and each try of this one starts a process;
    an inaudible one would also be back at once.
    """

    def __init__(self) -> None:
        self._next = 0.0
        self._why: tuple[Reason, ...] = (Reason("pyttsx-died"),)

    def __call__(self) -> PyttsxVoice:
        """Make the voice.

        Raises:
            NoVoice: it cannot speak, or could not a moment ago.
        """
        if time.monotonic() < self._next:
            raise NoVoice("voice-missing", why=self._why)
        self._next = time.monotonic() + AGAIN
        try:
            return PyttsxVoice()
        except NoVoice as fault:
            self._why = fault.reasons
            raise
