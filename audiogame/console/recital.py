"""Read on from here: one piece after the other, at the pace of whoever listens.

Where the program speaks itself, a piece begins when the one before has been said; where somebody
else reads, when that can have been heard; and on a braille display at Space, as any row does.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from audiogame.console.pace import Pace
from audiogame.narration.narrator import Line, Urgency
from audiogame.rules.value import replace

if TYPE_CHECKING:
    from audiogame.console.dialogue import Dialogue
    from audiogame.console.front_end import FrontEnd
    from audiogame.console.key_source import Key
    from audiogame.console.scene import Sequel
    from audiogame.console.speaker import Speaker
    from audiogame.console.user_data import UserData

LOOK = 0.03
"""Seconds between two looks whether a piece has been heard."""


class WaitKey(Protocol):
    """Waits for a key."""

    async def __call__(self, timeout: float | None = None, reads: bool = True) -> Key | None:
        """Return the key; None when so many seconds have passed.

        Args:
            reads: whether Space reads what is left to read.
        """


class Recital:
    """Reads on until there is nothing more, or a key is pressed.

    Args:
        front: has the clock.
        data: the settings.
        dialogue: says pieces.
        speaker: tells whether a voice still speaks.
    """

    def __init__(
        self, front: FrontEnd, data: UserData, dialogue: Dialogue, speaker: Speaker
    ) -> None:
        self._clock = front.clock
        self._data = data
        self._dialogue = dialogue
        self._speaker = speaker
        self._cut: Line | None = None
        """The piece in which the last reading was stopped."""

    async def read_on(self, sequel: Sequel, wait_key: WaitKey) -> None:
        """Read on from here; a piece that was cut off begins again.

        Args:
            sequel: what is read.
            wait_key: waits for a key, and whatever key is pressed stops it, and means nothing else.
        """
        here = sequel.present()
        piece = here if here is not None and here == self._cut else sequel.onward()
        self._cut = None
        urgency = Urgency.NEWS if self._data.settings.braille else Urgency.ANSWER
        while piece is not None:
            self._dialogue.say(replace(piece, urgency=urgency, validity=None), again=sequel.kept)
            if await self._heard(piece.text, wait_key) is not None:
                for output in tuple(self._dialogue.outputs.all):
                    output.silence()
                self._cut = piece
                return
            urgency, piece = Urgency.NEWS, sequel.onward()
        self._dialogue.tell("read-on-end", Urgency.NEWS)

    async def _heard(self, text: str, wait_key: WaitKey) -> Key | None:
        """Wait until a piece has been heard; returns the key that was pressed before."""
        if self._data.settings.braille:
            while self._dialogue.outputs.screen.unread:  # nothing advances by time
                key = await wait_key(LOOK)
                if key is not None:
                    return key
            return None
        until = self._clock() + Pace(self._data.settings.rate).seconds(text)
        while True:
            busy = self._speaker.busy
            if busy is False or (busy is None and self._clock() >= until):
                return await wait_key(0.0, reads=False)
            key = await wait_key(LOOK, reads=False)
            if key is not None:
                return key
