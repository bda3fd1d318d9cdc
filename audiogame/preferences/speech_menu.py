"""The speech menu: who speaks, and how the program's own voice sounds."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any

from audiogame.console.app import App
from audiogame.console.dialogue import Dialogue
from audiogame.console.form import Control, ControlKind
from audiogame.console.menu import Item, MenuPlace, letter_of, letters_of, menu
from audiogame.console.speaker import Speaker, voice_language
from audiogame.console.text_entry import enter_text
from audiogame.keys.commands import Mode
from audiogame.narration.narrator import Line, Urgency
from audiogame.narration.titles import language_name
from audiogame.preferences.setting_group import SettingGroups, message
from audiogame.rules.value import replace

NUMBERS = ("voice_rate", "voice_pitch", "voice_volume")
SWITCHED = ("opponent_voices", "braille")
TURNED = (*NUMBERS, *SWITCHED)
"""The settings that Left and Right change; each of the others is tried or asked first."""
SPOKEN = (
    *("speech", "voice", *NUMBERS, "voice_name", "voice_language"),
    *("missed_lines", *SWITCHED),
)
"""The settings of this menu, in order, those that count now."""
LANGUAGE = re.compile(r"[a-z]{2,3}(-[a-z0-9]+)*")


class SpeechMenu(SettingGroups):
    """The settings of speech: as a menu, as rows in a search, and each by itself."""

    tried = tuple(name for name in SPOKEN if name not in TURNED)

    async def change(self, name: str) -> None:
        """Open the change of one setting of speech."""
        if name in SWITCHED:
            self.take(**{name: not getattr(self._app.data.settings, name)})
        elif name in ENTRIES:
            await ENTRIES[name](self)
        else:
            await super().change(name)

    def names(self, group: str) -> list[str]:
        """Return the settings of speech that count now, in order."""
        names = self.counting(SPOKEN)
        if not self._app.keyboard.missed_lines.matters:
            names.remove("missed_lines")
        return names

    def controls(self, group: str) -> list[Control]:
        """Return the widgets with which the settings of speech are changed in a form."""
        app = self._app
        say, settings, found = app.dialogue.narrator.say, app.data.settings, []
        modes = {
            mode: say(f"speech-{mode}").rstrip(".") for mode in ("auto", *app.front.audio.modes)
        }
        speech = app.speaker.speech
        names = {name: name for name in (speech.voices() if speech is not None else ())}
        voices = {"": say("voice-of-backend"), **names}
        for name, options in (("speech", modes), ("voice_name", voices)):
            now = getattr(settings, name)
            now = now if now in options else next(iter(options))
            found.append(Control(name, ControlKind.CHOICE, now, self._value_told(name), options))
        found += [self.control(name, self._value_told(name)) for name in NUMBERS]
        for name in SWITCHED:
            now = "yes" if getattr(settings, name) else "no"
            found.append(Control(name, ControlKind.YES, now, self._value_told(name), {}))
        return found

    def take_from_form(self, name: str, text: str) -> None:
        """Apply a value from a form, and say the setting with its present value."""
        if name == "speech":
            self._take_mode(text)
        else:
            super().take_from_form(name, text)

    def _take_mode(self, mode: str) -> None:
        """Change to a mode of speech that this front end has; "auto" counts from the next start."""
        app = self._app
        if mode == "auto":
            app.data.keep(replace(app.data.settings, speech=mode))
            app.dialogue.tell("speech-kept")
        elif mode in app.front.audio.modes:
            app.speaker.change(mode)

    def told(self, name: str) -> str:
        """Return the words of a setting's present value, and whether the voice ignores it."""
        return f"{self._value_told(name)} {self._app.speaker.keeps_own(name)}".rstrip()

    def _value_told(self, name: str) -> str:
        """Return the words of a setting with its present value."""
        app = self._app
        say, value = app.dialogue.narrator.say, getattr(app.data.settings, name)
        told: Mapping[str, Callable[[], str]] = {
            "speech": lambda: say(f"speech-{app.speaker.mode}"),
            "voice": lambda: _program(app.dialogue, value),
            "voice_name": lambda: value or say("voice-of-backend"),
            "voice_language": self._voice_language,
        }
        return say(message(name), value=told[name]() if name in told else value)

    def _voice_language(self) -> str:
        """Return the name of the language that the voice speaks."""
        told_in = self._app.dialogue.language
        return language_name(voice_language(self._app.data.settings, told_in), told_in)

    async def _choose_mode(self) -> None:
        app = self._app
        say, modes = app.dialogue.narrator.say, ("auto", *app.front.audio.modes)
        items = [Item(mode, say(f"speech-{mode}"), say(f"speech-{mode}-about")) for mode in modes]
        place = MenuPlace(app.data.settings.speech)
        mode = await menu(app, say("title-speech-mode"), items, place)
        if mode is not None:
            self._take_mode(mode)

    async def _choose_program(self) -> None:
        """Open a menu of voice programs for our own voice; only one that can speak is kept."""
        app = self._app
        items = [
            Item(name, f"{_program(app.dialogue, name)}.")
            for name in ("", *app.front.audio.programs)
        ]
        place = MenuPlace(app.data.settings.voice)
        chosen = await menu(app, app.dialogue.narrator.say("title-voice"), items, place)
        if chosen is None or chosen == app.data.settings.voice:
            app.dialogue.tell("as-it-was")
            return
        why = await app.front.offload(lambda: app.front.audio.why_not(chosen)) if chosen else None
        if why is not None:
            app.dialogue.tell("voice-cannot-speak", why=why)
            return
        app.data.keep(replace(app.data.settings, voice=chosen, voice_name=""))
        _speak_anew(app.speaker)

    async def _ask_about_reader(self) -> None:
        await self._app.keyboard.missed_lines.ask()

    def take(self, **changes: Any) -> None:
        """Save changed settings, and apply them; another program of the voice speaks at once."""
        before = self._app.data.settings.voice
        super().take(**changes)
        if self._app.data.settings.voice != before:
            _speak_anew(self._app.speaker)

    async def _take_back(self, names: Sequence[str]) -> None:
        await super()._take_back(SPOKEN)  # those too that do not count now

    async def _choose_voice(self) -> None:
        """Open a list of voices, each of which says its own name."""
        app = self._app
        speech = app.speaker.speech
        names = await app.front.offload(speech.voices) if speech is not None else ()
        if not names:
            app.dialogue.tell("no-voices")
            return
        before = app.data.settings
        place = names.index(before.voice_name) if before.voice_name in names else 0
        app.dialogue.tell("change-voice", count=len(names))
        while True:
            app.data.keep(replace(app.data.settings, voice_name=names[place]))
            app.data.take_settings()
            app.dialogue.tell("menu-item", item=names[place], number=place + 1, count=len(names))
            target = await self._walk(place, names)
            if target is None:
                app.data.keep(before)
                app.data.take_settings()
                app.dialogue.tell("as-before")
                return
            if target < 0:
                return
            place = target

    async def _enter_language(self) -> None:
        app = self._app
        prompt = app.dialogue.narrator.say("enter-language", value=self._voice_language())
        typed = await enter_text(app, prompt)
        if not typed:
            app.dialogue.tell("as-before")
        elif not LANGUAGE.fullmatch(typed):
            app.dialogue.tell("not-a-language", typed=typed)
        elif without := await app.speaker.without_language(typed):
            app.dialogue.say(Line(without, urgency=Urgency.ANSWER))
        else:
            app.data.keep(replace(app.data.settings, voice_language=typed, voice_name=""))
            app.data.take_settings()
            app.dialogue.say(Line(self.told("voice_language"), urgency=Urgency.ANSWER))

    async def _walk(self, place: int, names: tuple[str, ...]) -> int | None:
        """Return the next place; -1 to take the present voice, None to go back."""
        app = self._app
        while True:
            key = await app.keyboard.key(mode=Mode.MENU)
            assert key is not None, "without a time limit there is a key"
            letter = letter_of(app.profile.keymap, key.name, Mode.MENU)
            order: list[int] = [*range(place + 1, len(names)), *range(place + 1)]
            for index in order if letter else ():
                if names[index].lower().startswith(letter):
                    return index
            command = await app.keyboard.press_common(
                key,
                Mode.MENU,
                lambda: letters_of(app.dialogue, app.profile, names, Mode.MENU),
            )
            if command is None:
                continue
            if command.name in VOICE_COMMANDS:
                return VOICE_COMMANDS[command.name](place, len(names))
            app.dialogue.tell("change-voice", count=len(names))


