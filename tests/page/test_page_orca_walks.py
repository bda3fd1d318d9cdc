"""Walks of the real Orca on the page beside whole games: lessons, an expert, a lost connection.

The page's lines are compared with what Orca sent to the voice, key by key.
"""

from __future__ import annotations

import asyncio
import re
import shutil
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from built_page import BLOCKED_THINKER, built_once, missing_page, put_before, served
from cut_line import CutLine
from keyed import keyed_app
from learner import Learner
from orca_walk import PATIENCE, Session, Walk, listening, missing_rig, plain
from packages import skip_without
from page_chat import table_of_ann

from audiogame.console.key_source import Key
from audiogame.lobby.lesson_menu import find_lesson
from audiogame.lobby.teacher import Teacher
from audiogame.settings import read_settings
from audiogame.table.library import all_games

pytestmark = [
    pytest.mark.soak,
    pytest.mark.xdist_group("screen"),
    pytest.mark.timeout(1800),  # a lesson is heard for five minutes
]
LESSON = Path(__file__).parents[1] / "transcripts" / "program.txt"
LABELS = """[...document.querySelectorAll("#form label")].map((one) => one.textContent.trim())"""
FIELD = "document.querySelector('#field').value"


@pytest.fixture(scope="module")
def orca() -> Iterator[Session]:
    skip_without(missing_rig() or missing_page())
    with listening(echo=False) as session:
        yield session


class Noted(Learner):
    """Records the keys that it presses."""

    def __init__(self) -> None:
        super().__init__()
        self.keys: list[str] = []

    async def key(self, timeout: float | None = None) -> Key | None:
        key = await super().key(timeout)
        assert key is not None
        self.keys.append(key.name)
        return key


def keys_of_lesson(name: str, folder: Path) -> list[str]:
    """Return the keys of a player who takes a lesson in a terminal."""
    learner = Noted()
    app, _ = keyed_app(learner, folder)
    app.data.settings, _ = read_settings(folder / "settings.toml")
    app.data.take_settings()
    teacher = learner.teacher = Teacher(app, find_lesson(name, "en"), 0)
    with ThreadPoolExecutor(1) as beside:  # the browser's driver runs its loop in this thread
        assert beside.submit(lambda: asyncio.run(teacher.run())).result()
    return learner.keys


def cut_again(walk: Walk, way: CutLine) -> bool:
    """Cut a reconnected connection, until its loss is announced."""
    way.cut()
    walk.note()
    return "Connection lost. Your seat is kept" in walk.history


@pytest.mark.parametrize("name", [game.name for game in all_games()[0]])
def test_the_lesson_of_each_game_is_heard(orca: Session, tmp_path: Path, name: str) -> None:
    keys = keys_of_lesson(name, tmp_path)
    with served(built_once()) as site:
        orca.main_menu(site.address).measure_voice()
        walk = Walk(orca)
        walk.choose("Learn to play")
        walk.choose(find_lesson(name, "en").title)
        walk.press(*keys)
        walk.hear("End of the lesson")
        walk.judge()


def test_the_lesson_of_the_program_is_heard(orca: Session) -> None:
    lines = LESSON.read_text(encoding="utf-8").splitlines()
    with served(built_once()) as site:
        orca.main_menu(site.address).measure_voice()
        walk = Walk(orca)
        walk.choose("Learn to play")
        walk.press("enter", *(row.removeprefix("> ") for row in lines if row.startswith("> ")))
        walk.hear("End of the lesson")
        walk.judge()


def test_an_expert_that_thinks_and_keys_meanwhile_are_heard(orca: Session, tmp_path: Path) -> None:
    folder = tmp_path / "site"
    shutil.copytree(built_once(), folder)
    put_before(folder, "thinker.js", BLOCKED_THINKER)
    with served(folder) as site:
        walk = orca.main_menu(site.address)
        walk.measure_voice()
        walk = Walk(orca)
        site.free.clear()
        walk.choose("New game")
        walk.choose("Scientific War")
        walk.choose("Players")
        walk.choose("Seat 2")
        walk.choose("An expert bot")
        walk.press("escape", "home")
        walk.choose("Start")
        walk.hear("half as much")
        walk.hear("Trick 1. Play a card")
        walk.press("1")
        walk.hear("You play")
        walk.press("t", "e", "r", "c")
        assert not any("Trick 2" in line for line in walk.history), "it thinks still"
        site.free.set()
        walk.hear("Trick 2. Play a card")
        walk.judge()


def test_a_lost_line_and_the_talk_after_it_are_heard(orca: Session, tmp_path: Path) -> None:
    with table_of_ann(tmp_path, built_once()) as ann:
        port = urlsplit(ann.address).port
        assert port is not None
        with CutLine(port) as way:
            orca.answered(ann.address.replace(f":{port}", f":{way.port}"), "Type your name")
            orca.rig.type("Bo")
            walk = Walk(orca)
            walk.press("enter")
            walk.hear("You sit at a table of Sika")
            ann.says("Good evening!")
            walk.hear("Good evening")
            assert way.cut()
            orca.until(lambda: cut_again(walk, way), "Connection lost")  # a brief loss is not told
            walk.hear("The connection is back")
            ann.says("There you are.", "Shall we go on?")
            walk.hear("go on?")
            walk.judge()


def test_each_control_of_a_form_is_heard_with_its_label(orca: Session) -> None:
    with served(built_once()) as site:
        walk = orca.main_menu(site.address)
        walk.choose("Settings")
        walk.choose("More")
        orca.rig.settle(1, PATIENCE)
        labels: list[str] = orca.page.evaluate(LABELS)
        assert len(labels) == 14
        for label in labels[1:]:
            heard = orca.hear("Tab", plain(label))
            assert sum(plain(label) in line for line in heard) == 1, heard
        orca.hear("Escape", "Settings List")


def test_the_text_field_is_heard_by_lines(orca: Session) -> None:
    with served(built_once()) as site:
        walk = orca.main_menu(site.address)
        walk.choose("Learn to play")
        walk.press("enter", "enter", "enter")
        orca.hear("O", "Last lines and question")
        text: str = orca.page.evaluate(FIELD)
        heard: list[str] = []
        while not heard or not plain(text).startswith(heard[0]):
            assert len(heard) < 60, heard
            heard.insert(0, line_above(orca))
        assert letters(" ".join(heard)) in letters(text), "each line once, in order"


def letters(text: str) -> str:
    """Return a text without line breaks, blanks and full stops."""
    return re.sub(r"[\s\u00a0.]", "", text)


def line_above(orca: Session) -> str:
    """Press Up in the text field, and return the line that Orca reads."""
    mark = orca.rig.mark()
    orca.rig.key("Up")
    orca.until(lambda: bool("".join(orca.words(mark))), "a line of the field")
    orca.rig.settle(1, PATIENCE)
    (line,) = [one for one in orca.words(mark) if one]
    return line


if __name__ == "__main__":
    import sys

    sys.exit(pytest.main([__file__, "-n", "0", "-m", "soak"]))
