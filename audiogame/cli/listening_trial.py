"""The listening trial: the player answers what is heard of speech and sounds here, for a report."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache, partial
from pathlib import Path
from typing import Any

from audiogame.cli.bundle import write_bundle
from audiogame.cli.doctor import HEARD, START, TEST_CUE, examine, mode_of
from audiogame.cli.finding import Finding
from audiogame.cli.run_settings import data_folder, keys_text, overridden
from audiogame.console.key_script import Script, read_script
from audiogame.console.key_source import AWAKE, CONTINUED, END, RESIZED, KeySource
from audiogame.console.speaker import manner_of
from audiogame.console.spelling import spoken_keys
from audiogame.keys.commands import Mode
from audiogame.keys.keymap import default_keymap
from audiogame.narration.narrator import Line, Narrator
from audiogame.narration.texts import Figure, Texts
from audiogame.outputs import Output
from audiogame.outputs.mix import mix_of
from audiogame.outputs.plain_stream import PlainStream
from audiogame.outputs.sound_process import SoundLink
from audiogame.outputs.speech.backends import backends
from audiogame.outputs.speech.calls import Caller, leave_behind, try_backend
from audiogame.outputs.speech.detection import detect
from audiogame.outputs.speech.voice import Kind, Manner
from audiogame.rules.fault import Fault, Reason
from audiogame.rules.value import replace
from audiogame.settings import Settings, read_settings
from audiogame.sound_server.cue import Bus
from audiogame.sound_server.pack import packs_for
from audiogame.sound_server.places import StereoPlace, sides
from audiogame.sound_server.sound_message import Message
from audiogame.table.own_file import free_path
from audiogame.terminal.keyboard import TerminalKeys
from audiogame.terminal.screen import TextScreen
from audiogame.terminal.session import transcripts

FILES = "trial."
"""The prefix of the file of these texts, before its language."""
LISTEN = 15.0
"""Seconds that a line may take."""
UNKNOWN = 4.0
"""Seconds to wait for a line where the voice does not report its end."""
LONG_ENOUGH = 2.0
"""Seconds of a long line that are heard before it is cut off."""
READ = 4.0
"""Seconds that a braille display shows a line before the question replaces it."""
FAST = Manner(rate=350, volume=40)
LEAVE_OUT, AGAIN = "0", "space"
KEYS = (
    *("down", "up", "home", "end", "enter", "space", "r", "t", "e", "c", "h", "H", "l", "x"),
    *("v", "V", "comma", "period", "less", "greater", "g", "i", "w", "L", "U", "m", "y"),
    *("question", "f1", "f2", "f4", "f5", "f6", "tab", "shift-tab", "pageup", "pagedown"),
    *("backspace", "plus", "alt-o"),
)
"""The keys that are tried: those of a game that a screen reader or a terminal could keep."""
UNPRESSED = (AWAKE, CONTINUED, RESIZED)
"""What comes like a key and is none."""
NO_OTHERS = "none"
HEARD_ANSWERS = ("1", "2", "3")
"""The answers to whether a line was heard: yes, no, twice."""
STOP = ("escape", "ctrl-c", END)
PlaySide = Callable[[float], None]
"""Function that plays a sound to its end: on the left at -1, on the right at 1."""


class CannotTry(Fault):
    """Fault: a trial without a player who could answer."""


@dataclass(frozen=True)
class Test:
    """One test of the trial.

    Args:
        name: in the texts and in the report.
        answers: number of keys that answer it, from 1 on.
        act: runs it.
    """

    name: str
    answers: int
    act: Callable[[], None]


@cache
def _texts(language: str) -> Texts:
    return Texts(language, files=FILES)


def say(language: str, message: str, **values: Any) -> str:
    """Return a sentence of the trial."""
    return _texts(language).format(message, values)


class Trial:
    """A trial of the speech, braille and sounds of this machine.

    Args:
        language: in which it is told, as a code.
        keys: source of the answers.
        screens: print and write every line.
        caller: calls the voice; None where the player's reader reads the printed lines.
        play: plays a sound at a side; None without a sound device.
        manner: the player's choice of how the voice speaks.
    """

    def __init__(
        self,
        language: str,
        keys: KeySource,
        screens: tuple[Output, ...],
        caller: Caller | None,
        play: PlaySide | None,
        manner: Manner,
    ) -> None:
        self._said = partial(say, language)
        self._keys = keys
        self._screens = screens
        self._caller = caller
        self._play = play
        self._manner = manner
        self._narrator = Narrator(Texts(language))
        self.found: list[Finding] = []
        """The answers."""

    async def run(self) -> bool:
        """Run all tests; return whether the trial came to its end."""
        name = self._caller.voice.name if self._caller and self._caller.voice else ""
        words = self._said("voice-is", name=name) if name else self._said("voice-none")
        self.found.append(Finding("trial voice", words))
        await self._tell(self._said("start"))
        await self._tell(words)
        for test in self._tests():
            key = await self._try(test)
            if key in STOP:
                return await self._stop()
            left_out = key == LEAVE_OUT
            answer = (
                self._said("left-out")
                if left_out
                else self._said(f"answer-{test.name}", key=Figure(key))
            )
            self.found.append(Finding(f"trial {test.name}", answer))
        await self._tell(self._said("keys"))
        for name in KEYS:
            heard = await self._try_key(name)
            if heard in STOP:
                return await self._stop()
            self.found.append(Finding(f"trial key {name}", heard))
        return True

    async def _stop(self) -> bool:
        await self._tell(self._said("stopped"))
        self.found.append(Finding("trial", self._said("stopped")))
        return False

    async def _try_key(self, name: str) -> str:
        """Let a key be pressed, say what it does, and ask; return what was found, or what ends."""
        wanted = spoken_keys(self._narrator, (name,))
        others: list[str] = []
        await self._tell(self._said("press", key=wanted))
        while (key := await self._key()) != name:
            if key in STOP:
                return key
            if key == LEAVE_OUT:
                return self._said(
                    "key-lost",
                    others=spoken_keys(self._narrator, others) or NO_OTHERS,
                )
            if key in UNPRESSED:
                continue
            others.append(key)
            await self._tell(
                self._said(
                    "other-key",
                    other=spoken_keys(self._narrator, (key,)),
                    key=wanted,
                )
            )
        command = default_keymap().command(name, Mode.GAME)
        assert command is not None, name
        line = self._narrator.say(
            "key", keys=wanted, what=self._narrator.say(f"command-{command.name}")
        )
        self._print(line)
        await asyncio.to_thread(self._whole, line)
        await self._tell(self._said("heard-asks"))
        while (answer := await self._key()) not in HEARD_ANSWERS:
            if answer in STOP:
                return answer
            await self._tell(self._said("heard-asks"))
        return self._said(
            "answer-heard",
            key=Figure(answer),
            others=spoken_keys(self._narrator, others) or NO_OTHERS,
        )

    def _tests(self) -> list[Test]:
        tests = [Test("speak", 3, self._speak)]
        voice = self._caller.voice if self._caller is not None else None
        if voice is not None:
            tests += [Test("cut", 3, self._cut), Test("silence", 3, self._silence)]
            if voice.kind is Kind.OWN:
                tests.append(Test("fast", 4, self._fast))
        tests.append(Test("braille", 3, self._braille))
        if self._play is not None:
            tests += [
                Test(name, 4, partial(self._sound, name, side))
                for name, side in (("left", -1.0), ("right", 1.0))
            ]
        return tests

    async def _try(self, test: Test) -> str:
        """Run a test and ask; return the key that answered."""
        while True:
            await asyncio.to_thread(test.act)
            if (early := await self._drop_keys()) is not None:
                return early
            await self._tell(self._said(f"{test.name}-asks"))
            while (key := await self._key()) != AGAIN:
                if key in (*STOP, LEAVE_OUT, *map(str, range(1, test.answers + 1))):
                    return key
                await self._tell(self._said("wrong-key", count=Figure(test.answers)))
            await self._tell(self._said("repeat"))

    async def _drop_keys(self) -> str | None:
        """Drop the keys from before the question; return one that ends the trial."""
        while not self._keys.scripted and (pressed := await self._keys.key(0.0)) is not None:
            if pressed.name in STOP:
                return pressed.name
        return None

    async def _key(self) -> str:
        pressed = await self._keys.key()
        return pressed.name if pressed is not None else END

    async def _tell(self, text: str) -> None:
        """Print and speak a line; a key that is pressed meanwhile is an answer."""
        self._print(text)
        if self._caller is not None:
            await asyncio.to_thread(self._begin, text, True)
            end = time.monotonic() + LISTEN
            while not await self._keys.pending(0.05) and time.monotonic() < end:
                if self._keys.scripted or not await asyncio.to_thread(self._speaking):
                    return

    # Work in a thread.

    def _print(self, text: str) -> None:
        for screen in self._screens:
            screen.take(Line(text))

    def _begin(self, text: str, cut: bool) -> None:
        """Begin to speak a line; errors of the voice show in the answers, and in the doctor's
        findings."""
        if self._caller is not None:
            with contextlib.suppress(Exception):
                self._caller.call(lambda voice: voice.speak(text, cut))

    def _speaking(self) -> bool:
        if self._caller is not None:
            with contextlib.suppress(Exception):
                return bool(self._caller.call(lambda voice: voice.speaking()))
        return False

    def _whole(self, text: str, cut: bool = True) -> None:
        """Speak a line to its end."""
        self._begin(text, cut)
        if self._caller is None:
            return
        with contextlib.suppress(Exception):
            if self._caller.call(lambda voice: voice.speaking()) is None:
                time.sleep(UNKNOWN)
                return
        end = time.monotonic() + LISTEN
        while self._speaking() and time.monotonic() < end:
            time.sleep(0.02)

    def _speak(self) -> None:
        self._print(self._said("speak"))
        self._whole(self._said("speak"))

    def _cut(self) -> None:
        self._print(self._said("cut"))
        self._begin(self._said("cut"), True)
        time.sleep(LONG_ENOUGH)
        self._print(self._said("cut-in"))
        self._whole(self._said("cut-in"))

    def _silence(self) -> None:
        self._print(self._said("silence"))
        self._begin(self._said("silence"), True)
        time.sleep(LONG_ENOUGH)
        assert self._caller is not None
        with contextlib.suppress(Exception):
            self._caller.call(lambda voice: voice.silence())
        time.sleep(LONG_ENOUGH)

    def _fast(self) -> None:
        fast = replace(FAST, voice=self._manner.voice, language=self._manner.language)
        self._print(self._said("fast"))
        self._set(fast)
        self._whole(self._said("fast"))
        self._set(self._manner)

    def _set(self, manner: Manner) -> None:
        assert self._caller is not None
        with contextlib.suppress(Exception):
            self._caller.call(lambda voice: voice.set_manner(manner))

    def _braille(self) -> None:
        self._print(self._said("braille"))
        if self._caller is not None:
            with contextlib.suppress(Exception):
                self._caller.call(lambda voice: voice.braille(self._said("braille")))
        time.sleep(READ)

    def _sound(self, name: str, side: float) -> None:
        self._print(self._said(name))
        self._whole(self._said(name))
        assert self._play is not None
        self._play(side)


REPORT = "audiogame-report.zip"
"""The default file name of a report."""
LETTING_GO = 1.0
"""Seconds that the voice may take to close."""


def run(typed: argparse.Namespace, language: str) -> int:
    """Run `audiogame doctor --trial`."""
    data = data_folder(typed)
    stored, faults = read_settings(data / "settings.toml")
    settings = overridden(stored, typed)
    script = keys_text(getattr(typed, "keys", None))
    written = transcripts(typed)
    return try_out(language, settings, faults, data, typed.bundle, script, written)


def try_out(
    language: str,
    settings: Settings,
    faults: tuple[Reason, ...],
    data: Path,
    bundle: str | None,
    script: str | None,
    others: tuple[Output, ...] = (),
) -> int:
    """Run the trial with a player, and write the report; return the exit status.

    Args:
        settings: the player's choices.
        faults: of the settings file.
        data: the program's data folder.
        bundle: the path of the report; None for a new one in the present folder.
        script: the keys of a script; None for a keyboard.
        others: outputs other than screen and speech, such as a transcript.

    Raises:
        CannotTry: there is neither a keyboard nor a script.
        CannotBundle: the report cannot be written.
        ScriptError: the script contains an unknown key.
    """
    if script is not None and not script.strip():
        raise CannotTry("trial-needs-keys")
    path = Path(bundle) if bundle is not None else free_path(Path.cwd() / REPORT)
    # A terminal in raw mode needs the carriage returns that a command's output leaves out.
    out = sys.stdout
    raw = out.stream if isinstance(out, PlainStream) and out.isatty() else None
    screens = (TextScreen(raw or out), *others)
    link = SoundLink()
    try:
        answered = asyncio.run(_try(language, settings, data, script, screens, link))
    finally:
        link.close()
    examined = tuple(examine(language, settings, faults, data, sample=False))
    write_bundle(language, path, (*examined, *answered), settings, data)
    for screen in screens:
        screen.take(Line(say(language, "thanks", path=str(path))))
        screen.close()
    return 0


async def _try(
    language: str,
    settings: Settings,
    data: Path,
    script: str | None,
    screens: tuple[Output, ...],
    link: SoundLink,
) -> list[Finding]:
    mode = mode_of(settings, detect())
    caller = _voice(mode, settings, link)
    manner = manner_of(settings, language)
    try:
        if caller is not None:
            caller.call(lambda voice: voice.set_manner(manner))
        with _keys(script) as keys:
            trial = Trial(language, keys, screens, caller, _player(link, settings, data), manner)
            await trial.run()
        return trial.found
    finally:
        if caller is not None:
            leave_behind(caller, LETTING_GO)


def _voice(mode: str, settings: Settings, link: SoundLink) -> Caller | None:
    """Return the first voice of a mode that can speak."""
    if mode not in ("direct", "voice"):
        return None
    only = settings.voice if mode == "voice" else ""
    for backend in backends(mode, only, lambda: link):
        caller, _ = try_backend(backend)
        if caller is not None:
            return caller
    return None


@contextmanager
def _keys(script: str | None) -> Iterator[KeySource]:
    if script is not None:
        yield Script(read_script(script))
        return
    with TerminalKeys().open() as keyboard:
        yield keyboard


def _player(link: SoundLink, settings: Settings, data: Path) -> PlaySide | None:
    """Return the function that plays the trial's sound; None where it cannot be played."""
    ready = link.wait_ready(START)
    packs, _ = packs_for(settings, data)
    cue = packs.find(TEST_CUE)
    if ready is None or not ready["device"] or cue is None:
        return None
    return partial(_play, link, settings, str(cue.files[0]), cue.gain, cue.bus)


def _play(
    link: SoundLink, settings: Settings, file: str, gain: float, bus: Bus, side: float
) -> None:
    mix = mix_of(settings, muted=False)
    left, right = sides(StereoPlace(side), gain, mix.hearing)
    level = mix.level(bus)
    played = threading.Event()

    def hear(message: Message) -> None:
        if message["is"] == "played":
            played.set()

    link.listeners.append(hear)
    told = {"file": file, "left": left * level, "right": right * level, "id": TEST_CUE}
    link.send({"is": "play", "cues": [told]})
    played.wait(START)
    link.listeners.remove(hear)
    time.sleep(HEARD)
