"""The first start in a real terminal: finding the reader without two voices at once."""

from __future__ import annotations

import os
import time
import tomllib
from pathlib import Path

import pytest
from patience import until
from terminal import Terminal

from audiogame.outputs.speech.backends import RECORDED

pytestmark = pytest.mark.real
ASK = "Press 1 if you hear or read this."


def first_start(tmp_path: Path, *arguments: str) -> Terminal:
    """Start without any setting, where no reader is found: not that of a test beside this one."""
    finds_none = tmp_path / "bin" / "pgrep"
    finds_none.parent.mkdir(exist_ok=True)
    finds_none.write_text("#!/bin/sh\nexit 1\n", encoding="utf-8")
    finds_none.chmod(0o755)
    env = {
        "AUDIOGAME_SPEECH": "",
        RECORDED: str(tmp_path / "voice.txt"),
        "SSH_CONNECTION": "",
        "PATH": os.pathsep.join((str(finds_none.parent), os.environ["PATH"])),
    }
    return Terminal(*arguments, "--data", str(tmp_path / "data"), env=env)


def spoken(tmp_path: Path) -> list[str]:
    path = tmp_path / "voice.txt"
    lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
    return [line.partition(": ")[2] for line in lines if line.startswith(("say", "cut"))]


def saved(tmp_path: Path) -> dict[str, object]:
    """Return the settings once saved, which happens after the row is written."""
    path = tmp_path / "data" / "settings.toml"
    deadline = time.monotonic() + 60
    while True:
        found = tomllib.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
        if "speech" in found or time.monotonic() > deadline:
            return found
        time.sleep(0.05)


def test_who_reads_the_lines_presses_1(tmp_path: Path) -> None:
    """A screen reader or braille display showed the line; no other voice speaks from then on."""
    with first_start(tmp_path) as terminal:
        terminal.wait_for(ASK)
        terminal.wait_for("Press 2 for a voice, 3 for braille.")
        terminal.press("1")
        terminal.wait_for("Main menu")
        saved(tmp_path)
        terminal.press("q", then_wait=0.0)
    assert saved(tmp_path)["speech"] == "lines"
    assert spoken(tmp_path) == []
    with first_start(tmp_path) as terminal:
        terminal.wait_for("Main menu")
        assert ASK not in terminal.text


def test_who_hears_nothing_hears_the_voice_after_six_seconds(tmp_path: Path) -> None:
    """The program's own voice speaks alone, and 2 keeps it; then it speaks every line."""
    with first_start(tmp_path) as terminal:
        terminal.wait_for(ASK)
        begun = time.monotonic()
        while not spoken(tmp_path):
            assert time.monotonic() < begun + 30
            terminal.read(0.05)
        assert time.monotonic() - begun > 4.0
        assert "own voice" not in terminal.text, "a reader would speak it at the same time"
        terminal.press("2")
        terminal.wait_for("Main menu")
        saved(tmp_path)
        assert until(lambda: len(spoken(tmp_path)) >= 3)
    assert saved(tmp_path)["speech"] == "voice"
    told = spoken(tmp_path)
    assert "press 2" in told[0]
    assert told[1].startswith("The program speaks.")
    assert told[2].startswith("Main menu")


def test_braille_alone_is_enough(tmp_path: Path) -> None:
    """Each row fits a display, and Space shows the next; nothing advances by time."""
    with first_start(tmp_path, "play", "sika", "--seed", "7", "--seats", "bot,you") as terminal:
        terminal.wait_for("3 for braille.")
        terminal.press("3")
        terminal.wait_for("Braille is on.")
        shown = -1
        while shown != (shown := len(terminal.lines)):  # a busy machine answers late
            terminal.read(1.0)
        assert "Red or blue?" not in terminal.text, "something came by itself"
        for _ in range(12):
            terminal.press(" ", then_wait=0.2)
        terminal.wait_for("Red or blue?")
        rows = [row for row in terminal.text.replace("\r", "\n").split("\n") if row.strip()]
        assert max(map(len, rows)) <= 40, rows
    assert saved(tmp_path)["braille"] is True


def test_an_unknown_key_is_answered(tmp_path: Path) -> None:
    """The question is repeated; Escape chooses printed lines."""
    with first_start(tmp_path) as terminal:
        terminal.wait_for(ASK)
        terminal.press("x")
        terminal.wait_for("Press 2 for a voice", times=2)
        terminal.press("\x1b")
        terminal.wait_for("Main menu")
        saved(tmp_path)
    assert saved(tmp_path)["speech"] == "lines"


