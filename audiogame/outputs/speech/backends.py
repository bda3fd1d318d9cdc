"""Which backends there are, and in which order they are tried."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

from audiogame.outputs.sound_process import SoundLink
from audiogame.outputs.speech.voice import Backend, Kind, NoVoice, Voice
from audiogame.rules.fault import Fault, Reason
from audiogame.rules.notation import nearest

ORDERS: dict[tuple[str, str], tuple[str, ...]] = {
    ("direct", "win32"): ("screen-reader", "prism"),
    ("direct", "linux"): ("screen-reader", "prism"),
    ("direct", "darwin"): ("screen-reader", "prism"),
    ("voice", "win32"): ("sapi", "pyttsx3", "espeak", "prism"),
    ("voice", "linux"): ("speech-dispatcher", "espeak", "prism", "accessible-output2", "pyttsx3"),
    ("voice", "darwin"): ("say", "pyttsx3", "espeak", "prism"),
}
"""The backends by mode and platform, the best first.

On Linux the last two are other ways to what the first two speak with: accessible-output2 to
speech-dispatcher, without its voices and speed, and pyttsx3 to eSpeak NG, slower to begin.
"""


def voice_programs() -> tuple[str, ...]:
    """Name the backends that can be the program's own voice on this platform, the best first."""
    return ORDERS["voice", _platform()]


def _platform() -> str:
    return sys.platform if sys.platform in ("win32", "darwin") else "linux"


class UnknownBackend(Fault):
    """A backend that was asked for by name and does not exist."""


def voices_of(mode: str, first: str, link: Callable[[], SoundLink]) -> tuple[Backend, ...]:
    """List the backends of a mode, beginning with the one that was chosen.

    The others take its place while it cannot speak; a backend for tests has nobody beside it.

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
        only: the name of a single one; empty for all of the mode.  "recording:FILE" and "null"
            are for tests.
        link: gives the sound process, which is started when it is first needed.

    Raises:
        UnknownBackend: there is none of that name.
    """
    kind = Kind.READER if mode == "direct" else Kind.OWN
    if only.startswith("recording:"):
        from audiogame.outputs.speech.stand_in import RecordingVoice

        path = Path(only.partition(":")[2])
        return (Backend("recording", lambda: RecordingVoice(path)),)
    known = _makers(kind, link)
    if only and only not in known:
        raise UnknownBackend("no-voice", name=only, near=nearest(only, known))
    names = (only,) if only else ORDERS[mode, _platform()]
    return tuple(Backend(name, known[name]) for name in names)


def _makers(kind: Kind, link: Callable[[], SoundLink]) -> dict[str, Callable[[], Voice]]:
    """The makers of voices; each loads what it needs when it is called."""

    def reader() -> Voice:
        from audiogame.outputs.speech.accessible import AccessibleOutput

        return AccessibleOutput(Kind.READER)

    def accessible() -> Voice:
        from audiogame.outputs.speech.accessible import AccessibleOutput

        return AccessibleOutput(Kind.OWN)

    def dispatcher() -> Voice:
        from audiogame.outputs.speech.dispatcher import Dispatcher

        return Dispatcher(suspect=lambda: SoundLink.device_lost)

    def espeak() -> Voice:
        from audiogame.outputs.speech.espeak import EspeakVoice

        voice = EspeakVoice(link())
        heard.append(voice.name)
        return voice

    heard: list[str] = []
    made: list[Callable[[], Voice]] = []

    def pyttsx() -> Voice:
        from audiogame.outputs.speech.pyttsx import PyttsxVoice, Seldom

        if heard and sys.platform == "linux":
            # It would speak on the same device, and what took that from eSpeak NG takes it from
            # this one, too; its player may wait for it without a fault.
            raise NoVoice("voice-missing", why=link().device.why or (Reason("sound-process-died"),))
        if not made:
            made.append(Seldom() if sys.platform == "linux" else PyttsxVoice)
        return made[0]()

    def say() -> Voice:
        from audiogame.outputs.speech.say import SayVoice

        return SayVoice()

    def prism() -> Voice:
        from audiogame.outputs.speech.prismatoid import PrismVoice

        return PrismVoice(kind)

    def null() -> Voice:
        from audiogame.outputs.speech.stand_in import NullVoice

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
