"""The menu of lessons, the saved place in each, and the command that begins one."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from keyed import keyed_app
from learner import TINY, tiny

from audiogame.__main__ import main
from audiogame.console.app import App
from audiogame.console.departure import ProgramLeft
from audiogame.lobby.lesson_menu import find_lesson, learn, teach
from audiogame.lobby.lesson_progress import LessonProgress, read_progress, save_progress


def test_progress_in_a_lesson_is_saved_and_dropped_when_the_lesson_changes(tmp_path: Path) -> None:
    lesson = tiny()
    assert read_progress(tmp_path, lesson) == LessonProgress(0, False)
    save_progress(tmp_path, lesson, LessonProgress(3, True))
    save_progress(tmp_path, find_lesson("sika", "en"), LessonProgress(0, True))
    assert read_progress(tmp_path, lesson) == LessonProgress(3, True)
    changed = tiny(TINY.replace("Not so.", "No."))
    assert read_progress(tmp_path, changed) == LessonProgress(0, True)
    (tmp_path / "lessons.toml").write_text("tiny = 'x'\nsika = [", encoding="utf-8")
    assert read_progress(tmp_path, lesson) == LessonProgress()


def taught(app: App) -> bool:
    """Teach the tiny lesson, and save its progress; return whether it was finished."""
    try:
        return asyncio.run(teach(app, tiny()))
    finally:
        app.data.unsaved.finish()


def test_a_lesson_is_gone_on_with_from_the_menu(tmp_path: Path) -> None:
    """Left with Escape, it is listed as begun; at the end as done."""
    app, heard = keyed_app(["enter", "escape", "y"], tmp_path)
    assert not taught(app)
    assert read_progress(tmp_path, tiny()) == LessonProgress(2, False)
    app, heard = keyed_app(["enter", "r", "enter", "1", "enter"], tmp_path)
    with pytest.raises(ProgramLeft):
        taught(app)
    assert heard.lines[:2] == [
        "Tiny: Continue where you stopped. 1 of 2.",
        "The lesson continues. Press R.",
    ]
    assert read_progress(tmp_path, tiny()).place == 6
    begin = ["down", "enter", "enter", "r", "enter"]
    keys = [*begin, "1", "enter", "enter", "enter"]
    app, heard = keyed_app(keys, tmp_path)
    assert taught(app)
    assert heard.lines[1] == "Start from the beginning. 2 of 2."
    assert heard.lines[2].startswith("New game.")
    assert read_progress(tmp_path, tiny()) == LessonProgress(0, True)


def test_the_menu_of_lessons_says_which_are_begun_and_done(tmp_path: Path) -> None:
    save_progress(tmp_path, find_lesson("sika", "en"), LessonProgress(0, True))
    save_progress(tmp_path, find_lesson("army-men", "en"), LessonProgress(2, False))
    app, heard = keyed_app(["down", "end", "up", "up", "escape"], tmp_path)
    asyncio.run(learn(app))
    assert heard.lines[0] == "Learn to play: The program itself. 1 of 7."
    assert heard.lines[1] == "Army Men Dice War, begun. 2 of 7."
    assert "Sika, done. 5 of 7." in heard.lines


def test_a_folder_that_cannot_be_written_is_said(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("", encoding="utf-8")
    app, heard = keyed_app(["escape", "y"], blocked)
    assert not taught(app)
    assert heard.lines[-1].startswith("Your place couldn't be saved: ")


def run(tmp_path: Path, keys: list[str], *typed: str) -> list[str]:
    script, transcript = tmp_path / "keys.txt", tmp_path / "transcript.txt"
    script.write_text("\n".join(keys), encoding="utf-8")
    files = ["--keys", str(script), "--transcript", str(transcript)]
    assert main(["learn", *typed, "--data", str(tmp_path / "data"), *files]) == 0
    lines = transcript.read_text(encoding="utf-8").splitlines()
    return [line.partition(": ")[2] for line in lines]


def test_the_command_begins_a_lesson(tmp_path: Path) -> None:
    lines = run(tmp_path, ["enter", "escape", "y", "down"], "SIKA")
    assert lines[0].startswith("Welcome to Sika. Enter goes on")
    assert lines[-2] == "Learn to play: Sika, begun. 5 of 7."
    lines = run(tmp_path, ["escape"])
    assert lines[0] == "Learn to play: The program itself. 1 of 7."
    assert lines[-1] == "Goodbye."


def test_the_command_knows_its_lessons(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    script = tmp_path / "keys.txt"
    script.write_text("", encoding="utf-8")
    assert main(["learn", "sikka", "--data", str(tmp_path), "--keys", str(script)]) == 2
    assert capsys.readouterr().err == "There is no lesson 'sikka': perhaps you meant sika.\n"


def test_leaving_the_program_keeps_the_place(tmp_path: Path) -> None:
    run(tmp_path, ["enter", "enter", "ctrl-c", "y"], "sika")
    assert read_progress(tmp_path / "data", find_lesson("sika", "en")).place == 2
