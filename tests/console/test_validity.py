"""Validity of lines: an outdated line is not spoken, and stays in the history."""

from __future__ import annotations

import asyncio
import io
from pathlib import Path

import pytest
from console_voice import Voice
from memory_shell import Shell, choose_entry, open_page_menu, visit_page
from pressed import new_app
from shared_keyboard import SharedKeyboard, SlowVoice

from audiogame.console.app import App
from audiogame.console.key_source import Key
from audiogame.console.speaker import AudioNews
from audiogame.console.text_entry import enter_text
from audiogame.narration.line import Line, Subject, Urgency
from audiogame.outputs.speech.utterances import MOST_BEGUN, Utterance, Utterances
from audiogame.preferences.first_run import ask_who_reads
from audiogame.preferences.settings_menu import calibrate
from audiogame.rules.fault import Reason
from audiogame.terminal.terminal_front_end import BrailleScreen

NEWS = "New game. Playing order: Ann and Bo."


def slow_app(data: Path, *keys: str) -> tuple[App, SlowVoice]:
    """Return a program that is spoken by a voice which has not begun any line."""
    app, _ = new_app(data, *keys)
    ear = SlowVoice()
    app.dialogue.outputs.all.append(ear)
    return app, ear


def gone(shell: Shell) -> list[int]:
    """Return the numbers of the lines that were withdrawn."""
    return [number for message in shell.of("withdrawn") for number in message["ids"]]


def test_a_voice_begins_no_line_that_is_no_longer_true() -> None:
    """Neither a queued one nor one that an answer has interrupted."""
    voice, subject = Utterances(), Subject()
    voice.add(Utterance("Ann's turn.", validity=subject.validity))
    voice.add(Utterance("Bo takes 2 cards."))
    voice.add(Utterance("Bo's turn.", validity=subject.change()))
    assert voice.next() is not None
    assert voice.current is not None
    assert voice.current.text == "Bo takes 2 cards."
    voice.said()
    begun = voice.next()
    assert begun is not None
    assert begun.text == "Bo's turn."
    voice.pressed(silenced=True)
    subject.change()
    assert voice.next() is None


@pytest.mark.parametrize("urgency", [Urgency.NEWS, Urgency.ALERT, Urgency.CHATTER])
def test_what_was_begun_twice_is_not_begun_again(urgency: Urgency) -> None:
    """Each key interrupts the line; one with only its sounds heard was not begun."""
    voice = Utterances()
    voice.add(Utterance("A long welcome.", urgency))
    texts = []
    for key in range(5):
        begun = voice.next()
        if begun is not None:
            texts.append(begun.text)
        if key:  # first its sounds are heard
            voice.begun()
        voice.pressed(silenced=False)
        voice.add(Utterance("Answer.", Urgency.ANSWER))
        voice.next()
        voice.said()
    assert texts == ["A long welcome."] * (1 + MOST_BEGUN)


def test_braille_rows_of_a_line_that_is_no_longer_true_do_not_wait() -> None:
    subject = Subject()
    screen = BrailleScreen(io.StringIO())
    screen.take(Line("Bo takes 2 cards."))
    screen.take(Line("Pass the keyboard to Ann: Enter.", validity=subject.validity))
    screen.take(Line("Ann takes 4 cards."))
    subject.change()
    assert screen.take_rest()
    assert screen.take_rest()
    assert not screen.unread
    assert isinstance(screen.stream, io.StringIO)
    assert screen.stream.getvalue().splitlines() == ["Bo takes 2 cards.", "Ann takes 4 cards."]


def test_the_history_keeps_what_is_no_longer_true(tmp_path: Path) -> None:
    """It can be read there, whether spoken or not."""
    (app, ear), subject = slow_app(tmp_path), Subject()
    app.dialogue.say(Line("Ann's turn.", validity=subject.validity))
    subject.change()
    app.recall.go_older()
    told = [(line.text, line.stale) for line in ear.moments[-1].lines]
    assert told == [("Ann's turn.", True), ("Ann's turn.", False)]


def test_the_page_withdraws_what_is_no_longer_true(tmp_path: Path) -> None:
    """A list's row when another one is said, and a question when it is answered."""

    async def walk(shell: Shell) -> None:
        await shell.press("down", "down")
        *_, before, last = shell.of("line")
        assert before["id"] in gone(shell)
        assert last["id"] not in gone(shell)
        await shell.press("escape")
        question = shell.of("line")[-1]
        await shell.press("n")
        assert question["id"] in gone(shell)
        await shell.tell(kind="held", id=question["id"], why="away")
        count = len(shell.lines)
        await shell.tell(kind="seen", visible=True, focused=False)
        await shell.tell(kind="seen", visible=True, focused=True)
        assert len(shell.lines) == count, "it is not offered"

    visit_page(tmp_path, walk)


async def test_the_question_who_reads_is_over_once_it_is_answered(tmp_path: Path) -> None:
    """Each repetition of the question is new; by the program's own voice it is the same one."""
    app, ear = slow_app(tmp_path, "t", "x", "1", "t")
    await ask_who_reads(app)
    await app.keyboard.key()
    kept = app.dialogue.narrator.say("first-run-lines-kept")
    texts = ("first-run-lines", "first-run-others", "first-run-colours")
    asked = [app.dialogue.narrator.say(text) for text in texts]
    assert ear.would_say == [asked, asked, asked, [kept]]


