"""The doctor reports findings and remedies; its bundle holds no names."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest
from completed import completed
from refusals import refuses

from audiogame.cli.doctor import examine
from audiogame.console.finding import Finding
from audiogame.lobby.bundle import CannotBundle, bundled, without_names, write_bundle
from audiogame.outputs.speech.detection import Detected
from audiogame.rules.fault import Reason
from audiogame.rules.value import replace
from audiogame.settings import Settings

ENV = {
    **os.environ,
    "PULSE_SERVER": "unix:/nonexistent/native",
    "SDL_AUDIODRIVER": "pulseaudio",
    "SPEECHD_ADDRESS": "unix_socket:/nonexistent",
    "PATH": "/nonexistent",
}
"""An environment without a speech server, a device or a playing command."""
TOPICS = ["program", "screen reader", "speech mode", "sound", "braille", "terminal", "locale"]


def doctor(tmp_path: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "audiogame", "doctor", "--data", str(tmp_path / "data")]
    return completed([*command, *arguments], env=ENV)


def test_the_doctor_reports_everything_in_whole_lines(tmp_path: Path) -> None:
    """One line each: topic, finding, remedy; no output of C libraries."""
    done = doctor(tmp_path, "--speech", "voice", "--voice", "null")
    assert (done.returncode, done.stderr) == (0, "")
    lines = done.stdout.splitlines()
    for topic in TOPICS:
        assert any(line.lower().startswith(f"{topic}: ") for line in lines), topic
    assert all(line[-1] in ".)" for line in lines), lines
    assert "voice null: In use: null" in done.stdout.replace("Voice", "voice")
    assert "ALSA lib" not in done.stdout


@pytest.mark.posix("is about the voices of Linux; tests/windows/test_silence.py plays without any")
def test_without_any_voice_the_doctor_says_what_to_do(tmp_path: Path) -> None:
    """Neither a speech server nor a device: each voice says why, and lines are printed."""
    done = doctor(tmp_path, "--speech", "voice")
    assert "speech-dispatcher isn't running" in done.stdout
    assert "It needs a sound device" in done.stdout
    assert "pyttsx3 can't be heard: it needs one of the commands" in done.stdout
    assert "needs the package python3-speechd" in done.stdout
    assert "Nothing can speak here, so lines are only printed." in done.stdout


def test_the_doctor_reports_as_json_and_in_a_bundle(tmp_path: Path) -> None:
    """The same findings as JSON; the bundle has version, settings, log and newest record."""
    keys = tmp_path / "keys"
    keys.write_text("down\nenter\n", encoding="utf-8")
    data = str(tmp_path / "data")
    game = ["--data", data, "--keys", str(keys), "play", "sika", "--seats", "you=Zenobia,bot=Quill"]
    subprocess.run([sys.executable, "-m", "audiogame", *game], check=True, capture_output=True)
    (tmp_path / "data" / "faults.log").write_text("Traceback: something\n", encoding="utf-8")
    bundle = tmp_path / "report.zip"
    done = doctor(tmp_path, "--json", "--bundle", str(bundle), "--speech", "lines")
    assert done.returncode == 0, done.stderr
    assert {"topic", "found", "advice"} == set(json.loads(done.stdout)[0])
    with zipfile.ZipFile(bundle) as file:
        parts = {name: file.read(name).decode() for name in file.namelist()}
    assert set(parts) == {"findings.json", "settings.json", "faults.log", "newest.record"}
    assert "audiogame 0" in parts["findings.json"]
    assert "seat 0: person Player 0" in parts["newest.record"]
    assert not any(name in text for text in parts.values() for name in ("Zenobia", "Quill"))


def test_names_of_those_who_join_are_taken_out_of_a_record() -> None:
    """Every line that can hold a name is searched for one."""
    record = "seat 0: person Ann Lee ~1234\n0 call red ~12\n# chair 4 casual Bo ~99\n"
    assert without_names(record) == (
        "seat 0: person Player 0\n0 call red ~12\n# chair 4 casual Player 4\n"
    )


def test_what_players_have_typed_is_taken_out_of_a_record() -> None:
    """Words for the luck, a seed in words, and remarks go; what the program wrote stays."""
    kept = ["luck: seed 7 ~12", "# undo 2 ~12", "# result 1 2 ~12", "# open 12 1 play queen ~12"]
    record = ["luck: seed Ann loves Bo ~12", "# words Ann and Bo ~12", "# Ann throws. ~12"]
    assert without_names("\n".join(kept)).splitlines() == ["luck: seed 7", *kept[1:]]
    assert without_names("\n".join(record)).splitlines() == ["luck: seed", "# words", "#"]


def test_a_bundle_holds_no_names(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of bots, in the log, in an invalid setting, or of the home folder."""
    home = tmp_path / ("Zenobia home" if sys.platform == "win32" else "Zenobia \\ home")
    monkeypatch.setenv("HOME", str(home))
    monkeypatch.setenv("USERPROFILE", str(home))
    data = home / "data"
    (data / "records").mkdir(parents=True)
    (data / "records" / "1.record").write_text("seat 0: person Zoe Lee ~12\n", encoding="utf-8")
    (data / "faults.log").write_text("KeyError: 'Zoe Lee' at Quirrelo's turn\n", encoding="utf-8")
    settings = Settings(name="Zenobia", bot_names="Quirrelo, Snape", sound_pack="s")
    found = (
        Finding("settings", "The setting name must be one line of text, not 'Zenobia\\n'."),
        Finding("folder", f"Settings and records are kept in {data}."),
    )
    write_bundle(tmp_path / "report.zip", bundled("en", found, settings, data))
    with zipfile.ZipFile(tmp_path / "report.zip") as file:
        parts = [file.read(name).decode() for name in file.namelist()]
    assert len(parts) == 4
    for name in ("Zenobia", "Zoe", "Quirrelo", "Snape"):
        assert not any(name in part for part in parts), name
    assert any("KeyError: 'Somebody' at Somebody's turn" in part for part in parts)


