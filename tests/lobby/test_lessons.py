"""Lessons: played to their end by keys, left and resumed, and forgiving."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from game_checks import checks
from keyed import keyed_app
from learner import KEYMAP, TINY, Learner, tiny
from reading import grade
from shared_keyboard import SlowVoice
from transcripts.rewrite import NAMES, path_of, transcript
from twins import Heard, exchange
from untranslated import untranslated

from audiogame.console.departure import ProgramLeft
from audiogame.console.key_script import Script
from audiogame.console.key_source import CONTINUED, END, Key, KeySource
from audiogame.keys.commands import COMMANDS, Mode
from audiogame.lobby.lesson_menu import find_lesson
from audiogame.lobby.teacher import Teacher
from audiogame.narration.faults import each_told
from audiogame.narration.lesson import PROGRAM, Ask, Decide, Lesson, Say, every_step
from audiogame.narration.lesson_file import LessonError
from audiogame.narration.narrator import Line
from audiogame.rules.state import Query
from audiogame.rules.value import replace
from audiogame.settings import read_settings
from audiogame.table.library import all_games

GAMES = [game.name for game in all_games()[0]]
by_game = pytest.mark.parametrize("name", GAMES)
by_lesson = pytest.mark.parametrize("name", [PROGRAM, *GAMES])


SHORTEST_LESSON, LONGEST_LESSON = 3.0, 10.6
"""Minutes; half as many for a small game."""
SPOKEN = 15.0
"""Characters that a voice of default speed speaks in a second."""
KEY = 1.5
"""Seconds between the end of a line and the key that follows it."""


def taught(
    lesson: Lesson, tmp_path: Path, place: int = 0, errs: bool = False, pause: int | None = None
) -> tuple[bool, list[str], Learner]:
    """Play a lesson by keys; return whether it ended, what was heard, and the player."""
    learner = Learner(errs, pause)
    app, heard = keyed_app(learner, tmp_path)
    app.data.settings, _ = read_settings(tmp_path / "settings.toml")  # a lesson may change them
    app.data.take_settings()
    learner.teacher = Teacher(app, lesson, place)
    return asyncio.run(learner.teacher.run()), heard.lines, learner


def spoken(lesson: Lesson) -> list[str]:
    """Return every line of the teacher, hints too, with facts and keys."""
    keys = dict.fromkeys(COMMANDS, "Page Down")
    lines = []
    for step in every_step(lesson.steps):
        match step:
            case Say(text):
                lines.append(text)
            case Decide(_, hint, _) if hint:
                lines.append(hint)
            case _:
                pass
    return [lesson.said(line, keys) for line in lines]


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("sichermans-war", "Enter goes on, L repeats a line, and Escape leaves."),
        (PROGRAM, "Eingabe"),
    ],
)
def test_keys_are_named_in_the_language_of_the_lesson(name: str, told: str, tmp_path: Path) -> None:
    """A lesson that is not translated is English as a whole."""
    app, heard = keyed_app(["escape", "y"], tmp_path)
    app.dialogue.narrator.use_language("de")
    with untranslated("sichermans-war"):
        assert not asyncio.run(Teacher(app, find_lesson(name, "de"), 0).run())
    assert told in heard.lines[0]
    assert "J oder N" in heard.lines[-1] or "J oder N" in heard.lines[-2]


def test_a_key_is_asked_for_in_the_language_of_the_lesson(tmp_path: Path) -> None:
    app, heard = keyed_app([*["enter"] * 20, "escape", "y"], tmp_path)
    app.dialogue.narrator.use_language("de")
    with untranslated("sichermans-war"):
        assert not asyncio.run(Teacher(app, find_lesson("sichermans-war", "de"), 0).run())
    assert "H, please." in heard.lines


def test_the_words_of_a_lesson_are_marked_by_its_own_language(tmp_path: Path) -> None:
    """The German lesson of the keys may be taught with a game in English."""
    app, _ = keyed_app(["question", "escape", "escape", "y"], tmp_path)
    app.dialogue.narrator.use_language("de")
    voice = SlowVoice()
    app.dialogue.outputs.all.append(voice)
    with untranslated("sika"):
        assert not asyncio.run(Teacher(app, find_lesson(PROGRAM, "de"), 0).run())
    said = [line for moment in voice.moments for line in moment.lines]
    first = [line.language for line in said if line.text.startswith("Willkommen.")]
    assert first == ["", ""], "and once more after the list of keys"


def test_a_lesson_in_english_goes_on_in_english(tmp_path: Path) -> None:
    app, heard = keyed_app(["escape", "y"], tmp_path)
    app.dialogue.narrator.use_language("de")
    with untranslated("sichermans-war"):
        assert not asyncio.run(Teacher(app, find_lesson("sichermans-war", "de"), 3).run())
    assert heard.lines[0].startswith("The lesson continues.")


@by_lesson
@pytest.mark.parametrize("errs", [False, True], ids=["as told", "with every mistake"])
def test_each_lesson_is_taught_to_its_end_by_keys(name: str, errs: bool, tmp_path: Path) -> None:
    lesson = find_lesson(name, "en")
    ended, heard, learner = taught(lesson, tmp_path, errs=errs)
    assert ended
    assert heard[-1] == f"End of the lesson: {lesson.title}."
    assert learner.teacher is not None
    if name != PROGRAM:
        assert learner.teacher.table.state.result is not None
    mistakes = [
        choice
        for step in every_step(lesson.steps)
        if isinstance(step, Decide)
        for mistake in step.mistakes
        for choice in mistake.choices
    ]
    told = ("Let's take that back.", "Taken back.")
    taken_back = sum(map(heard.count, told))
    assert taken_back == (len(mistakes) if errs else 0)


@by_game
def test_each_lesson_has_twelve_decisions_all_questions_and_a_mistake(
    name: str, tmp_path: Path
) -> None:
    lesson = find_lesson(name, "en")
    _, _, learner = taught(lesson, tmp_path)
    assert len(learner.decided) >= 12
    assert {words.partition(" ")[0] for words in learner.decided} == checks(name).lesson
    questions = {query.value for query in Query}
    assert {*questions, "explain", "rulebook", "glossary"} <= set(learner.asked)
    decides = [step for step in lesson.steps if isinstance(step, Decide)]
    assert any(step.mistakes for step in decides)
    assert all(
        any(isinstance(said, Say) for said in mistake.steps)
        for step in decides
        for mistake in step.mistakes
    )


def test_the_first_lesson_teaches_the_program(tmp_path: Path) -> None:
    """The questions, the history, silence, help, and leaving."""
    _, heard, learner = taught(find_lesson(PROGRAM, "en"), tmp_path)
    known = {query.value for query in Query}
    known |= {"repeat", "older", "newer", "silence", "verbosity", "keys", "back", "who"}
    assert known <= set(learner.asked)
    assert "Leave the lesson? Next time it continues from here. Y or N." in heard
    assert "Staying." in heard


@by_lesson
def test_lines_of_lessons_are_short_and_easy(name: str) -> None:
    lines = spoken(find_lesson(name, "en"))
    assert max(len(line.split()) for line in lines) <= 25
    assert grade([part for line in lines for part in line.split(". ")]) < 5
    assert not any(set("{}") & set(line) for line in lines)


@by_lesson
def test_each_command_that_a_lesson_asks_for_has_a_key(name: str) -> None:
    for step in every_step(find_lesson(name, "en").steps):
        if isinstance(step, Ask):
            assert KEYMAP.keys(step.command, Mode.GAME), step


@by_lesson
def test_a_lesson_is_left_and_resumed_where_it_was(name: str, tmp_path: Path) -> None:
    """Except for the first few lines, what follows is as without the break."""
    lesson = find_lesson(name, "en")
    _, whole, _ = taught(lesson, tmp_path)
    count = len(lesson.steps)
    for place in (0, count // 3, count * 3 // 4):
        ended, before, learner = taught(lesson, tmp_path, pause=place)
        assert not ended
        assert before[-1] in ("Saved. Learn to play continues from here.", "Saved.")
        assert learner.teacher is not None
        reached = learner.teacher.place
        ended, after, _ = taught(lesson, tmp_path, place=reached)
        assert ended
        assert after[0].startswith("The lesson continues. ") or reached == 0
        if Ask("verbosity") not in lesson.steps[:reached]:  # which was reset
            assert after[6:] == whole[len(whole) - len(after) + 6 :]


def pressed(keys: list[str], tmp_path: Path) -> list[str]:
    """Return what is heard of the tiny lesson with these keys, until they end."""
    app, heard = keyed_app(keys, tmp_path)
    with pytest.raises(ProgramLeft):
        asyncio.run(Teacher(app, tiny()).run())
    return heard.lines


def test_nothing_goes_on_without_a_key(tmp_path: Path) -> None:
    """Each line waits for Enter or Space; other keys are answered and change nothing."""
    start = ["New game. Playing order: you and Bo."]
    assert pressed([], tmp_path) == start
    assert pressed(["enter"], tmp_path) == [*start, "Press R."]
    assert pressed(["down", "space"], tmp_path) == [*start, "Press Enter to go on.", "Press R."]
    assert pressed(["l", "t"], tmp_path) == [*start, *start, "Your turn to call."]


def test_another_key_than_the_one_asked_for_is_answered(tmp_path: Path) -> None:
    heard = pressed(["enter", "e", "down", "%"], tmp_path)[2:]
    assert heard[:3] == ["You have 0, Bo has 0.", "R, please.", "R, please."]
    assert heard[3:] == [
        "Percent sign does nothing here. Question mark lists the keys.",
        "R, please.",
    ]


@pytest.mark.parametrize("between", ["e", "%", "V", "U", "R escape", "g escape", "escape n"])
def test_what_is_to_be_done_is_said_again_word_for_word(tmp_path: Path, between: str) -> None:
    """After an answer, a refusal, a notice and a closed book, each in turn the last line."""
    for before, said in (
        (["enter"], "Press R."),
        (["enter", "r"], "Call a colour: red or blue?"),
    ):
        heard = pressed([*before, *between.split()], tmp_path)
        assert heard[-1] != said or " escape" in between
        assert pressed([*before, *between.split(), "l"], tmp_path) == [*heard, said]


def test_a_choice_that_was_walked_to_is_said_again_and_what_was_answered_is_not(
    tmp_path: Path,
) -> None:
    """The row, as in a game; when a lesson waits for Enter alone, the last line."""
    assert pressed(["enter", "r", "down", "l"], tmp_path)[-2:] == ["Red."] * 2
    heard = pressed(["enter", "r", "1", "down", "l"], tmp_path)
    assert heard[-3:] == ["Bo calls blue.", "Press Enter to go on.", "Bo calls blue."]


def test_a_lesson_goes_on_with_what_is_to_be_done_said_once(tmp_path: Path) -> None:
    """After a restart; lines said in between come before it."""

    def stopped(*keys: str) -> list[str]:
        source = Script([*keys, CONTINUED, "l"])
        app, heard = keyed_app(source, tmp_path)
        with pytest.raises(ProgramLeft):
            asyncio.run(Teacher(app, tiny()).run())
        return heard.lines

    assert stopped("enter")[-3:] == ["Press R."] * 3  # told, told again, and by L
    assert stopped("enter", "e")[-4:] == ["R, please.", "R, please.", "Press R.", "Press R."]
    begun = "New game. Playing order: you and Bo."
    assert stopped() == [begun, f"{begun} Press Enter to go on.", begun]


def test_what_was_done_is_not_begun_afterwards(tmp_path: Path) -> None:
    """However late the voice: neither the key to press, nor that Enter continues."""
    ear = SlowVoice()
    app, _ = keyed_app(["down", "enter", "e", "r", "1", "down", "enter"], tmp_path)
    app.dialogue.outputs.all.append(ear)
    with pytest.raises(ProgramLeft):
        asyncio.run(Teacher(app, tiny()).run())
    asked = ("Press Enter to go on.", "Press R.", "R, please.", "Call a colour: red or blue?")
    assert [[text for text in told if text in asked] for told in ear.would_say] == [
        [],
        ["Press Enter to go on."],
        ["Press R."],
        ["Press R.", "R, please."],
        ["Call a colour: red or blue?"],
        [],
        ["Press Enter to go on."],
    ]
    assert "Press R." in [line.text for line in app.recall.history.lines]


def test_undo_in_a_lesson_is_answered_with_the_reason_that_it_is_not_needed(tmp_path: Path) -> None:
    lines = pressed(["enter", "U"], tmp_path)
    assert "No need to take anything back in a lesson: mistakes are undone for you." in lines


def test_mistakes_are_explained_and_not_punished(tmp_path: Path) -> None:
    heard = pressed(["enter", "r", "2", "enter", "enter", "enter"], tmp_path)
    asked = heard.index("Call a colour: red or blue?")
    assert heard[asked + 1 :] == [
        "You call blue.",
        "Bo calls blue.",
        "Not so.",
        "Let's take that back.",
        "Call a colour: red or blue?",
    ]


def test_a_choice_that_the_lesson_does_not_ask_for_is_answered_with_the_reason(
    tmp_path: Path,
) -> None:
    text = TINY.replace("  ! call blue\n    1 call blue\n    - Not so.\n", "")
    for lesson, told in (
        (tiny(text), "Red, please."),
        (
            tiny(text.replace("  ~ Red, please.\n", "")),
            "For now, do what the teacher says.",
        ),
    ):
        app, heard = keyed_app(["enter", "r", "2"], tmp_path)
        with pytest.raises(ProgramLeft):
            asyncio.run(Teacher(app, lesson).run())
        assert heard.lines[-2:] == [told, "Call a colour: red or blue?"]


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ("title: Tiny", "titel: Tiny", "line 1: Write the line title, not 'titel: Tiny'."),
        ("game: sika", "game: sikka", "There is no game 'sikka': perhaps you meant sika."),
        ("game: sika", "game: sika call=x", "'x' won't do for option call"),
        ("you, Bo", "you", "Sika takes 2 to 8 players, not 1."),
        ("begin", "begins", "line 5: 'begins' isn't a line of a lesson."),
        ("{cubes}", "{cube}", "line 14: There is no fact 'cube': perhaps you meant cubes."),
        ("cubes.\n", "cubes\n", "isn't a sentence."),
        ("- Press", "- " + "Press " * 25, "is longer than 25 words."),
        ("0 throw", "0 threw", "Line 15 of the record, '0 threw': 'threw' isn't allowed"),
        ("    1 call blue", "    1 call green", "Line 11 of the record, '1 call green'"),
        ("! call blue", "! call green", "'0 call green'"),
        ("  ~ Red", "  Red", "line 9: 'Red, please.' doesn't belong below a decision."),
        ("? rules\n", "? rules\n  - So.\n", "line 8: '- So.' is indented, but the line above"),
    ],
)
def test_faults_name_file_and_line(old: str, new: str, fault: str) -> None:
    with pytest.raises(LessonError) as caught:
        tiny(TINY.replace(old, new, 1))
    assert any(fault in one for one in each_told(caught.value.reasons, "en")), each_told(
        caught.value.reasons, "en"
    )
    assert all(
        one.startswith("lesson.en.txt of tiny") for one in each_told(caught.value.reasons, "en")
    )


@pytest.mark.parametrize("name", NAMES)
def test_each_lesson_is_heard_as_in_its_reviewed_transcript(name: str) -> None:
    """`python tests/transcripts/rewrite.py` rewrites the transcript."""
    assert transcript(find_lesson(name, "en")) == path_of(name).read_text(encoding="utf-8")


@pytest.mark.parametrize("name", NAMES)
def test_a_lesson_takes_about_ten_minutes(name: str) -> None:
    """Every line heard in full, and a moment before each key."""
    lines = path_of(name).read_text(encoding="utf-8").splitlines()
    heard = [line for line in lines if not line.startswith("> ")]
    keys = len(lines) - len(heard)
    seconds = sum(map(len, heard)) / SPOKEN + keys * KEY
    assert SHORTEST_LESSON < seconds / 60 <= LONGEST_LESSON, f"{seconds / 60:.1f} minutes"


def test_short_lines_follow_one_another_and_long_ones_wait(tmp_path: Path) -> None:
    """News of other players needs one key, not one a line; the teacher's next line always waits."""
    app, heard = keyed_app(["enter", "r", "1", "enter"], tmp_path)
    with pytest.raises(ProgramLeft):
        asyncio.run(Teacher(app, tiny()).run())
    assert heard.lines[-4:-1] == ["You call red.", "Bo calls blue.", "Throw 3 cubes."]
    app, heard = keyed_app(["enter", "r", "1"], tmp_path)
    with pytest.raises(ProgramLeft):
        asyncio.run(Teacher(app, tiny()).run())
    assert heard.lines[-2:] == ["You call red.", "Bo calls blue."]


