"""The interface of a voice: what speaks for us, one small file each."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from typing import Protocol

from audiogame.rules.fault import Fault
from audiogame.rules.value import Value

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
    """No voice can be spoken with here."""


class UnknownBackend(Fault):
    """A backend that was asked for by name and does not exist."""


class VoiceLost(Fault):
    """A voice that spoke has failed."""


class VoiceGone(VoiceLost):
    """A voice that has certainly failed: it is left at once."""


class VoiceHangs(VoiceGone):
    """A voice does not come back from a call, or never ends what it says."""


class NotListed(Exception):
    """A voice is still looking which voices and languages there are; to be asked again."""


class Kind(Enum):
    """Whose voice it is."""

    READER = "reader"
    """The player's screen reader: it has its own rate, and stops speaking at every key."""
    OWN = "own"
    """The program's own voice, which follows the settings."""


class Manner(Value):
    """How the program's own voice speaks.

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
"""What a screen reader ignores: it speaks as its user has set it."""


class Voice(Protocol):
    """What speaks.  It is made and used in one thread; any call may raise.

    A method that fails raises an exception of any kind; the caller counts failures.
    """

    @property
    def name(self) -> str:
        """What it is called in sentences, such as "NVDA" or "eSpeak NG"."""

    @property
    def kind(self) -> Kind:
        """Whose voice it is."""

    @property
    def ignores(self) -> tuple[str, ...]:
        """The fields of `Manner` that change nothing with it."""

    def speak(self, text: str, interrupt: bool, speaker: int | None = None) -> None:
        """Begin to speak; returns at once.

        Args:
            text: one line, without control characters.
            interrupt: whether to stop what is being said first.
            speaker: the seat of an opponent with a voice of its own.
        """

    def speaking(self) -> bool | None:
        """Tell whether the last text is still being said; None if that cannot be known.

        A voice that has died in the middle of it raises.
        """

    def silence(self) -> None:
        """Stop what is being said."""

    def braille(self, text: str) -> None:
        """Show a line on the braille display, where the backend has one."""

    def set_manner(self, manner: Manner) -> None:
        """Speak so from the next text on; a screen reader keeps its own settings."""

    def voices(self) -> tuple[str, ...]:
        """List the names that `Manner.voice` can be.

        Raises:
            NotListed: they are still being looked for, for which no line waits.
        """

    def languages(self) -> tuple[str, ...]:
        """List the codes that `Manner.language` can be; empty if that cannot be known.

        Raises:
            NotListed: they are still being looked for.
        """

    def close(self) -> None:
        """Let go of everything."""


class Backend(Value):
    """A way to speak.

    Args:
        name: how it is typed and told, such as "speech-dispatcher".
        make: makes its voice, in the thread that will use it; raises NoVoice, or anything.
    """

    name: str
    make: Callable[[], Voice]
