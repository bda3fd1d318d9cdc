"""The speech menu: who speaks, and how the program's own voice sounds."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Mapping, Sequence

from audiogame.console.app import App
from audiogame.console.dialogue import Dialogue
from audiogame.console.form import Control, ControlKind
from audiogame.console.menu import Item, MenuPlace, letter_of, letters_of, menu
from audiogame.console.number_entry import enter_number
from audiogame.console.speaker import Speaker, voice_language
from audiogame.console.text_entry import enter_text
from audiogame.keys.commands import Mode
from audiogame.narration.narrator import Line, Urgency
from audiogame.narration.titles import language_name
from audiogame.preferences.setting_group import USUAL, SettingGroups
from audiogame.rules.value import replace
from audiogame.settings import SETTINGS, Settings, read_setting

NUMBERS = ("voice_rate", "voice_pitch", "voice_volume")
TURNED = (*NUMBERS, "opponent_voices", "braille")
"""The settings that Left and Right change; each of the others is tried or asked first."""
SPOKEN = (
    *("speech", "voice", *NUMBERS, "voice_name", "voice_language"),
    *("missed_lines", "opponent_voices", "braille"),
)
"""The settings of this menu, in order, those that count now."""
LANGUAGE = re.compile(r"[a-z]{2,3}(-[a-z0-9]+)*")


class SpeechMenu:
    """The settings of speech: as a menu, as rows in a search, and each by itself.

    Args:
        app: the program.
    """

    def __init__(self, app: App) -> None:
        self._app = app
        self._groups = SettingGroups(app)

    async def open(self) -> None:
        """Open the speech menu."""
        app = self._app
        place = MenuPlace()
        while True:
            controls = self._controls() if app.front.display.forms else []
            title = app.dialogue.narrator.say("title-speech")
            chosen = await menu(app, title, self._items(), place, controls=controls)
            if chosen is None:
                return
            if place.value is not None:
                self._take_from_form(chosen, place.value)
            elif chosen == USUAL:
                await self._take_back()
            else:
                await self.change(chosen)

    async def change(self, name: str) -> None:
        """Open the change of one setting of speech."""
        if name in NUMBERS:
            await enter_number(self._app, name, self.told)
        else:
            await ENTRIES[name](self)

    def _items(self) -> list[Item]:
        say = self._app.dialogue.narrator.say
        return [
            *self.rows(self._items),
            Item(USUAL, say("settings-usual"), say("settings-usual-about")),
        ]

    def rows(self, items: Callable[[], Sequence[Item]]) -> list[Item]:
        """Return the entries of the settings of speech that count now.

        Args:
            items: returns the entries of their menu, with their present values.
        """
        names = self._groups.counting(SPOKEN)
        if not self._app.keyboard.missed_lines.matters:
            names.remove("missed_lines")
        return [self._groups.row(name, items, self.told, name not in TURNED) for name in names]

    def _controls(self) -> list[Control]:
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
        for name in NUMBERS:
            limits = SETTINGS[name]
            numbers = (limits.low, limits.high, limits.step)
            now = f"{getattr(settings, name):g}"
            found.append(
                Control(name, ControlKind.NUMBER, now, self._value_told(name), {}, *numbers)
            )
        for name in ("opponent_voices", "braille"):
            now = "yes" if getattr(settings, name) else "no"
            found.append(Control(name, ControlKind.YES, now, self._value_told(name), {}))
        return found

    def _take_from_form(self, name: str, text: str) -> None:
        """Apply a value from a form, and say the setting with its present value."""
        app = self._app
        if name == "speech":
            if text == "auto":
                app.data.keep(replace(app.data.settings, speech=text))
                app.dialogue.tell("speech-kept")
            elif text in app.front.audio.modes:
                app.speaker.change(text)
            return
        value, fault = read_setting(name, text)
        if fault is not None:
            app.dialogue.tell("fault", why=fault)
            return
        self._groups.take(**{name: value})
        app.dialogue.say(Line(self.told(name), urgency=Urgency.ANSWER))

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
        return say(_message(name), value=told[name]() if name in told else value)

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
        if mode == "auto":
            app.data.keep(replace(app.data.settings, speech=mode))
            app.dialogue.tell("speech-kept")
        elif mode is not None:
            app.speaker.change(mode)

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
        why = await app.front.aside(lambda: app.front.audio.why_not(chosen)) if chosen else None
        if why is not None:
            app.dialogue.tell("voice-cannot-speak", why=why)
            return
        app.data.keep(replace(app.data.settings, voice=chosen, voice_name=""))
        _speak_anew(app.speaker)

    async def _ask_about_reader(self) -> None:
        await self._app.keyboard.missed_lines.ask()

    async def _turn_voices(self) -> None:
        self._groups.take(opponent_voices=not self._app.data.settings.opponent_voices)

    async def _turn_braille(self) -> None:
        self._groups.take(braille=not self._app.data.settings.braille)

    async def _take_back(self) -> None:
        app = self._app
        if not await app.keyboard.confirm("take-settings-back"):
            app.dialogue.tell("as-it-was")
            return
        usual, before = Settings(), app.data.settings
        app.data.keep(replace(before, **{name: getattr(usual, name) for name in SPOKEN}))
        app.data.take_settings()
        if app.data.settings.voice != before.voice:
            _speak_anew(app.speaker)
        app.dialogue.tell("settings-taken-back")

    async def _choose_voice(self) -> None:
        """Open a list of voices, each of which says its own name."""
        app = self._app
        speech = app.speaker.speech
        names = await app.front.aside(speech.voices) if speech is not None else ()
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


def _message(name: str) -> str:
    return f"setting-{name.replace('_', '-')}"


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
    "opponent_voices": SpeechMenu._turn_voices,
    "braille": SpeechMenu._turn_braille,
}
"""Handlers of the entries of this menu, except its numbers."""


async def speech_menu(app: App) -> None:
    """Open the speech menu."""
    await SpeechMenu(app).open()