def test_a_lesson_is_slowed_down_to_one_line_at_a_time(tmp_path: Path) -> None:
    """By P, and back by the same key; each line then waits for Enter."""
    app, heard = keyed_app(["enter", "r", "p", "1", "enter"], tmp_path)
    with pytest.raises(ProgramLeft):
        asyncio.run(Teacher(app, tiny()).run())
    at = heard.lines.index("One line at a time. P switches back to several.")
    assert heard.lines[at + 1 :] == ["You call red.", "Bo calls blue."]
    app, heard = keyed_app(["enter", "r", "p", "p", "1"], tmp_path)
    with pytest.raises(ProgramLeft):
        asyncio.run(Teacher(app, tiny()).run())
    assert heard.lines[-3:] == ["Several short lines at a time.", "You call red.", "Bo calls blue."]


def test_a_player_who_continues_hears_the_next_line_at_once(tmp_path: Path) -> None:
    """Enter cuts off the current line, which is not repeated."""

    class Urgent(Heard):
        def take(self, line: Line) -> None:
            if line.text:
                self.lines.append(line.urgency.value)

    app, _ = keyed_app(["enter", "r", "1", "enter", "enter"], tmp_path)
    urgent = Urgent()
    app.dialogue.outputs.all.append(urgent)
    with pytest.raises(ProgramLeft):
        asyncio.run(Teacher(app, tiny()).run())
    game, press, rules, question, called, other, throw, due = urgent.lines[:8]
    assert (game, press, rules) == ("news", "choice", "answer")
    assert (question, called, other, throw, due) == ("news", "choice", "news", "choice", "news")


