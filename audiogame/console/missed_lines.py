"""Whether the player's screen reader misses lines: the question, and a test of five rows."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from audiogame.console.departure import ProgramLeft
from audiogame.console.display import YES_OR_NO, Answer
from audiogame.console.key_source import SIGNALS
from audiogame.console.spelling import speakable
from audiogame.console.yes_or_no import NO, YES, answer_of
from audiogame.keys.commands import Mode
from audiogame.narration.line import Subject
from audiogame.rules.value import replace
from audiogame.settings import SETTINGS

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from audiogame.console.dialogue import Dialogue
    from audiogame.console.front_end import FrontEnd
    from audiogame.console.key_source import Key
    from audiogame.console.profile import Profile
    from audiogame.console.speaker import Speaker
    from audiogame.console.user_data import UserData
    from audiogame.narration.line import Line

ROWS = ("down", "up", "right", "down", "left")
"""The arrow keys of the test, each followed by a row that may be missed."""
LATER = 0.3
"""Seconds from one of `ROWS` to its row: readers that miss rows have read the screen by then."""
FIND_OUT = "f"


class MissedLines:
    """Asks whether the screen reader misses lines, and keeps the answer.

    Args:
        front: has keys and the clock, and shows the answers as buttons.
        data: keeps the answer.
        dialogue: says questions.
        profile: the key bindings.
        speaker: knows the screen reader.
        any_key: waits for the next key, of any kind.
    """

    def __init__(
        self,
        front: FrontEnd,
        data: UserData,
        dialogue: Dialogue,
        profile: Profile,
        speaker: Speaker,
        any_key: Callable[[float | None], Awaitable[Key | None]],
    ) -> None:
        self._front = front
        self._data = data
        self._dialogue = dialogue
        self._profile = profile
        self._speaker = speaker
        self._any_key = any_key
        self._row = Subject()
        """The validity of the row under test, which need not be read later."""
        self._pressed: Key | None = None
        """The last key."""

    @property
    def due(self) -> bool:
        """Whether to ask unasked: once, under a screen reader that was not measured."""
        settings = self._data.settings
        known = self._speaker.reader.measured or settings.missed_lines != "unknown"
        asks = self._speaker.reads_lines and not self._front.keys.scripted
        return asks and not known and not settings.missed_lines_offered

    @property
    def matters(self) -> bool:
        """Whether an answer matters: not on the page, nor under a reader that misses most."""
        answers = SETTINGS["missed_lines"].values
        readers = [self._speaker.reader_that(str(answer)) for answer in answers]
        return len({(one.deaf_after, one.mute_after, one.looks_at) for one in readers}) > 1

    async def offer(self, missed: Line) -> Key | None:
        """Ask in the midst of something else, and never unasked again.

        Args:
            missed: the line that made it likely.

        Returns:
            A key pressed for that other thing instead of an answer; None if answered.
        """
        self._data.keep(replace(self._data.settings, missed_lines_offered=True))
        return await self.ask(insists=False, missed=missed.text)

    async def ask(self, insists: bool = True, missed: str = "") -> Key | None:
        """Ask whether the screen reader misses lines, and keep the answer.

        Args:
            insists: whether a key that is no answer repeats the question.
            missed: the words that may have been missed; empty for none.

        Returns:
            The key that was no answer, if not `insists`; else None.

        Raises:
            ProgramLeft: the program ends.
        """
        find_out = Answer(FIND_OUT, text=self._dialogue.narrator.say("find-out"))
        answers = (*YES_OR_NO, find_out)
        if missed:
            key = await self._answer("ask-whether-missed", answers, insists, missed=missed)
        else:
            key = await self._answer("ask-missed-lines", answers, insists)
        if key is None:
            return self._pressed
        if key == FIND_OUT:
            await self._find_out()
        else:
            self._keep(key)
        return None

    async def _find_out(self) -> None:
        """Run the test: show rows a moment after arrow keys, until one was not heard."""
        for number, key in enumerate(ROWS, start=1):
            name = speakable(self._dialogue.narrator, key)
            self._dialogue.tell("try-row", number=number, count=len(ROWS), key=name)
            while (pressed := await self._key()) != key:
                if not pressed:
                    self._keep("")
                    return
                self._dialogue.tell("try-row", number=number, count=len(ROWS), key=name)
            await self._any_key(LATER)
            self._dialogue.tell("tried-row", validity=self._row.change(), number=number)
            answer = await self._answer("", YES_OR_NO)
            self._row.change()
            if answer != YES:
                self._keep("yes" if answer else "")
                return
        self._keep("no")

    async def _answer(
        self, message: str, answers: tuple[Answer, ...], insists: bool = True, **args: Any
    ) -> str | None:
        """Return the key that answers a question; empty where the player goes back.

        Args:
            message: id of the question; empty for a row of the test, which nothing may follow.
            answers: the keys that answer it.
            insists: whether another key repeats the question; else it returns None.
            args: of the question.
        """
        keys = [one.key for one in answers]
        with self._dialogue.asks():
            question = self._dialogue.tell_choice(message, **args) if message else ""
            asked_at = self._front.clock()
            with self._front.display.answers(question, *answers):
                while True:
                    key = await self._key(asked_at)
                    if key is not None and (not key or key in keys):
                        return key
                    said = answer_of(key or "", self._dialogue.narrator.texts, keys)
                    if said is not None:
                        return YES if said else NO
                    if not insists:
                        return None
                    self._dialogue.tell_choice(message or "yes-or-no", **args)
                    asked_at = self._front.clock()

    async def _key(self, asked_at: float = float("-inf")) -> str | None:
        """Return a key's name; empty for going back, None for one pressed before `asked_at`."""
        while True:
            self._front.keys.look()
            key = await self._any_key(None)
            assert key is not None, "without a time limit there is a key"
            if key.name == "ctrl-c":
                raise ProgramLeft
            if key.name in SIGNALS:
                continue
            self._pressed = key
            if key.earliest < asked_at:
                return None
            command = self._profile.keymap.command(key.name, Mode.MENU)
            back = command is not None and command.name == "back" and key.name not in ROWS
            return "" if back else key.name.lower()

    def _keep(self, answer: str) -> None:
        """Save an answer, Y or "yes", N or "no"; nothing if it is empty."""
        if answer:
            value = "yes" if answer.startswith(YES) else "no"
            self._data.keep(replace(self._data.settings, missed_lines=value))
        self._dialogue.tell("setting-missed-lines", value=self._data.settings.missed_lines)
