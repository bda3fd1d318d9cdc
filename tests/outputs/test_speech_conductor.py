"""The speech thread: one line at a time, interruption, failing voices, the last words."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterable, Iterator
from typing import ClassVar

import pytest
from patience import until

from audiogame.narration.faults import each_told
from audiogame.narration.line import Line, Subject, Urgency
from audiogame.outputs.speech import calls, conductor, succession
from audiogame.outputs.speech.conductor import Conductor
from audiogame.outputs.speech.voice import Backend, Kind, Manner, NoVoice, VoiceLost
from audiogame.rules.sounded import Sounded

PATIENCE = 60.0
"""Seconds that a test waits for a thread before it fails."""
ANSWER, CHOICE = Urgency.ANSWER, Urgency.CHOICE


class Recording:
    """A fake voice that records its calls; it can speak for a time, fail, and hang."""

    def __init__(self, name: str = "recording", kind: Kind = Kind.OWN) -> None:
        self.name = name
        self.kind = kind
        self.told: list[str] = []
        self.threads: set[int] = {threading.get_ident()}
        self.free = threading.Event()
        self.free.set()
        self.ends = True
        self.faults: list[Exception] = []
        self.closed = 0
        self.gone = False
        self.manner = Manner()
        self.codes: tuple[str, ...] = ("en",)
        self.manners: list[Manner] = []
        """How each text was spoken."""
        self.ignores: tuple[str, ...] = ()

    def speak(self, text: str, interrupt: bool, speaker: int | None = None) -> None:
        self.threads.add(threading.get_ident())
        self.free.wait(PATIENCE)
        if self.gone:
            raise VoiceLost("reader-gone")
        if self.faults:
            raise self.faults.pop(0)
        self.manners.append(self.manner)
        self.told.append(f"cut {text}" if interrupt else text)

    def speaking(self) -> bool | None:
        if self.gone:
            raise VoiceLost("reader-gone")
        return None if self.kind is Kind.READER else not self.ends

    def silence(self) -> None:
        self.threads.add(threading.get_ident())
        self.told.append("hush")

    def braille(self, text: str) -> None:
        self.told.append(f"braille {text}")

    def set_manner(self, manner: Manner) -> None:
        self.manner = manner

    def voices(self) -> tuple[str, ...]:
        return ("one", "two")

    def languages(self) -> tuple[str, ...]:
        return self.codes

    def close(self) -> None:
        self.threads.add(threading.get_ident())
        self.closed += 1

    @property
    def spoken(self) -> list[str]:
        return [told for told in self.told if not told.startswith("braille")]

    @property
    def texts(self) -> list[str]:
        """Everything spoken, whether or not it cut something off."""
        return [told.removeprefix("cut ") for told in self.spoken if told != "hush"]

    @property
    def cuts(self) -> list[int]:
        """How many texts there were at each time that speech was stopped."""
        stops = (told == "hush" or told.startswith("cut ") for told in self.spoken)
        texts = (sum(told != "hush" for told in self.spoken[:at]) for at in range(len(self.spoken)))
        return [count for count, stop in zip(texts, stops, strict=True) if stop]


class Studio:
    """Speech with recording voices, and its reports."""

    opened: ClassVar[list[Studio]] = []

    def __init__(self, *voices: Recording, gone: Iterable[str] = ()) -> None:
        self.voices = voices
        self.gone = {*gone}
        """The names of voices that cannot be made now."""
        self.reports: list[tuple[str, str]] = []

        def backend(voice: Recording) -> Backend:
            def make() -> Recording:
                if voice.name in self.gone:
                    raise NoVoice("reader-gone")
                voice.threads.add(threading.get_ident())
                return voice

            return Backend(voice.name, make)

        self.speech = Conductor(
            tuple(map(backend, voices)),
            lambda message, name, why: self.reports.append((message, name)),
            rate=1000.0,
        )
        assert self.speech.wait_ready(PATIENCE) or len(self.gone) == len(voices)
        self.opened.append(self)

    def say(self, *texts: str, urgency: Urgency = Urgency.NEWS) -> None:
        for text in texts:
            self.speech.take(Line(text, urgency=urgency))

    def press(self, *texts: str, urgency: Urgency = ANSWER) -> None:
        self.speech.pressed()
        self.say(*texts, urgency=urgency)

    def speaks(self, *texts: str) -> Recording:
        """Say lines, the first of which is not ended; return the voice."""
        voice = self.voices[0]
        voice.ends = False
        self.say(*texts)
        assert until(lambda: voice.spoken == [*texts[:1]])
        return voice


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Shorten all waits to a tenth; close what a test has opened, if it has not done so itself."""
    monkeypatch.setattr(succession, "RETRY", 0.3)
    monkeypatch.setattr(conductor, "BREATH", 0.0)
    monkeypatch.setattr(conductor, "IDLE", 0.03)
    monkeypatch.setattr(calls.Caller.call, "__defaults__", (2.0,))
    yield
    while Studio.opened:
        studio = Studio.opened.pop()
        for voice in studio.voices:
            voice.free.set()
        studio.speech.silence()
        studio.speech.close()


