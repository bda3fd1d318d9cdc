"""Speak through the library prismatoid, an extra: NVDA, JAWS, SAPI, OneCore, Orca and others."""

from __future__ import annotations

import contextlib
from typing import Any

from audiogame.outputs.speech.voice import ALL, Kind, Manner, NoVoice

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
            raise NoVoice("prismatoid-not-installed") from fault
        except Exception as fault:  # its own errors have no common type outside the library
            raise NoVoice("prismatoid-no-voice", why=str(fault)) from fault
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
            with contextlib.suppress(Exception):  # what a backend cannot do is left out
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
