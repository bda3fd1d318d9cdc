"""What every screen of the program shares: keys in, lines out, and the commands of everywhere."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Callable
from dataclasses import asdict, replace
from pathlib import Path

from audiogame.keys.commands import Command, Mode
from audiogame.keys.keymap import Keymap
from audiogame.narration.narrator import Line, Narrator, Urgency, Verbosity
from audiogame.narration.rulebook import AtTable
from audiogame.narration.texts import Texts
from audiogame.outputs import Output
from audiogame.outputs.braille import BrailleScreen
from audiogame.outputs.history import History
from audiogame.outputs.screen import Screen
from audiogame.settings import Settings, save_settings
from audiogame.terminal.keyboard import END, Key, Keyboard, KeySource
from audiogame.terminal.pace import Pace
from audiogame.terminal.speaking import Speaking

ARROWS = frozenset({"up", "down", "left", "right", "home", "end"})
TERMINATED = "terminated"
CONTINUED = "continued"
"""Names of the keys that stand for signals."""

CONTINUED_AGAIN = 5.0
"""Seconds in which a signal and the clock tell of the same sleep."""


class Left(Exception):  # not a fault: the player has left the program
    """The program ends: the player said so, or its input has ended."""


def _form(settings: Settings) -> Verbosity:
    return Verbosity.BRAILLE if settings.braille else Verbosity(settings.verbosity)


class App:
    """One run of the program for the people at one keyboard.

    Args:
        keys: where keys come from.
        screen: where lines are printed.
        outputs: where else lines end, such as speech and a transcript.
        keymap: what keys mean.
        settings: the player's choices.
        data: the folder of everything that is kept.
        reoffer: whether lines that come unasked after an arrow key are offered again, because
            a terminal screen reader may have dropped them.
        stored: the settings as they are saved; those of this run only may differ.
    """

    def __init__(
        self,
        keys: KeySource,
        screen: Screen,
        outputs: tuple[Output, ...],
        keymap: Keymap,
        settings: Settings,
        data: Path,
        reoffer: bool = False,
        stored: Settings | None = None,
    ) -> None:
        self.keys = keys
        self.screen = screen
        self.history = History()
        self.outputs: list[Output] = [screen, self.history, *outputs]
        self.keymap = keymap
        self.settings = settings
        self.stored = settings if stored is None else stored
        self.data = data
        self.narrator = Narrator(Texts(), verbosity=_form(settings))
        self.pace = Pace(settings.rate, settings.pace)
        self.clock = time.monotonic
        self.reminder: Callable[[], None] | None = None
        self.in_game = False
        self.speaking = Speaking(self)
        self.table: AtTable | None = None
        self.reviewing = False
        self.reoffer = reoffer
        self._after_arrow = False
        self._missed: list[str] = []
        self._offered: list[str] = []
        self._last_key = self._unknown = ""
        self._continued_at = float("-inf")
        if settings.braille:
            self.take_settings()

    # Lines out.

    def say(self, line: Line, row: bool = False) -> None:
        """Hand a line to every output; one that fails is dropped, and the others say so.

        Args:
            row: whether it answers an arrow key, and has to fit into one row of the screen.
        """
        offered = self.reoffer and not self.settings.braille
        if self._after_arrow and offered and line.urgency is Urgency.NEWS and line.text:
            self._missed.append(line.text)
        for output in tuple(self.outputs):
            try:
                if row and output is self.screen:
                    self.screen.take_row(line)
                else:
                    output.take(line)
            except (OSError, ValueError) as fault:
                self.outputs.remove(output)
                if self.outputs:
                    self.tell("output-lost", name=output.name, why=str(fault))

    def tell(self, message: str, urgency: Urgency = Urgency.ANSWER, **args: object) -> None:
        """Say a common message."""
        self.say(Line(self.narrator.say(message, **args), urgency=urgency))

    def tick(self) -> None:
        """Answer a key without words."""
        self.say(Line("", cue="ui.error", urgency=Urgency.ANSWER))

    # Keys in.

    async def key(self, timeout: float | None = None) -> Key | None:
        """Wait for a key press that the program itself does not answer.

        Leaving (Ctrl+C), stopping (Ctrl+Z) and going on again are dealt with here.

        Raises:
            Left: the program ends.
        """
        deadline = None if timeout is None else self.clock() + timeout
        while True:
            left = None if deadline is None else max(deadline - self.clock(), 0.0)
            key = await self._any_key(left)
            if key is None:
                return None
            if key.name == "ctrl-c":
                await self._ask_to_leave()
            elif key.name == CONTINUED:
                if key.at - self._continued_at > CONTINUED_AGAIN:
                    self.remind()
                self._continued_at = key.at
            elif not self._read_missed(key):
                return key

    async def confirm(self, message: str) -> bool:
        """Ask a question that is answered with yes or no."""
        self.tell(message)
        while True:
            key = await self._any_key(None)
            assert key is not None, "without a time limit there is a key"
            if key.name == "ctrl-c":
                raise Left
            if key.name.lower() in ("y", "enter", "n", "escape", "z"):
                return key.name.lower() in ("y", "enter")
            self.tell("yes-or-no")

    def remind(self) -> None:
        """Say the last line again, and whose turn it is: the program had been stopped."""
        if isinstance(self.keys, Keyboard):
            self.keys.renew()
        newest = self.history.newest()
        if newest:
            self.say(Line(newest, urgency=Urgency.ALERT))
        if self.reminder is not None:
            self.reminder()

    async def _any_key(self, timeout: float | None) -> Key | None:
        key = await self.keys.key(timeout)
        if key is None:
            return None
        if key.name in (END, TERMINATED):
            raise Left
        for output in self.outputs:
            output.pressed()
        if key.name != "space":
            self.screen.hide()
        self._after_arrow = key.name in ARROWS
        if key.name != self._last_key:
            self._unknown = ""
        self._last_key = key.name
        return key

    async def _ask_to_leave(self) -> None:
        if await self.confirm("leave-program-game" if self.in_game else "leave-program"):
            raise Left
        self.tell("staying")
        if self.reminder is not None:
            self.reminder()

    def _read_missed(self, key: Key) -> bool:
        """Offer what came after an arrow key, and read it on Space; tells whether it did."""
        if key.name == "space" and (self._missed or self._offered):
            for text in (*self._offered, *self._missed):
                self.say(Line(text, urgency=Urgency.ANSWER))
            self._missed, self._offered = [], []
            return True
        if key.name == "space" and self.screen.take_rest():
            return True
        self._offered, self._missed = self._missed, []
        if self._offered:
            self.tell("missed", count=len(self._offered))
        return False

    # The commands of everywhere.

    async def press_common(self, key: Key, mode: Mode) -> Command | None:
        """Do what a key means everywhere; return its command if the mode has to do it."""
        command = self.keymap.command(key.name, mode)
        if command is None:
            self._answer_unknown(key)
            return None
        if mode not in command.modes:
            self.tell("command-not-here", what=self.narrator.say(f"command-{command.name}"))
            return None
        if command.name != "glossary":
            self.reviewing = command.name in ("older", "newer")
        match command.name:
            case "repeat":
                self.again(self.history.newest())
            case "verbosity":
                self.change_verbosity()
            case "older" | "newer":
                self._walk_history(command.name)
            case "silence":
                for output in self.outputs:
                    output.silence()
                self.tick()
            case "keys":
                self.tell_keys(mode)
            case "speech":
                self.speaking.next_mode()
            case "glossary":
                from audiogame.terminal.glossary import look_up  # it needs what is here

                await look_up(self)
            case "suspend":
                self._suspend()
            case _:
                return command
        return None

    def again(self, text: str) -> None:
        """Say a text again, as an answer."""
        if text:
            self.say(Line(text, urgency=Urgency.ANSWER))
        else:
            self.tell("nothing-said")

    def change_verbosity(self) -> None:
        """Go on to the next verbosity, say it, and keep it."""
        brief = self.settings.verbosity == Verbosity.FULL.value
        verbosity = Verbosity.BRIEF if brief else Verbosity.FULL
        self.keep(replace(self.settings, verbosity=verbosity.value))
        self.take_settings()
        self.tell(f"verbosity-{verbosity.value}")

    def keep(self, settings: Settings) -> None:
        """Take changed settings, and save what has changed; says so if it cannot be saved."""
        before = asdict(self.settings)
        changed = {name: new for name, new in asdict(settings).items() if new != before[name]}
        self.settings = settings
        self.stored = replace(self.stored, **changed)
        self.pace = Pace(settings.rate, settings.pace)
        try:
            save_settings(self.data / "settings.toml", self.stored)
        except OSError as fault:
            self.tell("settings-not-saved", why=str(fault.strerror or fault))

    def take_settings(self) -> None:
        """Let everything follow the settings from now on."""
        if self.settings.braille != isinstance(self.screen, BrailleScreen):
            place = self.outputs.index(self.screen) if self.screen in self.outputs else 0
            stream = self.screen.stream
            made = BrailleScreen(stream) if self.settings.braille else Screen(stream)
            self.outputs[place] = self.screen = made
        self.narrator.verbosity = _form(self.settings)
        self.speaking.take_settings()

    def tell_keys(self, mode: Mode) -> None:
        """Say every key that does something now, one line."""
        parts = []
        told = set()
        for command in self.keymap.commands[mode].values():
            if mode in command.modes and command.name not in told and command.pick < 2:
                told.add(command.name)
                keys = self.keymap.keys(command.name, mode)
                what = self.narrator.say(f"command-{command.name}")
                parts.append(f"{', '.join(self.speakable(key) for key in keys)}: {what}.")
        self.say(Line(" ".join(parts), urgency=Urgency.ANSWER))

    def speakable(self, key: str) -> str:
        """Return how a key is spoken, such as "Shift R" or "question mark"."""
        if len(key) == 1:
            shift = key.isalpha() and key.isupper()
            return f"{self.narrator.say('key-shift')} {key}" if shift else key.upper()
        has, say, parts = self.narrator.texts.has, self.narrator.say, key.split("-")
        return " ".join(say(f"key-{p}") if has(f"key-{p}") else p.upper() for p in parts)

    def _answer_unknown(self, key: Key) -> None:
        if self._unknown == key.name:
            self.tick()
            return
        self._unknown = key.name
        self.tell("unknown-key", key=self.speakable(key.name))

    def _walk_history(self, direction: str) -> None:
        line, moved = self.history.older() if direction == "older" else self.history.newer()
        if line is None:
            self.tell("nothing-said")
            return
        text = line.text if moved else self.narrator.say(f"history-{direction}", text=line.text)
        for output in self.outputs:
            if output is not self.history:
                output.take(replace(line, text=text, urgency=Urgency.ANSWER))

    def _suspend(self) -> None:
        if isinstance(self.keys, Keyboard):
            self.tell("suspended")
            self.keys.suspend()
        else:
            self.tell("cannot-suspend")

    def close(self) -> None:
        """Let the last words end, and let go of every output."""
        for output in reversed(self.outputs):
            with contextlib.suppress(OSError):
                output.close()
        self.speaking.close()
