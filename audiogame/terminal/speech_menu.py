"""The menu of speech: who speaks, and how the program's own voice sounds."""

from __future__ import annotations

import asyncio
import re
from dataclasses import fields, replace
from typing import Any

from audiogame.keys.commands import Mode
from audiogame.narration.narrator import Line, Urgency
from audiogame.settings import SPEECH_MODES, Settings
from audiogame.terminal.app import App
from audiogame.terminal.menu import Item, enter_text, menu

NUMBERS = ("voice_rate", "voice_pitch", "voice_volume")
LANGUAGE = re.compile(r"[a-z]{2,3}(-[a-z0-9]+)*")
STEPS = {"up": 1, "down": -1}


async def speech_menu(app: App) -> None:
    """Let the player choose who speaks, and how."""
    place = 0
    while True:
        items = _items(app)
        chosen = await menu(app, app.narrator.say("title-speech"), items, place)
        if chosen is None:
            return
        place = [item.id for item in items].index(chosen)
        match chosen:
            case "mode":
                await _choose_mode(app)
            case "voice_name":
                await _choose_voice(app)
            case "voice_language":
                await _enter_language(app)
            case "opponent_voices" | "braille":
                _turn(app, chosen)
            case _:
                await _change_number(app, chosen)


def _items(app: App) -> list[Item]:
    say, settings = app.narrator.say, app.settings
    items = [Item("mode", say("speech-mode", mode=say(f"speech-{app.speaking.mode}")))]
    for name in NUMBERS:
        items.append(Item(name, say(_message(name), value=getattr(settings, name))))
    voice = settings.voice_name or say("voice-of-backend")
    items.append(Item("voice_name", say(_message("voice_name"), value=voice)))
    language = settings.voice_language
    items.append(Item("voice_language", say(_message("voice_language"), value=language)))
    for name in ("opponent_voices", "braille"):
        items.append(Item(name, say(_message(name), value=getattr(settings, name))))
    return items


def _message(name: str) -> str:
    return f"setting-{name.replace('_', '-')}"


async def _choose_mode(app: App) -> None:
    items = [Item(mode, app.narrator.say(f"speech-{mode}")) for mode in SPEECH_MODES]
    place = SPEECH_MODES.index(app.settings.speech)
    mode = await menu(app, app.narrator.say("title-speech-mode"), items, place)
    if mode == "auto":
        app.keep(replace(app.settings, speech=mode))
        app.tell("speech-kept")
    elif mode is not None:
        app.speaking.change(mode)


def _turn(app: App, name: str) -> None:
    changed: dict[str, Any] = {name: not getattr(app.settings, name)}
    if name == "braille":
        changed["captions"] = changed[name]
    app.keep(replace(app.settings, **changed))
    app.take_settings()


async def _change_number(app: App, name: str) -> None:
    """Let the player change a number with the arrows; each value is its own sample."""
    limits = next(part.metadata for part in fields(Settings) if part.name == name)
    before = app.settings
    app.tell("change-number")
    while True:
        key = await app.key()
        assert key is not None, "without a time limit there is a key"
        command = await app.press_common(key, Mode.MENU)
        if command is None:
            continue
        value = getattr(app.settings, name)
        match command.name:
            case "up" | "down":
                value += STEPS[command.name] * limits["step"]
            case "first" | "last":
                value = limits["high"] if command.name == "first" else limits["low"]
            case "choose" | "mark":
                return
            case "back":
                app.keep(before)
                app.take_settings()
                app.tell("as-before")
                return
            case _:
                app.tell("change-number")
                continue
        value = min(max(value, limits["low"]), limits["high"])
        app.keep(replace(app.settings, **{name: value}))
        app.take_settings()
        app.say(Line(_kept(app, name, value), urgency=Urgency.ANSWER), row=True)


def _kept(app: App, name: str, value: object) -> str:
    """Tell a setting at its new value, and whether the voice takes no notice of it."""
    told = app.narrator.say(_message(name), value=value)
    return f"{told} {app.speaking.keeps_own(name)}".rstrip()


async def _choose_voice(app: App) -> None:
    """Let the player walk through the voices, each of which says its own name."""
    speech = app.speaking.speech
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
    elif without := await app.speaking.without_language(typed):
        app.say(Line(without, urgency=Urgency.ANSWER))
    else:
        app.keep(replace(app.settings, voice_language=typed, voice_name=""))
        app.take_settings()
        app.say(Line(_kept(app, "voice_language", typed), urgency=Urgency.ANSWER))


async def _walk(app: App, place: int, names: tuple[str, ...]) -> int | None:
    """Return the next place; -1 if the present voice is taken, None to go back."""
    while True:
        key = await app.key()
        assert key is not None, "without a time limit there is a key"
        if len(key.name) == 1 and key.name.isalpha() and key.name not in "zxlvV":
            order: list[int] = [*range(place + 1, len(names)), *range(place + 1)]
            for index in order:
                if names[index].lower().startswith(key.name.lower()):
                    return index
        command = await app.press_common(key, Mode.MENU)
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
