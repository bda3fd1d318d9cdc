"""What every screen of the program shares: keys in, lines out, and the commands of everywhere."""

from __future__ import annotations

import contextlib
from collections.abc import Awaitable, Callable, Iterator, Mapping
from errno import ENOSPC
from functools import partial
from typing import TYPE_CHECKING, overload

from audiogame.console.appearance import Appearance
from audiogame.console.audio_news import AudioNews
from audiogame.console.company import LISTEN
from audiogame.console.delivery import Delivery
from audiogame.console.departure import NothingHeard, ProgramLeft
from audiogame.console.history_commands import HistoryCommands
from audiogame.console.key_help import Here, no_keys, only_reads, speakable, tell_unknown
from audiogame.console.key_presses import KeyPresses
from audiogame.console.key_source import (
    AWAKE,
    CONTINUED,
    END,
    RESIZED,
    SIGNALS,
    TERMINATED,
    Key,
)
from audiogame.console.ledger import Ledger
from audiogame.console.missed_lines import MissedLines
from audiogame.console.pace import Pace
from audiogame.console.profile import Profile
from audiogame.console.question import Question
from audiogame.console.recital import Recital, Sequel
from audiogame.console.soundscape import Soundscape
from audiogame.console.speaker import Speaker
from audiogame.console.unsaved_files import UnsavedFiles
from audiogame.console.views import Views
from audiogame.keys.commands import WALKS, Command, Mode
from audiogame.keys.keymap import Keymap, default_keymap
from audiogame.narration.narrator import Line, Narrator, Urgency
from audiogame.narration.texts import Texts
from audiogame.outputs.history import History
from audiogame.outputs.holder import Holder
from audiogame.outputs.readers import Reader, as_answered, doubted
from audiogame.rules.sounded import Sounded
from audiogame.rules.value import as_dict, replace
from audiogame.settings import Settings, save_settings

if TYPE_CHECKING:
    from asyncio import AbstractEventLoop
    from pathlib import Path

    from audiogame.console.company import Company
    from audiogame.console.front_end import FrontEnd
    from audiogame.narration.line import Validity
    from audiogame.narration.rulebook import AtTable
    from audiogame.outputs import Output
    from audiogame.table.news import NewsQueue

Everywhere = Mapping[str, Callable[["App", Mode, Here], Awaitable[Command | None]]]
"""What commands do that mean the same in all modes; one may return another to be done instead."""
CONTINUED_AGAIN = 5.0
"""Seconds in which the clock tells of the same sleep as a signal before."""


def _call_soon(loop: AbstractEventLoop, what: Callable[[], None]) -> None:
    """Have something called in a loop, from whatever thread; not where that has ended."""
    with contextlib.suppress(RuntimeError):
        loop.call_soon_threadsafe(what)


def chooses_nothing(key: Key) -> Line | None:
    """Tell that no key chooses anything here that was walked to."""
    return None


def no_question() -> Line | None:
    """Return no question: none is open where there is no game."""
    return None