@pytest.fixture
def studio() -> Studio:
    return Studio(Recording())


def test_lines_are_spoken_and_brailled_in_order(studio: Studio) -> None:
    """News is queued, and none is dropped."""
    texts = [f"Line {number}." for number in range(20)]
    studio.say(*texts)
    studio.speech.close()
    assert studio.voices[0].told == [told for text in texts for told in (text, f"braille {text}")]


def test_the_voice_lives_in_one_thread_that_is_not_ours(studio: Studio) -> None:
    """It is created, used and closed there, because COM objects belong to their thread."""
    voice = studio.voices[0]
    voice.threads.clear()
    studio.say("One.", "Two.")
    studio.speech.silence()
    studio.speech.close()
    assert until(lambda: voice.closed == 1)
    assert len(voice.threads) == 1
    assert threading.get_ident() not in voice.threads


def test_one_line_at_a_time_is_handed_over(studio: Studio) -> None:
    """A reader drops its own queue at a key, so the queue is ours."""
    voice = studio.speaks("One.", "Two.")
    time.sleep(0.1)
    assert voice.spoken == ["One."]
    assert studio.speech.busy
    voice.ends = True
    assert until(lambda: voice.spoken == ["One.", "Two."])
    assert until(lambda: studio.speech.busy is False)


def test_an_answer_cuts_in_and_the_line_is_said_again(studio: Studio) -> None:
    """After an answer the interrupted line is repeated, and the queue continues."""
    voice = studio.speaks("One.", "Two.")
    studio.press("Answer.", "More.")
    assert until(lambda: voice.spoken == ["One.", "cut Answer."])
    voice.ends = True
    assert until(lambda: voice.spoken == ["One.", "cut Answer.", "More.", "One.", "Two."])


def test_a_choice_cuts_in_and_the_rest_is_in_the_history(studio: Studio) -> None:
    """No earlier line is spoken after it."""
    voice = studio.speaks("One.", "Two.")
    studio.press("You call red.", urgency=CHOICE)
    voice.ends = True
    assert until(lambda: voice.spoken == ["One.", "cut You call red."])
    time.sleep(0.1)
    assert voice.spoken == ["One.", "cut You call red."]


def test_a_choice_without_words_cuts_in_as_well(studio: Studio) -> None:
    """With sounds off, such a choice has no output."""
    voice = studio.speaks("News.", "More news.")
    studio.speech.pressed()
    studio.speech.take(Line("", (Sounded("mine"),), CHOICE))
    assert until(lambda: voice.spoken == ["News.", "hush"])
    voice.ends = True
    studio.say("Bo's turn.")
    assert until(lambda: len(voice.spoken) > 2)
    assert voice.spoken == ["News.", "hush", "Bo's turn."]


def test_silence_stops_the_voice_at_once(studio: Studio) -> None:
    """Within one polling interval, also while the voice continues by itself."""
    voice = studio.speaks("One.", "Two.")
    studio.speech.silence()
    assert until(lambda: voice.spoken == ["One.", "hush"])
    voice.ends = True
    time.sleep(0.1)
    assert voice.spoken == ["One.", "hush"]


def test_a_reader_says_again_what_a_key_cut_off() -> None:
    """It stops by itself at every key, and does not report the end of speech."""
    reader = Recording("reader", Kind.READER)
    studio = Studio(reader)
    assert studio.speech.busy is None
    studio.say("A long line." + " word" * 400)
    assert until(lambda: len(reader.spoken) == 1)
    studio.press("Answer.")
    assert until(lambda: reader.texts == [reader.texts[0], "Answer.", reader.texts[0]])
    assert reader.cuts == [1]


