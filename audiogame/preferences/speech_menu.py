"""The menu of speech: who speaks, and how the program's own voice sounds."""

from __future__ import annotations

import asyncio
import re
from dataclasses import replace
from typing import Any

from audiogame.console.app import App
from audiogame.console.menu import Item, MenuPlace, enter_text, letter_of, letters_of, menu
from audiogame.console.number_entry import enter_number
from audiogame.console.speaker import modes_here
from audiogame.keys.commands import Mode
from audiogame.narration.narrator import Line, Urgency
from audiogame.outputs.speech.backends import backends, voice_programs
from audiogame.outputs.speech.calls import leave_behind, try_backend
from audiogame.rules.fault import Reason
from audiogame.settings import Settings

NUMBERS = ("voice_rate", "voice_pitch", "voice_volume")
SPOKEN = (
    *("speech", "voice", *NUMBERS, "voice_name", "voice_language"),
    *("opponent_voices", "braille"),
)
"""The settings of this menu, in their order."""
LANGUAGE = re.compile(r"[a-z]{2,3}(-[a-z0-9]+)*")
START = 6.0
"""Seconds in which a program has to show that it can speak."""
USUAL = "usual"


async def speech_menu(app: App) -> None:
    """Let the player choose who speaks, and how."""
    place = MenuPlace()
    while True:
        chosen = await menu(app, app.narrator.say("title-speech"), _items(app), place)
        match chosen:
            case None:
                return
            case "speech":
                await _choose_mode(app)
            case "voice":
                await _choose_program(app)
            case "voice_name":
                await _choose_voice(app)
            case "voice_language":
                await _enter_language(app)
            case "opponent_voices" | "braille":
                _turn(app, chosen)
            case "usual":
                await _take_back(app)
            case _:
                await enter_number(app, chosen, _kept)


def _items(app: App) -> list[Item]:
    say = app.narrator.say
    items = [
        Item(name, _told(app, name), say("about-setting", about=say(f"{_message(name)}-about")))
        for name in SPOKEN
    ]
    return [*items, Item(USUAL, say("settings-usual"), say("settings-usual-about"))]


def _told(app: App, name: str) -> str:
    """Say a setting with its present value."""
    say, value = app.narrator.say, getattr(app.settings, name)
    match name:
        case "speech":
            value = say(f"speech-{app.speaker.mode}")
        case "voice":
            value = _program(app, value)
        case "voice_name":
            value = value or say("voice-of-backend")
    return say(_message(name), value=value)


def _message(name: str) -> str:
    return f"setting-{name.replace('_', '-')}"


async def _choose_mode(app: App) -> None:
    say, modes = app.narrator.say, ("auto", *modes_here())
    items = [Item(mode, say(f"speech-{mode}"), say(f"speech-{mode}-about")) for mode in modes]
    place = MenuPlace(app.settings.speech)
    mode = await menu(app, say("title-speech-mode"), items, place)
    if mode == "auto":
        app.keep(replace(app.settings, speech=mode))
        app.tell("speech-kept")
    elif mode is not None:
        app.speaker.change(mode)


def _program(app: App, name: str) -> str:
    """Say which program speaks; one that only a test or a file can name is called as it is."""
    message = f"voice-program-{name or 'best'}"
    return app.narrator.say(message) if app.narrator.texts.has(message) else name


async def _choose_program(app: App) -> None:
    """Let the player choose what speaks as the program's own voice; only one that can is kept."""
    items = [Item(name, f"{_program(app, name)}.") for name in ("", *voice_programs())]
    place = MenuPlace(app.settings.voice)
    chosen = await menu(app, app.narrator.say("title-voice"), items, place)
    if chosen is None or chosen == app.settings.voice:
        app.tell("as-it-was")
        return
    why = await asyncio.to_thread(_why_not, app, chosen) if chosen else None
    if why is not None:
        app.tell("voice-cannot-speak", why=why)
        return
    app.keep(replace(app.settings, voice=chosen, voice_name=""))
    _speak_anew(app)


def _why_not(app: App, program: str) -> Reason | None:
    """Return why a program cannot speak here; None if it can."""
    (backend,) = backends("voice", program, app.speaker.link)
    caller, why = try_backend(backend, START)
    if caller is not None:
        leave_behind(caller, START)
    return why


def _speak_anew(app: App) -> None:
    """Let the program that is chosen now speak, where the program speaks by itself."""
    if app.speaker.mode == "voice":
        app.speaker.begin("voice")


def _turn(app: App, name: str) -> None:
    changed: dict[str, Any] = {name: not getattr(app.settings, name)}
    if changed.get("braille"):
        changed["captions"] = True
    app.keep(replace(app.settings, **changed))
    app.take_settings()


def _kept(app: App, name: str) -> str:
    """Tell a setting at its new value, and whether the voice takes no notice of it."""
    return f"{_told(app, name)} {app.speaker.keeps_own(name)}".rstrip()


async def _take_back(app: App) -> None:
    if not await app.confirm("take-settings-back"):
        app.tell("as-it-was")
        return
    usual, before = Settings(), app.settings
    app.keep(replace(before, **{name: getattr(usual, name) for name in SPOKEN}))
    app.take_settings()
    if app.settings.voice != before.voice:
        _speak_anew(app)
    app.tell("settings-taken-back")


async def _choose_voice(app: App) -> None:
    """Let the player walk through the voices, each of which says its own name."""
    speech = app.speaker.speech
    names = await asyncio.to_thread(speech.voices) if speech is not None else ()
    if not names:
        app.tell("no-voices")
        return
    before = app.settings
    place = names.index(before.voice_name) if before.voice_name in names else 0
    app.tell("change-voice", count=len(names))
    while True:
        app.keep(replace(app.settings, voice_name=names[place]))
        app.take_settings()
        app.tell("menu-item", item=names[place], number=place + 1, count=len(names))
        target = await _walk(app, place, names)
        if target is None:
            app.keep(before)
            app.take_settings()
            app.tell("as-before")
            return
        if target < 0:
            return
        place = target


async def _enter_language(app: App) -> None:
    prompt = app.narrator.say("enter-language", value=app.settings.voice_language)
    typed = await enter_text(app, prompt)
    if not typed:
        app.tell("as-before")
    elif not LANGUAGE.fullmatch(typed):
        app.tell("not-a-language", typed=typed)
    elif without := await app.speaker.without_language(typed):
        app.say(Line(without, urgency=Urgency.ANSWER))
    else:
        app.keep(replace(app.settings, voice_language=typed, voice_name=""))
        app.take_settings()
        app.say(Line(_kept(app, "voice_language"), urgency=Urgency.ANSWER))


async def _walk(app: App, place: int, names: tuple[str, ...]) -> int | None:
    """Return the next place; -1 if the present voice is taken, None to go back."""
    while True:
        key = await app.key()
        assert key is not None, "without a time limit there is a key"
        letter = letter_of(app.keymap, key.name, Mode.MENU)
        order: list[int] = [*range(place + 1, len(names)), *range(place + 1)]
        for index in order if letter else ():
            if names[index].lower().startswith(letter):
                return index
        command = await app.press_common(key, Mode.MENU, lambda: letters_of(app, names, Mode.MENU))
        match command.name if command is not None else "":
            case "up":
                return max(place - 1, 0)
            case "down":
                return min(place + 1, len(names) - 1)
            case "first":
                return 0
            case "last":
                return len(names) - 1
            case "choose" | "mark":
                return -1
            case "back":
                return None
            case "":
                continue
            case _:
                app.tell("change-voice", count=len(names))
