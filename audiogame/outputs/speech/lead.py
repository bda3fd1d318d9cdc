"""Sounds played before spoken lines, and the delay between them."""

from __future__ import annotations

import time
from collections.abc import Callable

from audiogame.outputs.speech.utterances import Utterance
from audiogame.rules.sounded import Sounded

ALONE = 0.4
"""Seconds between a line that is only a sound and the next one."""

PlayCues = Callable[[tuple[Sounded, ...]], float]
"""Function that plays sounds and returns the seconds after which their words may be spoken."""


class Leading:
    """The line whose sounds are playing and whose words are still to be spoken."""

    def __init__(self) -> None:
        self.play: PlayCues | None = None
        """Plays the sounds; None where the sound output does so by itself, or there is none."""
        self._waiting: Utterance | None = None
        self._until = 0.0
        self._played: Utterance | None = None

    def begin(self, due: Utterance) -> bool:
        """Play the sounds of a line, once; return whether its words have to wait.

        A line that was cut off is repeated without its sounds.
        """
        self._waiting = None
        wait = 0.0
        if due.cues and self.play is not None and self._played is not due:
            self._played = due
            wait = self.play(due.cues)
        if due.text and not wait:
            return False
        self._waiting, self._until = due, time.monotonic() + max(wait, 0.0 if due.text else ALONE)
        return True

    @property
    def waits(self) -> bool:
        """Whether words have to wait for sounds."""
        return self._waiting is not None

    def hurry(self) -> None:
        """Release the words at once: a key was pressed."""
        self._until = 0.0

    def drop(self) -> None:
        """Stop waiting for any line."""
        self._waiting = None

    def ended(self, current: Utterance | None) -> Utterance | None:
        """Return the line whose words may be spoken now; None as long as it has to wait.

        Args:
            current: the line whose turn it is; if it is another, the waiting one is dropped.
        """
        waiting = self._waiting
        if waiting is not current:
            self._waiting = None
            return None
        if waiting is None or time.monotonic() < self._until:
            return None
        self._waiting = None
        return waiting
