"""Key input: keys pressed at one keyboard, and the commands that work everywhere."""

from __future__ import annotations

import contextlib
from collections import deque
from functools import partial
from typing import TYPE_CHECKING, Any, TypeVar, overload

from audiogame.console.departure import NothingHeard, ProgramLeft
from audiogame.console.display import YES_OR_NO
from audiogame.console.key_help import Here, no_keys, only_reads, tell_unknown
from audiogame.console.key_source import (
    AWAKE,
    CONTINUED,
    END,
    LINKED,
    PASTE,
    RESIZED,
    SIGNALS,
    TERMINATED,
    Key,
)
from audiogame.console.missed_lines import MissedLines
from audiogame.console.yes_or_no import answer_of
from audiogame.keys.commands import WALKS, Command, Mode
from audiogame.narration.narrator import Line, Urgency
from audiogame.own_task import ask_task

if TYPE_CHECKING:
    from asyncio import AbstractEventLoop
    from collections.abc import Awaitable, Callable, Mapping

    from audiogame.console.console import Console
    from audiogame.console.dialogue import Dialogue
    from audiogame.console.front_end import FrontEnd
    from audiogame.console.profile import Profile
    from audiogame.console.speaker import Speaker
    from audiogame.console.unheard_lines import UnheardLines
    from audiogame.table.news import NewsQueue

T = TypeVar("T")
SHORT = 0.5
"""Seconds up to which a wait for a key says no news: its caller looks for news itself."""
NOTICED = 1.0
"""Seconds after which a question that came unasked may have been heard."""


class Question:
    """Asks yes-no questions, one after the other.

    Args:
        front: has keys and the clock, and shows the answers as buttons.
        dialogue: says questions.
        profile: the key bindings.
        speaker: knows whether anything is spoken.
        unheard: knows what was said too late to be heard.
        any_key: waits for the next key, of any kind.
    """

    def __init__(
        self,
        front: FrontEnd,
        dialogue: Dialogue,
        profile: Profile,
        speaker: Speaker,
        unheard: UnheardLines,
        any_key: Callable[[float | None], Awaitable[Key | None]],
    ) -> None:
        self._front = front
        self._dialogue = dialogue
        self._profile = profile
        self._speaker = speaker
        self._unheard = unheard
        self._any_key = any_key

    @property
    def notice(self) -> float:
        """Seconds in which an unasked question cannot have been heard yet; 0 if it is only seen."""
        return NOTICED if self._speaker.mode != "none" else 0.0

    async def confirm(
        self,
        message: str,
        silence: float | None = None,
        unasked: bool = False,
        again: str = "",
        more: str = "",
        **args: Any,
    ) -> bool:
        """Ask a yes-no question: Y or the letter of the language is yes, N or going back is no.

        Args:
            message: id of the question, with what should be known before.
            silence: seconds after which the answer is no; the question is then asked only once.
            unasked: whether it comes unasked, while the player may be pressing keys for
                something else: a key before it can have been heard repeats it.
            again: id of the question alone, after a key that is no answer; empty for `message`.
            more: id of an explanation that ends with the question; empty for none.

        Raises:
            ProgramLeft: the program ends.
        """
        with self._dialogue.asks():
            question = self._dialogue.tell_choice(message, **args)
            asked_at = self._front.clock()
            with self._front.display.answers(question, *YES_OR_NO):
                asked = again or message
                return await self._confirmed(asked, more, asked_at, silence, unasked, **args)

    async def _confirmed(
        self,
        message: str,
        more: str,
        asked_at: float,
        silence: float | None,
        unasked: bool,
        **args: Any,
    ) -> bool:
        say, front, unheard = self._dialogue, self._front, self._unheard
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
            answer = answer_of(key.name, say.narrator.texts)
            answers = answer is not None or meant == "back"
            # A key pressed before the question was asked cannot have been its answer.
            heard_at = asked_at + self.notice if unasked else asked_at
            unsure = unasked and unheard.doubtful
            if answers and not unsure and not key.earliest < heard_at:
                return bool(answer)
            if not answers:
                unheard.take(key)
            if deadline is not None and not answers and not unsure:
                say.tell("yes-or-no")
            elif meant == "choose":
                say.tell_choice("neither", told=say.narrator.say(message, **args))
            else:
                command = self._profile.keymap.command(key.name, Mode.GAME)
                explains = more and command is not None and command.name == "explain"
                say.tell_choice(more if explains else message, **args)
            unasked = unasked and unheard.doubtful
            asked_at = front.clock()
            front.keys.look()


CONTINUED_AGAIN = 5.0
"""Seconds in which a sleep seen by the clock is the one already signalled."""


