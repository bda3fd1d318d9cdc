"""The keys of a lesson: their meaning, their names, and answers beside the lesson."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping

from audiogame.console.app import App
from audiogame.console.display import GameShown
from audiogame.console.key_help import spoken_key
from audiogame.console.key_source import Key
from audiogame.console.rule_reader import read_rules
from audiogame.keys.commands import CHOICES, COMMANDS, QUERIES, Command, Mode
from audiogame.narration.lesson import LEARNER, PROGRAM, Lesson
from audiogame.narration.lesson_file import LESSON_FILE
from audiogame.narration.narrator import Narrator
from audiogame.narration.texts import COMMON, note_paragraph
from audiogame.play.audience import Audience
from audiogame.play.decision import Decision
from audiogame.play.game_shown import GameSight
from audiogame.play.questions import Questions, rule_now
from audiogame.table.seen_table import SeenTable


class LessonLeft(Exception):  # not an error: the learner has left the lesson
    """The lesson is left; it resumes at the same step."""


class LessonKeys:
    """Reads keys; those that are no part of the lesson are answered as in a game.

    Args:
        app: keys and lines.
        lesson: the lesson.
        table: the game in which it is taught.
        audience: the learner as listener.
        decision: the learner's present decision.
    """

    def __init__(
        self, app: App, lesson: Lesson, table: SeenTable, audience: Audience, decision: Decision
    ) -> None:
        self._app = app
        self._lesson = lesson
        self._table = table
        self._audience = audience
        self._decision = decision
        questions = Questions(decision)
        self._sight = GameSight(questions)
        self.slower = False
        """Whether every line waits for Enter."""
        self.given: set[str] = set()
        """The commands given since the last one was asked for."""

    async def next(self) -> Key:
        """Wait for a key."""
        self._app.front.display.show_game(self._look)
        key = await self._app.keyboard.key(mode=Mode.GAME)
        assert key is not None, "without a time limit there is a key"
        return key

    def _look(self) -> GameShown:
        """Return the visible state: no question before the lesson has reached it."""
        return self._sight.look(self._decision.chooser is not None)

    def meant(self, key: Key) -> Command | None:
        """Return the command of a key; None if it has none."""
        return self._app.profile.keymap.command(key.name, Mode.GAME)

    async def answer(self, key: Key) -> Command | None:
        """Handle a key as in a game; return its command if that is left undone.

        Raises:
            LessonLeft: the learner leaves.
        """
        done = await self._app.keyboard.press_common(key, Mode.GAME)
        given = self.meant(key)
        if given is not None:
            self.given.add(given.name)
        if done is None:
            return None
        return await LESSON_COMMANDS[done.name](self, done)

    # Words.

    def key_of(self, name: str) -> str:
        """Return the spoken key of a command."""
        return self._key_in(self._app.dialogue.narrator, name)

    def _key_in(self, narrator: Narrator, name: str) -> str:
        return spoken_key(narrator, self._app.profile, self._app.speaker.reader.keeps, name)

    def said(self, text: str) -> str:
        """Return a text of the lesson with the keys of this player filled in."""
        lesson = self._lesson
        narrator = self._app.dialogue.shared_around(lesson.language)
        words = lesson.said(text, {name: self._key_in(narrator, name) for name in COMMANDS})
        package = COMMON if lesson.name == PROGRAM else lesson.game.package
        return note_paragraph(words, f"{package}/{LESSON_FILE}", lesson.language)

    def please(self, name: str) -> str:
        """Return the request for a command's key, in the language of the lesson."""
        narrator = self._app.dialogue.shared_around(self._lesson.language)
        return narrator.say("lesson-press", key=self._key_in(narrator, name))

    # Command handlers; a command left undone is returned.

    async def _ask(self, asked: Command) -> None:
        assert asked.query is not None, "only questions are asked"
        self._audience.answer(self._audience.asked(asked.query, LEARNER)[0])

    async def _back(self, asked: Command) -> None:
        if await self._app.keyboard.confirm("lesson-leave"):
            raise LessonLeft
        self._app.dialogue.tell("staying")

    async def _who(self, asked: Command) -> None:
        say = self._audience.program_around.say
        names = [player.name for player in self._table.players if player.bot]
        self._audience.answer(" ".join([say("who-you"), *(say("who-bot", name=n) for n in names)]))

    async def _rulebook(self, asked: Command) -> None:
        state, game = self._table.state, self._table.game
        anchor = rule_now(
            self._app.dialogue, self._app.data, game, self._table.view(LEARNER), LEARNER
        )
        await read_rules(self._app, game, state.options, state.seats, anchor)

    async def _advice(self, asked: Command) -> None:
        self._app.dialogue.tell("advice-lesson")

    async def _undo(self, asked: Command) -> None:
        self._app.dialogue.tell("lesson-undo")

    async def _slower(self, asked: Command) -> None:
        self.slower = not self.slower
        self._app.dialogue.tell("lesson-slower", slower=self.slower, key=self.key_of("slower"))

    async def _explain(self, asked: Command) -> Command | None:
        if self._decision.seat is None:
            return asked
        await self._decision.announce()
        await self._decision.explain()
        return None

    async def _leave_undone(self, asked: Command) -> Command:
        """Leave a choice to the step that waits for it; there is no luck, and no other seat."""
        return asked


LESSON_COMMANDS: Mapping[str, Callable[[LessonKeys, Command], Awaitable[Command | None]]] = {
    **dict.fromkeys(QUERIES, LessonKeys._ask),
    **dict.fromkeys((*CHOICES, "luck", "rotate"), LessonKeys._leave_undone),
    "who": LessonKeys._who,
    "undo": LessonKeys._undo,
    "rulebook": LessonKeys._rulebook,
    "explain": LessonKeys._explain,
    "advice": LessonKeys._advice,
    "slower": LessonKeys._slower,
    **dict.fromkeys(("back", "menu"), LessonKeys._back),
}
"""Handlers of the commands in a lesson."""