def test_a_key_stops_a_reader_before_its_answer_and_never_after(studio: Studio) -> None:
    """Its user may have set it not to stop at keys by itself."""
    reader = Recording("nvda", Kind.READER)
    studio = Studio(reader)
    studio.say("A long line." + " word" * 400)
    assert until(lambda: len(reader.texts) == 1)
    for number in range(2, 12):
        studio.press(f"Answer {number}." + " word" * 400)
        assert until(lambda number=number: len(reader.texts) == number)
    studio.press()
    assert until(lambda: reader.cuts == [*range(1, 12)])


class Queueing(Recording):
    """A fake NVDA, which queues."""

    name = "NVDA"

    def __init__(self) -> None:
        super().__init__("NVDA", Kind.READER)


@pytest.fixture
def nvda() -> tuple[Studio, Queueing, list[str]]:
    """Return speech through NVDA, and the lines that it reports as missed."""
    reader, missed = Queueing(), list[str]()
    studio = Studio(reader)
    studio.speech.rate = 10.0
    studio.speech.hand_ahead(lambda line: missed.append(line.text))
    return studio, reader, missed


LONG = "A line that takes a long time to be heard." + " word" * 200


def test_nvda_has_one_line_ahead_and_braille_follows_speech(
    nvda: tuple[Studio, Queueing, list[str]],
) -> None:
    """It queues, and a display shows the line that is spoken."""
    studio, reader, missed = nvda
    studio.say("One.", LONG, "Three.", "Four.")
    assert until(lambda: len(reader.texts) == 3)
    assert reader.told == ["One.", "braille One.", LONG, f"braille {LONG}", "Three."]
    studio.press("An answer.")
    assert missed == ["Three."]
    said = ["One.", LONG, "Three.", "An answer.", LONG, "Four."]
    assert until(lambda: reader.texts == said)
    assert reader.cuts == [3]


