"""The real accessible-output2 over fakes of COM, SAPI 5, JAWS and NVDA."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

import pytest
from patience import wait
from stand_ins.windows import Windows, windows

from audiogame.narration.narrator import Line, Urgency
from audiogame.outputs.speech import succession
from audiogame.outputs.speech.accessible import AccessibleOutput
from audiogame.outputs.speech.apartment import apartment
from audiogame.outputs.speech.backends import NullVoice
from audiogame.outputs.speech.conductor import Conductor
from audiogame.outputs.speech.detection import Surroundings, braille_found, detect
from audiogame.outputs.speech.voice import Backend, Kind, Manner
from audiogame.rules.fault import Detail

READER = Backend("screen-reader", lambda: AccessibleOutput(Kind.READER))
SAPI = Backend("sapi", lambda: AccessibleOutput(Kind.OWN))
PATIENCE = 20.0
"""Seconds to wait for an event, ten times what it takes at most."""


@pytest.fixture
def machine(monkeypatch: pytest.MonkeyPatch) -> Iterator[Windows]:
    """Fake Windows, and check at the end that every thread has kept the rules of COM."""
    monkeypatch.setattr(succession, "RETRY", 0.1)
    with windows(monkeypatch) as made:
        yield made
        wait(lambda: not made.com.left_open)
        assert made.com.wrong_calls == []
        assert made.com.left_open == []


def here() -> Surroundings:
    return Surroundings(platform="win32", environ={})


def speech(*backends: Backend, manner: Manner | None = None) -> tuple[Conductor, list[str]]:
    reports: list[str] = []

    def report(message: str, name: str, why: Detail) -> None:
        reports.append(f"{message} {name}".strip())

    made = Conductor(backends, report, manner=manner)
    assert made.wait_ready(PATIENCE)
    return made, reports


def test_jaws_is_detected_and_then_spoken_to(machine: Windows) -> None:
    """In other threads than the detection's; it speaks, brailles, is interrupted and silenced."""
    machine.jaws.running = True
    assert detect(here()).mode == "direct"
    assert braille_found(here()).values == {"name": "jaws"}
    spoken, reports = speech(READER)
    assert spoken.voice_name == "jaws"
    spoken.take(Line("Ann calls red."))
    wait(lambda: ("braille", "Ann calls red.") in machine.jaws.told)
    spoken.take(Line('Bo says "blue".', urgency=Urgency.ANSWER))
    wait(lambda: ("braille", "Bo says 'blue'.") in machine.jaws.told)
    spoken.silence()
    wait(lambda: machine.jaws.told[-1] == ("stop", ""))
    spoken.close()
    says = [text.strip() for what, text in machine.jaws.told if what in ("say", "cut in")]
    assert says[:2] == ["Ann calls red.", 'Bo says "blue".']
    assert reports == []


def test_nvda_speaks_brailles_is_cut_and_silenced(machine: Windows) -> None:
    machine.nvda.running = True
    assert detect(here()).mode == "direct"
    spoken, _ = speech(READER)
    assert spoken.voice_name == "NVDA"
    spoken.take(Line("Ann calls red."))
    wait(lambda: ("braille", "Ann calls red.") in machine.nvda.told)
    spoken.take(Line("Bo has 3.", urgency=Urgency.ANSWER))
    wait(lambda: ("braille", "Bo has 3.") in machine.nvda.told)
    told = [*machine.nvda.told]
    assert told[told.index(("say", "Bo has 3.")) - 1] == ("stop", "")
    spoken.silence()
    wait(lambda: machine.nvda.told[-1] == ("stop", ""))
    spoken.close()


@pytest.mark.parametrize("name", ["jaws", "nvda"])
def test_a_reader_that_ends_and_comes_back(machine: Windows, name: str) -> None:
    """Its user restarts it: another voice speaks meanwhile, and no line is lost."""
    reader = machine.jaws if name == "jaws" else machine.nvda
    reader.running = True
    spoken, reports = speech(READER, Backend("null", NullVoice))
    for _ in range(2):
        wait(lambda: spoken.voice_name.lower() == name)
        count = len(reports)
        reader.running = False
        spoken.take(Line("While it is gone."))
        wait(lambda count=count: len(reports) > count)
        assert reports[-1] == "voice-lost null"
        reader.running = True
        wait(lambda count=count: len(reports) > count + 1)
        assert reports[-1].lower() == f"voice-back {name}"
        spoken.take(Line("It is back."))
        wait(lambda: ("braille", "It is back.") in reader.told)
        reader.told.clear()
    spoken.close()


