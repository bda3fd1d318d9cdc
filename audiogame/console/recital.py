"""Read on from here: one piece after the other, at the pace of whoever listens.

Where the program speaks itself, a piece begins when the one before has been said; where somebody
else reads, when that can have been heard; and on a braille display at Space, as any row does.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from audiogame.console.key_source import Key
from audiogame.console.needs import Keeper, Teller
from audiogame.console.pace import Pace
from audiogame.console.screen import Screen
from audiogame.console.speaker import Speaker
from audiogame.narration.narrator import Line, Urgency
from audiogame.outputs import Output
from audiogame.rules.value import Value, replace

LOOK = 0.03
"""Seconds between two looks whether a piece has been heard."""


class Sequel(Value):
    """What can be read on: the paragraphs of a book, the entries of a list, lines, moments.

    Args:
        present: returns the piece that was told last; None if there is none.
        onward: goes to the next piece and returns it; None if there is none, and nothing moves.
        kept: whether the history has the pieces already.
    """

    present: Callable[[], Line | None]
    onward: Callable[[], Line | None]
    kept: bool = False


class RecitalNeeds(Teller, Keeper, Protocol):
    """Where pieces are said, and keys stop them."""

    @property
    def screen(self) -> Screen:
        """Tells whether something is still to be read on it."""

    @property
    def outputs(self) -> list[Output]:
        """Where lines end."""

    @property
    def speaker(self) -> Speaker:
        """Tells whether a voice still speaks."""

    @property
    def clock(self) -> Callable[[], float]:
        """Returns seconds that only grow."""

    async def key(self, timeout: float | None = None, reads: bool = True) -> Key | None:
        """Wait for a key press."""


class Recital:
    """Reads on until there is nothing more, or a key is pressed.

    Args:
        console: where pieces are said, and keys are pressed.
    """

    def __init__(self, console: RecitalNeeds) -> None:
        self._console = console
        self._cut: Line | None = None
        """The piece in which the last reading was stopped."""

    async def read_on(self, sequel: Sequel) -> None:
        """Read on from here; a piece that was cut off begins again.

        Whatever key is pressed stops it, and means nothing else.
        """
        here = sequel.present()
        piece = here if here is not None and here == self._cut else sequel.onward()
        self._cut = None
        urgency = Urgency.NEWS if self._console.settings.braille else Urgency.ANSWER
        while piece is not None:
            self._console.say(replace(piece, urgency=urgency, validity=None), again=sequel.kept)
            if await self._heard(piece.text) is not None:
                for output in tuple(self._console.outputs):
                    output.silence()
                self._cut = piece
                return
            urgency, piece = Urgency.NEWS, sequel.onward()
        self._console.tell("read-on-end", Urgency.NEWS)

    async def _heard(self, text: str) -> Key | None:
        """Wait until a piece has been heard; returns the key that was pressed before."""
        console = self._console
        if console.settings.braille:
            while console.screen.unread:  # nothing advances by time
                key = await console.key(LOOK)
                if key is not None:
                    return key
            return None
        until = console.clock() + Pace(console.settings.rate).seconds(text)
        while True:
            busy = console.speaker.busy
            if busy is False or (busy is None and console.clock() >= until):
                return await console.key(0.0, reads=False)
            key = await console.key(LOOK, reads=False)
            if key is not None:
                return key
