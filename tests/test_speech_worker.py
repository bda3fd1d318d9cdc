"""The thread that speaks: order, interruption, voices that fail, and the last words."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterator

import pytest

from audiogame.narration.narrator import Line, Urgency
from audiogame.outputs.speech.worker import FAILURES, LAST_WORDS, Speech, SpeechLost

PATIENCE = 2.0
"""Seconds that a test waits for a thread before it fails."""


class Recording:
    """A voice that notes what it is told, and can be held or made to fail."""

    name = "recording"

    def __init__(self) -> None:
        self.told: list[tuple[str, bool]] = []
        self.threads: set[int] = {threading.get_ident()}
        self.free = threading.Event()
        self.free.set()
        self.holding = threading.Event()
        self.faults: list[Exception | None] = []
        self.closed = 0

    def speak(self, text: str, interrupt: bool) -> None:
        self.threads.add(threading.get_ident())
        self.told.append((text, interrupt))
        self.holding.set()
        self.free.wait(PATIENCE)
        fault = self.faults.pop(0) if self.faults else None
        if fault is not None:
            raise fault

    def silence(self) -> None:
        self.threads.add(threading.get_ident())
        self.told.append(("", True))

    def close(self) -> None:
        self.threads.add(threading.get_ident())
        self.closed += 1

    @property
    def texts(self) -> list[str]:
        return [text for text, _ in self.told]


class Studio:
    """Speech with a recording voice."""

    def __init__(self) -> None:
        self.voices: list[Recording] = []
        self.speech = Speech(self._make)
        assert self.speech.wait_ready(PATIENCE)
        self.voice = self.voices[0]

    def _make(self) -> Recording:
        self.voices.append(Recording())
        return self.voices[-1]

    def say(self, *texts: str, urgency: Urgency = Urgency.NEWS) -> None:
        for text in texts:
            self.speech.take(Line(text, urgency=urgency))

    def hold(self, text: str) -> None:
        """Let the voice say something that it does not end before it is let go."""
        self.voice.free.clear()
        self.voice.holding.clear()
        self.say(text)
        assert self.voice.holding.wait(PATIENCE)


@pytest.fixture
def studio() -> Iterator[Studio]:
    made = Studio()
    yield made
    made.voice.free.set()
    made.speech.close()


def until(condition: Callable[[], bool]) -> bool:
    end = time.monotonic() + PATIENCE
    while not condition() and time.monotonic() < end:
        time.sleep(0.002)
    return condition()


def test_lines_are_spoken_in_order(studio: Studio) -> None:
    """News waits for its turn, and nothing is left out."""
    texts = [f"Line {number}." for number in range(50)]
    studio.say(*texts)
    studio.speech.close()
    assert studio.voice.told == [(text, False) for text in texts]


def test_the_voice_lives_in_one_thread_that_is_not_ours(studio: Studio) -> None:
    """It is made, used and closed there, because COM objects belong to their thread."""
    studio.say("One.", "Two.")
    studio.speech.silence()
    studio.speech.close()
    assert until(lambda: studio.voice.closed == 1)
    assert len(studio.voice.threads) == 1
    assert threading.get_ident() not in studio.voice.threads
    assert studio.speech.voice_name == "recording"


@pytest.mark.parametrize("urgency", [Urgency.ANSWER, Urgency.CHOICE, Urgency.ALERT])
def test_whatever_is_no_news_interrupts(studio: Studio, urgency: Urgency) -> None:
    """An answer, a choice and an alert break into what is being said."""
    studio.say("News.")
    assert until(lambda: studio.voice.texts == ["News."])
    studio.say("Now.", urgency=urgency)
    studio.speech.close()
    assert studio.voice.told == [("News.", False), ("Now.", True)]


@pytest.mark.parametrize("urgency", [Urgency.ANSWER, Urgency.CHOICE, Urgency.ALERT])
def test_an_interrupting_line_does_not_wait_behind_news(studio: Studio, urgency: Urgency) -> None:
    """A voice may take its time with each line; an answer is the next one it is given."""
    studio.hold("Long.")
    studio.say("News.", "More news.")
    studio.say("Answer.", urgency=urgency)
    studio.voice.free.set()
    studio.speech.close()
    assert studio.voice.texts[:2] == ["Long.", "Answer."]


def test_taking_a_line_never_waits_for_the_voice(studio: Studio) -> None:
    """The loop that reads keys goes on, however long the voice takes."""
    studio.hold("Long.")
    begun = time.monotonic()
    studio.say(*["News."] * 1000)
    studio.speech.silence()
    assert time.monotonic() - begun < 0.5


def test_silence_drops_what_waits(studio: Studio) -> None:
    """The voice is stopped, and nothing of before is spoken after it."""
    studio.hold("Long.")
    studio.say("News.", "More news.")
    studio.speech.silence()
    studio.say("After.")
    studio.voice.free.set()
    studio.speech.close()
    assert studio.voice.texts == ["Long.", "", "After."]


def test_a_line_that_is_only_a_cue_is_not_spoken(studio: Studio) -> None:
    """Nor does it stop the voice."""
    studio.speech.take(Line("", cue="ui.error", urgency=Urgency.ANSWER))
    studio.say("News.")
    studio.speech.close()
    assert studio.voice.told == [("News.", False)]


def test_nothing_is_spoken_that_breaks_a_voice(studio: Studio) -> None:
    """Control characters, NUL and halves of characters are taken out."""
    studio.say("a\0b\x1bc\ud800d")
    studio.speech.close()
    assert studio.voice.texts == ["a b c d"]


def test_one_failure_is_forgiven(studio: Studio) -> None:
    """Only failures in a row count."""
    studio.voice.faults = [OSError("once"), None, OSError("again"), None]
    studio.say("One.", "Two.", "Three.", "Four.")
    studio.speech.close()
    assert studio.voice.texts == ["One.", "Two.", "Three.", "Four."]
    studio.say("Five.")


def test_a_voice_that_fails_twice_in_a_row_is_lost(studio: Studio) -> None:
    """The next caller is told why, so that the output is dropped; the voice is closed."""
    assert FAILURES == 2
    studio.voice.faults = [OSError("gone"), OSError("still gone")]
    studio.say("One.", "Two.")
    assert until(lambda: studio.voice.closed == 1)
    with pytest.raises(SpeechLost, match="The voice has failed: still gone"):
        studio.say("Three.")
    assert isinstance(SpeechLost("x"), ValueError)
    begun = time.monotonic()
    studio.speech.close()
    assert time.monotonic() - begun < 0.5


def test_a_voice_that_cannot_be_made() -> None:
    """It is known at once, and later to whoever speaks."""

    def make() -> Recording:
        raise OSError("no voice here")

    speech = Speech(make)
    begun = time.monotonic()
    assert not speech.wait_ready(PATIENCE)
    with pytest.raises(SpeechLost, match="no voice here"):
        speech.take(Line("One."))
    speech.close()
    assert time.monotonic() - begun < 0.5


def test_a_voice_that_is_slow_to_make_is_not_waited_for() -> None:
    """The program begins without it; what was said meanwhile is spoken later."""
    made = threading.Event()
    voice = Recording()

    def make() -> Recording:
        made.wait(PATIENCE)
        return voice

    speech = Speech(make)
    assert not speech.wait_ready(0.05)
    speech.take(Line("Early."))
    made.set()
    assert speech.wait_ready(PATIENCE)
    speech.close()
    assert voice.texts == ["Early."]


def test_closing_waits_for_the_last_words(studio: Studio) -> None:
    """Goodbye is heard."""
    studio.hold("Long.")
    studio.say("Goodbye.")
    threading.Timer(0.1, studio.voice.free.set).start()
    studio.speech.close()
    assert studio.voice.texts == ["Long.", "Goodbye."]
    assert studio.voice.closed == 1


def test_closing_waits_only_so_long(studio: Studio, monkeypatch: pytest.MonkeyPatch) -> None:
    """A voice that hangs does not keep the program: three seconds, shortened here."""
    assert LAST_WORDS == 3.0
    monkeypatch.setattr("audiogame.outputs.speech.worker.LAST_WORDS", 0.2)
    studio.hold("For ever.")
    begun = time.monotonic()
    studio.speech.close()
    assert 0.15 < time.monotonic() - begun < 1.0