@pytest.mark.parametrize("chosen", ["tape", "Voice"])
def test_an_unknown_mode_in_the_environment_is_refused(tmp_path: Path, chosen: str) -> None:
    """In a sentence that names the variable."""
    with Terminal("--data", str(tmp_path), env={"AUDIOGAME_SPEECH": chosen}) as terminal:
        assert terminal.wait_exit() == 2
        assert "AUDIOGAME_SPEECH" in terminal.text
        assert "auto or lines or direct or voice or none" in terminal.text.replace("\n", " ")


def test_one_key_changes_who_speaks(tmp_path: Path) -> None:
    """Shift+V switches to the next mode, announces it in the new voice, and saves it."""
    env = {RECORDED: str(tmp_path / "voice.txt")}
    data = tmp_path / "data"
    with Terminal("--data", str(data), "--speech", "lines", env=env) as terminal:
        terminal.wait_for("Main menu")
        terminal.press("V")
        terminal.wait_for("with its own voice")
        assert until(lambda: bool(spoken(tmp_path))), "a key cuts off what is not yet spoken"
        terminal.press("\x1b[B")
        assert until(lambda: any("Continue a game" in said for said in spoken(tmp_path)))
        terminal.press("V")
        terminal.wait_for("Speech is off.")
        terminal.read(0.3)
    assert spoken(tmp_path)[0].startswith("The program now speaks with its own voice")
    assert "Continue a game" in spoken(tmp_path)[1]
    assert len(spoken(tmp_path)) == 2
    assert saved(tmp_path)["speech"] == "none"


def test_settings_of_the_voice_are_samples_of_themselves(tmp_path: Path) -> None:
    """In the speech menu each new value is spoken with itself, and Escape restores the old."""
    env = {RECORDED: str(tmp_path / "voice.txt")}
    data = tmp_path / "data"
    with Terminal("--data", str(data), "--speech", "voice", env=env) as terminal:
        terminal.wait_for("Main menu")
        terminal.read(0.5)  # a key pressed sooner would not count
        terminal.press("6")
        terminal.wait_for("Settings: ")
        terminal.press("sp")
        terminal.press("\r")
        terminal.wait_for("Who speaks: ")
        terminal.press("\x1b[B")
        terminal.press("\x1b[B")
        terminal.press("\r")
        for _ in range(3):
            terminal.press("\x1b[A")
        terminal.wait_for("Speed: 230 words a minute.")
        terminal.press("\r")
        terminal.press("\x1b[B")
        terminal.press("\r")
        terminal.press("\x1b[A")
        terminal.wait_for("Pitch: 55 of 100.")
        terminal.press("\x1b")
        terminal.wait_for("Back to what it was.")
        terminal.wait_until_kept(data / "settings.toml", "voice_pitch = 50")
    found = tomllib.loads((data / "settings.toml").read_text(encoding="utf-8"))
    assert found["voice_rate"] == 230
    assert "Speed: 210 words a minute." in spoken(tmp_path)


def test_opponents_may_have_voices_of_their_own(tmp_path: Path) -> None:
    """Lines about another seat are marked with it; lines to the player are not."""
    data = tmp_path / "data"
    data.mkdir()
    (data / "settings.toml").write_text("opponent_voices = true\npace = 0.0\n", encoding="utf-8")
    env = {RECORDED: str(tmp_path / "voice.txt")}
    arguments = ("--data", str(data), "--speech", "voice", "play", "sika", "--seats", "bot=Bo,you")
    with Terminal(*arguments, "--seed", "7", env=env) as terminal:
        terminal.wait_for("Call a colour")
        terminal.wait_until_kept(tmp_path / "voice.txt", "say: Call a colour")
    lines = (tmp_path / "voice.txt").read_text(encoding="utf-8").splitlines()
    assert any(line.startswith("say 0: Bo calls") for line in lines), lines
    assert any(line.startswith("say: Call a colour") for line in lines), lines


def test_without_any_voice_it_is_said_in_print(tmp_path: Path) -> None:
    """The chosen mode is unavailable here: one sentence says so, and success is never said."""
    env = {RECORDED: str(tmp_path / "no" / "voice.txt")}
    arguments = ("--data", str(tmp_path / "data"), "--speech", "voice")
    with Terminal(*arguments, env=env) as terminal:
        terminal.wait_for("Main menu")
        terminal.wait_for("audiogame doctor says why.")
