"""How far the player is in each lesson: kept in a file, so that a lesson can be gone on with."""

from __future__ import annotations

import tomllib
from hashlib import sha256
from pathlib import Path

from audiogame.narration.lesson import Lesson
from audiogame.rules.value import Value
from audiogame.table.own_file import write_whole

FILE = "lessons.toml"


class Progress(Value):
    """How far a lesson is: the step to go on with, and whether it was ever finished."""

    place: int = 0
    done: bool = False

    @property
    def state(self) -> str:
        """How it stands, as one word."""
        return "begun" if self.place else "done" if self.done else "new"


def _mark(lesson: Lesson) -> str:
    """Return what changes with the lesson: a place in another wording means nothing."""
    return sha256(repr(lesson.steps).encode()).hexdigest()[:8]


def _read(data: Path) -> dict[str, object]:
    try:
        return tomllib.loads((data / FILE).read_text(encoding="utf-8"))
    except (OSError, ValueError, RecursionError):
        return {}  # a place that is lost costs a minute, and is no reason to complain


def read_progress(data: Path, lesson: Lesson) -> Progress:
    """Return how far a lesson is; its beginning if nothing is known."""
    match _read(data).get(lesson.name):
        case [int(place), bool(done), str(mark)]:
            kept = mark == _mark(lesson) and 0 <= place < len(lesson.steps)
            return Progress(place if kept else 0, done)
    return Progress()


def save_progress(data: Path, lesson: Lesson, progress: Progress) -> None:
    """Keep how far a lesson is.

    Raises:
        OSError: the file cannot be written.
    """
    import tomlkit  # late: only needed when something is saved

    kept = {**_read(data), lesson.name: [progress.place, progress.done, _mark(lesson)]}
    write_whole(data / FILE, tomlkit.dumps(kept))