class App:
    """One run of the program for the people at one keyboard.

    Args:
        front: keys, a screen, and whoever speaks, plays and thinks.
        settings: the player's choices.
        data: the folder of everything that is kept.
        everywhere: the commands that mean the same in all modes.
        stored: the settings as they are saved; those of this run only may differ.
    """

    def __init__(
        self,
        front: FrontEnd,
        settings: Settings,
        data: Path,
        everywhere: Everywhere,
        stored: Settings | None = None,
    ) -> None:
        self.keys = front.keys
        self.audio = front.audio
        self.thinker = front.thinker
        self.aside = front.aside
        self.clock = front.clock
        self.now = front.now
        self._reader = front.reader
        self.display = front.display
        self.screen = front.make_screen(settings.braille)
        self.holder = Holder()
        """Who holds the keyboard: asked wherever something is for one person alone."""
        self.history = History(holder=self.holder)
        self.outputs: list[Output] = [self.screen, self.history, *front.outputs]
        self.delivery = Delivery(self)
        self.say = self.delivery.say
        self.asks = self.delivery.asks
        self.question = Question(self)
        self.confirm = self.question.confirm
        self.missed_lines = MissedLines(self)
        self.keymap = default_keymap()
        self._ways_for: Keymap | None = None
        self._ways: Mapping[str, object] = {}
        self.settings = settings
        self.stored = settings if stored is None else stored
        self.data = data
        self.unkept = front.unkept
        self.told_unkept = False
        """Whether it was said that nothing is kept, settings too."""
        self.unsaved = UnsavedFiles(front.aside, self.check_kept)
        self.everywhere = everywhere
        self.narrator = Narrator(Texts())
        self.pace = Pace(settings.rate, settings.pace)
        self.reminder: Callable[[], None] | None = None
        self.open_question: Callable[[], Line | None] = no_question
        """Returns the question that a game has put and that is not answered yet."""
        self.withheld: Callable[[Key], Line | None] = chooses_nothing
        """Returns what is said instead of what a key chooses, where that was not heard."""
        self.company: Company | None = None
        """The people far away at the same table; None where everybody is here."""
        self.overheard = False
        """Whether they were heard of while the last key was awaited."""
        self.open_rules: Callable[[], Awaitable[None]] | None = None
        """Opens the rule book of the game that is being chosen or set up."""
        self.sequel: Sequel | None = None
        """What can be read on here; without, the lines that were said."""
        self.from_shell = False
        """Whether the program was started for one thing, and ends without the main menu."""
        self.in_game = False
        self.only_marks = False
        """Whether digits mark something in a game in secret, and decide nothing."""
        self.game_saved = False
        """Whether a game was open, and kept, when a fault of the program ended it."""
        self.keeps_game: Callable[[], bool] = bool
        """Tells whether the game that is played is kept."""
        self.profile = Profile(self)
        self.audio_news = AudioNews(self, lambda: self.speaker.shares_device)
        self.soundscape = Soundscape(self)
        self.speaker: Speaker = Speaker(self)
        self.appearance = Appearance(self, front.make_screen)
        self.take_wording = self.appearance.take_wording
        self.views = Views(self.remind_here)
        self.table: AtTable | None = None
        self.history_commands = HistoryCommands(self)
        self.recital = Recital(self)
        self.presses = KeyPresses()
        self.ledger = Ledger(self)
        self._woken_by: NewsQueue | None = None
        """The news of the table whose loop is told when a thought is ready."""
        self._continued_at = float("-inf")
        self._took_away = False
        self.take_wording()
        self.display.begin(self)

    # Lines out.

    def tell(
        self,
        message: str,
        urgency: Urgency = Urgency.ANSWER,
        validity: Validity | None = None,
        **args: object,
    ) -> None:
        """Say a common message.

        Args:
            validity: how long it is true; None for what stays true.
        """
        text = self.narrator.say(message, **{**self.ways_back, **args})
        self.say(Line(text, urgency=urgency, validity=validity))

    def tell_choice(self, message: str, urgency: Urgency = Urgency.ANSWER, **args: object) -> str:
        """Say a common message that tells what the next choice would take; returns its words."""
        text = self.narrator.say(message, **{**self.ways_back, **args})
        self.say(Line(text, urgency=urgency, offers=True))
        return text

    @contextlib.contextmanager
    def offering(self, withheld: Callable[[Key], Line | None]) -> Iterator[None]:
        """Let something be chosen meanwhile, which is over at the end.

        Args:
            withheld: returns what is said instead of what a key chooses that was not heard.
        """
        before, self.withheld = self.withheld, withheld
        try:
            with self.asks():
                yield
        finally:
            self.withheld = before

    def not_yet(self, key: Key, what: str) -> str:
        """Return what is said instead of choosing what was not heard, and how it is chosen."""
        again = speakable(self.narrator, key.name)
        return self.narrator.say("not-chosen-yet", what=what.strip().rstrip("."), key=again)

    @property
    def ways_back(self) -> Mapping[str, object]:
        """The keys that go back, as sentences name them: none that the screen reader keeps."""
        if self._ways_for is not self.keymap:
            self._ways_for, keeps = self.keymap, self.reader.keeps
            keys = [key for key in self.keymap.keys("back", Mode.MENU) if key not in keeps]
            self._ways = {
                "back": speakable(self.narrator, next(iter(keys), "escape")),
                "shell": self.from_shell,
                "leave_text": self.narrator.say("key-leaves-text", escape="escape" not in keeps),
            }
        return self._ways

    def tick(self) -> None:
        """Answer a key without words."""
        self.say(Line("", (Sounded("ui.error"),), Urgency.ANSWER))

    # Keys in.

    async def key(
        self,
        timeout: float | None = None,
        reads: bool = True,
        offers: bool = True,
        mode: Mode | None = None,
        news: NewsQueue | None = None,
    ) -> Key | None:
        """Wait for a key press that the program itself does not answer.

        Leaving (Ctrl+C), stopping (Ctrl+Z) and going on again are dealt with here.

        Args:
            reads: whether Space reads what is left to read.
            offers: whether it may be said that there is something to read.
            mode: where something can be chosen; None where nothing can.
            news: what ends the wait as well: then there is no key.

        Raises:
            ProgramLeft: the program ends.
        """
        deadline = None if timeout is None else self.clock() + timeout
        if mode is not None:
            self.display.show_mode(mode)
        while True:
            key = await self._ask_about_reader()
            if deadline is None:
                self.screen.settle()
            left = None if deadline is None else max(deadline - self.clock(), 0.0)
            key = key or await self._any_key(left, offers, news)
            if key is None:
                return None
            if key.name == "ctrl-c":
                await self.ask_to_leave()
            elif key.name == RESIZED:
                continue
            elif key.name in (CONTINUED, AWAKE):
                if self._took_away:  # which has told who takes over
                    self.keys.renew()
                elif key.name == CONTINUED or key.at - self._continued_at > CONTINUED_AGAIN:
                    self.remind()
                self._continued_at = key.at
            elif key.place is not None and key.text is not None:
                return key  # a value that was given in a form: its control shows it
            elif not (reads and self.ledger.take(key, self._decides(key, mode), offers)):
                return key

    async def _ask_about_reader(self) -> Key | None:
        """Ask once, where a key was held back, whether the screen reader misses lines.

        Returns:
            A key that goes on with what was held back, and answers nothing.
        """
        was_held, self.ledger.held_back = self.ledger.held_back, False
        if not (was_held and self.missed_lines.due):
            return None
        held = self.history.newest_line
        key = await self.missed_lines.offer()
        if key is None and held is not None:
            self.say(held, again=True)
        return key

    async def pause(self, seconds: float) -> None:
        """Let a sound be heard before its words; any key ends that."""
        await self.keys.pending(seconds)

    def remind(self) -> None:
        """Say the last line again, and whose turn it is: the program had been stopped."""
        self.keys.renew()
        self.screen.renew()
        newest, question = self.history.newest_line, self.open_question()
        here = newest is not None and newest.listed and self.reminder is not None
        if newest is not None and question is not None:
            here = here or newest.text.endswith(question.text)
        if newest is not None and not here:  # else it is what is said of the place
            self.say(Line(newest.text, urgency=Urgency.ALERT), again=True)
        self.remind_here()

    def remind_here(self) -> None:
        """Say where the player is: the question in a game, the present item in a menu."""
        if self.reminder is not None:
            self.reminder()

    @overload
    async def any_key(self) -> Key: ...

    @overload
    async def any_key(self, timeout: float | None) -> Key | None: ...

    async def any_key(self, timeout: float | None = None) -> Key | None:
        """Wait for the next key, whatever it is, but a Space that reads what is left to read.

        Args:
            timeout: seconds after which there is none.

        Raises:
            ProgramLeft: there is none any more.
        """
        while True:
            self.screen.settle()
            key = await self._any_key(timeout)
            assert key is not None or timeout is not None, "without a time limit there is a key"
            if key is None or key.name != "space" or not self.ledger.take(key, offers=False):
                return key

    async def _any_key(
        self, timeout: float | None, offers: bool = False, news: NewsQueue | None = None
    ) -> Key | None:
        lost = self.delivery.lost
        if lost is not None and not self.delivery.heard:
            raise NothingHeard(lost)
        await self.unsaved.begin(wait=self.keys.scripted)
        self.ledger.await_key(offers)
        key = await self._next_key(timeout, news)
        if key is None:
            return None
        if key.name in (END, TERMINATED):
            raise ProgramLeft
        for output in self.outputs:
            output.pressed()
        if key.name in (CONTINUED, AWAKE):
            self.screen.wipe()
        elif key.name != "space":
            self.screen.hide()
        if key.name in (CONTINUED, AWAKE, RESIZED):
            self._take_away()
        self.presses.add(key.name)
        if key.name not in SIGNALS:
            self.ledger.press(key)
            self.screen.after_space = key.name == "space"
        return key

    async def _next_key(self, timeout: float | None, news: NewsQueue | None) -> Key | None:
        """Wait for a key; what people far away do is told meanwhile, wherever somebody is."""
        self.overheard = False
        if news is not None and not self.keys.scripted:
            return await self._key_or_news(timeout, news)
        short = timeout is not None and timeout <= LISTEN  # whoever waits so looks by themselves
        if self.company is None or self.keys.scripted or short:
            return await self.keys.key(timeout)
        until = None if timeout is None else self.clock() + timeout
        while True:
            left = LISTEN if until is None else min(LISTEN, until - self.clock())
            key = await self.keys.key(max(left, 0.0))
            if key is not None or (until is not None and self.clock() >= until):
                return key
            if self.company.overhear():
                self.overheard = True
                self.screen.settle()

    async def _key_or_news(self, timeout: float | None, news: NewsQueue) -> Key | None:
        """Wait for a key, or until there is news; a key that was pressed by then goes first."""
        await self.keys.ready()
        from asyncio import ensure_future, get_running_loop, wait  # late: the first line needs none

        if self._woken_by is not news:  # what has come before is looked at first
            self._woken_by, loop = news, get_running_loop()
            self.thinker.listen(partial(_call_soon, loop, news.wake))
            return None
        if news or news.woken:
            news.wakes(None)
            return None
        pressed = ensure_future(self.keys.key(timeout))
        news.wakes(pressed.cancel)
        try:
            await wait((pressed,))
        finally:
            news.wakes(None)
            pressed.cancel()
        return None if pressed.cancelled() else pressed.result()

    def _decides(self, key: Key, mode: Mode | None) -> bool:
        """Tell whether a key would choose something."""
        command = self.keymap.command(key.name, mode) if mode is not None else None
        if command is None or not command.chooses or command.name in WALKS:
            return False
        return not (mode is Mode.GAME and self.only_marks and command.pick)

    def _take_away(self) -> None:
        """Let nobody hold the keyboard: who sits there now is not known."""
        self._took_away, reads = self.holder.seat is not None, self.holder.source is not None
        if self._took_away:
            self.let_go()
            if reads:
                self.views.end()
            self.remind_here()

    def let_go(self) -> None:
        """Let nobody hold the keyboard; what is shown or said for one person alone ends."""
        if self.holder.seat is not None and self.speaker.speech is not None:
            self.speaker.speech.hush()
        self.screen.hide()
        self.history.leave()
        self.holder.release()
        self.delivery.end_question()

    async def ask_to_leave(self) -> None:
        """Leave the program, if the player means it.

        Raises:
            ProgramLeft: the program ends.
        """
        if self.settings.confirm_leaving and not await self._means_to_leave():
            self.tell("staying")
            self.remind_here()
            return
        raise ProgramLeft

    async def _means_to_leave(self) -> bool:
        if self.in_game:
            return await self.confirm("leave-program-game", saved=self.keeps_game())
        return await self.confirm("leave-program")

    async def press_common(
        self, key: Key, mode: Mode, here: Here = no_keys, asks: bool = False
    ) -> Command | None:
        """Do what a key means everywhere; return its command if the mode has to do it.

        Args:
            here: tells what keys mean at this place, beside the keymap, for key help.
            asks: whether this place has an open question, which is said again instead of what
                came after it; a game always has.
        """
        if only_reads(self, key.name, mode):
            self.screen.show_again()
            return None
        command = self.keymap.command(key.name, mode)
        if command is None and self.in_game and mode is not Mode.GAME:
            command = self.keymap.command(key.name, Mode.GAME)  # for the game behind this
        if command is None:
            tell_unknown(self, key.name, self.presses.repeated > 1)
        elif mode not in command.modes:
            message = "command-behind" if self.in_game else "command-not-here"
            self.tell(message, what=self.narrator.say(f"command-{command.name}"))
            return None
        if asks and command is not None and command.name == "repeat":
            self.history_commands.repeat(asked=True)
            return None
        while command is not None and command.name in self.everywhere:
            command = await self.everywhere[command.name](self, mode, here)
        return command

    # What the player has chosen.

    def keep(self, settings: Settings) -> None:
        """Take changed settings, and have them saved soon; says so if they cannot be."""
        before = as_dict(self.settings)
        changed = {name: new for name, new in as_dict(settings).items() if new != before[name]}
        self.settings = settings
        self.stored = replace(self.stored, **changed)
        self.pace = Pace(settings.rate, settings.pace)
        self.save_soon("settings.toml", partial(save_settings, settings=self.stored))

    def save_soon(self, name: str, save: Callable[[Path], None]) -> None:
        """Have a file of what the player has chosen written when the words of it are out.

        Args:
            name: of the file, in the folder of everything that is kept.
            save: writes the whole of it.
        """
        path = self.data / name
        self.unsaved.put(path, lambda: save(path), self._not_saved, instead=True)

    def _not_saved(self, fault: OSError) -> None:
        if not self.told_unkept:
            self.tell("settings-not-saved", why=str(fault.strerror or fault))

    def check_kept(self) -> None:
        """Check that what was written is kept, where a front end has it in memory first.

        Raises:
            OSError: it is not.
        """
        why = self.unkept()
        if why:
            raise OSError(ENOSPC, why)

    def take_settings(self) -> None:
        """Let everything follow the settings from now on."""
        self.take_wording()
        self.speaker.take_settings()
        self.soundscape.take_settings()

    @property
    def reader(self) -> Reader:
        """The screen reader that reads what is printed, as far as it is known what it misses."""
        return self.reader_that(self.settings.missed_lines)

    def reader_that(self, misses: str) -> Reader:
        """Return the screen reader with the care that an answer gives it.

        Args:
            misses: whether it misses lines: "yes", which counts more than what was measured, "no"
                or "unknown".
        """
        reader = doubted(self._reader) if misses == "yes" else self._reader
        return as_answered(reader, misses)

    @property
    def reads_lines(self) -> bool:
        """Whether a screen reader reads what is printed; a braille display waits by itself."""
        return self.speaker.mode == "lines" and not self.settings.braille

    @property
    def speech_mode(self) -> str:
        """Who speaks: "lines", "direct", "voice" or "none"."""
        return self.speaker.mode

    def pair_sounds(self) -> None:
        """Let a voice play the sounds of lines when it comes to them, where there are both."""
        sound, speech = self.soundscape.sound, self.speaker.speech
        if sound is not None:
            sound.paced = speech is not None
        if speech is not None:
            speech.lead_with(sound.play if sound is not None else None)

    def close(self) -> None:
        """Write what is still to be written, let the last words end, let go of every output."""
        self.unsaved.finish()
        self.thinker.close()
        for output in reversed(self.outputs):
            with contextlib.suppress(OSError):
                output.close()
        self.audio.close()
