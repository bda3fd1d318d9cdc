"""Teaching a lesson: the teacher speaks, the learner acts, everything waits for keys."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from audiogame.archive.home_table import HomeTable
from audiogame.archive.journal import Journal
from audiogame.console.app import App
from audiogame.console.departure import ProgramLeft
from audiogame.console.fault_log import comes_from_game, write_down
from audiogame.console.key_help import only_reads
from audiogame.console.key_source import Key
from audiogame.keys.commands import WALKS, Command, Mode, command
from audiogame.lobby.lesson_keys import LessonKeys, LessonLeft
from audiogame.lobby.lesson_progress import FILE, LessonProgress, save_progress
from audiogame.narration.lesson import (
    LEARNER,
    Ask,
    Begin,
    Decide,
    Due,
    Lesson,
    Move,
    Say,
    Step,
    every_step,
)
from audiogame.narration.line import Line, Subject, Urgency, Validity
from audiogame.narration.rulebook import AtTable
from audiogame.narration.titles import game_title
from audiogame.play.audience import Audience
from audiogame.play.decision import Decision
from audiogame.preferences.setting_group import SettingGroups
from audiogame.rules.fault import RAISED, system_reason
from audiogame.rules.notation import words
from audiogame.rules.state import Action
from audiogame.settings import SETTINGS
from audiogame.table.luck import Luck
from audiogame.table.record import read_move
from audiogame.table.table import Player, Table

TOGETHER = 60
"""Characters of news that may be heard before the next line waits for a key."""


class Teacher:
    """One lesson being taught at this keyboard.

    Args:
        app: keys and lines.
        lesson: the lesson.
        place: the step to begin with.

    Raises:
        UnknownCommand: the lesson waits for a command that does not exist.
    """

    def __init__(self, app: App, lesson: Lesson, place: int = 0) -> None:
        for step in every_step(lesson.steps):
            if isinstance(step, Ask):
                command(step.command)
        self.app = app
        self.lesson = lesson
        self.place = place
        name = app.data.settings.name or lesson.players[LEARNER].capitalize()
        players = (Player(name), *(Player(other, "bot") for other in lesson.players[1:]))
        self.table = Table(lesson.game, players, lesson.options, Luck(""), lambda line: None)
        table = HomeTable(self.table, Journal(None), "", secret=False)
        self.audience = Audience(app, table, (LEARNER,))
        self.decision = Decision(self.audience, by_place=True)
        self._told = 0
        """Characters of news heard since the last Enter."""
        self._keys = LessonKeys(app, lesson, table, self.audience, self.decision)
        self._before = app.data.settings, app.profile.wanted.verbosity
        """The settings and the verbosity from before the lesson."""
        self._answered = False
        """Whether the last line answers a requested key, and is to be heard out."""
        self._said_at = float("-inf")
        """When the teacher last spoke: an earlier key cannot have been meant for that."""
        self._task = Subject()
        """Validity of lines about the learner's present task."""
        self._open = ""
        """The last words of the lesson: the learner's task, if it waits for that."""
        self._open_in = ""
        """The code of the language of these words; empty for that of the player."""
        self._enter_goes_on = False
        """Whether it waits for Enter alone."""
        self.waits_for: Step | None = None
        """The step that waits for the learner; None while Enter continues."""
        self.left = False
        """Whether the learner left before the end: then the progress is saved."""

    async def run(self) -> bool:
        """Teach to the end; return whether it was reached.

        Raises:
            ProgramLeft: the whole program ends.
        """
        app = self.app
        self._before = app.data.settings, app.profile.wanted.verbosity
        app.recall.history.mark()
        app.front.display.begin_game()
        app.scene.in_game, app.scene.reminder = True, self._remind
        learning, app.scene.learning = app.scene.learning, True
        left, app.scene.leaves = app.scene.leaves, True
        outside, app.scene.open_question = app.scene.open_question, self._open_question
        app.soundscape.enter_game(self.lesson.game.name, len(self.lesson.players), (LEARNER,))
        app.scene.table = AtTable(self.lesson.game, self.lesson.options, len(self.lesson.players))
        try:
            with app.dialogue.offering(self._withheld):
                self._catch_up()
                while self.place < len(self.lesson.steps):
                    await self._take(self.lesson.steps, self.place)
                    self.place += 1
                    self._keep_place()
            self._set_back()
            app.dialogue.tell("lesson-over", title=self.lesson.title)
            return True
        except LessonLeft:
            self._set_back()
            await self._keep()
            return False
        except RAISED as fault:
            if isinstance(fault, ProgramLeft) or not comes_from_game(fault, self.lesson.game):
                raise
            title = game_title(self.lesson.game.name, app.dialogue.language)
            app.dialogue.tell("lesson-went-wrong", title=title, file=write_down(app.data.folder))
            return False
        finally:
            app.scene.in_game, app.scene.reminder, app.scene.table = False, None, None
            app.scene.learning, app.scene.leaves = learning, left
            self._task.change()
            app.scene.open_question = outside
            app.soundscape.leave_game()
            app.front.display.show_game(None)
            self._set_back()

    def _keep_place(self) -> None:
        """Save the step that has come, so that a lesson that is cut off resumes there."""
        data, lesson, reached = self.app.data, self.lesson, LessonProgress(self.place)
        if self.place < len(lesson.steps):
            save = partial(save_progress, data.folder, lesson, reached)
            data.unsaved.put(data.folder / FILE, save, instead=True)

    def keep(self, reached: LessonProgress, saved: Callable[[], None] | None = None) -> None:
        """Save the progress, or say why not.

        Args:
            saved: called once it is saved.
        """
        data, tell = self.app.data, self.app.dialogue.tell
        data.unsaved.put(
            data.folder / FILE,
            partial(save_progress, data.folder, self.lesson, reached),
            lambda fault: tell("lesson-not-kept", why=system_reason(fault)),
            saved,
        )

    async def _keep(self) -> None:
        """Save the progress, and say that it is saved, or why not."""
        self.left = True
        self.keep(LessonProgress(self.place), lambda: self.app.dialogue.tell("lesson-kept"))
        await self.app.data.unsaved.written()

    def _say(self, text: str, urgency: Urgency, validity: Validity | None = None) -> None:
        """Say words of the lesson, in its language."""
        language = self.lesson.language
        line = Line(text, urgency=urgency, validity=validity, language=language)
        self.app.dialogue.say(line)

    def _withheld(self, key: Key) -> Line | None:
        """Return the line said instead of an unheard choice; None where Enter continues."""
        return self.decision.withheld(key) if isinstance(self.waits_for, Decide) else None

    def _set_back(self) -> None:
        """Restore the verbosity, which lessons have learners try, and say what else has changed."""
        app, (settings, verbosity) = self.app, self._before
        if app.profile.wanted.verbosity != verbosity:
            app.profile.take_verbosity(verbosity)
        for name, setting in SETTINGS.items():
            changed = getattr(app.data.settings, name) != getattr(settings, name)
            if changed and setting.group:
                app.dialogue.tell("lesson-changed", told=SettingGroups(app).told(name))
        self._before = app.data.settings, verbosity

    def _catch_up(self) -> None:
        """Replay the steps before the present one silently; repeat the teacher's last words."""
        last = ""
        for step in self.lesson.steps[: self.place]:
            match step:
                case Say(text):
                    last = text
                case Move(line):
                    self.table.replay(*read_move(self.table.state, 0, line))
                case Decide(wanted):
                    line = f"{LEARNER} {wanted}"
                    self.table.replay(*read_move(self.table.state, 0, line))
                case _:
                    pass
        self.audience.look_back()
        self.table.listeners.append(self.audience)
        if last:
            self._open, self._open_in = self._keys.said(last), self.lesson.language
            asks = isinstance(self.lesson.steps[self.place], (Ask, Decide))
            validity = self._task.change() if asks else None
            narrator = self.app.dialogue.program_around(self.lesson.language)
            told = narrator.say("lesson-goes-on", said=self._open)
            self._say(told, Urgency.ANSWER, validity)

    def _open_question(self) -> Line | None:
        """Return the last words of the lesson, unless something was selected since."""
        if not self._open or self.app.recall.history.newest() == self.decision.reply.selected:
            return None
        return self.audience.line(self._open, secret=False, told_in=self._open_in)

    def _remind(self) -> None:
        """Say the learner's present task."""
        language = self._open_in if self._open else self.audience.language
        go_on = self.app.dialogue.shared_around(language).say("lesson-enter")
        said = self._open or self.decision.question() or go_on
        text = f"{said} {go_on}" if self._enter_goes_on and said != go_on else said
        self.audience.answer(text, told_in=language)

    def _done(self) -> None:
        """Record that the learner has done the task."""
        self._task.change()
        self._open = ""

    async def _put_question(self) -> None:
        """Ask the question of the game, once."""
        chooser = self.decision.chooser
        await self.decision.announce()
        if self.decision.chooser is not chooser:
            self._open, self._open_in = self.decision.open_question, self.decision.language

    # Steps.

    async def _take(self, steps: tuple[Step, ...], place: int) -> None:
        """Run one step, and wait for Enter unless the learner has to act next."""
        step = steps[place]
        last = place + 1 == len(steps)
        acts_next = not last and isinstance(steps[place + 1], (Ask, Decide, Due))
        match step:
            case Say(text):
                urgency = Urgency.NEWS if self._answered else Urgency.CHOICE
                self._answered = False
                asks = not last and isinstance(steps[place + 1], (Ask, Decide))
                validity = self._task.change() if asks else None
                self._open, self._open_in = self._keys.said(text), self.lesson.language
                self._say(self._open, urgency, validity)
                self._said_at = self.app.front.clock()
                if not acts_next:
                    await self._go_on()
            case Begin():
                self.table.open()
                await self._hear(acts_next, self._moves_next(steps, place))
            case Due():
                await self._put_question()
            case Move(line):
                self.table.submit(*read_move(self.table.state, 0, line))
                await self._hear(acts_next, self._moves_next(steps, place))
            case Ask(name):
                self.waits_for = step
                await self._wait_for(command(name))
                self.waits_for = None
                self._answered = True
                if self.app.unheard.deaf or self._keys.slower or last:
                    await self._go_on()  # the screen reader would drop what comes after this key
            case Decide():
                await self._decide(step)
                await self._hear(acts_next, self._moves_next(steps, place))

    @staticmethod
    def _moves_next(steps: tuple[Step, ...], place: int) -> bool:
        return place + 1 < len(steps) and isinstance(steps[place + 1], Move)

    async def _hear(self, acts_next: bool, moves_next: bool = False) -> None:
        """Say the news, a few short lines or one long line at a time."""
        while self.audience.waiting:
            await self.audience.deliver(1)
            self._open, self._open_in = self.app.recall.history.newest(), self.audience.language
            self._told += len(self._open)
            more = self.audience.waiting
            if (more or moves_next) and self._told < TOGETHER and not self._keys.slower:
                continue
            if more or not acts_next:
                await self._go_on()
        if acts_next:
            self._told = 0

    async def _go_on(self) -> None:
        """Wait for Enter or Space; answer every other key."""
        self._enter_goes_on, validity = True, self._task.change()
        try:
            await self._entered(validity)
        finally:
            self._enter_goes_on = False
            self._task.change()

    async def _entered(self, validity: Validity) -> None:
        while True:
            key = await self._keys.next()
            meant = self.decision.on_board(key, LEARNER) or self._keys.meant(key)
            if meant is not None and meant.name in ("choose", "mark"):
                if key.earliest < self._said_at:
                    self.app.dialogue.tick()
                    continue
                self.audience.interrupts = True  # a learner who continues has heard enough
                self._told, self._answered = 0, False
                return
            done = await self._keys.answer(key)
            if done is not None and done.chooses:
                self.app.dialogue.tell("lesson-enter", validity=validity)

    async def _wait_for(self, wanted: Command) -> None:
        """Wait for a command; one given since the last step that needed one is accepted."""
        if wanted.chooses:
            await self._put_question()
        elif wanted.name in self._keys.given:
            self._keys.given.remove(wanted.name)
            self._done()
            self.app.dialogue.tell("lesson-given", Urgency.NEWS)
            return
        self._keys.given.clear()
        while True:
            key = await self._keys.next()
            meant = self._keys.meant(key)
            right = meant is not None and meant.name == wanted.name
            if right and meant is not None and meant.chooses:
                if self.app.unheard.deaf:
                    language = self.audience.narrator.texts.language
                    go_on = self.app.dialogue.shared_around(language).say("lesson-enter")
                    self.decision.reply.goes_on = go_on
                self._done()
                await self.decision.choose(LEARNER, meant, key, held=False)
                self.decision.reply.goes_on = ""
                return
            if right and wanted.name != "repeat":  # which repeats the task
                self._done()
            undone = await self._keys.answer(key)
            if right:
                self._done()
                self._keys.given.clear()
                return
            if meant is not None and meant.name == "repeat":
                continue  # it has just said the task
            # After another answer it waits for its turn; else it is the answer.
            urgency = Urgency.NEWS if undone is None else Urgency.ANSWER
            self._say(self._keys.please(wanted.name), urgency, self._task.validity)

    async def _decide(self, step: Decide) -> None:
        while True:
            self.waits_for = step
            action = await self._decision()
            self.waits_for = None
            self._done()
            chosen = words(action)
            if chosen == step.words:
                self.audience.interrupts = True
                self.app.recall.history.mark()
                self.table.submit(LEARNER, action)
                return
            mistake = next((one for one in step.mistakes if chosen in one.choices), None)
            if mistake is None:
                told = self._keys.said(step.hint) if step.hint else ""
                narrator = self.app.dialogue.program_around(self.lesson.language)
                told = narrator.say("lesson-other", told=told or None)
                self._say(told, Urgency.ANSWER)
                continue
            before = self.table.state
            self.table.submit(LEARNER, action)
            await self._hear(False)
            for place in range(len(mistake.steps)):
                await self._take(mistake.steps, place)
            self.table.state = before
            self.app.recall.history.mark()
            narrator = self.app.dialogue.shared_around(self.lesson.language)
            self._say(narrator.say("lesson-taken-back"), Urgency.CHOICE)

    async def _decision(self) -> Action:
        """Ask the question until the learner has chosen."""
        await self._put_question()
        while True:
            key = await self._keys.next()
            held = self.decision.early.pressed(key)
            if self.decision.jump(key, self.decision.jump_of(key)):
                continue
            meant = self._keys.meant(key)
            if (
                meant is None
                or not meant.chooses
                or (
                    key.name == "space"
                    and only_reads(self.app.dialogue, self.app.profile, Mode.GAME)
                )
            ):
                await self._keys.answer(key)
                continue
            if meant.name not in WALKS and key.earliest < self._said_at:
                # It was typed ahead, and not meant for what has just been said.
                self.app.dialogue.tick()
                continue
            action = await self.decision.choose(LEARNER, meant, key, held)
            if action is not None:
                return action
