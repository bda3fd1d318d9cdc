"""The speech menu: who speaks, and how the program's own voice sounds."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Mapping, Sequence
from functools import partial

from audiogame.console.app import App
from audiogame.console.dialogue import Dialogue
from audiogame.console.form import Control, ControlKind
from audiogame.console.menu import Item, MenuPlace, letter_of, letters_of, menu
from audiogame.console.number_entry import enter_number
from audiogame.console.speaker import Speaker, voice_language
from audiogame.console.text_entry import enter_text
from audiogame.keys.commands import Mode
from audiogame.narration.language_names import language_name
from audiogame.narration.narrator import Line, Urgency
from audiogame.preferences.setting_group import USUAL, counting, setting_row, take
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


async def speech_menu(app: App) -> None:
    """Open the speech menu."""
    place = MenuPlace()
    while True:
        controls = _controls(app) if app.front.display.forms else []
        title = app.dialogue.narrator.say("title-speech")
        chosen = await menu(app, title, _items(app), place, controls=controls)
        if chosen is None:
            return
        if place.value is not None:
            _take_from_form(app, chosen, place.value)
        elif chosen == USUAL:
            await _take_back(app)
        else:
            await change_speech(app, chosen)


async def change_speech(app: App, name: str) -> None:
    """Open the change of one setting of speech."""
    if name in NUMBERS:
        await enter_number(app, name, told_speech)
    else:
        await ENTRIES[name](app)


def _items(app: App) -> list[Item]:
    say = app.dialogue.narrator.say
    return [
        *speech_rows(app, partial(_items, app)),
        Item(USUAL, say("settings-usual"), say("settings-usual-about")),
    ]


def speech_rows(app: App, items: Callable[[], Sequence[Item]]) -> list[Item]:
    """Return the entries of the settings of speech that count now.

    Args:
        items: returns the entries of their menu, with their present values.
    """
    names = counting(app, SPOKEN)
    if not app.keyboard.missed_lines.matters:
        names.remove("missed_lines")
    return [setting_row(app, name, items, told_speech, name not in TURNED) for name in names]


def _controls(app: App) -> list[Control]:
    """Return the widgets with which the settings of speech are changed in a form."""
    say, settings, found = app.dialogue.narrator.say, app.data.settings, []
    modes = {mode: say(f"speech-{mode}").rstrip(".") for mode in ("auto", *app.front.audio.modes)}
    speech = app.speaker.speech
    names = {name: name for name in (speech.voices() if speech is not None else ())}
    voices = {"": say("voice-of-backend"), **names}
    for name, options in (("speech", modes), ("voice_name", voices)):
        now = getattr(settings, name)
        now = now if now in options else next(iter(options))
        found.append(Control(name, ControlKind.CHOICE, now, _told(app, name), options))
    for name in NUMBERS:
        limits = SETTINGS[name]
        numbers = (limits.low, limits.high, limits.step)
        now = f"{getattr(settings, name):g}"
        found.append(Control(name, ControlKind.NUMBER, now, _told(app, name), {}, *numbers))
    for name in ("opponent_voices", "braille"):
        now = "yes" if getattr(settings, name) else "no"
        found.append(Control(name, ControlKind.YES, now, _told(app, name), {}))
    return found


def _take_from_form(app: App, name: str, text: str) -> None:
    """Apply a value from a form, and say the setting with its present value."""
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
    take(app, **{name: value})
    app.dialogue.say(Line(told_speech(app, name), urgency=Urgency.ANSWER))


def told_speech(app: App, name: str) -> str:
    """Return the words of a setting's present value, and whether the voice ignores it."""
    return f"{_told(app, name)} {app.speaker.keeps_own(name)}".rstrip()


def _told(app: App, name: str) -> str:
    """Return the words of a setting with its present value."""
    say, value = app.dialogue.narrator.say, getattr(app.data.settings, name)
    told: Mapping[str, Callable[[], str]] = {
        "speech": lambda: say(f"speech-{app.speaker.mode}"),
        "voice": lambda: _program(app.dialogue, value),
        "voice_name": lambda: value or say("voice-of-backend"),
        "voice_language": lambda: _voice_language(app),
    }
    return say(_message(name), value=told[name]() if name in told else value)


