"""A voice in memory that counts how often it was to say nothing secret any more."""

from __future__ import annotations

from twins import Heard

from audiogame.outputs.speech.lead import PlayCues
from audiogame.outputs.speech.voice import Manner


class Voice(Heard):
    """An output of speech that keeps what it was handed."""

    voice_name, busy, ignores, shares_device = "twin", False, (), False

    def __init__(self) -> None:
        super().__init__()
        self.hushed = 0
        """How often it was told to stop what is secret."""

    def hush(self) -> None:
        """Count it."""
        self.hushed += 1

    def wait_ready(self, seconds: float) -> bool:
        """Tell that there is a voice."""
        return True

    def set_manner(self, manner: Manner) -> None:
        """Speak as before."""

    def lead_with(self, play: PlayCues | None) -> None:
        """Play nothing."""

    def voices(self) -> tuple[str, ...]:
        """List none."""
        return ()

    def languages(self) -> tuple[str, ...]:
        """List two, as voices do."""
        return ("de", "en")