def test_every_line_is_spoken_once_and_in_order_with_one_ahead(
    nvda: tuple[Studio, Queueing, list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also two hundred at once."""
    monkeypatch.setattr(conductor, "LOOK", 0.001)
    studio, reader, missed = nvda
    studio.speech.rate = 10_000.0
    lines = [f"Line {number}." for number in range(200)]
    studio.say(*lines)
    assert until(lambda: "braille Line 199." in reader.told)
    assert reader.texts == lines
    assert [told for told in reader.told if told.startswith("braille")] == [
        f"braille {line}" for line in lines
    ]
    assert (missed, reader.cuts) == ([], [])


def test_what_nvda_had_ahead_when_it_ended_is_said_by_the_next_voice() -> None:
    reader, other = Queueing(), Recording("other")
    studio = Studio(reader, other)
    studio.speech.rate = 10.0
    studio.speech.hand_ahead(lambda line: None)
    studio.say(LONG, "Two.", "Three.")
    assert until(lambda: reader.texts == [LONG, "Two."])
    studio.gone.add("NVDA")
    reader.gone = True
    assert until(lambda: other.texts == [LONG, "Two.", "Three."])


@pytest.mark.parametrize("name", ["jaws", "NVDA"])
def test_only_nvda_has_a_line_ahead_and_not_in_braille(name: str) -> None:
    reader = Recording(name, Kind.READER)
    studio = Studio(reader)
    studio.speech.rate = 10.0
    studio.speech.hand_ahead(None if name == "NVDA" else lambda line: None)
    studio.say(LONG, "Two.")
    assert until(lambda: f"braille {LONG}" in reader.told)
    studio.press("An answer.")
    assert until(lambda: reader.texts == [LONG, "An answer.", LONG])


def test_taking_a_line_never_waits_for_the_voice(studio: Studio) -> None:
    """The loop that reads keys continues, however long the voice takes."""
    studio.voices[0].free.clear()
    begun = time.monotonic()
    for number in range(1000):
        studio.press(f"Line {number}.")
        studio.speech.silence()
    assert time.monotonic() - begun < PATIENCE / 6, "far below what the voice takes"
    studio.voices[0].free.set()


def test_nothing_is_spoken_that_breaks_a_voice(studio: Studio) -> None:
    """Control characters, NUL and lone surrogates are removed."""
    studio.say("a\x00b\x1b[2Kc\ud800d", "x" * 20_000, "🎲 שלום")
    assert until(lambda: len(studio.voices[0].spoken) == 3)
    assert studio.voices[0].spoken == ["a b [2Kc d", "x" * 20_000, "🎲 שלום"]


@pytest.mark.parametrize(
    ("text", "spoken"),
    [
        ("<speak>Bo</speak>", " speak Bo /speak "),
        ("[[h@l'oU]] Bo", "[h@l'oU] Bo"),
        ("Bo!!!!!!!!!!", "Bo!!!"),
        ("Bo &amp; Cy", "Bo  amp; Cy"),
        ("Tom & Jerry pay 1000000.", "Tom & Jerry pay 1000000."),
        ("C:\\Games\\a.record", "C:\\Games\\a.record"),
        ("\\pau=9000\\ Bo", " pau=9000\\ Bo"),
    ],
)
def test_no_voice_is_given_markup(studio: Studio, text: str, spoken: str) -> None:
    """Foreign text is spoken, not interpreted; a path and an ampersand stay."""
    studio.say(text)
    assert until(lambda: bool(studio.voices[0].spoken))
    assert studio.voices[0].spoken == [spoken]


def test_a_line_that_is_only_a_cue_is_not_spoken(studio: Studio) -> None:
    """Nor does it stop the voice."""
    studio.press("")
    studio.say("One.")
    assert until(lambda: studio.voices[0].spoken == ["One."])


def test_one_failure_of_a_voice_is_forgiven(studio: Studio) -> None:
    """The line is said at the second attempt; only consecutive failures count."""
    voice = studio.voices[0]
    for number in range(3):
        voice.faults.append(OSError("not now"))
        studio.say(f"Line {number}.")
        assert until(lambda number=number: len(voice.spoken) == number + 1)
    assert voice.spoken == ["Line 0.", "Line 1.", "Line 2."]
    assert studio.reports == []


def test_the_next_voice_takes_over_with_the_line_that_failed() -> None:
    """No line is lost, and the change is announced."""
    first, second = Recording("first"), Recording("second")
    studio = Studio(first, second)
    studio.say("One.")
    assert until(lambda: first.spoken == ["One."])
    studio.gone.add("first")
    first.faults = [VoiceLost("pyttsx-died"), VoiceLost("pyttsx-died")]
    studio.say("Two.", "Three.")
    assert until(lambda: second.spoken == ["Two.", "Three."])
    assert studio.reports == [("voice-lost", "second")]
    assert studio.speech.voice_name == "second"
    studio.gone.clear()
    assert until(lambda: ("voice-back", "first") in studio.reports)
    studio.say("Four.")
    assert until(lambda: first.spoken == ["One.", "Four."])
    assert until(lambda: second.closed == 1)


def test_a_voice_that_hangs_is_left_behind() -> None:
    """Its call never returns; another voice says the line, and the old one may close later."""
    first, second = Recording("first"), Recording("second")
    studio = Studio(first, second)
    first.free.clear()
    studio.gone.add("first")
    begun = time.monotonic()
    studio.say("One.")
    assert until(lambda: second.spoken == ["One."])
    assert time.monotonic() - begun < PATIENCE / 2, "far below what the call takes"
    first.free.set()
    assert until(lambda: first.closed == 1)


def test_without_any_voice_lines_wait_until_one_is_there() -> None:
    """The lack is told once; the lines are printed meanwhile."""
    only = Recording("only")
    studio = Studio(only, gone=["only"])
    assert not studio.speech.wait_ready(PATIENCE)
    assert each_told(studio.speech.why_not, "en") == ("only: The screen reader has stopped.",)
    studio.say("One.")
    studio.gone.clear()
    assert until(lambda: only.spoken == ["One."])
    assert studio.reports == [("voice-none", ""), ("voice-back", "only")]


class Turns:
    """A conductor's polling thread, turn by turn: each turn checks, and pauses before that.

    Args:
        speech: whose thread.
        monkeypatch: installs the recording functions.
    """

    def __init__(self, speech: Conductor, monkeypatch: pytest.MonkeyPatch) -> None:
        self._speech = speech
        self._pauses: list[float] = []
        self._looks: list[list[float]] = []
        """Pauses before each check, in seconds."""
        wait, retry = threading.Condition.wait, succession.Succession.retry

        def waited(changed: threading.Condition, timeout: float | None = None) -> bool:
            if changed is speech._changed:
                self._pauses.append(timeout if timeout is not None else float("inf"))
            return wait(changed, timeout)

        def looked(voices: succession.Succession) -> None:
            if voices is speech._succession:
                self._looks.append([*self._pauses])
                self._pauses.clear()
            retry(voices)

        monkeypatch.setattr(threading.Condition, "wait", waited)
        monkeypatch.setattr(succession.Succession, "retry", looked)

    def next(self, count: int) -> list[list[float]]:
        """Return the pauses before each of the next checks, without the current one."""
        begun = len(self._looks) + 1
        assert until(lambda: len(self._looks) >= begun + count)
        return self._looks[begun : begun + count]


def test_who_has_nothing_to_say_does_not_keep_the_processor_busy(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Neither without a voice, nor while a better one waits for the end of a line."""
    alone = Studio(Recording("gone"), gone=["gone"])
    assert not alone.speech.wait_ready(PATIENCE)
    with monkeypatch.context() as patch:
        assert Turns(alone.speech, patch).next(20) == [[conductor.IDLE]] * 20
    better, worse = Recording("better"), Recording("worse")
    studio = Studio(better, worse, gone=["better"])
    worse.ends = False
    studio.say("One.")
    assert until(lambda: worse.spoken == ["One."])
    studio.gone.clear()
    assert until(lambda: studio.speech._succession.found is not None)
    with monkeypatch.context() as patch:
        assert Turns(studio.speech, patch).next(20) == [[conductor.LOOK]] * 20
    worse.ends = True
    studio.say("Two.")
    assert until(lambda: better.spoken == ["Two."])


def test_a_voice_that_cannot_be_told_how_to_speak_still_speaks(studio: Studio) -> None:
    """Settings that a backend lacks are skipped."""
    voice = studio.voices[0]
    studio.speech.set_manner(Manner(rate=300))
    assert until(lambda: voice.manner.rate == 300)
    assert studio.speech.voices() == ("one", "two")


def test_words_in_another_language_are_spoken_in_it_where_the_voice_has_it(
    studio: Studio,
) -> None:
    """And only they; a language that the voice does not list changes nothing."""
    voice, own = studio.voices[0], Manner(language="de", voice="Anna")
    voice.codes = ("de", "en-us")
    studio.speech.set_manner(own)
    assert until(lambda: voice.manner == own)
    for number, language in enumerate(("", "en", "en", "", "fr", ""), 1):
        studio.speech.take(Line(f"Line {number}.", language=language))
    assert until(lambda: len(voice.manners) == number)
    english = Manner(language="en-us")
    assert voice.manners == [own, english, english, own, own, own]


def test_a_list_of_languages_that_fails_does_not_stop_the_voice(
    studio: Studio, monkeypatch: pytest.MonkeyPatch
) -> None:
    voice = studio.voices[0]

    def fails() -> tuple[str, ...]:
        raise OSError("no list")

    monkeypatch.setattr(voice, "languages", fails)
    for number in range(1, 4):
        studio.speech.take(Line(f"Line {number}.", language="en" if number % 2 else ""))
        assert until(lambda number=number: len(voice.spoken) == number)
    assert voice.spoken == ["Line 1.", "Line 2.", "Line 3."]
    assert studio.reports == []


def test_closing_waits_for_the_last_words(studio: Studio, monkeypatch: pytest.MonkeyPatch) -> None:
    """Goodbye is heard to its end."""
    monkeypatch.setattr(conductor, "LAST_WORDS", PATIENCE)
    voice = studio.voices[0]
    voice.ends = False
    studio.say("One.", "Goodbye.")
    ended = threading.Timer(0.3, lambda: setattr(voice, "ends", True))
    ended.start()
    studio.speech.close()
    assert voice.spoken == ["One.", "Goodbye."]
    assert until(lambda: voice.closed == 1)


def test_closing_waits_only_so_long(studio: Studio, monkeypatch: pytest.MonkeyPatch) -> None:
    """A voice that never ends delays the exit three seconds at most, shortened here."""
    monkeypatch.setattr(conductor, "LAST_WORDS", 0.2)
    monkeypatch.setattr(conductor, "CLOSING", 0.2)
    studio.voices[0].ends = False
    studio.say("Goodbye.")
    begun = time.monotonic()
    studio.speech.close()
    assert 0.15 < time.monotonic() - begun < PATIENCE


# Sounds before words.


def led(studio: Studio, wait: float) -> list[str]:
    """Record sounds among the spoken lines; words have to wait for them."""
    told = studio.voices[0].told

    def play(cues: tuple[Sounded, ...]) -> float:
        told.append(f"sound {cues[0].cue}")
        return wait

    studio.speech.lead_with(play)
    return told


def test_sounds_go_before_their_words(studio: Studio) -> None:
    """Each line's sounds are played when its turn comes, not when it is queued."""
    told = led(studio, 0.05)
    studio.speech.take(Line("One.", (Sounded("a"),)))
    studio.speech.take(Line("Two."))
    studio.speech.take(Line("Three.", (Sounded("b"),)))
    studio.speech.close()
    spoken = [one for one in told if not one.startswith("braille")]
    assert spoken == ["sound a", "One.", "Two.", "sound b", "Three."]


def test_a_key_ends_the_wait_for_a_sound(studio: Studio) -> None:
    """The words come at once; the key's answer precedes them, and the sound is not repeated."""
    told = led(studio, 60.0)
    studio.speech.take(Line("War.", (Sounded("war"),)))
    assert until(lambda: told == ["sound war"])
    studio.speech.pressed()
    assert until(lambda: "War." in told)
    studio.speech.take(Line("Peace.", (Sounded("peace"),)))
    assert until(lambda: "sound peace" in told)
    studio.press("An answer.")
    assert until(lambda: "Peace." in told)
    order = [one for one in told if not one.startswith(("braille", "hush"))]
    assert [one.removeprefix("cut ") for one in order] == [
        *("sound war", "War.", "sound peace", "An answer.", "Peace."),
    ]


def test_a_sound_alone_and_one_in_the_place_of_words(studio: Studio) -> None:
    """Both delay the next line a little, and no voice speaks for them."""
    told = led(studio, 0.0)
    studio.speech.take(Line("", (Sounded("a"),)))
    studio.speech.take(Line("Three dice.", (Sounded("b"),), unspoken=True))
    studio.speech.take(Line("No sound, so these words are needed.", unspoken=True))
    studio.speech.close()
    spoken = [one for one in told if not one.startswith("braille")]
    assert spoken == ["sound a", "sound b", "No sound, so these words are needed."]


def test_answers_and_lines_without_a_voice_do_not_wait_with_their_sounds() -> None:
    """The sound output plays those of answers; without a voice news sounds at once."""
    studio = Studio(Recording(), gone=["recording"])
    assert not studio.speech.wait_ready(PATIENCE)
    played: list[str] = []

    def play(cues: tuple[Sounded, ...]) -> float:
        played.append(cues[0].cue)
        return 0.0

    studio.speech.lead_with(play)
    studio.speech.take(Line("You are at the end.", (Sounded("ui.edge"),), ANSWER))
    studio.speech.take(Line("Three dice.", (Sounded("dice.roll.3"),)))
    assert played == ["dice.roll.3"]


def test_words_that_are_no_longer_true_do_not_follow_their_sound(studio: Studio) -> None:
    told, subject = led(studio, 60.0), Subject()
    studio.speech.take(Line("Ann's turn.", (Sounded("turn"),), validity=subject.validity))
    assert until(lambda: told == ["sound turn"])
    subject.change()
    studio.speech.take(Line("Bo's turn."))
    studio.speech.pressed()
    assert until(lambda: "Bo's turn." in told)
    assert [one for one in told if not one.startswith("braille")] == ["sound turn", "Bo's turn."]


def test_a_choice_drops_the_sounds_that_wait(studio: Studio) -> None:
    """They belong to lines that are in the history only."""
    told = led(studio, 60.0)
    studio.speech.take(Line("War.", (Sounded("war"),)))
    studio.speech.take(Line("Flip.", (Sounded("flip"),)))
    assert until(lambda: told == ["sound war"])
    studio.speech.pressed()
    studio.speech.take(Line("You play.", (Sounded("mine"),), CHOICE))
    assert until(lambda: "sound mine" in told)
    assert "sound flip" not in told
