"""Speech backends, and the order in which they are tried."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from pathlib import Path

from audiogame.outputs.sound_process import SoundLink
from audiogame.outputs.speech.accessible import AccessibleOutput
from audiogame.outputs.speech.dispatcher import Dispatcher
from audiogame.outputs.speech.espeak import EspeakVoice
from audiogame.outputs.speech.pyttsx import PyttsxVoice, Seldom
from audiogame.outputs.speech.say import SayVoice
from audiogame.outputs.speech.voice import (
    Backend,
    Kind,
    Manner,
    NoVoice,
    UnknownBackend,
    Voice,
)
from audiogame.rules.fault import Reason, system_reason
from audiogame.rules.notation import nearest

RECORDED = "AUDIOGAME_RECORDED_VOICE"
"""The variable that names the file of `RecordingVoice`; no setting names a file, as settings may
come from elsewhere."""


class NullVoice(Voice):
    """A voice that is silent and finishes at once."""

    name = "null"

    def speak(self, text: str, interrupt: bool, speaker: int | None = None) -> None:
        pass

    def speaking(self) -> bool | None:
        return False

    def silence(self) -> None:
        pass

    def set_manner(self, manner: Manner) -> None:
        pass

    def voices(self) -> tuple[str, ...]:
        return ("null",)


class RecordingVoice(NullVoice):
    """A voice that writes its calls to a file, one a line.

    A line begins with "say", "cut" (the present text is stopped first), "hush" or "braille".

    Args:
        path: the file, to which lines are added.

    Raises:
        NoVoice: the file cannot be written.
    """

    name = "recording"

    def __init__(self, path: Path) -> None:
        try:
            self._file = path.open("a", encoding="utf-8", errors="replace")
        except OSError as fault:
            raise NoVoice(
                "recording-cannot-write", path=str(path), why=system_reason(fault)
            ) from fault

    def speak(self, text: str, interrupt: bool, speaker: int | None = None) -> None:
        whose = "" if speaker is None else f" {speaker}"
        self._note(f"{'cut' if interrupt else 'say'}{whose}: {text}")

    def silence(self) -> None:
        self._note("hush")

    def braille(self, text: str) -> None:
        self._note(f"braille: {text}")

    def close(self) -> None:
        self._file.close()

    def _note(self, line: str) -> None:
        self._file.write(line + "\n")
        self._file.flush()


ORDERS: dict[tuple[str, str], tuple[str, ...]] = {
    ("direct", "win32"): ("screen-reader",),
    ("direct", "linux"): ("screen-reader",),
    ("direct", "darwin"): ("screen-reader",),
    ("voice", "win32"): ("sapi", "pyttsx3", "espeak"),
    ("voice", "linux"): ("speech-dispatcher", "espeak", "accessible-output2", "pyttsx3"),
    ("voice", "darwin"): ("say", "pyttsx3", "espeak"),
}
"""The backends by mode and platform, the best first.

On Linux the last two are other ways to the engines of the first two: accessible-output2 to
speech-dispatcher, without its voices and speed, and pyttsx3 to eSpeak NG, slower to begin.
"""


def voice_programs() -> tuple[str, ...]:
    """List the backends that can be the program's own voice on this platform, the best first."""
    return ORDERS["voice", _platform()]


def _platform() -> str:
    return sys.platform if sys.platform in ("win32", "darwin") else "linux"


def voices_of(mode: str, first: str, link: Callable[[], SoundLink]) -> tuple[Backend, ...]:
    """List the backends of a mode, beginning with the chosen one.

    The others are fallbacks while it cannot speak; a backend for tests has no fallback.

    Args:
        mode: "direct" or "voice".
        first: the name of the chosen one; empty for the best.
        link: as for `backends`.

    Raises:
        UnknownBackend: there is none of that name.
    """
    chosen, others = backends(mode, first, link), ORDERS[mode, _platform()]
    rest = backends(mode, "", link) if first in others else ()
    return (*chosen, *(backend for backend in rest if backend.name != first))


def backends(mode: str, only: str, link: Callable[[], SoundLink]) -> tuple[Backend, ...]:
    """List the backends of a mode in the order in which they are tried.

    Args:
        mode: "direct" or "voice".
        only: the name of a single one; empty for all of the mode.  "null" is for tests, and so is
            `RECORDED`, which takes the place of all own voices.
        link: returns the sound process, which is started when it is first needed.

    Raises:
        UnknownBackend: there is none of that name.
    """
    kind = Kind.READER if mode == "direct" else Kind.OWN
    if kind is Kind.OWN and (recorded := os.environ.get(RECORDED)):
        return (Backend("recording", lambda: RecordingVoice(Path(recorded))),)
    known = _makers(kind, link)
    if only and only not in known:
        raise UnknownBackend("no-voice", name=only, near=nearest(only, known))
    names = (only,) if only else ORDERS[mode, _platform()]
    return tuple(Backend(name, known[name]) for name in names)


def _makers(kind: Kind, link: Callable[[], SoundLink]) -> dict[str, Callable[[], Voice]]:
    """Return factories of voices; each loads its libraries when it is called."""

    def espeak() -> Voice:
        voice = EspeakVoice(link())
        heard.append(voice.name)
        return voice

    heard: list[str] = []
    made: list[Callable[[], Voice]] = []

    def pyttsx() -> Voice:
        if heard and sys.platform == "linux":
            # It would speak on the same device, and what took that from eSpeak NG takes it from
            # this one, too; its player may wait for it without a fault.
            raise NoVoice("voice-missing", why=link().device.why or (Reason("sound-process-died"),))
        if not made:
            made.append(Seldom() if sys.platform == "linux" else PyttsxVoice)
        return made[0]()

    return {
        "screen-reader": AccessibleOutput,
        "sapi": lambda: AccessibleOutput(Kind.OWN),
        "accessible-output2": lambda: AccessibleOutput(Kind.OWN),
        "speech-dispatcher": lambda: Dispatcher(suspect=lambda: SoundLink.device_lost),
        "espeak": espeak,
        "pyttsx3": pyttsx,
        "say": SayVoice,
        "null": NullVoice,
    }
