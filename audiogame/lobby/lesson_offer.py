"""The lesson of a game, offered to somebody new to it, and opened over the game."""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING

from audiogame.archive.folder import records_folder
from audiogame.narration.narrator import Urgency

if TYPE_CHECKING:
    from audiogame.console.app import App
    from audiogame.narration.lesson import Lesson
    from audiogame.rules.game import Game


class LessonOffer:
    """Offers the lesson of a game: once where it is played for the first time, always in its menu.

    What it takes is imported when it is needed: the first line of a game does without.

    Args:
        app: where it is offered and taught.
        game: what is played.
    """

    def __init__(self, app: App, game: Game) -> None:
        self._app = app
        self._game = game
        self._found = False
        self._read: Lesson | None = None
        self._new = not any(records_folder(app.data.folder).glob(f"*-{game.name}-*"))

    def tell(self) -> None:
        """Say where the lesson is, to somebody who has neither played nor taken it."""
        app, new = self._app, self._new
        self._new = False
        lesson = self._lesson() if new and not app.front.keys.scripted else None
        if lesson is not None:
            from audiogame.lessons.progress import read_progress

            if read_progress(app.data.folder, lesson).state == "new":
                app.dialogue.tell("lesson-hint", Urgency.NEWS, title=lesson.title)

    @property
    def there(self) -> bool:
        """Whether the game has a lesson that can be taken."""
        return self._lesson() is not None

    async def teach(self) -> None:
        """Teach the lesson; the game waits."""
        lesson = self._lesson()
        if lesson is not None:
            from audiogame.lessons.lesson_menu import teach

            await teach(self._app, lesson)

    def _lesson(self) -> Lesson | None:
        if not self._found:
            from audiogame.narration.lesson_file import lesson_of

            self._found = True
            with contextlib.suppress(ValueError):  # the menu of lessons tells what is wrong with it
                self._read = lesson_of(self._game.name)
        return self._read