def _program(dialogue: Dialogue, name: str) -> str:
    """Return the words for a voice program; its name if it is one without words, as for tests."""
    message = f"voice-program-{name or 'best'}"
    return dialogue.narrator.say(message) if dialogue.narrator.texts.has(message) else name


def _speak_anew(speaker: Speaker) -> None:
    """Restart speech with the program chosen now, if our own voice speaks."""
    if speaker.mode == "voice":
        speaker.begin("voice")


VOICE_COMMANDS: Mapping[str, Callable[[int, int], int | None]] = {
    "up": lambda place, count: max(place - 1, 0),
    "down": lambda place, count: min(place + 1, count - 1),
    "first": lambda place, count: 0,
    "last": lambda place, count: count - 1,
    "choose": lambda place, count: -1,
    "mark": lambda place, count: -1,
    "back": lambda place, count: None,
}
"""Functions from a place and the number of voices to the next place; see `_walk`."""
ENTRIES: Mapping[str, Callable[[SpeechMenu], Awaitable[None]]] = {
    "speech": SpeechMenu._choose_mode,
    "voice": SpeechMenu._choose_program,
    "voice_name": SpeechMenu._choose_voice,
    "voice_language": SpeechMenu._enter_language,
    "missed_lines": SpeechMenu._ask_about_reader,
}
"""Handlers of the entries of this menu, except numbers, and what is switched on and off."""


async def speech_menu(app: App) -> None:
    """Open the speech menu."""
    await SpeechMenu(app).open("speech")
