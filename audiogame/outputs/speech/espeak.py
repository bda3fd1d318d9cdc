"""Speak with eSpeak NG, which is bundled with the program, in the sound process."""

from __future__ import annotations

import itertools

from audiogame.outputs.sound_process import SoundLink
from audiogame.outputs.speech.voice import Manner, NoVoice, Voice, VoiceGone, pitch_of
from audiogame.outputs.speech.voice_list import VoiceList
from audiogame.rules.fault import Reason
from audiogame.sound_server.sound_message import Message, read_reasons

START = 5.0
"""Seconds that the process may take to start."""


class EspeakVoice(Voice):
    """eSpeak NG through the sound process.

    Args:
        link: the process, which others may share.

    Raises:
        NoVoice: the process does not start, or lacks the library or a device.
    """

    name = "eSpeak NG"

    def __init__(self, link: SoundLink) -> None:
        ready = link.wait_ready(START)
        if ready is None:
            why = link.device.why or (Reason("sound-process-not-started"),)
            raise NoVoice("voice-missing", why=why)
        if not ready["voice"]:
            raise NoVoice("voice-missing", why=read_reasons(ready["no-voice"]))
        self._link = link
        self._manner = Manner()
        self._numbers = itertools.count(1)
        self._number = 0
        self._ended = True
        self._gone: tuple[Reason, ...] = ()
        """The reasons why it can no longer be heard."""
        self._list = VoiceList(link.send)
        link.listeners.append(self._hear)
        if not link.device.there:  # checked last: the loss of a device from here on is reported
            self.close()
            raise NoVoice("voice-missing", why=link.device.why)

    def speak(self, text: str, interrupt: bool, speaker: int | None = None) -> None:
        self._check()
        self._number, self._ended = next(self._numbers), False
        manner = self._manner
        self._link.send(
            {
                "is": "speak",
                "id": self._number,
                "text": text,
                "voice": manner.voice or manner.language,
                "rate": manner.rate,
                "pitch": pitch_of(manner.pitch, speaker),
                "volume": manner.volume,
            }
        )

    def speaking(self) -> bool:
        self._check()
        return not self._ended

    def silence(self) -> None:
        self._check()
        self._ended = True
        self._link.send({"is": "hush"})

    def set_manner(self, manner: Manner) -> None:
        self._manner = manner

    def voices(self) -> tuple[str, ...]:
        self._check()
        return self._list.names()

    def languages(self) -> tuple[str, ...]:
        self._check()
        return self._list.languages()

    def close(self) -> None:
        if self._hear in self._link.listeners:
            self._link.listeners.remove(self._hear)

    def _check(self) -> None:
        if self._gone:
            raise VoiceGone("voice-missing", why=self._gone)

    def _hear(self, message: Message) -> None:
        match message["is"]:
            case "ended" if message["id"] == self._number:
                self._ended = True
            case "gone" | "device" if not self._link.device.there:
                self._gone = self._link.device.why or (Reason("sound-process-died"),)
            case "voices":
                self._list.take(message)