def test_a_right_key_is_answered_and_goes_on(tmp_path: Path) -> None:
    """The next line waits for no Enter, and does not cut off the answer."""
    app, heard = keyed_app(["enter", "r"], tmp_path)
    with pytest.raises(ProgramLeft):
        asyncio.run(Teacher(app, tiny()).run())
    rules, question = heard.lines[-2:]
    assert rules.startswith("Round 1 of 3, throw 1 of 3.")
    assert question == "Call a colour: red or blue?"


def test_a_key_that_was_just_given_counts(tmp_path: Path) -> None:
    """A player who pressed it ahead of the teacher is not asked for it again."""
    lines = pressed(["r", "enter"], tmp_path)
    assert lines[-3:] == ["Press R.", "You've just done that.", "Call a colour: red or blue?"]
    assert "You've just done that." not in pressed(["enter", "r", "r"], tmp_path)


def test_keys_typed_ahead_skip_and_choose_nothing(tmp_path: Path) -> None:
    """A key from before a line was said skips no line, and chooses nothing."""

    class Ahead(KeySource):
        """Keys that all came before any line was said, except the last."""

        def __init__(self) -> None:
            self.keys = ["enter"] * 9 + ["down"]

        async def key(self, timeout: float | None = None) -> Key | None:
            return Key(self.keys.pop(0), -1.0) if self.keys else Key(END, 0.0)

    text = TINY.replace("begin\n", "begin\n- One.\n- Two.\n")
    app, heard = keyed_app(Ahead(), tmp_path)
    with pytest.raises(ProgramLeft):
        asyncio.run(Teacher(app, tiny(text)).run())
    assert "One." in heard.lines
    assert "Two." not in heard.lines