def test_a_bundle_that_cannot_be_written_is_said(tmp_path: Path) -> None:
    with refuses(CannotBundle, match="Couldn't write"):
        write_bundle(tmp_path / "no" / "report.zip", bundled("en", (), Settings(), tmp_path))


def findings(settings: Settings, found: Detected, data: Path) -> dict[str, Finding]:
    told = examine("en", settings, (), data, sample=False, found=found)
    return {finding.topic: finding for finding in told}


def test_beside_nvda_the_doctor_names_its_settings(tmp_path: Path) -> None:
    """Those that double lines, and those that let messages vanish from a display."""
    settings = Settings(speech="direct", voice="")
    nvda = Detected("direct", Reason("reader-can-be-spoken-to", name="NVDA"))
    told = findings(settings, nvda, tmp_path)
    assert "NVDA+5" in told["screen reader"].advice
    assert "Shift+V" in told["screen reader"].advice
    assert "Show indefinitely" in told["braille"].advice
    assert "turn on Braille in Settings, Speech" in told["braille"].advice
    told = findings(replace(settings, braille=True), nvda, tmp_path)
    assert "Show indefinitely" in told["braille"].advice
    assert "Settings" not in told["braille"].advice


def test_beside_another_reader_the_doctor_says_nothing_of_nvda(tmp_path: Path) -> None:
    """JAWS has its own key, and another one may have either."""
    settings = Settings(speech="direct", voice="", braille=True)
    jaws = Detected("direct", Reason("reader-can-be-spoken-to", name="jaws"))
    told = findings(settings, jaws, tmp_path)
    assert "Insert+S" in told["screen reader"].advice
    assert "NVDA" not in told["screen reader"].advice + told["braille"].advice


@pytest.mark.parametrize("braille", [True, False])
def test_the_doctor_says_what_is_known_of_a_braille_display(tmp_path: Path, braille: bool) -> None:
    """Before it says how lines are shown."""
    settings = Settings(speech="lines", braille=braille)
    told = examine(
        "en",
        settings,
        (),
        tmp_path,
        False,
        Detected("lines", Reason("reader-of-terminal", name="yasr")),
        "BRLTTY runs.",
    )
    found = {finding.topic: finding.found for finding in told}["braille"]
    assert found.startswith("BRLTTY runs. Lines are ")


def test_the_language_is_the_one_that_the_program_follows(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And not the name that Windows' C library has for it."""
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "es_MX.UTF-8")
    found = Detected("lines", Reason("no-reader-found"))
    told = findings(Settings(speech="none"), found, tmp_path)
    assert told["locale"].found.startswith("Language Spanish, MX, ")


def test_a_folder_that_cannot_be_written_is_said(tmp_path: Path) -> None:
    """It is tried: on Windows each folder says that it may be written."""
    (tmp_path / "file").touch()
    found = Detected("lines", Reason("reader-of-terminal", name="yasr"))
    told = findings(Settings(speech="none"), found, tmp_path / "data")
    assert "not writable" not in told["folder"].found
    assert [one.name for one in tmp_path.iterdir()] == ["file"]
    told = findings(Settings(speech="none"), found, tmp_path / "file" / "data")
    assert "not writable" in told["folder"].found
    assert "--data" in told["folder"].advice


@pytest.mark.parametrize(
    ("sure", "why"), [(True, "it fits"), (False, "no screen reader was found")]
)
def test_the_speech_mode_is_explained_by_what_was_found(
    tmp_path: Path, sure: bool, why: str
) -> None:
    """It does not fit a reader that was not found."""
    told = findings(Settings(), Detected("voice", Reason("no-reader-found"), sure), tmp_path)
    assert told["speech mode"].found.startswith(f"voice: {why}")
