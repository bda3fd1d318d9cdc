"""A question that is answered with yes or no."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Protocol

from audiogame.console.departure import ProgramLeft
from audiogame.console.display import YES_OR_NO
from audiogame.console.key_source import SIGNALS
from audiogame.console.needs import Teller
from audiogame.keys.commands import Mode

if TYPE_CHECKING:
    from collections.abc import Callable

    from audiogame.console.display import Display
    from audiogame.console.key_source import Key, KeySource
    from audiogame.console.ledger import Ledger
    from audiogame.keys.keymap import Keymap


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
    def ways_back(self) -> Mapping[str, object]:
        """The keys that go back, as sentences name them."""

    async def any_key(self, timeout: float | None) -> Key | None:
        """Wait for the next key, whatever it is."""


class Question:
    """What puts questions, one after the other.

    Args:
        console: where they are put.
    """

    def __init__(self, console: QuestionNeeds) -> None:
        self._console = console

    async def confirm(self, message: str, silence: float | None = None, **args: Any) -> bool:
        """Ask a question that Y answers with yes, and N or going back with no.

        Args:
            silence: seconds after which nobody has said yes; the question is then put once.

        Raises:
            ProgramLeft: the program ends.
        """
        console = self._console
        console.tell(message, **args)
        asked_at = console.clock()
        question = console.narrator.say(message, **{**console.ways_back, **args})
        with console.display.answers(question, *YES_OR_NO):
            return await self._confirmed(message, asked_at, silence, **args)

    async def _confirmed(
        self, message: str, asked_at: float, silence: float | None, **args: Any
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
            taken = console.ledger.take(key, answers)
            # What was pressed before the question was put cannot have been its answer.
            if answers and not taken and not key.earliest < asked_at:
                return key.name.lower() == "y"
            if deadline is not None:
                console.tell("yes-or-no")
            elif meant == "choose":
                console.tell("neither", told=console.narrator.say(message, **args))
            else:
                console.tell(message, **args)
            asked_at = console.clock()
            console.keys.look()
