"""Progress of the player in each lesson, saved in a file, so that lessons can be resumed."""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path

from audiogame.archive.toml_file import change_entries, read_entries
from audiogame.narration.lesson import Lesson
from audiogame.rules.value import Value

FILE = "lessons.toml"


class LessonProgress(Value):
    """Progress in a lesson: the step to resume at, and whether it was ever finished."""

    place: int = 0
    done: bool = False

    @property
    def state(self) -> str:
        """The state of the lesson, as one word."""
        return "begun" if self.place else "done" if self.done else "new"


def _mark(lesson: Lesson) -> str:
    """Return a hash of the lesson: a saved place is invalid in another version."""
    return sha256(repr(lesson.steps).encode()).hexdigest()[:8]


def read_progress(data: Path, lesson: Lesson) -> LessonProgress:
    """Return the progress in a lesson; its beginning if nothing is saved.

    Raises:
        OSError: the file cannot be read.
    """
    match read_entries(data / FILE).get(lesson.name):
        case [int(place), bool(done), str(mark)]:
            kept = mark == _mark(lesson) and 0 <= place < len(lesson.steps)
            return LessonProgress(place if kept else 0, done)
    return LessonProgress()


def save_progress(data: Path, lesson: Lesson, progress: LessonProgress) -> None:
    """Save the progress in a lesson; one that was finished stays so.

    Raises:
        OSError: the file cannot be read or written.
    """
    done = progress.done or read_progress(data, lesson).done
    change_entries(data / FILE, {lesson.name: [progress.place, done, _mark(lesson)]})
