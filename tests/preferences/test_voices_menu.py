"""The speech menu: voices that say their names, languages, and settings a voice ignores."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Callable
from pathlib import Path
from typing import cast

import pytest
from patience import becomes
from pressed import new_app, typed
from sound_link import NotedLink
from twins import exchange

from audiogame.console.app import App
from audiogame.console.departure import ProgramLeft
from audiogame.console.key_script import Script
from audiogame.console.key_source import Key
from audiogame.outputs.sound_process import SoundLink
from audiogame.outputs.speech import backends
from audiogame.outputs.speech.backends import NullVoice
from audiogame.outputs.speech.espeak import EspeakVoice
from audiogame.outputs.speech.languages import alike, lacking, speaks
from audiogame.outputs.speech.voice import ALL, Backend, Manner, Voice
from audiogame.preferences.speech_menu import speech_menu
from audiogame.settings import Settings
from audiogame.sound_server.sound_message import Message

VOICES = ("Afrikaans", "English (Great Britain)", "German", "Greek")
LANGUAGES = ("af", "en", "en-gb", "de", "el")
PATIENCE = 60.0


class Answering(NotedLink):
    """A fake sound process that finishes every line at once, and knows some voices."""

    def wait_ready(self, seconds: float) -> Message | None:
        return self.ready

    def send(self, message: Message) -> None:
        super().send(message)
        match message["is"]:
            case "speak":
                self.hear({"is": "ended", "id": message["id"], "whole": True})
            case "voices":
                self.hear({"is": "voices", "names": VOICES, "languages": LANGUAGES})

    @property
    def spoken(self) -> list[tuple[str, str]]:
        """Lines spoken, each with its voice."""
        return [(told["text"], told["voice"]) for told in self.told if told["is"] == "speak"]


class Patient(Script):
    """A fake keyboard, which presses each key when everything has been said, as a listener does."""

    app: App

    async def key(self, timeout: float | None = None) -> Key | None:
        speech = self.app.speaker.speech
        end = time.monotonic() + PATIENCE
        await becomes(lambda: speech is None or speech.busy is not True or time.monotonic() >= end)
        return await super().key(timeout)


Walk = Callable[..., tuple[list[str], Settings]]


@pytest.fixture
def walk(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Walk:
    """Return a function that presses keys in the menu; it returns the lines and the settings."""

    def walk(
        voice: Callable[[], Voice], *keys: str, settings: Settings | None = None
    ) -> tuple[list[str], Settings]:
        made = (Backend("stand-in", voice),)
        monkeypatch.setattr(backends, "voices_of", lambda mode, only, link: made)
        app, lines = new_app(tmp_path)
        app.data.settings = settings or app.data.settings
        patient = Patient(keys)
        patient.app = app
        exchange(app.front, keys=patient)

        async def run() -> None:
            assert app.speaker.begin("voice", PATIENCE)
            with contextlib.suppress(ProgramLeft):
                await speech_menu(app)

        asyncio.run(run())
        app.close()
        return lines, app.data.settings

    return walk


def espeak(link: Answering) -> Callable[[], EspeakVoice]:
    return lambda: EspeakVoice(cast(SoundLink, link))


def test_each_voice_says_its_own_name_while_it_is_walked(walk: Walk) -> None:
    """The name, its position, and in the voice itself; the last one stays."""
    link = Answering()
    walked = walk(espeak(link), "6", "down", "down", "end", "up", "g", "enter", "escape")[1]
    said = [(text, voice) for text, voice in link.spoken if text.startswith(VOICES)]
    order = [0, 1, 2, 3, 2, 3]
    assert said == [(f"{VOICES[n]} {n + 1} of 4.", VOICES[n]) for n in order]
    assert link.spoken[-1][1] == walked.voice_name == "Greek", "and speaks from then on"


def test_escape_gives_the_voice_before_back(walk: Walk) -> None:
    """The other was only sampled."""
    link = Answering()
    lines, settings = walk(espeak(link), "6", "down", "escape")
    assert settings.voice_name == ""
    assert link.spoken[-1][1] == "en"
    assert "Back to what it was." in lines


def test_a_language_that_the_voice_lacks_is_refused(walk: Walk) -> None:
    """The old one stays, and others of its kind are named."""
    link = Answering()
    lines, settings = walk(espeak(link), "7", *typed("xx"), "7", *typed("en-au"))
    assert "ESpeak NG doesn't speak xx, so the language stays English." in lines
    stays = "ESpeak NG doesn't speak en-au, so the language stays English. Closest: en, en-gb."
    assert stays in lines
    assert settings.voice_language == "en"
    lines, settings = walk(espeak(link), "7", *typed("de"))
    assert "Language: German." in lines
    assert settings.voice_language == "de"
    assert link.spoken[-1][1] == "de"


@pytest.mark.parametrize(
    ("settings", "told"),
    [
        ({"voice_language": "xx"}, "ESpeak NG doesn't speak xx. "),
        ({"voice_name": "Zuzanna"}, "ESpeak NG has no voice called Zuzanna, so it uses"),
        ({"voice_language": "de"}, ""),
        ({"voice_language": "en_GB"}, ""),
        ({"voice_name": "German+f3"}, ""),
        ({"voice_name": "en+f3"}, ""),
        ({}, ""),
    ],
)
def test_what_a_voice_lacks_of_the_settings_is_told_once(
    walk: Walk, settings: dict[str, str], told: str
) -> None:
    """A file of settings may have been written by hand or on another machine."""
    wanted = Settings(welcomed=True, **settings)  # type: ignore[arg-type]  # all are words
    lines, _ = walk(espeak(Answering()), "3", "up", "up", "enter", settings=wanted)
    about = [line for line in lines if line.startswith(("ESpeak NG doesn't", "ESpeak NG has no"))]
    assert [line.startswith(told) for line in about] == [True] * bool(told)


@pytest.mark.parametrize("ignores", [(), ALL])
def test_a_voice_of_unknown_abilities_is_said_to_lack_nothing(
    ignores: tuple[str, ...],
) -> None:
    """A voice may list no abilities; a screen reader speaks as its user has set it."""
    voice = NullVoice()
    voice.ignores = ignores
    assert lacking(Manner(language="xx"), voice) == ("", "")
    expected = ("", "") if ignores else ("voice", "Zuzanna")
    assert lacking(Manner(voice="Zuzanna"), voice) == expected


def test_the_own_voice_says_what_is_typed(walk: Walk) -> None:
    """Each character by its name, also a deleted one; readers do so by themselves."""
    link = Answering()
    lines, _ = walk(espeak(link), "7", "A", "n", "space", "!", "backspace", "escape")
    said = [text for text, _ in link.spoken]
    at = said.index("Capital A")
    assert said[at : at + 5] == ["Capital A", "n", "space", "exclamation mark", "exclamation mark"]
    assert "Capital A" not in lines, "it is not printed once more"


class Stubborn(NullVoice):
    """A fake voice that lists no languages, and ignores some settings."""

    ignores = ("pitch", "language")


def test_a_voice_that_takes_no_notice_says_so(walk: Walk) -> None:
    """With the new value; the setting applies to voices that follow it."""
    lines, settings = walk(Stubborn, "4", "up", "enter", "7", *typed("de"), "3", "up", "enter")
    assert "Pitch: 55 of 100. This voice's pitch can't be changed." in lines
    assert "Language: German. This voice's language can't be changed." in lines
    assert "Speed: 210 words a minute." in lines
    assert (settings.voice_pitch, settings.voice_language) == (55, "de")


@pytest.mark.parametrize("what", ALL)
def test_each_setting_that_a_voice_may_ignore_has_a_sentence(tmp_path: Path, what: str) -> None:
    app, _ = new_app(tmp_path)
    assert {"rate": "speed"}.get(what, what) in app.dialogue.narrator.say(
        "voice-keeps-own", what=what
    )


def test_languages_are_found_however_they_are_written() -> None:
    """With or without hyphens, in any case; a kind is not its whole language."""
    codes = ("en_US", "en-GB", "de", "ens")
    assert speaks("en", codes)
    assert speaks("en-us", codes)
    assert speaks("DE", codes)
    assert not speaks("en-au", codes)
    assert not speaks("e", codes)
    assert not speaks("de-at", codes)
    assert alike("en-au", codes) == ("en-gb", "en-us")
