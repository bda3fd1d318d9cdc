"""A question that is answered with yes or no."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

from audiogame.console.departure import ProgramLeft
from audiogame.console.display import YES_OR_NO
from audiogame.console.key_source import SIGNALS
from audiogame.console.needs import Teller
from audiogame.keys.commands import Mode
from audiogame.narration.narrator import Urgency

if TYPE_CHECKING:
    from collections.abc import Callable
    from contextlib import AbstractContextManager

    from audiogame.console.display import Display
    from audiogame.console.key_source import Key, KeySource
    from audiogame.console.ledger import Ledger
    from audiogame.keys.keymap import Keymap

NOTICED = 1.0
"""Seconds after which ears may have noticed a question that came by itself."""


class QuestionNeeds(Teller, Protocol):
    """Where a question is put, and keys answer it."""

    @property
    def keys(self) -> KeySource:
        """Where keys come from."""

    @property
    def display(self) -> Display:
        """Shows the answers."""

    @property
    def clock(self) -> Callable[[], float]:
        """Tells seconds."""

    @property
    def keymap(self) -> Keymap:
        """What keys mean."""

    @property
    def ledger(self) -> Ledger:
        """Knows what was said late."""

    @property
    def speech_mode(self) -> str:
        """Who speaks: "lines", "direct", "voice" or "none"."""

    def tell_choice(self, message: str, urgency: Urgency = Urgency.ANSWER, **args: object) -> str:
        """Say a message that tells what the next choice would take; returns its words."""

    @property
    def asks(self) -> Callable[[], AbstractContextManager[None]]:
        """Lets what is asked meanwhile be over at the end."""

    async def any_key(self, timeout: float | None) -> Key | None:
        """Wait for the next key, whatever it is."""


class Question:
    """What puts questions, one after the other.

    Args:
        console: where they are put.
    """

    def __init__(self, console: QuestionNeeds) -> None:
        self._console = console

    @property
    def notice(self) -> float:
        """Seconds in which nobody notices a question that came by itself; eyes see it at once."""
        return NOTICED if self._console.speech_mode != "none" else 0.0

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
        console = self._console
        with console.asks():
            question = console.tell_choice(message, **args)
            asked_at = console.clock()
            with console.display.answers(question, *YES_OR_NO):
                return await self._confirmed(message, asked_at, silence, unasked, **args)

    async def _confirmed(
        self, message: str, asked_at: float, silence: float | None, unasked: bool, **args: Any
    ) -> bool:
        console = self._console
        deadline = None if silence is None else asked_at + silence
        console.keys.look()
        while True:
            left = None if deadline is None else max(deadline - console.clock(), 0.0)
            key = await console.any_key(left)
            if key is None:
                console.tell("no-answer", seconds=round(silence or 0))
                return False
            if key.name == "ctrl-c":
                raise ProgramLeft
            if key.name in SIGNALS:
                continue
            command = console.keymap.command(key.name, Mode.MENU)
            meant = command.name if command is not None else ""
            answers = key.name.lower() in ("y", "n") or meant == "back"
            # What was pressed before the question was put cannot have been its answer.
            heard_at = asked_at + self.notice if unasked else asked_at
            unheard = unasked and console.ledger.doubtful
            if answers and not unheard and not key.earliest < heard_at:
                return key.name.lower() == "y"
            if not answers:
                console.ledger.take(key)
            if deadline is not None and not answers and not unheard:
                console.tell("yes-or-no")
            elif meant == "choose":
                console.tell_choice("neither", told=console.narrator.say(message, **args))
            else:
                console.tell_choice(message, **args)
            unasked = unasked and console.ledger.doubtful
            asked_at = console.clock()
            console.keys.look()
