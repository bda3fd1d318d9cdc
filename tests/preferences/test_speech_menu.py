"""The speech menu: each entry is described, chosen with care, and can be undone."""

from __future__ import annotations

import asyncio
import contextlib
import sys
from pathlib import Path

import pytest
from pressed import press, typed
from twins import Heard, front_end, new_app

from audiogame.console.app import App
from audiogame.console.departure import ProgramLeft
from audiogame.console.key_script import Script
from audiogame.narration.texts import Texts
from audiogame.outputs.readers import NVDA, TDSR, UNKNOWN, YASR, Reader
from audiogame.outputs.speech import backends, calls
from audiogame.outputs.speech.backends import voice_programs
from audiogame.outputs.speech.voice import Backend
from audiogame.page.session import PAGE_READER
from audiogame.preferences import speech_menu as speech_menu_module
from audiogame.preferences.setting_group import SettingGroups, open_group
from audiogame.preferences.speech_menu import SPOKEN, TURNED, speech_menu
from audiogame.rules.fault import Reason
from audiogame.settings import OWN_VOICE, Settings, read_settings, save_settings

TEXTS = Texts("en")


async def own_voice_menu(app: App) -> None:
    """Open the menu while the program's own voice speaks."""
    app.speaker.mode = "voice"
    await speech_menu(app)


def saved(data: Path) -> Settings:
    return read_settings(data / "settings.toml")[0]


@pytest.mark.parametrize("name", SPOKEN)
def test_space_describes_and_changes_nothing(tmp_path: Path, name: str) -> None:
    """Each entry's description is spoken."""
    place = SPOKEN.index(name)
    lines = press(own_voice_menu, tmp_path, *["down"] * place, "space")
    about = TEXTS.format(f"setting-{name.replace('_', '-')}-about", {})
    changes = "Left, Right or Enter" if name in TURNED else "Enter"
    assert lines[-1] == f"{about} {changes} changes it."
    assert not (tmp_path / "settings.toml").exists()


@pytest.mark.parametrize(
    ("reader", "shown"),
    [(UNKNOWN, True), (YASR, True), (NVDA, True), (TDSR, False), (PAGE_READER, False)],
)
def test_the_entry_for_missed_lines_is_shown_where_its_answer_matters(
    tmp_path: Path, reader: Reader, shown: bool
) -> None:
    """With TDSR no line is missed anyway, and the page reports missed lines by itself."""
    heard = Heard()
    place = SPOKEN.index("missed_lines")
    keys = Script([*["down"] * place, "enter", "escape"])
    app = new_app(front_end(keys, heard, reader=reader), tmp_path)
    with contextlib.suppress(ProgramLeft):
        asyncio.run(own_voice_menu(app))
    row = "Your screen reader misses lines: not known."
    assert any(line.startswith(row) for line in heard.lines) is shown
    assert any(line.startswith("Does your screen reader miss") for line in heard.lines) is shown
    assert len(heard.lines) >= place


def test_the_last_entry_says_what_it_does(tmp_path: Path) -> None:
    """Also in the other groups."""
    lines = press(own_voice_menu, tmp_path, "end", "space")
    assert lines[-1] == "Puts every setting in this menu back to its default. It asks first."


def test_everything_is_taken_back_after_a_question(tmp_path: Path) -> None:
    """Only the settings of this menu, and only after yes."""
    mine = Settings(voice_rate=300, voice="espeak", braille=True, captions=True, name="Ann")
    press(speech_menu, tmp_path, "end", "enter", "n", settings=mine)
    assert not (tmp_path / "settings.toml").exists()
    save_settings(tmp_path / "settings.toml", mine)
    lines = press(speech_menu, tmp_path, "end", "enter", "y", settings=mine)
    assert "These settings are back to their defaults." in lines
    assert saved(tmp_path) == Settings(captions=True, name="Ann")


@pytest.mark.parametrize(("platform", "direct"), [("linux", False), ("win32", True)])
def test_only_modes_of_this_machine_are_offered(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, platform: str, direct: bool
) -> None:
    """The modes that Shift+V cycles through; Space describes each."""
    monkeypatch.setattr(sys, "platform", platform)
    lines = press(own_voice_menu, tmp_path, "enter", *["space", "down"] * 5)
    assert any("NVDA" in line for line in lines) is direct
    assert len({line for line in lines[2::2] if "end of list" not in line}) == 4 + direct
    assert not (tmp_path / "settings.toml").exists()


