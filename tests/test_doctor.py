"""The doctor says what was found and what to do, and its report holds no names."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from audiogame.doctor import CannotBundle, Finding, examine, without_names, write_bundle
from audiogame.outputs.speech.detection import Detected
from audiogame.settings import Settings

ENV = {
    **os.environ,
    "PULSE_SERVER": "unix:/nonexistent/native",
    "SDL_AUDIODRIVER": "pulseaudio",
    "SPEECHD_ADDRESS": "unix_socket:/nonexistent",
}
TOPICS = ["program", "screen reader", "speech mode", "sound", "braille", "terminal", "locale"]


def doctor(tmp_path: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "audiogame", "doctor", "--data", str(tmp_path / "data")]
    return subprocess.run(
        [*command, *arguments], env=ENV, capture_output=True, text=True, timeout=60
    )


def test_it_says_everything_in_whole_lines(tmp_path: Path) -> None:
    """A line each: topic, what was found, what to do; nothing of the C libraries."""
    done = doctor(tmp_path, "--speech", "voice", "--voice", "null")
    assert (done.returncode, done.stderr) == (0, "")
    lines = done.stdout.splitlines()
    for topic in TOPICS:
        assert any(line.lower().startswith(f"{topic}: ") for line in lines), topic
    assert all(line[-1] in ".)" for line in lines), lines
    assert "voice null: It is used: null" in done.stdout.replace("Voice", "voice")
    assert "ALSA lib" not in done.stdout


def test_without_any_voice_it_says_what_to_do(tmp_path: Path) -> None:
    """Neither a server nor a device: each voice says why, and lines are printed."""
    done = doctor(tmp_path, "--speech", "voice")
    assert "No speech-dispatcher runs" in done.stdout
    assert "It needs a sound device" in done.stdout
    assert "Nothing can speak here, so lines are printed only." in done.stdout


def test_json_and_bundle(tmp_path: Path) -> None:
    """The same findings for programs; the bundle has version, settings, log and newest record."""
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


def test_names_of_those_who_join_are_taken_out_too() -> None:
    """Every line that can hold a name."""
    record = "seat 0: person Ann Lee ~1234\n0 call red ~12\n# chair 4 casual Bo ~99\n"
    assert without_names(record) == (
        "seat 0: person Player 0\n0 call red ~12\n# chair 4 casual Player 4\n"
    )


def test_a_bundle_that_cannot_be_written_is_said(tmp_path: Path) -> None:
    with pytest.raises(CannotBundle, match="cannot be written"):
        write_bundle(tmp_path / "no" / "report.zip", (), Settings(), tmp_path)


def findings(settings: Settings, found: Detected, data: Path) -> dict[str, Finding]:
    told = examine(settings, (), data, sample=False, found=found)
    return {finding.topic: finding for finding in told}


def test_beside_nvda_it_names_its_settings(tmp_path: Path) -> None:
    """What doubles lines, and what lets messages vanish from a display."""
    settings = Settings(speech="direct", voice="")
    told = findings(settings, Detected("direct", "NVDA runs."), tmp_path)
    assert "NVDA+5" in told["screen reader"].advice
    assert "Show indefinitely" in told["braille"].advice


def test_a_folder_that_cannot_be_written_is_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "access", lambda path, mode: False)
    told = findings(Settings(speech="none"), Detected("lines", "yasr."), tmp_path / "data")
    assert "cannot be written" in told["folder"].found
    assert "--data" in told["folder"].advice
