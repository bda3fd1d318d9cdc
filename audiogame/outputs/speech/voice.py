"""The interface of a voice, with one small file for each implementation."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from typing import Protocol

from audiogame.rules.fault import Fault
from audiogame.rules.sounded import Sounded
from audiogame.rules.value import Value

PlayCues = Callable[[tuple[Sounded, ...]], float]
"""Function that plays sounds and returns the seconds after which their words may be spoken."""

PITCHES = (0, -16, 14, -28, 26, -8, 20, -22)
"""Added to the pitch, by seat; far enough apart to tell neighbours from one another."""


def pitch_of(pitch: int, speaker: int | None) -> int:
    """Return the pitch of a seat's voice, from 0 to 100.

    Args:
        pitch: of the program's own voice.
        speaker: the seat, None for the program itself.
    """
    if speaker is None:
        return pitch
    return min(max(pitch + PITCHES[(speaker + 1) % len(PITCHES)], 0), 100)


class NoVoice(Fault):
    """Fault: no voice can speak here."""


class UnknownBackend(Fault):
    """Fault: the backend asked for by name does not exist."""


class VoiceLost(Fault):
    """Fault: a voice that spoke has failed."""


class VoiceGone(VoiceLost):
    """Fault: a voice has certainly failed, and is dropped at once."""


class VoiceHangs(VoiceGone):
    """Fault: a voice does not return from a call, or never ends its text."""


class NotListed(Exception):
    """A voice is still listing its voices and languages; ask again later."""


class Kind(Enum):
    """The owner of a voice."""

    READER = "reader"
    """The player's screen reader: it has its own rate, and stops speaking at every key."""
    OWN = "own"
    """The program's own voice, which follows the settings."""


class Manner(Value):
    """The way the program's own voice speaks.

    Args:
        rate: words a minute.
        pitch: from 0 (low) to 100 (high), 50 is usual.
        volume: percent.
        voice: the name of a voice; empty for the backend's own.
        language: a language code, such as "en".
    """

    rate: int = 200
    pitch: int = 50
    volume: int = 100
    voice: str = ""
    language: str = "en"


ALL = ("rate", "pitch", "volume", "voice", "language")
"""The fields that a screen reader ignores: it speaks as its user has set it."""


class Voice(Protocol):
    """A speaker of text; subclasses override only what differs.

    It is made and used in one thread.  A method that fails raises an exception of any kind; the
    caller counts failures.
    """

    name: str
    """Its name in sentences, such as "NVDA" or "eSpeak NG"."""
    kind: Kind = Kind.OWN
    """The owner of the voice."""
    ignores: tuple[str, ...] = ()
    """The fields of `Manner` that have no effect with it."""

    def speak(self, text: str, interrupt: bool, speaker: int | None = None) -> None:
        """Begin to speak; returns at once.

        Args:
            text: one line, without control characters.
            interrupt: whether to stop the present text first.
            speaker: the seat of an opponent with a voice of its own.
        """

    def speaking(self) -> bool | None:
        """Return whether the last text is still being spoken; None if that cannot be known.

        A voice that died in the middle of it raises.
        """

    def silence(self) -> None:
        """Stop speaking."""

    def braille(self, text: str) -> None:
        """Show a line on the braille display, where the backend has one."""
        return None  # noqa: RET501  # not abstract: most have none

    def set_manner(self, manner: Manner) -> None:
        """Apply a manner from the next text on; a screen reader keeps its own settings."""

    def voices(self) -> tuple[str, ...]:
        """List the names that `Manner.voice` can be.

        Raises:
            NotListed: they are still being looked up; no line waits for that.
        """
        return ()

    def languages(self) -> tuple[str, ...]:
        """List the codes that `Manner.language` can be; empty if that cannot be known.

        Raises:
            NotListed: they are still being looked up.
        """
        return ()

    def close(self) -> None:
        """Release all resources."""
        return None  # noqa: RET501  # not abstract: some have none


class Backend(Value):
    """A way to speak.

    Args:
        name: as typed and spoken, such as "speech-dispatcher".
        make: makes its voice, in the thread that will use it; raises NoVoice, or any exception.
    """

    name: str
    make: Callable[[], Voice]
