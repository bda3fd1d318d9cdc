"""The listening trial: a player says what is heard, and a report has the answers."""

from __future__ import annotations

import asyncio
import base64
import json
import time
import zipfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from memory_shell import Shell, choose_entry, visit_page
from pressed import new_app, press
from sound_link import NotedLink, press_with_sounds
from terminal import Terminal
from twins import exchange

from audiogame.console.app import App
from audiogame.console.key_source import Key, KeySource
from audiogame.lobby import listening_trial
from audiogame.lobby.listening_trial import KEYS, REPORT, Trial, run_trial, say
from audiogame.lobby.main_menu import main_menu
from audiogame.narration.texts import Figure
from audiogame.outputs.speech.backends import RECORDED
from audiogame.outputs.speech.conductor import Conductor
from audiogame.page.display import OF_BROWSER
from audiogame.settings import Settings

Run = Callable[..., tuple[int, str, str]]
NOTHING_THERE = {
    "PULSE_SERVER": "unix:/nonexistent/native",
    "SDL_AUDIODRIVER": "pulseaudio",
    "SPEECHD_ADDRESS": "unix_socket:/nonexistent",
    RECORDED: "",
}
"""Environment in which no sound device and no speech-dispatcher is found."""
SILENT = Settings(speech="none")


@pytest.fixture(autouse=True)
def _hurry(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(listening_trial, "LONG_ENOUGH", 0.1)
    monkeypatch.setattr(listening_trial, "LOOK", 0.001)
    monkeypatch.setattr(listening_trial, "READ", 0.0)
    monkeypatch.setattr(listening_trial, "PLAYED", 0.0)
    silence = Conductor.silence

    def taken(speech: Conductor) -> None:
        """Silence speech before the next line comes, however late its thread has its turn."""
        silence(speech)
        while speech._utterances.cut:
            time.sleep(0.005)

    monkeypatch.setattr(Conductor, "silence", taken)
    monkeypatch.setenv(RECORDED, str(tmp_path / "said"))
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("USERPROFILE", str(tmp_path))


def tried(tmp_path: Path, keys: str, spoken: bool = True) -> tuple[dict[str, str], list[str]]:
    """Run a trial; returns the trial's findings of its report, and what was said."""
    path = tmp_path / "trial.zip"
    settings = Settings() if spoken else SILENT

    async def run(app: App) -> None:
        app.speaker.begin("voice" if spoken else "lines", wait=60)
        await run_trial(app, path)

    app, lines = press_with_sounds(run, tmp_path, *keys.split(), settings=settings)
    assert app.data.settings == settings, "the fast line was an exception"
    app.close()
    return trial_in(path.read_bytes(), tmp_path), lines


def trial_in(report: bytes, folder: Path) -> dict[str, str]:
    """Return the findings of a trial in a report."""
    (folder / "opened.zip").write_bytes(report)
    with zipfile.ZipFile(folder / "opened.zip") as file:
        findings: list[dict[str, Any]] = json.loads(file.read("findings.json"))
    return {one["topic"]: one["found"] for one in findings if one["topic"].startswith("trial")}


def test_each_test_is_done_asked_and_noted(tmp_path: Path, noted_link: NotedLink) -> None:
    """One key answers each; all questions are said, and the sounds are far to both sides."""
    keys = " ".join(f"{name} 1" for name in KEYS)
    found, lines = tried(tmp_path, f"1 2 1 4 3 1 2 {keys}")
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
    said = (tmp_path / "said").read_text(encoding="utf-8").splitlines()
    spoken = [line.removeprefix("cut: ").removeprefix("say: ") for line in said]
    assert lines[0].startswith("A ten-minute trial: first speech and sounds, then 40 keys.")
    for line in (
        "Press Shift H.",
        "Shift H: What an expert would do; press again for alternatives.",
        "Heard? 1 yes, 2 no, 3 twice.",
        *(say("en", name) for name in ("speak", "fast", "left", "right")),
        *(say("en", f"{name}-asks") for name in ("speak", "cut", "silence", "fast", "left")),
    ):
        assert line in spoken
        assert line in lines
    assert f"braille: {say('en', 'braille')}" in said
    assert f"cut: {say('en', 'cut-in')}" in said, "the long line was cut off"
    spoke = spoken.index(say("en", "silence"))
    assert "hush" in said[spoke + 1 : spoke + 3], "the other was silenced, after its braille"
    left, right = noted_link.played
    assert left["left"] > 5 * left["right"]
    assert right["right"] > 5 * right["left"]


def test_wrong_keys_repetition_leaving_out_and_the_end(
    tmp_path: Path, noted_link: NotedLink
) -> None:
    """Space repeats a test, 0 skips it, Escape ends with the results so far."""
    found, lines = tried(tmp_path, "7 x space 1 0 escape")
    assert found == {
        "trial voice": "recording speaks.",
        "trial speak": "Heard once.",
        "trial cut": "Skipped.",
        "trial": "Trial ended early.",
    }
    assert lines.count(say("en", "speak")) == 2
    assert lines.count(say("en", "wrong-key", count=Figure(3))) == 2


def test_keys_that_a_reader_keeps_are_noted(tmp_path: Path, noted_link: NotedLink) -> None:
    """Others that arrive in its place, keys that never come, lines that are heard twice or not."""
    keys = "down 3 left up 2 x space 0 0 enter 7 1 escape"
    found, lines = tried(tmp_path, f"0 0 0 0 0 0 0 {keys}")
    assert {name: told for name, told in found.items() if name.startswith("trial key")} == {
        "trial key down": "Heard: twice.",
        "trial key up": "Heard: no, after Left.",
        "trial key home": "Never arrived, but X, Space.",
        "trial key end": "Never arrived.",
        "trial key enter": "Heard: yes.",
    }
    assert found["trial"] == "Trial ended early."
    assert "That was Left. Press Up, or 0 if it doesn't arrive." in lines


def test_a_key_before_the_question_is_no_answer(tmp_path: Path) -> None:
    """From a player who presses too early; Escape ends the trial at once."""

    class Pressed(KeySource):
        def __init__(self, *names: str) -> None:
            self._names = iter(names)

        async def key(self, timeout: float | None = None) -> Key | None:
            name = next(self._names)
            return None if name == "none for now" else Key(name, 0.0)

    app, _ = new_app(tmp_path, settings=SILENT)
    keys = Pressed("2", "3", "none for now", "1", "4", "escape")
    exchange(app.front, keys=keys)
    exchange(app.keyboard, _front=app.front)
    trial = Trial(app)
    asyncio.run(trial.run())
    assert [
        finding.found for finding in trial.found if finding.topic in ("trial speak", "trial")
    ] == [
        "Heard once.",
        "Trial ended early.",
    ]


def test_what_cannot_be_tried_is_left_out_and_the_report_says_so(
    tmp_path: Path, noted_link: NotedLink
) -> None:
    """Where a screen reader reads what is printed, and nothing sounds; the script may end."""
    noted_link.hear({"is": "device", "there": False, "why": []})
    found, _ = tried(tmp_path, "1 1 down 1", spoken=False)
    assert found["trial voice"].startswith("The program itself is silent here")
    left_out = {name for name, told in found.items() if told.startswith("Left out")}
    assert left_out == {f"trial {name}" for name in ("cut", "silence", "fast", "left", "right")}
    assert (found["trial speak"], found["trial braille"]) == ("Heard once.", "Read.")
    assert found["trial key down"] == "Heard: yes."
    assert found["trial"] == "Trial ended early."


def test_help_opens_it_and_the_report_goes_home(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A second one beside the first; a home that takes none is no end."""
    keys = ("7", "4", "1", "escape")
    lines = press(main_menu, tmp_path / "data", *keys, *keys[1:], settings=SILENT)
    assert "Help: Rules of the games. 1 of 5." in lines
    for name in (REPORT, "audiogame-report-2.zip"):
        assert trial_in((tmp_path / name).read_bytes(), tmp_path)["trial speak"] == "Heard once."
        assert say("en", "thanks", path=str(tmp_path / name)) in lines
    for name in (REPORT, "audiogame-report-2.zip"):
        (tmp_path / name).unlink()
    tmp_path.joinpath("data").mkdir(exist_ok=True)
    tmp_path.joinpath("no folder").touch()  # in which nothing can be written
    for name in ("HOME", "USERPROFILE"):
        monkeypatch.setenv(name, str(tmp_path / "no folder"))
    lines = press(main_menu, tmp_path / "data", *keys, settings=SILENT)
    assert say("en", "thanks", path=str(tmp_path / "data" / REPORT)) in lines


def test_space_shows_the_rest_of_a_question_in_braille_before_it_repeats_a_test(
    tmp_path: Path,
) -> None:
    settings = Settings(speech="none", braille=True)
    for spaces, times in ((2, 1), (3, 2)):
        keys = ("down", "down", *["space"] * spaces, "1", "escape")  # two lines come before
        lines = press(run_trial, tmp_path, *keys, settings=settings)
        assert lines.count(say("en", "speak")) == times


def test_a_question_is_asked_again_by_a_player_who_stays(tmp_path: Path) -> None:
    lines = press(run_trial, tmp_path, "ctrl-c", "n", "escape", settings=SILENT)
    question = say("en", "speak-asks")
    assert lines[lines.index("Leave audiogame? Y or N.") :][1:] == [
        lines[-3],
        question,
        "Trial ended early.",
    ]


def test_without_an_answer_there_is_no_report(tmp_path: Path) -> None:
    lines = press(main_menu, tmp_path, "7", "4", "escape", settings=SILENT)
    assert "Trial ended early." in lines
    assert not list(tmp_path.glob("*.zip"))


def test_the_command_writes_a_report_and_never_over_another(
    tmp_path: Path, run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Beside the doctor's findings; without a name a new one in the current folder."""
    for name, value in NOTHING_THERE.items():
        monkeypatch.setenv(name, value)
    for name in (REPORT, "audiogame-report-2.zip"):
        status, told, wrong = run("doctor", "--try", "--speech", "lines", answer="1\n1\n")
        assert (status, wrong) == (0, "")
        assert f"The report is saved as {tmp_path / name}." in told
        with zipfile.ZipFile(tmp_path / name) as file:
            findings = json.loads(file.read("findings.json"))
        topics = {finding["topic"]: finding["found"] for finding in findings}
        assert topics["trial speak"] == "Heard once."
        assert topics["trial braille"] == "Read."
        assert {"program", "screen reader"} <= {*topics}
    nowhere = str(tmp_path / "nowhere" / "a.zip")
    status, _, wrong = run("doctor", "--try", "--bundle", nowhere, answer="1\n")
    assert (status, wrong.partition(" ")[0]) == (2, "Couldn't")


def test_a_trial_without_a_player_says_so(tmp_path: Path, run: Run) -> None:
    assert run("doctor", "--try", "--speech", "lines") == (
        2,
        "",
        "Start the trial in a terminal: it asks you what you hear, and you answer by key.\n",
    )
    assert not list(tmp_path.glob("*.zip"))


@pytest.mark.parametrize("voice", [False, True])
def test_the_page_tries_what_it_has_and_downloads_the_report(tmp_path: Path, voice: bool) -> None:
    """The same questions and keys, but those of the browser; its voice is read by no display."""

    async def walk(shell: Shell) -> None:
        async def heard() -> None:
            spoken = -1
            while len(page_spoke := shell.of("speak")) > spoken:
                spoken = len(page_spoke)
                for one in page_spoke[-1:]:
                    await shell.tell(kind="spoken", id=one["id"])
                await asyncio.sleep(60)

        async def press(*keys: str) -> None:
            for key in keys:
                await shell.press(key)
                await heard()

        await choose_entry(shell, "help")
        await choose_entry(shell, "trial")
        await heard()
        await press(*"1" * (6 if voice else 4))
        await press(*(one for key in KEYS if key not in OF_BROWSER for one in (key, "1")))

    settings = Settings(speech="voice" if voice else "lines", pace=0.0, welcomed=True)
    page = visit_page(tmp_path, walk, settings=settings)
    (saved,) = page.of("save")
    assert saved["name"] == REPORT
    found = trial_in(base64.b64decode(saved["bytes"]), tmp_path)
    left_out = {name for name, told in found.items() if told.startswith("Left out")}
    of_speech = (
        {"trial braille"} if voice else {f"trial {one}" for one in ("cut", "silence", "fast")}
    )
    assert left_out == of_speech | {
        f"trial key {key}" for key in ("f5", "f6", "tab", "shift-tab", "alt-o")
    }
    assert found["trial left"] == "Heard on the left."
    assert found["trial key y"] == "Heard: yes."
    assert {round(one["pan"], 2) for one in page.of("sound")} >= {-0.9, 0.9}
    assert [one["text"] for one in page.of("answers")[0]["answers"]][:3] == ["1", "2", "3"]


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
        assert seen.wait_exit() == 0
        assert b"\n" not in seen.output.replace(b"\r\n", b"")
        rows = seen.lines
        assert max(map(len, rows)) <= 60
        told = [row.removeprefix(": ") for row in written.read_text("utf-8").splitlines()]
        assert any(line.startswith(rows[0]) for line in told)
        assert len(told) >= 4
