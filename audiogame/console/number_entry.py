"""Number entry: change a numeric setting by the arrows, or by typing it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from audiogame.console.app import App
from audiogame.console.key_source import Key
from audiogame.console.soundscape import sample_of
from audiogame.keys.commands import Command, Mode
from audiogame.narration.narrator import Line, Urgency
from audiogame.rules.value import replace
from audiogame.settings import SETTINGS, check_setting

LONGEST = 8
"""Most characters of a typed number."""


async def enter_number(app: App, name: str, told: Callable[[str], str]) -> None:
    """Open the entry of a number; each value takes effect at once, as its own sample.

    Args:
        name: the setting.
        told: returns the words of the setting with its present value.
    """
    await _NumberEntry(app, name, told).run()


class _NumberEntry:
    def __init__(self, app: App, name: str, told: Callable[[str], str]) -> None:
        self._app = app
        self._name = name
        self._told = told
        self._typed = ""
        self._before = self._value

    async def run(self) -> None:
        """Take keys until a value is kept, or the former one restored."""
        told = self._told(self._name)
        shown = self._app.front.display.show_entry(told, number=f"{self._value:g}")
        try:
            with self._app.dialogue.offering(self._withheld):
                await self._take()
        finally:
            shown.end()

    def _withheld(self, key: Key) -> Line | None:
        """Return the line said instead of keeping a value that was not heard; None to keep it."""
        command = self._app.profile.keymap.command(key.name, Mode.MENU)
        if command is None or command.name not in ("choose", "mark"):
            return None
        told = self._told(self._name)
        return Line(self._app.dialogue.not_yet(key, told, ""), urgency=Urgency.ANSWER, offers=True)

    async def _take(self) -> None:
        app = self._app
        app.dialogue.tell("change-setting")
        while True:
            key = await app.keyboard.key(mode=Mode.MENU)
            assert key is not None, "without a time limit there is a key"
            if key.text is not None:
                self._typed = key.text.strip()[:LONGEST]
                if not self._typed or self._take_typed():
                    return
                continue
            if self._type(key):
                continue
            if key.name == "delete":
                usual: Any = SETTINGS[self._name].default
                self._set(usual, row=False)
                continue
            command = await app.keyboard.press_common(key, Mode.MENU)
            if command is None:
                continue
            does = NUMBER_COMMANDS.get(command.name)
            if does is None:
                app.dialogue.tell("change-setting")
            elif does(self, command):
                return

    # Command handlers; each returns whether the number is settled.

    def _step(self, command: Command) -> bool:
        limits = SETTINGS[self._name]
        value = {
            "up": limits.stepped(self._value, 1),
            "down": limits.stepped(self._value, -1),
            "first": limits.high,
            "last": limits.low,
        }[command.name]
        self._set(value, row=True)
        return False

    def _choose(self, command: Command) -> bool:
        return not self._typed or self._take_typed()

    def _back(self, command: Command) -> bool:
        """Discard the typed digits, or else restore the former value."""
        if self._typed:
            self._typed = ""
            self._say(row=False)
            return False
        self._keep(self._before)
        self._app.dialogue.tell("as-before")
        return True

    @property
    def _value(self) -> float:
        value: float = getattr(self._app.data.settings, self._name)
        return value

    def _keep(self, value: float) -> None:
        app = self._app
        changes = {self._name: value}
        app.data.keep(replace(app.data.settings, **changes))  # type: ignore[arg-type]  # a number's own name
        app.data.take_settings()

    def _set(self, value: float, row: bool) -> None:
        self._typed = ""
        self._keep(value)
        self._app.soundscape.sample({self._name: value})
        self._say(row)

    def _say(self, row: bool) -> None:
        cues = sample_of(self._name)
        line = Line(self._told(self._name), cues, urgency=Urgency.ANSWER, offers=True)
        self._app.dialogue.say(line, row=row)

    def _type(self, key: Key) -> bool:
        """Handle a key that is part of a number; return whether it was one."""
        meant = self._app.profile.keymap.meant(key.name, Mode.MENU)
        char = "." if meant in ("period", "comma") and self._typed else meant
        if key.name == "backspace" and (self._typed or not self._goes_back(key)):
            self._typed = self._typed[:-1]
        elif (char.isascii() and char.isdecimal()) or char == ".":
            self._typed = (self._typed + char)[:LONGEST]
        else:
            return False
        if self._typed:
            self._app.dialogue.tell_choice("number-typed", typed=self._typed)
        else:
            self._app.dialogue.tell("typed-so-far", text="", count=0)
        return True

    def _goes_back(self, key: Key) -> bool:
        command = self._app.profile.keymap.command(key.name, Mode.MENU)
        return command is not None and command.name == "back"

    def _take_typed(self) -> bool:
        """Accept the typed number; return whether it is allowed."""
        whole = isinstance(self._value, int)
        try:
            value = int(self._typed) if whole else float(self._typed)
            right = not check_setting(self._name, value)
        except ValueError:
            right = False
        if not right:
            limits = SETTINGS[self._name]
            typed, self._typed = self._typed, ""
            told = self._told(self._name)
            self._app.dialogue.tell(
                "number-wrong",
                typed=typed,
                whole=whole,
                low=f"{limits.low:g}",
                high=f"{limits.high:g}",
                least=limits.least,
                told=told,
            )
            return False
        self._keep(value)
        self._typed = ""
        return True


NUMBER_COMMANDS: Mapping[str, Callable[[_NumberEntry, Command], bool]] = {
    "up": _NumberEntry._step,
    "down": _NumberEntry._step,
    "first": _NumberEntry._step,
    "last": _NumberEntry._step,
    "choose": _NumberEntry._choose,
    "mark": _NumberEntry._choose,
    "back": _NumberEntry._back,
}
"""Handlers of commands during number entry; the others only say the instructions."""
