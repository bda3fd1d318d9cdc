"""`audiogame doctor --try`: a person reports what is heard, and a report has the answers."""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest
from terminal import Terminal

from audiogame.cli import listening_trial
from audiogame.cli.listening_trial import KEYS, Trial, say
from audiogame.console.key_script import Script
from audiogame.console.key_source import Key
from audiogame.narration.narrator import Line
from audiogame.narration.texts import Figure
from audiogame.outputs.speech.backends import RecordingVoice
from audiogame.outputs.speech.calls import Caller, leave_behind
from audiogame.outputs.speech.voice import Backend, Manner
from audiogame.outputs.transcript import Transcript

Run = Callable[..., tuple[int, str, str]]


class Nowhere(Transcript):
    """An output that prints nothing."""

    def __init__(self) -> None:
        pass

    def take(self, line: Line) -> None:
        pass


NOTHING_THERE = {
    "PULSE_SERVER": "unix:/nonexistent/native",
    "SDL_AUDIODRIVER": "pulseaudio",
    "SPEECHD_ADDRESS": "unix_socket:/nonexistent",
}
"""Environment in which no sound device and no speech-dispatcher is found."""


@pytest.fixture(autouse=True)
def _hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(listening_trial, "LONG_ENOUGH", 0.0)
    monkeypatch.setattr(listening_trial, "READ", 0.0)


def tried(tmp_path: Path, keys: str, spoken: bool = True) -> tuple[dict[str, str], list[str], str]:
    """Run a trial; returns its findings, the voice's log and the printed lines."""
    caller = Caller(Backend("recording", lambda: RecordingVoice(tmp_path / "said")))
    assert caller.made.wait(60)
    sides: list[float] = []
    printed = tmp_path / "printed"
    screen = Transcript(printed)
    made = Trial(
        "en", Script(keys.split()), (screen,), caller if spoken else None, sides.append, Manner()
    )
    asyncio.run(made.run())
    screen.close()
    leave_behind(caller, 20)
    said = (tmp_path / "said").read_text(encoding="utf-8").splitlines()
    assert sides in ([], [-1.0], [-1.0, 1.0])
    found = {finding.topic: finding.found for finding in made.found}
    return found, said, printed.read_text(encoding="utf-8")


def test_each_test_is_done_asked_and_noted(tmp_path: Path) -> None:
    """One key answers each; all questions are printed and spoken."""
    keys = " ".join(f"{name} 1" for name in KEYS)
    found, said, printed = tried(tmp_path, f"1 2 1 4 3 1 2 {keys}")
    of_keys = {f"trial key {name}": "Heard: yes." for name in KEYS}
    assert len(of_keys) == 40
    assert found == {
        **of_keys,
        "trial voice": "recording speaks.",
        "trial speak": "Heard once.",
        "trial cut": "It was not cut off.",
        "trial silence": "It stopped.",
        "trial fast": "Neither fast nor quiet.",
        "trial braille": "There is no display.",
        "trial left": "Heard on the left.",
        "trial right": "Heard on the right.",
    }
    for line in (
        "Press Shift H.",
        "Shift H: What an expert would do; press again for alternatives.",
        "Heard? 1 yes, 2 no, 3 twice.",
    ):
        assert f"cut: {line}" in said
        assert line in printed
    for name in ("speak", "cut", "silence", "fast", "left", "right"):
        assert f"cut: {say('en', name)}" in said
        assert f"cut: {say('en', f'{name}-asks')}" in said
        assert say("en", f"{name}-asks") in printed
    assert f"braille: {say('en', 'braille')}" in said
    assert said.index(f"cut: {say('en', 'cut-in')}") == said.index(f"cut: {say('en', 'cut')}") + 1
    assert said[said.index(f"cut: {say('en', 'silence')}") + 1] == "hush"


def test_wrong_keys_repetition_leaving_out_and_the_end(tmp_path: Path) -> None:
    """Space repeats a test, 0 skips it, Escape ends with the results so far."""
    found, said, printed = tried(tmp_path, "7 x space 1 0 escape")
    assert found == {
        "trial voice": "recording speaks.",
        "trial speak": "Heard once.",
        "trial cut": "Skipped.",
        "trial": "Trial ended early.",
    }
    assert said.count(f"cut: {say('en', 'speak')}") == 2
    assert printed.count(say("en", "wrong-key", count=Figure(3))) == 2