def _call_soon(loop: AbstractEventLoop, what: Callable[[], None]) -> None:
    """Schedule a call in an event loop, from any thread; do nothing if the loop has ended."""
    with contextlib.suppress(RuntimeError):
        loop.call_soon_threadsafe(what)


class Keyboard:
    """Key presses, one after the other, and the player at the keyboard.

    Args:
        console: says lines, and does what keys ask for.
        everywhere: handlers of the commands common to all modes, by name; one may return another
            command to run instead.
    """

    def __init__(
        self,
        console: Console,
        everywhere: Mapping[str, Callable[[Mode, Here], Awaitable[Command | None]]],
    ) -> None:
        front, dialogue, profile = console.front, console.dialogue, console.profile
        self._front = front
        self._console = console
        self._everywhere = everywhere
        self.holder = dialogue.outputs.holder
        """The seat at the keyboard: checked wherever something is for one player alone."""
        self._last = ""
        """The name of the last key."""
        self._repeated = False
        """Whether it was the key before, too."""
        self.overheard = False
        """Whether news of remote players was said while the last key was awaited."""
        question = Question(
            front, dialogue, profile, console.speaker, console.unheard, self.any_key
        )
        self.question = question
        self.confirm = question.confirm
        self.missed_lines = MissedLines(
            front, console.data, dialogue, profile, console.speaker, self.any_key
        )
        self._woken_by: NewsQueue | None = None
        """The news queue of the table whose loop is woken when a bot has decided."""
        self._continued_at = float("-inf")
        self._took_away = False
        self._early: deque[Key] = deque()
        """Keys pressed while other work was waited for: they come next."""
        self.follow: Callable[[str], Awaitable[None]] | None = None
        """Asks whether to follow the link in a pasted text; None until the program has begun."""
        self._asks_of_link = False
        """Whether the player is asked about a link that was pasted."""

    async def key(
        self,
        timeout: float | None = None,
        reads: bool = True,
        offers: bool = True,
        mode: Mode | None = None,
        news: NewsQueue | None = None,
        types: bool = False,
    ) -> Key | None:
        """Wait for a key press that the program itself does not answer.

        Leaving (Ctrl+C), suspending (Ctrl+Z), resuming and pasted links are handled here.

        Args:
            timeout: seconds after which the result is None.
            reads: whether Space reads the unheard lines.
            offers: whether the player may be told of unheard lines.
            mode: the mode, where something can be chosen; None elsewhere.
            news: a queue whose news end the wait too, with None.
            types: whether a text is typed here, which takes what is pasted.

        Raises:
            ProgramLeft: the program ends, or the player follows a link.
        """
        front, screen = self._front, self._console.dialogue.outputs
        unheard = self._console.unheard
        deadline = None if timeout is None else front.clock() + timeout
        if mode is not None:
            front.display.show_mode(mode, self._console.scene.leaves)
        while True:
            key = await self._ask_about_reader() if unheard.held_back is not None else None
            if deadline is None:
                screen.screen.settle()
            left = None if deadline is None else max(deadline - front.clock(), 0.0)
            key = key or await self._any_key(left, offers, news)
            if key is None:
                return None
            if key.name == "ctrl-c":
                await self.ask_to_leave()
            elif key.name == RESIZED:
                continue
            elif key.name == LINKED or (key.name == PASTE and not types):
                await self._take_link(key)
                self._console.scene.remind_here()
            elif key.name in (CONTINUED, AWAKE):
                if self._took_away:  # the take-over has been said already
                    front.keys.renew()
                elif key.name == CONTINUED or key.at - self._continued_at > CONTINUED_AGAIN:
                    self.remind()
                self._continued_at = key.at
            elif key.place is not None and key.text is not None:
                return key  # a value entered in a form: its control shows it
            elif not (reads and unheard.take(key, self._decides(key, mode), offers)):
                return key

    async def unless_back(self, work: Awaitable[T]) -> T | None:
        """Wait for work that a key which goes back ends, with None; other keys come afterwards.

        Raises:
            ProgramLeft: the program ends.
        """
        from asyncio import sleep, wait  # late: the first line needs none

        doing, keys = ask_task(work), self._front.keys
        try:
            await sleep(0)
            while not doing.done():
                if keys.scripted:  # a script does not wait
                    return await doing
                pressed = ask_task(keys.key())
                try:
                    await wait((doing, pressed), return_when="FIRST_COMPLETED")
                finally:
                    pressed.cancel()
                    await wait((pressed,))
                if not pressed.cancelled() and (key := pressed.result()) is not None:
                    command = self._console.profile.keymap.command(key.name, Mode.MENU)
                    if key.name in (END, TERMINATED):
                        raise ProgramLeft
                    if key.name == "ctrl-c":
                        early, self._early = self._early, deque()
                        await self.ask_to_leave()
                        self._early = early
                    elif command is not None and command.name == "back":
                        for output in self._console.dialogue.outputs.all:
                            output.pressed()
                        return None
                    else:
                        self._early.append(key)
            return doing.result()
        finally:
            if not doing.done():
                doing.cancel()
                await wait((doing,))

    async def key_among(self, mode: Mode | None = None) -> Key:
        """Wait for a key press; meanwhile say the news of remote players, and ask what they ask.

        Args:
            mode: the mode, where something can be chosen; None elsewhere.

        Raises:
            ProgramLeft: the program ends.
        """
        while True:
            company = self._console.scene.company
            key = await self.key(mode=mode, news=company.news if company is not None else None)
            if key is not None:
                return key
            assert company is not None, "a key is awaited without a limit where all are here"
            await company.hear()

    async def _ask_about_reader(self) -> Key | None:
        """Ask once, after a key was held back, whether the screen reader misses lines.

        It waits while another question stands: a choice, or the end of a game.  In a lesson or a
        first game it does not come.

        Returns:
            A key that is no answer but continues with what was held back.
        """
        console, unheard = self._console, self._console.unheard
        due = self.missed_lines.due and not console.scene.learning
        if due and console.scene.open_question() is not None:
            return None
        missed, unheard.held_back = unheard.held_back, None
        if not due or missed is None:
            return None
        held = console.recall.history.newest_line
        key = await self.missed_lines.offer(missed)
        if key is None and held is not None:
            console.dialogue.say(held, again=True)
        return key

    async def pause(self, seconds: float) -> None:
        """Wait so that a sound is heard before its words; any key ends the wait."""
        await self._front.keys.pending(seconds)

    async def until_read(self) -> None:
        """Wait while more would cut off a screen reader that reads what was printed last; any key
        ends the wait."""
        left = self._console.unheard.unread_for
        if left:
            await self.pause(left)

    def remind(self) -> None:
        """Repeat the last line and whose turn it is, after the program was suspended."""
        scene, dialogue = self._console.scene, self._console.dialogue
        self._front.keys.renew()
        dialogue.outputs.screen.renew()
        history, question = dialogue.outputs.history, scene.open_question()
        about = (one for one in reversed(history.lines) if not one.local)
        newest = next(filter(history.holder.may_hear, about), None)
        here = newest is not None and newest.listed and scene.reminder is not None
        if newest is not None and question is not None:
            here = here or newest.text.endswith(question.text)
        if newest is not None and not here:  # else it is the line that `remind_here` says
            line = Line(newest.text, urgency=Urgency.ALERT, language=newest.language)
            dialogue.say(line, again=True)
        scene.remind_here()

    @overload
    async def any_key(self) -> Key: ...

    @overload
    async def any_key(self, timeout: float | None) -> Key | None: ...

    async def any_key(self, timeout: float | None = None) -> Key | None:
        """Wait for the next key, of any kind but a Space that reads unheard lines.

        Args:
            timeout: seconds after which the result is None.

        Raises:
            ProgramLeft: the input has ended.
        """
        unheard = self._console.unheard
        while True:
            self._console.dialogue.outputs.screen.settle()
            key = await self._any_key(timeout)
            assert key is not None or timeout is not None, "without a time limit there is a key"
            if key is not None and key.name in (LINKED, PASTE):
                await self._take_link(key)
            if key is None or key.name != "space" or not unheard.take(key, offers=False):
                return key

    async def _take_link(self, key: Key) -> None:
        """Ask whether to follow the link in a pasted text; while that is asked, ask nothing else.

        Raises:
            LinkFollowed: the player follows it.
        """
        if self._asks_of_link or self.follow is None:
            return
        self._asks_of_link = True
        try:
            await self.follow(key.text or "")
        finally:
            self._asks_of_link = False

    async def _any_key(
        self, timeout: float | None, offers: bool = False, news: NewsQueue | None = None
    ) -> Key | None:
        outputs, unheard = self._console.dialogue.outputs, self._console.unheard
        if outputs.lost is not None and not outputs.heard:
            raise NothingHeard(outputs.lost)
        await self._console.data.unsaved.begin(wait=self._front.keys.scripted)
        unheard.await_key(offers)
        key = await self._next_key(timeout, news)
        if key is None:
            return None
        if key.name in (END, TERMINATED):
            raise ProgramLeft
        for output in outputs.all:
            output.pressed()
        if key.name in (CONTINUED, AWAKE):
            outputs.screen.wipe()
        elif key.name != "space":
            outputs.screen.hide()
        if key.name in (CONTINUED, AWAKE, RESIZED):
            self._take_away()
        self._last, self._repeated = key.name, key.name == self._last
        if key.name not in SIGNALS:
            self._console.calls.pressed()
            if self._console.scene.company is not None:
                self._console.scene.company.pressed()
            unheard.press(key)
            outputs.screen.after_space = key.name == "space"
        return key

    async def _next_key(self, timeout: float | None, news: NewsQueue | None) -> Key | None:
        """Wait for a key; say news of remote players meanwhile, on every screen."""
        self.overheard = False
        if self._early:
            return self._early.popleft()
        keys, clock, company = self._front.keys, self._front.clock, self._console.scene.company
        if news is not None and not keys.scripted:
            key = await self._key_or_news(timeout, news)
            if key is None and news.waiting:
                await self.until_read()
            return key
        if company is None or keys.scripted or (timeout is not None and timeout <= SHORT):
            return await keys.key(timeout)
        until = None if timeout is None else clock() + timeout
        while True:
            left = None if until is None else max(until - clock(), 0.0)
            key = await self._key_or_news(left, company.news)
            if key is not None or (until is not None and clock() >= until):
                return key
            await self.until_read()
            if company.overhear():
                self.overheard = True
                self._console.dialogue.outputs.screen.settle()

    async def _key_or_news(self, timeout: float | None, news: NewsQueue) -> Key | None:
        """Wait for a key or for news; a key pressed by then comes first."""
        await self._front.keys.ready()
        from asyncio import get_running_loop, wait  # late: the first line needs none

        if self._woken_by is not news:  # news that came earlier is handled first
            self._woken_by, loop = news, get_running_loop()
            self._front.thinker.listen(partial(_call_soon, loop, news.wake))
            return None
        if news.waiting or news.woken:
            news.wakes(None)
            return None
        pressed = ask_task(self._front.keys.key(timeout))
        news.wakes(pressed.cancel)
        try:
            await wait((pressed,))
        finally:
            news.wakes(None)
            pressed.cancel()
        return None if pressed.cancelled() else pressed.result()

    def _decides(self, key: Key, mode: Mode | None) -> bool:
        """Return whether a key would choose something."""
        if mode is None:
            return False
        command = self._console.profile.keymap.command(key.name, mode)
        if command is None or not command.chooses or command.name in WALKS:
            return False
        return not (mode is Mode.GAME and self._console.scene.only_marks and command.pick)

    def _take_away(self) -> None:
        """Release the keyboard from its player: after a break, another person may sit there."""
        self._took_away, reads = self.holder.seat is not None, self.holder.source is not None
        if self._took_away:
            self.let_go()
            if reads:
                self._console.views.end()
            self._console.scene.remind_here()

    def let_go(self) -> None:
        """Release the keyboard; what is shown or said for one player alone ends."""
        speech, dialogue = self._console.speaker.speech, self._console.dialogue
        if self.holder.seat is not None and speech is not None:
            speech.hush()
        dialogue.outputs.screen.hide()
        dialogue.outputs.history.leave()
        self.holder.release()
        dialogue.end_question()

    async def ask_to_leave(self) -> None:
        """Leave the program, asking first if the settings say so.

        Raises:
            ProgramLeft: the program ends.
        """
        if self._console.data.settings.confirm_leaving and not await self._means_to_leave():
            self._console.dialogue.tell("staying")
            self._console.scene.remind_here()
            return
        raise ProgramLeft

    async def _means_to_leave(self) -> bool:
        scene = self._console.scene
        if scene.in_game:
            return await self.confirm("leave-program-game", kept=scene.game_kept().value)
        return await self.confirm("leave-program")

    async def press_common(
        self, key: Key, mode: Mode, here: Here = no_keys, asks: bool = False
    ) -> Command | None:
        """Run a key's command if it is common to all modes; return it if the mode has to.

        Args:
            here: returns the keys of this place, beside the keymap, for key help.
            asks: whether this place has an open question, which is repeated instead of what
                came after it; a game always has.
        """
        dialogue, profile = self._console.dialogue, self._console.profile
        in_game = self._console.scene.in_game
        if key.name == "space" and only_reads(dialogue, profile, mode):
            dialogue.outputs.screen.show_again()
            return None
        command = profile.keymap.command(key.name, mode)
        if command is None and in_game and mode is not Mode.GAME:
            command = profile.keymap.command(key.name, Mode.GAME)  # for the game behind this view
        if command is None:
            tell_unknown(dialogue, key.name, self._repeated)
        elif mode not in command.modes:
            message = "command-behind" if in_game else "command-not-here"
            dialogue.tell(message, what=dialogue.narrator.say(f"command-{command.name}"))
            return None
        if asks and command is not None and command.name == "repeat":
            self._console.recall.repeat(asked=True)
            return None
        while command is not None and command.name in self._everywhere:
            command = await self._everywhere[command.name](mode, here)
        return command
