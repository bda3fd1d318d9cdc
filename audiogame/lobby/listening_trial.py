"""The listening trial: the player says what is heard of speech, sounds and keys, for a report."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from contextlib import AbstractContextManager
from dataclasses import dataclass
from functools import cache, partial
from pathlib import Path
from typing import Any

from audiogame.console.app import App
from audiogame.console.departure import ProgramLeft
from audiogame.console.display import Answer
from audiogame.console.finding import Finding
from audiogame.console.key_source import Key
from audiogame.console.spelling import speakable, spoken_keys
from audiogame.keys.commands import Mode
from audiogame.keys.keymap import default_keymap
from audiogame.lobby.bundle import CannotBundle, bundled, write_bundle
from audiogame.narration.line import Line, Subject, Urgency
from audiogame.narration.texts import Figure, Texts
from audiogame.rules.sounded import Sounded
from audiogame.rules.value import replace
from audiogame.table.own_file import free_path

FILES = "trial."
"""The prefix of the file of these texts, before its language."""
REPORT = "audiogame-report.zip"
"""The default file name of a report."""
LISTEN = 15.0
"""Seconds that a line may take."""
LOOK = 0.02
"""Seconds between two checks whether a line has been heard."""
UNKNOWN = 4.0
"""Seconds to wait for a line where the voice does not report its end."""
LONG_ENOUGH = 2.0
"""Seconds of a long line that are heard before it is cut off."""
READ = 4.0
"""Seconds that a braille display shows a line before the question replaces it."""
PLAYED = 1.2
"""Seconds that the cue plays."""
CUE = "game.start"
ROW = 9
"""Seats of a row whose ends are far to the left and to the right."""
FAST, LOW = 350, 40
"""Words a minute and percent of the volume of the fast line."""
LEAVE_OUT, AGAIN, STOP = "0", "space", "escape"
KEYS = (
    *("down", "up", "home", "end", "enter", "space", "r", "t", "e", "c", "h", "H", "l", "x"),
    *("v", "V", "comma", "period", "less", "greater", "g", "i", "w", "L", "U", "m", "y"),
    *("question", "f1", "f2", "f4", "f5", "f6", "tab", "shift-tab", "pageup", "pagedown"),
    *("backspace", "plus", "alt-o"),
)
"""The keys that are tried: those of a game that a screen reader or a terminal could keep."""
NO_OTHERS = "none"
HEARD_ANSWERS = 3
"""Number of answers to whether a line was heard: yes, no, twice."""


@dataclass(frozen=True)
class Test:
    """One test of the trial.

    Args:
        name: in the texts and in the report.
        answers: number of keys that answer it, from 1 on.
        act: runs it.
        possible: returns whether it can be tried here.
    """

    name: str
    answers: int
    act: Callable[[], Awaitable[None]]
    possible: Callable[[], bool] = lambda: True


@cache
def _texts(language: str) -> Texts:
    return Texts(language, files=FILES)


def say(language: str, message: str, **values: Any) -> str:
    """Return a sentence of the trial."""
    return _texts(language).format(message, values)


class Trial:
    """A trial of speech, braille, sounds and keys, in the running program.

    Args:
        app: says the lines, plays the sounds and has the keys.
    """

    def __init__(self, app: App) -> None:
        self._app = app
        self._said = partial(say, app.dialogue.language)
        self._asked = Subject()
        """Validity of the lines of the present question: none is repeated after its answer."""
        self._last = ""
        self.found: list[Finding] = []
        """The answers."""
        self.answered = False
        """Whether any question was answered."""

    async def run(self) -> None:
        """Run all tests, until the player ends them.

        Raises:
            ProgramLeft: the program ends; what was answered is found.
        """
        keys = [name for name in KEYS if name not in self._app.front.display.kept]
        self.found = [Finding("trial voice", self._voice())]
        await self._introduce(self._said("start", count=Figure(len(keys))))
        await self._introduce(self._voice())
        for test in self._tests():
            if not test.possible():
                self.found.append(Finding(f"trial {test.name}", self._said("not-here")))
            elif not await self._try(test):
                return await self._stop()
        await self._introduce(self._said("keys", count=Figure(len(keys))))
        for name in KEYS:
            if name not in keys:
                self.found.append(Finding(f"trial key {name}", self._said("not-here")))
            elif not await self._try_key(name):
                return await self._stop()
        return None

    async def thank(self, path: str) -> None:
        """Say where the report is.

        Args:
            path: of the file, or the name of a download.
        """
        await self._tell(self._said("thanks", path=path))

    async def _stop(self) -> None:
        self.found.append(Finding("trial", self._said("stopped")))
        await self._tell(self._said("stopped"))

    def _voice(self) -> str:
        name = self._app.speaker.who
        return self._said("voice-is", name=name) if name else self._said("voice-none")

    def _tests(self) -> tuple[Test, ...]:
        """Return all tests in order; whether one is possible is asked when its turn comes."""
        speaker, reader = self._app.speaker, self._app.front.reader

        def speaks() -> bool:
            return bool(speaker.who)

        def obeys() -> bool:
            ignores = speaker.speech.ignores if speaker.speech is not None else ()
            return speaks() and speaker.own_voice and not {"rate", "volume"} & {*ignores}

        def brailled() -> bool:
            # A page hands no line to the screen reader where the browser's own voice speaks.
            return not (reader.reports and speaker.own_voice)

        def heard() -> bool:
            return self._app.soundscape.heard

        return (
            Test("speak", 3, partial(self._speak, "speak")),
            Test("cut", 3, self._cut, speaks),
            Test("silence", 3, self._silence, speaks),
            Test("fast", 4, self._fast, obeys),
            Test("braille", 3, self._braille, brailled),
            Test("left", 4, partial(self._sound, "left", 0), heard),
            Test("right", 4, partial(self._sound, "right", ROW - 1), heard),
        )

    async def _try(self, test: Test) -> bool:
        """Run a test and ask; return whether the trial goes on."""
        while True:
            await test.act()
            if await self._drop_keys():
                return False
            key = await self._ask(f"{test.name}-asks", test.answers, LEAVE_OUT, AGAIN)
            if key == STOP:
                return False
            if key != AGAIN:
                break
            await self._tell(self._said("repeat"))
        self.answered = True
        found = "left-out" if key == LEAVE_OUT else f"answer-{test.name}"
        self.found.append(Finding(f"trial {test.name}", self._said(found, key=Figure(key))))
        return True

    async def _try_key(self, name: str) -> bool:
        """Wait for a key, say its command, and ask; return whether the trial goes on."""
        narrator, others = self._app.dialogue.narrator, list[str]()
        wanted = spoken_keys(narrator, (name,))
        await self._tell(self._said("press", key=wanted))
        with self._buttons(0, LEAVE_OUT):
            while (key := await self._key()) not in (name, LEAVE_OUT, STOP):
                others.append(key)
                other = spoken_keys(narrator, (key,))
                await self._tell(self._said("other-key", other=other, key=wanted))
        if key == STOP:
            return False
        self.answered = True
        told = spoken_keys(narrator, others) or NO_OTHERS
        if key == LEAVE_OUT:
            self.found.append(Finding(f"trial key {name}", self._said("key-lost", others=told)))
            return True
        command = default_keymap().command(name, Mode.GAME)
        assert command is not None, name
        await self._whole(
            narrator.say("key", keys=wanted, what=narrator.say(f"command-{command.name}"))
        )
        answer = await self._ask("heard-asks", HEARD_ANSWERS)
        if answer == STOP:
            return False
        heard = self._said("answer-heard", key=Figure(answer), others=told)
        self.found.append(Finding(f"trial key {name}", heard))
        return True

    async def _ask(self, message: str, answers: int, *others: str) -> str:
        """Ask until a key answers; return it.

        Args:
            answers: number of keys that answer, from 1 on.
            others: further keys that count, besides the one that ends the trial.
        """
        question = self._said(message)
        await self._tell(question)
        valid = *map(str, range(1, answers + 1)), *others, STOP
        with self._buttons(answers, *others):
            while (key := await self._key()) not in valid:
                wrong = self._said("wrong-key", count=Figure(answers))
                await self._tell(wrong if others else question)
        return key

    def _buttons(self, answers: int, *others: str) -> AbstractContextManager[None]:
        """Show the answers as buttons, for players without a keyboard."""
        narrator = self._app.dialogue.narrator
        digits = (Answer(str(number), text=str(number)) for number in range(1, answers + 1))
        more = (Answer(key, text=speakable(narrator, key)) for key in others)
        return self._app.front.display.answers("", *digits, *more, Answer(STOP, "back"))

    async def _drop_keys(self) -> bool:
        """Drop the keys from before the question; return whether one of them ends the trial."""
        while not self._app.front.keys.scripted:
            pressed = await self._pressed(0.0)
            if pressed is None or pressed.name == STOP:
                return pressed is not None
        return False

    async def _key(self) -> str:
        key = await self._pressed(None)
        assert key is not None, "without a time limit there is a key"
        self._asked.change()
        return key.name

    async def _pressed(self, timeout: float | None) -> Key | None:
        # Space repeats a test here: it reads no unheard lines, but the rest of a braille row.
        screen = self._app.dialogue.outputs.screen
        while True:
            key = await self._app.keyboard.key(timeout, reads=False, offers=False)
            if key is None or key.name != AGAIN or not screen.take_rest():
                return key

    async def _introduce(self, text: str) -> None:
        """Say what comes; for braille, where the next line would replace it, wait for a key."""
        await self._tell(text)
        if self._app.dialogue.outputs.screen.reads_on:
            await self._key()

    async def _tell(self, text: str) -> None:
        """Say a line, and wait until it was heard; a key that is pressed meanwhile is an answer."""
        self._say(text)
        await self._heard(key_ends=True)

    def _say(self, text: str, urgency: Urgency = Urgency.ANSWER) -> None:
        self._last = text
        self._app.dialogue.say(Line(text, urgency=urgency, validity=self._asked.validity))

    def remind(self) -> None:
        """Repeat the last line, after something else was asked or the machine slept."""
        self._say(self._last)

    async def _heard(self, key_ends: bool = False) -> None:
        """Wait until what was said has been spoken, where that is known."""
        app = self._app
        end = app.front.clock() + LISTEN
        while app.speaker.busy and app.front.clock() < end:
            if not key_ends or app.front.keys.scripted:
                await asyncio.sleep(LOOK)
            elif await app.front.keys.pending(LOOK):
                return

    async def _whole(self, text: str, urgency: Urgency = Urgency.ANSWER) -> None:
        """Say a line to its end."""
        self._say(text, urgency)
        if self._app.speaker.who and self._app.speaker.busy is None:
            await asyncio.sleep(UNKNOWN)
        await self._heard()

    async def _speak(self, message: str) -> None:
        await self._whole(self._said(message))

    async def _cut(self) -> None:
        self._say(self._said("cut"))
        await asyncio.sleep(LONG_ENOUGH)
        await self._whole(self._said("cut-in"), Urgency.CHOICE)

    async def _silence(self) -> None:
        self._say(self._said("silence"))
        await asyncio.sleep(LONG_ENOUGH)
        if self._app.speaker.speech is not None:
            self._app.speaker.speech.silence()
        await asyncio.sleep(LONG_ENOUGH)

    async def _fast(self) -> None:
        data = self._app.data
        before = data.settings
        try:
            data.settings = replace(before, voice_rate=FAST, voice_volume=LOW)
            data.take_settings()
            await self._speak("fast")
        finally:
            data.settings = before
            data.take_settings()

    async def _braille(self) -> None:
        await self._speak("braille")
        await asyncio.sleep(READ)

    async def _sound(self, message: str, seat: int) -> None:
        await self._speak(message)
        self._app.soundscape.play_in_row(ROW, Sounded(CUE, seat))
        await asyncio.sleep(PLAYED)


async def run_trial(app: App, path: Path | None = None) -> None:
    """Run the trial with a player, and save the report, if anything was answered.

    Args:
        path: of the report; None for a new file in the home folder, or else in the data folder.
            A front end that has downloads hands it over as one.

    Raises:
        CannotBundle: the report cannot be written.
        ProgramLeft: the program ends; only the end of a script saves the report.
    """
    trial = Trial(app)
    reminder, app.scene.reminder = app.scene.reminder, trial.remind
    try:
        await trial.run()
    except ProgramLeft:
        if not app.front.keys.scripted:
            raise
        trial.found.append(Finding("trial", say(app.dialogue.language, "stopped")))
    finally:
        app.scene.reminder = reminder
    if trial.answered:
        app.dialogue.say(Line(say(app.dialogue.language, "saving"), urgency=Urgency.ANSWER))
        await trial.thank(await _save(app, trial.found, path))


async def _save(app: App, found: list[Finding], path: Path | None) -> str:
    """Save the report; return its name or path."""
    settings, language, data = app.data.settings, app.dialogue.language, app.data.folder
    examined = await app.front.offload(lambda: tuple(app.front.examine(settings, language)))
    report = bundled(language, (*examined, *found), settings, data)
    if app.front.display.download(REPORT, report):
        return REPORT
    if path is None:
        path = free_path(Path.home() / REPORT)
        with contextlib.suppress(CannotBundle):
            write_bundle(path, report)
            return str(path)
        path = free_path(data / REPORT)
    write_bundle(path, report)
    return str(path)