def test_what_a_lesson_changed_is_set_back_or_told(tmp_path: Path) -> None:
    """The wording, which a lesson changes for a trial, and all settings changed by keys."""

    class Changing(Script):
        """A script that changes a setting before its last keys, as a menu would."""

        async def key(self, timeout: float | None = None) -> Key | None:
            key = await super().key(timeout)
            if key is not None and key.name == "escape":
                app.data.keep(replace(app.data.settings, captions=True))
            return key

    app, heard = keyed_app(Changing(["enter", "v", "escape", "y"]), tmp_path)
    assert not asyncio.run(Teacher(app, tiny()).run())
    assert app.data.settings.verbosity == "full"
    assert app.data.settings.captions
    kept = heard.lines.index("Saved. Learn to play continues from here.")
    full, told = heard.lines[kept - 2 : kept]
    assert full == "Full."
    assert told.startswith("Changed in this lesson: Captions")


def test_where_a_reader_is_deaf_after_an_arrow_the_answer_says_what_goes_on(tmp_path: Path) -> None:
    """Later lines would be lost: it waits for Enter, and the row says so."""

    class Person(Script):
        """A script whose keys come once everything was said."""

        async def key(self, timeout: float | None = None) -> Key | None:
            key = await super().key(timeout)
            return key and Key(key.name, 9.0)

    text = TINY.replace("- Press {key-rules}.\n? rules", "- Press {key-down}.\n? down\n- Take it.")
    for mode, told in (("lines", "Red. Press Enter to go on."), ("none", "Red.")):
        app, heard = keyed_app(Person(["enter", "down"]), tmp_path)
        app.speaker.begin(mode)
        exchange(app.front, clock=lambda: 0.0)
        with pytest.raises(ProgramLeft):
            asyncio.run(Teacher(app, tiny(text)).run())
        assert told in heard.lines
        assert (heard.lines[-1] == told) == (mode == "lines")