def test_the_voice_program_is_chosen_if_it_can_speak(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An unusable one is refused with its reason: no player is left without a voice."""
    why = {"espeak": None}

    def try_backend(backend: Backend, limit: float) -> tuple[None, Reason | None]:
        return None, why.get(backend.name, Reason("pyttsx-no-answer"))

    monkeypatch.setattr(calls, "try_backend", try_backend)
    monkeypatch.setattr(speech_menu_module, "_speak_anew", lambda speaker: None)
    monkeypatch.setattr(backends, "_platform", lambda: "linux")
    first = str(2 + voice_programs().index("speech-dispatcher"))
    lines = press(own_voice_menu, tmp_path, "2", first)
    assert lines[1].startswith("Speech engine: The best one found.")
    assert lines[-2].startswith("That one can't speak here, so nothing has changed.")
    assert not (tmp_path / "settings.toml").exists()
    lines = press(own_voice_menu, tmp_path, "2", str(2 + voice_programs().index("espeak")))
    assert saved(tmp_path).voice == "espeak"
    assert "Speech engine: ESpeak NG, included in the program." in lines[-1]
    press(own_voice_menu, tmp_path, "2", "1")
    assert saved(tmp_path).voice == ""


def test_braille_turns_captions_on_and_never_off(tmp_path: Path) -> None:
    """Players who want them beside a voice keep them."""
    press(own_voice_menu, tmp_path, "end", "up", "enter")
    assert (saved(tmp_path).braille, saved(tmp_path).captions) == (True, True)
    press(own_voice_menu, tmp_path, "end", "up", "enter")
    assert (saved(tmp_path).braille, saved(tmp_path).captions) == (False, True)


def test_numbers_are_changed_as_in_other_groups(tmp_path: Path) -> None:
    """By arrows or by typing."""
    lines = press(own_voice_menu, tmp_path, "3", "up", "enter")
    assert "Speed: 210 words a minute." in lines
    press(own_voice_menu, tmp_path, "3", *typed("250"))
    assert saved(tmp_path).voice_rate == 250


def test_the_ends_of_the_pitch_are_words(tmp_path: Path) -> None:
    """Neither "0 of 100" nor "100 of 100", while it is changed and in the menu."""
    lines = press(own_voice_menu, tmp_path, "4", "end", "up", "home", "enter")
    told = ["Pitch: lowest.", "Pitch: 5 of 100.", "Pitch: highest."]
    assert [line for line in lines if line in told] == told
    rows = press(own_voice_menu, tmp_path, *["down"] * SPOKEN.index("voice_pitch"))
    assert rows[-1].startswith("Pitch: highest. ")


def test_letters_walk_through_voices_as_the_keymap_says(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Letters go to voices, also M and L; the back command works, also on another key."""
    (tmp_path / "keys.toml").write_text('[all]\nback = ["escape", "u"]\n', encoding="utf-8")
    names = ("Anna", "Lea", "Mia", "Quin", "Zoe")

    async def opened(app: App) -> None:
        app.speaker.speech = Voices()  # type: ignore[assignment]  # its list of voices alone
        try:
            await speech_menu_module.SpeechMenu(app)._choose_voice()
        finally:
            app.speaker.speech = None

    class Voices:
        def hand_ahead(self, missed: object) -> None:
            pass

        def lead_with(self, play: object) -> None:
            pass

        def voices(self) -> tuple[str, ...]:
            return names

        def set_manner(self, manner: object) -> None:
            pass

    lines = press(opened, tmp_path, "m", "z", "l", "u", "down")
    assert [line.partition(" ")[0] for line in lines[1:5]] == ["Anna", "Mia", "Zoe", "Lea"]
    assert lines[5:] == ["Back to what it was."]


@pytest.mark.parametrize(
    ("mode", "voice", "shown"),
    [
        ("lines", None, False),
        ("none", None, False),
        ("direct", None, False),
        ("direct", ("NVDA", ("rate", "pitch", "volume", "voice", "language")), False),
        ("direct", ("eSpeak NG", ("language",)), True),
        ("voice", None, True),
        ("voice", ("eSpeak NG", ()), True),
    ],
)
def test_what_belongs_to_the_own_voice_is_there_while_it_speaks(
    tmp_path: Path, mode: str, voice: tuple[str, tuple[str, ...]] | None, shown: bool
) -> None:
    """Its volume is missing among the volumes, too; a screen reader has settings of its own."""

    async def opened(app: App) -> None:
        app.speaker.mode = mode
        if voice is not None:
            app.speaker.speech = Spoken(*voice)  # type: ignore[assignment]  # its name alone
        try:
            assert (SettingGroups(app).counting(OWN_VOICE) == [*OWN_VOICE]) is shown
            assert SettingGroups(app).counting(OWN_VOICE) in ([], [*OWN_VOICE])
            await open_group(app, "sounds")
            await speech_menu(app)
        finally:
            app.speaker.speech = None

    lines = press(opened, tmp_path, *["down"] * 6, "escape", *["down"] * 12)
    for row in ("Voice volume: ", "Pitch: ", "Opponents' voices: "):
        assert any(line.startswith(row) for line in lines) is shown, row
    assert any(line.startswith("Braille: ") for line in lines)


class Spoken:
    """A voice that is up, by its name and what it ignores."""

    def __init__(self, voice_name: str, ignores: tuple[str, ...]) -> None:
        self.voice_name = voice_name
        self.ignores = ignores


def test_left_and_right_change_numbers_and_yes_or_no(tmp_path: Path) -> None:
    """In their rows; captions come with braille, as by Enter."""
    lines = press(own_voice_menu, tmp_path, "3", "escape", "right", "right", "left", "end", "up",
                  "right")  # fmt: skip
    assert lines[-6:-3] == [
        "Speed: 210 words a minute.", "Speed: 220 words a minute.", "Speed: 210 words a minute.",
    ]  # fmt: skip
    assert lines[-1].startswith("Braille: short lines")
    assert saved(tmp_path).voice_rate == 210
    assert (saved(tmp_path).braille, saved(tmp_path).captions) == (True, True)


def test_who_speaks_is_not_changed_in_its_row(tmp_path: Path) -> None:
    """Since another voice would say it: it is chosen in a list, or by Shift V."""
    lines = press(own_voice_menu, tmp_path, "right")
    assert lines[-1].startswith("Right does nothing here.")
    assert not (tmp_path / "settings.toml").exists()