def _voice_language(app: App) -> str:
    """Return the name of the language that the voice speaks."""
    told_in = app.dialogue.language
    return language_name(voice_language(app.data.settings, told_in), told_in)


def _message(name: str) -> str:
    return f"setting-{name.replace('_', '-')}"


async def _choose_mode(app: App) -> None:
    say, modes = app.dialogue.narrator.say, ("auto", *app.front.audio.modes)
    items = [Item(mode, say(f"speech-{mode}"), say(f"speech-{mode}-about")) for mode in modes]
    place = MenuPlace(app.data.settings.speech)
    mode = await menu(app, say("title-speech-mode"), items, place)
    if mode == "auto":
        app.data.keep(replace(app.data.settings, speech=mode))
        app.dialogue.tell("speech-kept")
    elif mode is not None:
        app.speaker.change(mode)


def _program(dialogue: Dialogue, name: str) -> str:
    """Return the words for a voice program; its name if it is one without words, as for tests."""
    message = f"voice-program-{name or 'best'}"
    return dialogue.narrator.say(message) if dialogue.narrator.texts.has(message) else name


async def _choose_program(app: App) -> None:
    """Open a menu of voice programs for our own voice; only one that can speak is kept."""
    items = [
        Item(name, f"{_program(app.dialogue, name)}.") for name in ("", *app.front.audio.programs)
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


def _speak_anew(speaker: Speaker) -> None:
    """Restart speech with the program chosen now, if our own voice speaks."""
    if speaker.mode == "voice":
        speaker.begin("voice")


async def _ask_about_reader(app: App) -> None:
    await app.keyboard.missed_lines.ask()


async def _turn_voices(app: App) -> None:
    take(app, opponent_voices=not app.data.settings.opponent_voices)


async def _turn_braille(app: App) -> None:
    take(app, braille=not app.data.settings.braille)


async def _take_back(app: App) -> None:
    if not await app.keyboard.confirm("take-settings-back"):
        app.dialogue.tell("as-it-was")
        return
    usual, before = Settings(), app.data.settings
    app.data.keep(replace(before, **{name: getattr(usual, name) for name in SPOKEN}))
    app.data.take_settings()
    if app.data.settings.voice != before.voice:
        _speak_anew(app.speaker)
    app.dialogue.tell("settings-taken-back")


async def _choose_voice(app: App) -> None:
    """Open a list of voices, each of which says its own name."""
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
        target = await _walk(app, place, names)
        if target is None:
            app.data.keep(before)
            app.data.take_settings()
            app.dialogue.tell("as-before")
            return
        if target < 0:
            return
        place = target


async def _enter_language(app: App) -> None:
    prompt = app.dialogue.narrator.say("enter-language", value=_voice_language(app))
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
        app.dialogue.say(Line(told_speech(app, "voice_language"), urgency=Urgency.ANSWER))


async def _walk(app: App, place: int, names: tuple[str, ...]) -> int | None:
    """Return the next place; -1 to take the present voice, None to go back."""
    while True:
        key = await app.keyboard.key(mode=Mode.MENU)
        assert key is not None, "without a time limit there is a key"
        letter = letter_of(app.profile.keymap, key.name, Mode.MENU)
        order: list[int] = [*range(place + 1, len(names)), *range(place + 1)]
        for index in order if letter else ():
            if names[index].lower().startswith(letter):
                return index
        command = await app.keyboard.press_common(
            key, Mode.MENU, lambda: letters_of(app.dialogue, app.profile, names, Mode.MENU)
        )
        if command is None:
            continue
        if command.name in VOICE_COMMANDS:
            return VOICE_COMMANDS[command.name](place, len(names))
        app.dialogue.tell("change-voice", count=len(names))


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
ENTRIES: Mapping[str, Callable[[App], Awaitable[None]]] = {
    "speech": _choose_mode,
    "voice": _choose_program,
    "voice_name": _choose_voice,
    "voice_language": _enter_language,
    "missed_lines": _ask_about_reader,
    "opponent_voices": _turn_voices,
    "braille": _turn_braille,
}
"""Handlers of the entries of this menu, except its numbers."""
