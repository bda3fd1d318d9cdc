"""The menu of lessons: choose one, begin or resume it."""

from __future__ import annotations

from audiogame.console.app import App
from audiogame.console.dialogue import Dialogue
from audiogame.console.menu import Item, menu
from audiogame.console.untranslated import tell_untranslated
from audiogame.console.user_data import UserData
from audiogame.lobby.lesson_progress import LessonProgress, read_progress
from audiogame.lobby.practice import practise
from audiogame.lobby.teacher import Teacher
from audiogame.narration.languages import language_of_file
from audiogame.narration.lesson import PROGRAM, Lesson
from audiogame.narration.lesson_file import LESSON_FILE, lesson_of
from audiogame.narration.texts import COMMON
from audiogame.rules.fault import Fault
from audiogame.rules.game import UnknownName
from audiogame.table.library import all_names

PRACTICE = "practice"
"""Id of the menu's entry for practice; no game has this name."""


class NoLesson(Fault):
    """A game that has no lesson."""

    def __init__(self, name: str) -> None:
        super().__init__("no-lesson-of-game", game=name)


def find_lesson(name: str, language: str) -> Lesson:
    """Return a lesson by its name: of a game, or "program", in a language given by its code.

    Raises:
        UnknownName: there is no such game.
        NoLesson: the game has no lesson.
        BrokenGame: the game cannot be loaded.
        LessonError: the lesson has faults.
    """
    known = (PROGRAM, *all_names())
    plain = name.lower().replace("_", "-")
    if plain not in known:
        raise UnknownName("lesson", name, known)
    lesson = lesson_of(plain, language)
    if lesson is None:
        raise NoLesson(plain)
    return lesson


def lessons(dialogue: Dialogue) -> tuple[Lesson, ...]:
    """Return all lessons, the program's first; say what is wrong with those that fail."""
    found = []
    for name in (PROGRAM, *all_names()):
        try:
            lesson = lesson_of(name, dialogue.language)
        except ValueError as fault:
            dialogue.tell("fault", why=fault)
            continue
        if lesson is not None:
            found.append(lesson)
    return tuple(found)


async def learn(app: App, first: Lesson | None = None) -> None:
    """Open the menu of lessons until the player goes back.

    Args:
        first: the lesson to begin at once.

    Raises:
        ProgramLeft: the program ends at once.
    """
    offered = lessons(app.dialogue)
    names = [lesson.name for lesson in offered]
    place = names.index(first.name) if first is not None and first.name in names else 0
    if first is not None:
        await teach(app, first)
    while True:
        await app.data.unsaved.written()  # the progress of the last lesson
        say = app.dialogue.narrator.say
        items = [
            Item(lesson.name, _text(app.dialogue, app.data, lesson), language=lesson.language)
            for lesson in offered
        ]
        items.append(Item(PRACTICE, say("practice-item")))
        chosen = await menu(app, say("title-learn"), items, place)
        if chosen is None:
            return
        if chosen == PRACTICE:
            place = len(offered)
            await practise(app)
            continue
        place = names.index(chosen)
        if await teach(app, offered[place]):
            place = min(place + 1, len(offered) - 1)


def _text(dialogue: Dialogue, data: UserData, lesson: Lesson) -> str:
    state = data.kept(lambda: read_progress(data.folder, lesson), LessonProgress()).state
    say = dialogue.shared_around(lesson.language).say
    return say("lesson-item", title=lesson.title, state=state)


async def teach(app: App, lesson: Lesson) -> bool:
    """Teach a lesson from where it was left; return whether its end was reached.

    Raises:
        ProgramLeft: the program ends at once; the progress is saved.
    """
    await app.data.unsaved.written()
    progress = app.data.kept(lambda: read_progress(app.data.folder, lesson), LessonProgress())
    place = progress.place
    if place:
        items = [Item(name, app.dialogue.narrator.say(f"lesson-{name}")) for name in ("on", "anew")]
        chosen = await menu(app, lesson.title, items)
        if chosen is None:
            return False
        place = place if chosen == "on" else 0
    package = COMMON if lesson.name == PROGRAM else lesson.game.package
    told_in = language_of_file(package, LESSON_FILE, app.dialogue.language)
    tell_untranslated(
        app.dialogue, "program" if lesson.name == PROGRAM else "lesson", told_in, lesson.name
    )
    if lesson.name == PROGRAM and not place:
        app.speaker.tell_kept_keys()
    teacher = Teacher(app, lesson, place)
    done = False
    try:
        done = await teacher.run()
    finally:
        if not teacher.left:
            teacher.keep(LessonProgress(0 if done else teacher.place, done))
    return done
