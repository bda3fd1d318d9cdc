"""A fake voice that counts the calls that silence secrets."""

from __future__ import annotations

from collections.abc import Callable

from twins import Heard

from audiogame.narration.line import Line
from audiogame.outputs.speech.voice import Manner, PlayCues


class Voice(Heard):
    """A speech output that keeps the lines it receives."""

    voice_name, busy, ignores, shares_device = "twin", False, (), False

    def __init__(self) -> None:
        super().__init__()
        self.hands_ahead = False
        self.hushed = 0
        """Number of calls that silence secrets."""
        self.ready: Callable[[], bool] = lambda: True
        """Returns whether there is a voice."""

    def hush(self) -> None:
        """Count a call that silences secrets."""
        self.hushed += 1

    def wait_ready(self, seconds: float) -> bool:
        """Return whether there is a voice."""
        return self.ready()

    def set_manner(self, manner: Manner) -> None:
        """Ignore the manner."""

    def hand_ahead(self, missed: Callable[[Line], None] | None) -> None:
        """Record whether lines may be handed ahead."""
        self.hands_ahead = missed is not None

    def lead_with(self, play: PlayCues | None) -> None:
        """Play nothing."""

    def voices(self) -> tuple[str, ...]:
        """List none."""
        return ()

    def languages(self) -> tuple[str, ...]:
        """List two languages."""
        return ("de", "en")
