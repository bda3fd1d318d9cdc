"""Speech backends, and the order in which they are tried."""

from __future__ import annotations

import contextlib
import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from audiogame.outputs.sound_process import SoundLink
from audiogame.outputs.speech.accessible import AccessibleOutput
from audiogame.outputs.speech.dispatcher import Dispatcher
from audiogame.outputs.speech.espeak import EspeakVoice
from audiogame.outputs.speech.pyttsx import PyttsxVoice, Seldom
from audiogame.outputs.speech.say import SayVoice
from audiogame.outputs.speech.voice import (
    ALL,
    Backend,
    Kind,
    Manner,
    NoVoice,
    UnknownBackend,
    Voice,
)
from audiogame.rules.fault import Reason, how_to_install, system_reason
from audiogame.rules.notation import nearest

RECORDED = "AUDIOGAME_RECORDED_VOICE"
"""The variable that names the file of `RecordingVoice`; no setting names a file, as settings may
come from elsewhere."""

FASTEST = 450
"""Words a minute at the full rate of 1."""


class PrismVoice:
    """The best backend that prismatoid finds.

    Args:
        kind: whether a screen reader is looked for, or any voice.

    Raises:
        NoVoice: the library is not installed, or nothing can be spoken with.
    """

    def __init__(self, kind: Kind = Kind.READER) -> None:
        try:
            import prism

            self._context: Any = prism.Context()
            self._backend: Any = self._context.acquire_best()
        except ImportError as fault:
            cure = how_to_install("audiogame[prism]")
            raise NoVoice("prismatoid-not-installed", cure=cure) from fault
        except Exception as fault:  # its own errors have no common type outside the library
            raise NoVoice("prismatoid-no-voice", why=system_reason(fault)) from fault
        self.name = f"{self._backend.name} by prismatoid"
        self.kind = kind
        self.ignores = ALL if kind is Kind.READER else ("voice", "language")

    def speak(self, text: str, interrupt: bool, speaker: int | None = None) -> None:
        self._backend.speak(text, interrupt)

    def speaking(self) -> bool | None:
        if not self._backend.features.supports_is_speaking:
            return None
        return bool(self._backend.speaking)

    def silence(self) -> None:
        self._backend.stop()

    def braille(self, text: str) -> None:
        if self._backend.features.supports_braille:
            self._backend.braille(text)

    def set_manner(self, manner: Manner) -> None:
        if self.kind is Kind.READER:
            return
        for name, value in (
            ("rate", min(manner.rate / FASTEST, 1.0)),
            ("pitch", manner.pitch / 100),
            ("volume", manner.volume / 100),
        ):
            with contextlib.suppress(Exception):  # skip what a backend cannot do
                setattr(self._backend, name, value)

    def voices(self) -> tuple[str, ...]:
        with contextlib.suppress(Exception):
            number = self._backend.voices_count
            return tuple(self._backend.get_voice_name(place) for place in range(number))
        return ()

    def languages(self) -> tuple[str, ...]:
        return ()

    def close(self) -> None:
        self._backend = self._context = None


class NullVoice:
    """A voice that is silent and finishes at once."""

    name = "null"
    kind = Kind.OWN
    ignores: tuple[str, ...] = ()

    def speak(self, text: str, interrupt: bool, speaker: int | None = None) -> None:
        pass

    def speaking(self) -> bool | None:
        return False

    def silence(self) -> None:
        pass

    def braille(self, text: str) -> None:
        pass

    def set_manner(self, manner: Manner) -> None:
        pass

    def voices(self) -> tuple[str, ...]:
        return ("null",)

    def languages(self) -> tuple[str, ...]:
        return ()

    def close(self) -> None:
        pass


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
    ("direct", "win32"): ("screen-reader", "prism"),
    ("direct", "linux"): ("screen-reader", "prism"),
    ("direct", "darwin"): ("screen-reader", "prism"),
    ("voice", "win32"): ("sapi", "pyttsx3", "espeak", "prism"),
    ("voice", "linux"): ("speech-dispatcher", "espeak", "prism", "accessible-output2", "pyttsx3"),
    ("voice", "darwin"): ("say", "pyttsx3", "espeak", "prism"),
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

    def reader() -> Voice:
        return AccessibleOutput(Kind.READER)

    def accessible() -> Voice:
        return AccessibleOutput(Kind.OWN)

    def dispatcher() -> Voice:
        return Dispatcher(suspect=lambda: SoundLink.device_lost)

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

    def say() -> Voice:
        return SayVoice()

    def prism() -> Voice:
        return PrismVoice(kind)

    def null() -> Voice:
        return NullVoice()

    return {
        "screen-reader": reader,
        "sapi": accessible,
        "accessible-output2": accessible,
        "speech-dispatcher": dispatcher,
        "espeak": espeak,
        "pyttsx3": pyttsx,
        "say": say,
        "prism": prism,
        "null": null,
    }