def test_the_question_of_a_rate_measurement_is_over_once_it_has_begun(tmp_path: Path) -> None:
    app, ear = slow_app(tmp_path, "t", "enter", "enter")
    asyncio.run(calibrate(app))
    asked = app.dialogue.narrator.say("calibrate")
    assert [told.count(asked) for told in ear.would_say] == [1, 1, 0]


def test_the_page_withdraws_what_its_own_menu_has_asked(tmp_path: Path) -> None:
    """Whether everything is to be erased, and which file."""

    async def walk(shell: Shell) -> None:
        await open_page_menu(shell)
        for entry, key in (("forget", "n"), ("take", "escape")):
            await choose_entry(shell, entry)
            question = shell.of("line")[-1]
            assert question["id"] not in gone(shell)
            await shell.press(key)
            assert question["id"] in gone(shell)

    visit_page(tmp_path, walk)


def test_between_two_hand_overs_only_the_open_question_is_true(tmp_path: Path) -> None:
    """However late the voice is, it asks no player who has answered or given back."""
    ear = SlowVoice()
    keys = ("enter", "t", "5", "enter", "enter", "t")
    SharedKeyboard(tmp_path, keys, ear=ear).play()
    asked = [
        [
            text
            for text in would_say
            if text.startswith(("Pass ", "Headphones ")) or text.endswith(" turn.")
        ]
        for would_say in ear.would_say
    ]
    ann, bo = "Pass the keyboard to Ann: Enter.", "Pass the keyboard to Bo: Enter."
    first, headphones = ["Headphones on? Only you hear it. Y or N."], ["Headphones on? Y or N."]
    assert asked == [[ann], first, first, first, [bo], headphones]
    assert all(NEWS in would_say for would_say in ear.would_say), "that is true for ever"


def test_whose_turn_it_is_is_true_until_somebody_acts(tmp_path: Path) -> None:
    ear = SlowVoice()
    keys = ("enter", "t", "5", "enter", "t", "t")
    SharedKeyboard(tmp_path, keys, ear=ear).play()
    waits = [[text for text in told if "Waiting for" in text] for told in ear.would_say]
    both = "Waiting for Ann and Bo."
    bo = "Waiting for Bo."
    assert waits == [[], [], [both], [both], [], [bo]]


def test_a_question_of_yes_or_no_is_over_when_it_is_answered(tmp_path: Path) -> None:
    """A question that was open before stays open."""
    app, ear = slow_app(tmp_path, "enter", "n", "x")

    async def ask() -> None:
        app.dialogue.tell_choice("leave-program")
        assert not await app.keyboard.confirm("start-over", saved=True, rotates=True)
        await app.keyboard.any_key()

    asyncio.run(ask())
    first, again, after = ear.would_say
    assert len(first) == len(again) == 2, "the question that was put anew is not said twice"
    assert after == first[:1]


class Keeping(Voice):
    """A voice that records its lines."""

    def __init__(self) -> None:
        super().__init__()
        self.taken: list[Line] = []

    @classmethod
    def lines_of(cls, app: App) -> list[Line]:
        """Return the lines that are said from now on."""
        voice = cls()
        app.dialogue.outputs.all.append(voice)
        return voice.taken

    def take(self, line: Line) -> None:
        self.taken.append(line)


def test_how_many_lines_wait_is_true_until_they_are_read(tmp_path: Path) -> None:
    app, _ = new_app(tmp_path)
    told = Keeping.lines_of(app)
    app.unheard.miss(Line("Bo takes 2 cards."))
    app.unheard.offer()
    assert [(line.text, line.stale) for line in told] == [("1 line: Space.", False)]
    app.unheard.take(Key("space", 0.0))
    assert [line.stale for line in told] == [True, False]


def test_a_text_is_asked_for_until_it_is_typed(tmp_path: Path) -> None:
    app, ear = slow_app(tmp_path, "a", "enter", "x")

    async def ask() -> None:
        assert await enter_text(app, "Your name?") == "a"
        await app.keyboard.any_key()

    asyncio.run(ask())
    assert ["Your name?" in would_say for would_say in ear.would_say] == [True, True, False]


def test_which_voice_speaks_is_true_until_another_does(tmp_path: Path) -> None:
    """When the first voice returns at once, the substitute does not announce itself."""
    app, _ = new_app(tmp_path)
    told = Keeping.lines_of(app)
    news = AudioNews(app.dialogue)
    news.sounds_gone((Reason("sound-device-gone"),), together=False)
    news.sounds_back()
    assert [line.stale for line in told] == [True, False]
    assert [line.urgency for line in told] == [Urgency.ALERT] * 2
    app.dialogue.tell("speech-now-lines", validity=news.speaks.change())
    app.dialogue.tell("speech-now-voice", validity=news.speaks.change())
    assert [line.stale for line in told] == [True, False, True, False]