def test_keys_that_a_reader_keeps_are_noted(tmp_path: Path) -> None:
    """Others that arrive in its place, keys that never come, lines that are heard twice or not."""
    keys = "down 3 left up 2 x space 0 0 enter 7 1 escape"
    found, _, printed = tried(tmp_path, f"0 0 0 0 0 0 0 {keys}")
    assert {name: told for name, told in found.items() if name.startswith("trial key")} == {
        "trial key down": "Heard: twice.",
        "trial key up": "Heard: no, after Left.",
        "trial key home": "Not arrived, but X, Space.",
        "trial key end": "Not arrived.",
        "trial key enter": "Heard: yes.",
    }
    assert found["trial"] == "Trial ended early."
    assert "That was Left. Press Up, or 0 if it doesn't arrive." in printed


def test_a_key_before_the_question_is_no_answer(tmp_path: Path) -> None:
    """From a player who presses too early; Escape ends the trial at once."""

    class Pressed(Script):
        scripted = False

        async def key(self, timeout: float | None = None) -> Key | None:
            found = await super().key(timeout)
            return None if found is not None and found.name == "space" else found

    # A space stands for a moment without a key.
    made = Trial(
        "en", Pressed(["2", "3", "space", "1", "4", "escape"]), (Nowhere(),), None, None, Manner()
    )
    assert not asyncio.run(made.run())
    assert [finding.found for finding in made.found[1:]] == [
        "Heard once.",
        "Trial ended early.",
    ]


def test_where_the_reader_reads_what_is_printed(tmp_path: Path) -> None:
    """No voice is tried; the keys may end at any time."""
    found, said, _ = tried(tmp_path, "1 1", spoken=False)
    assert said == []
    assert found["trial voice"] == "Nothing speaks here: lines are printed."
    assert [*found] == ["trial voice", "trial speak", "trial braille", "trial"]


def doctor(tmp_path: Path, *arguments: str, keys: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "audiogame", "doctor", "--data", str(tmp_path / "data")]
    return subprocess.run(
        [*command, "--try", "--speech", "lines", *arguments],
        env={**os.environ, **NOTHING_THERE},
        cwd=tmp_path,
        input=keys,
        capture_output=True,
        text=True,
        timeout=300,
    )


def test_the_report_is_written_and_never_over_another(
    tmp_path: Path, run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Beside the doctor's findings; without a name a new one in the current folder."""
    for name, value in NOTHING_THERE.items():
        monkeypatch.setenv(name, value)
    for name in ("audiogame-report.zip", "audiogame-report-2.zip"):
        told = run("doctor", "--try", "--speech", "lines", answer="1\n1\n")
        assert (told[0], told[2]) == (0, "")
        assert told[1].rstrip().endswith("It holds no names. Please send it to the makers.")
        with zipfile.ZipFile(tmp_path / name) as file:
            findings = json.loads(file.read("findings.json"))
        topics = {finding["topic"]: finding["found"] for finding in findings}
        assert topics["trial speak"] == "Heard once."
        assert topics["trial braille"] == "Read."
        assert {"program", "screen reader"} <= {*topics}


@pytest.mark.real
def test_rows_begin_at_the_left_edge_and_end_at_words(tmp_path: Path) -> None:
    """In a terminal, whose keys are read raw; and a transcript has the same lines."""
    written, report = tmp_path / "lines.txt", tmp_path / "report.zip"
    command = ("doctor", "--try", "--data", str(tmp_path / "data"), "--bundle", str(report))
    with Terminal(*command, "--transcript", str(written), columns=60, env=NOTHING_THERE) as seen:
        seen.wait_for("not at all.")
        seen.press("1")
        seen.wait_for("have no")
        seen.press("\x1b")
        seen.wait_for("makers.")
        assert seen.wait_exit() == 0
        assert b"\n" not in seen.output.replace(b"\r\n", b"")
        rows = seen.lines
        assert rows[:2] == [
            "A ten-minute trial: first speech and sounds, then 40 keys.",
            "Answer each question with one key. Space repeats a test, 0",
        ]
        assert max(map(len, rows)) <= 58
        told = [row.removeprefix(": ") for row in written.read_text("utf-8").splitlines()]
        assert told[0].startswith(rows[0])
        assert told[-1].endswith("to the makers.")


def test_a_trial_without_a_player_says_so(tmp_path: Path) -> None:
    done = doctor(tmp_path, keys="")
    assert done.returncode == 2
    assert done.stderr == (
        "Start the trial in a terminal: it asks you what you hear, and you answer by key.\n"
    )
    assert not list(tmp_path.glob("*.zip"))
