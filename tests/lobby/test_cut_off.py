"""A game or a lesson that the end of the program cuts off is found again at the next start."""

from __future__ import annotations

import asyncio
import shutil
from collections.abc import Callable
from pathlib import Path

from keyed import keyed_app
from learner import Learner, tiny

from audiogame.archive.folder import cut_off, note_left, note_open, records_folder
from audiogame.console.key_source import Key
from audiogame.lobby.lesson_progress import read_progress
from audiogame.lobby.teacher import Teacher
from audiogame.table.own_file import OPEN

Run = Callable[..., tuple[int, str, str]]


def _cut(run: Run, tmp_path: Path) -> Path:
    """Leave a game, and its note as a killed program leaves it; return the data folder."""
    data = tmp_path / "data"
    run("play", "sika", "--seats", "you,bot", "--seed", "7", keys="1 wait")
    (path,) = records_folder(data).glob("*.record")
    assert cut_off(data) is None, "it was left in order"
    note_open(data, path)
    return data


def test_the_main_menu_begins_with_the_game_that_was_cut_off(run: Run, tmp_path: Path) -> None:
    """Enter opens it at once; once it is left in order, nothing waits."""
    data = _cut(run, tmp_path)
    _, told, _ = run(keys="enter t")
    lines = [line for line in told.splitlines() if line]
    at = next(at for at, line in enumerate(lines) if line.startswith("Main menu: "))
    assert lines[at] == "Main menu: A game of Sika waits: continue it. 2 of 8."
    assert lines[at + 1 : at + 5] == [
        "The game continues.",
        "Sika. You have 0, Bella has 0.",
        "Your turn, round 1. Throw.",
        "Your turn.",
    ]
    assert cut_off(data) is None
    _, told, _ = run(keys="down")
    assert "Main menu: New game. 1 of 8." in told


def test_a_game_that_cannot_continue_is_not_offered(run: Run, tmp_path: Path) -> None:
    data = _cut(run, tmp_path)
    (path,) = records_folder(data).glob("*.record")
    path.write_bytes(b"no record")
    assert cut_off(data) is None
    shutil.rmtree(records_folder(data))
    assert cut_off(data) is None
    note_left(data)
    assert not (data / OPEN).exists()


def test_resume_without_a_record_continues_the_newest(run: Run, tmp_path: Path) -> None:
    """And says so where there is none."""
    status, _, fault = run("resume", keys="t")
    assert status == 2
    assert "You have no unfinished games." in fault
    run("play", "sika", "--seats", "you,bot", "--seed", "7", keys="1 wait")
    status, told, _ = run("resume", keys="t")
    assert status == 0
    assert "Sika. You have 0, Bella has 0." in told


def test_a_lesson_that_is_killed_goes_on_at_its_step(tmp_path: Path) -> None:
    """Each step is saved as it comes, not only when the lesson is left."""
    places = []

    class Watcher(Learner):
        """A learner that looks at the saved place before each key."""

        async def key(self, timeout: float | None = None) -> Key | None:
            assert self.teacher is not None
            await self.teacher.app.data.unsaved.written()
            places.append((self.teacher.place, read_progress(tmp_path, tiny()).place))
            return await super().key(timeout)

    learner = Watcher()
    app, _ = keyed_app(learner, tmp_path)
    learner.teacher = Teacher(app, tiny())
    asyncio.run(learner.teacher.run())
    assert len({place for place, _ in places}) > 2
    assert all(place == saved for place, saved in places)
