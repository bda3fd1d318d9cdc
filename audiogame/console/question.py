"""A question that is answered with yes or no."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from audiogame.console.departure import ProgramLeft
from audiogame.console.display import YES_OR_NO
from audiogame.console.key_source import SIGNALS
from audiogame.keys.commands import Mode

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from audiogame.console.dialogue import Dialogue
    from audiogame.console.front_end import FrontEnd
    from audiogame.console.key_source import Key
    from audiogame.console.ledger import Ledger
    from audiogame.console.profile import Profile
    from audiogame.console.speaker import Speaker

NOTICED = 1.0
"""Seconds after which ears may have noticed a question that came by itself."""


class Question:
    """What puts questions, one after the other.

    Args:
        front: has keys and the clock, and shows the answers.
        dialogue: says questions.
        profile: tells what keys mean.
        speaker: tells whether somebody listens.
        ledger: knows what was said late.
        any_key: waits for the next key, whatever it is.
    """

    def __init__(
        self,
        front: FrontEnd,
        dialogue: Dialogue,
        profile: Profile,
        speaker: Speaker,
        ledger: Ledger,
        any_key: Callable[[float | None], Awaitable[Key | None]],
    ) -> None:
        self._front = front
        self._dialogue = dialogue
        self._profile = profile
        self._speaker = speaker
        self._ledger = ledger
        self._any_key = any_key

    @property
    def notice(self) -> float:
        """Seconds in which nobody notices a question that came by itself; eyes see it at once."""
        return NOTICED if self._speaker.mode != "none" else 0.0

    async def confirm(
        self, message: str, silence: float | None = None, unasked: bool = False, **args: Any
    ) -> bool:
        """Ask a question that Y answers with yes, and N or going back with no.

        Args:
            silence: seconds after which nobody has said yes; the question is then put once.
            unasked: whether it comes by itself, while the player may be pressing keys for
                something else: it is put again to a key before anybody can have heard it.

        Raises:
            ProgramLeft: the program ends.
        """
        with self._dialogue.asks():
            question = self._dialogue.tell_choice(message, **args)
            asked_at = self._front.clock()
            with self._front.display.answers(question, *YES_OR_NO):
                return await self._confirmed(message, asked_at, silence, unasked, **args)

    async def _confirmed(
        self, message: str, asked_at: float, silence: float | None, unasked: bool, **args: Any
    ) -> bool:
        say, front, ledger = self._dialogue, self._front, self._ledger
        deadline = None if silence is None else asked_at + silence
        front.keys.look()
        while True:
            left = None if deadline is None else max(deadline - front.clock(), 0.0)
            key = await self._any_key(left)
            if key is None:
                say.tell("no-answer", seconds=round(silence or 0))
                return False
            if key.name == "ctrl-c":
                raise ProgramLeft
            if key.name in SIGNALS:
                continue
            command = self._profile.keymap.command(key.name, Mode.MENU)
            meant = command.name if command is not None else ""
            answers = key.name.lower() in ("y", "n") or meant == "back"
            # What was pressed before the question was put cannot have been its answer.
            heard_at = asked_at + self.notice if unasked else asked_at
            unheard = unasked and ledger.doubtful
            if answers and not unheard and not key.earliest < heard_at:
                return key.name.lower() == "y"
            if not answers:
                ledger.take(key)
            if deadline is not None and not answers and not unheard:
                say.tell("yes-or-no")
            elif meant == "choose":
                say.tell_choice("neither", told=say.narrator.say(message, **args))
            else:
                say.tell_choice(message, **args)
            unasked = unasked and ledger.doubtful
            asked_at = front.clock()
            front.keys.look()
