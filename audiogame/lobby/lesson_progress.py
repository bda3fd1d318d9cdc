"""How far the player is in each lesson: kept in a file, so that a lesson can be gone on with."""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path

from audiogame.archive.toml_file import read_entries, write_entries
from audiogame.narration.lesson import Lesson
from audiogame.rules.value import Value

FILE = "lessons.toml"


class LessonProgress(Value):
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


def read_progress(data: Path, lesson: Lesson) -> LessonProgress:
    """Return how far a lesson is; its beginning if nothing is known."""
    match read_entries(data / FILE).get(lesson.name):
        case [int(place), bool(done), str(mark)]:
            kept = mark == _mark(lesson) and 0 <= place < len(lesson.steps)
            return LessonProgress(place if kept else 0, done)
    return LessonProgress()


def save_progress(data: Path, lesson: Lesson, progress: LessonProgress) -> None:
    """Keep how far a lesson is.

    Raises:
        OSError: the file cannot be written.
    """
    kept = [progress.place, progress.done, _mark(lesson)]
    write_entries(data / FILE, {**read_entries(data / FILE), lesson.name: kept})
