"""Take every lesson by its instructions, and write the lines heard.

    python tests/transcripts/rewrite.py

writes the transcripts anew, after a change of wording; read the difference aloud before you keep
it.  In a transcript a line that begins with ">" is a key that was pressed.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))
sys.path.insert(0, str(Path(__file__).parents[1] / "support"))

from game_checks import checks
from keyed import keyed_app
from learner import Learner

from audiogame.console.key_source import Key
from audiogame.lobby.lesson_menu import find_lesson
from audiogame.lobby.teacher import Teacher
from audiogame.narration.lesson import PROGRAM, Lesson
from audiogame.table.library import own_games

FOLDER = Path(__file__).parent
NAMES = (PROGRAM, *own_games())


class Noted(Learner):
    """A learner that logs its keys between the lines."""

    def __init__(self, lines: list[str]) -> None:
        super().__init__()
        self.lines = lines

    async def key(self, timeout: float | None = None) -> Key | None:
        key = await super().key(timeout)
        assert key is not None
        self.lines.append(f"> {key.name}")
        return key


def transcript(lesson: Lesson) -> str:
    """Return the keys and lines of a lesson that is followed exactly."""
    lines: list[str] = []
    learner = Noted(lines)
    with tempfile.TemporaryDirectory() as data:
        app, heard = keyed_app(learner, Path(data))
        heard.lines = lines
        learner.teacher = Teacher(app, lesson)
        asyncio.run(learner.teacher.run())
    return "\n".join(lines) + "\n"


def path_of(name: str) -> Path:
    """Return the path of the transcript of a lesson."""
    return FOLDER / "program.txt" if name == PROGRAM else checks(name).transcript


if __name__ == "__main__":
    for name in NAMES:
        path_of(name).write_text(transcript(find_lesson(name, "en")), encoding="utf-8")