@pytest.mark.parametrize("name", ["jaws", "nvda"])
def test_a_reader_that_hangs_is_left(machine: Windows, name: str) -> None:
    """Its calls return at some time, in a thread that then releases COM."""
    reader = machine.jaws if name == "jaws" else machine.nvda
    reader.running = True
    spoken, reports = speech(READER, Backend("null", NullVoice))
    reader.hanging = True
    spoken.take(Line("Who hears this?"))
    wait(lambda: reports)
    assert reports == ["voice-lost null"]
    machine.let_go()
    wait(lambda: len(reports) == 2)
    spoken.close()


def test_sapi_speaks_with_all_its_numbers(machine: Windows) -> None:
    """Markup characters never reach it, "&" does; and its voices are listed."""
    assert detect(here()).mode == "voice"
    spoken, reports = speech(SAPI, manner=Manner(rate=450, volume=80, voice="Hedda"))
    assert spoken.voice_name == "sapi5"
    assert spoken.voices() == ("Zira", "Hedda", "Microsoft Sam")
    spoken.take(Line("Bo & Cy <3"))
    wait(lambda: machine.sapi.texts)
    stream = machine.sapi.spoken[-1]
    assert (stream.text, stream.rate, stream.volume) == ("Bo & Cy  3", 10, 80)
    assert stream.voice == "Hedda"
    spoken.close()
    assert stream.ended
    assert not stream.cut
    assert reports == []


def test_no_line_of_sapi_is_taken_for_done_before_it_has_begun(machine: Windows) -> None:
    """A state of 0 means waiting: the next line is sent when this one has been heard."""
    machine.sapi.delay = 0.2
    spoken, _ = speech(SAPI)
    for line in ("One.", "Two.", "Three."):
        spoken.take(Line(line))
    wait(lambda: len(machine.sapi.texts) == 3)
    starts = [stream.began or 0.0 for stream in machine.sapi.spoken]
    # A line queued behind another would begin right after it, without a delay of its own.
    assert all(later - first > machine.sapi.delay for first, later in pairwise(starts))
    spoken.close()


def test_sapi_rates_grow_with_the_players(machine: Windows) -> None:
    """From 80 to 450 words a minute, without a fault, and never decreasing."""
    with apartment():
        voice = AccessibleOutput(Kind.OWN)
        for rate in range(80, 451, 10):
            voice.set_manner(Manner(rate=rate))
            voice.speak(f"{rate}.", True)
        voice.close()
        del voice
    rates = [stream.rate for stream in machine.sapi.spoken if stream.text]
    assert rates == sorted(rates)
    assert (rates[0], rates[12], rates[-1]) == (-8, 0, 10)
    assert len({*rates}) == 19


def test_a_rate_and_a_voice_changed_while_sapi_speaks(machine: Windows) -> None:
    """The current line stays as it began; the next one has the new manner."""
    machine.sapi.character = 0.02
    spoken, _ = speech(SAPI)
    spoken.take(Line("A line that is being spoken for a while."))
    wait(lambda: machine.sapi.texts)
    spoken.set_manner(Manner(rate=300, volume=50, voice="Hedda"))
    spoken.take(Line("The next.", urgency=Urgency.ANSWER))
    wait(lambda: "The next." in machine.sapi.texts)
    first, after = (stream for stream in machine.sapi.spoken if stream.text)
    assert (first.rate, first.volume, first.voice) == (0, 100, "Zira")
    assert (after.rate, after.volume, after.voice) == (4, 50, "Hedda")
    assert first.cut
    spoken.close()


@pytest.mark.parametrize("how", ["dead", "hanging"])
def test_sapi_that_fails_comes_back(machine: Windows, how: str) -> None:
    """And again after a second loss; the interrupted line is said by the other voice."""
    spoken, reports = speech(SAPI, Backend("null", NullVoice))
    for _ in range(2):
        machine.sapi.goes_on.clear()
        count = len(reports)
        setattr(machine.sapi, how, True)
        spoken.take(Line("While it is gone."))
        wait(lambda count=count: len(reports) > count)
        assert reports[-1] == "voice-lost null"
        setattr(machine.sapi, how, False)
        machine.sapi.goes_on.set()
        wait(lambda count=count: len(reports) > count + 1)
        assert reports[-1] == "voice-back sapi5"
        spoken.take(Line(f"Back {count}."))
        wait(lambda count=count: f"Back {count}." in machine.sapi.texts)
    spoken.close()
