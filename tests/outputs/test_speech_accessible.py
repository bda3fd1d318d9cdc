"""Speech through a running screen reader, with a fake accessible_output2."""

from __future__ import annotations

import sys
from collections.abc import Callable
from types import ModuleType

import pytest
from refusals import refuses

from audiogame.narration.narrator import Line
from audiogame.outputs.speech.accessible import AccessibleOutput
from audiogame.outputs.speech.conductor import Conductor
from audiogame.outputs.speech.voice import Backend, Kind, Manner, NoVoice, VoiceLost

Calls = list[tuple[object, ...]]


class Reader:
    """A fake running screen reader, as the library presents it."""

    name = "Made-up reader"
    active = True
    synthesizer = False
    calls: Calls = []  # noqa: RUF012  # shared: the library makes the reader itself

    def __init__(self) -> None:
        print("looking around")

    def is_active(self) -> bool:
        return self.active

    def is_system_output(self) -> bool:
        return self.synthesizer

    def speak(self, text: str, interrupt: bool = False) -> None:
        self.calls.append(("speak", text, interrupt))

    def braille(self, text: str) -> None:
        self.calls.append(("braille", text))

    def silence(self) -> None:
        self.calls.append(("silence",))

    def close(self) -> None:
        self.calls.append(("close",))


class Raising(Reader):
    def __init__(self) -> None:
        raise OSError("this one cannot be built")


class Absent(Reader):
    name = "Absent"
    active = False


class Unsure(Reader):
    def is_active(self) -> bool:
        raise OSError("this one cannot say")


class Synthesizer(Reader):
    name = "Synthesizer"
    synthesizer = True


Install = Callable[..., None]


@pytest.fixture(autouse=True)
def calls(monkeypatch: pytest.MonkeyPatch) -> Calls:
    noted: Calls = []
    monkeypatch.setattr(Reader, "calls", noted)
    return noted


@pytest.fixture
def install(monkeypatch: pytest.MonkeyPatch) -> Install:
    """Return a function that installs these classes in the library's place."""

    def installed(*classes: type) -> None:
        names = ("accessible_output2", "outputs", "auto")
        for count in range(1, 4):
            module = ModuleType(".".join(names[:count]))
            monkeypatch.setitem(sys.modules, module.__name__, module)
            if count > 1:
                parent = sys.modules[".".join(names[: count - 1])]
                setattr(parent, names[count - 1], module)

        def get_output_classes() -> list[type]:
            print("importing outputs")
            return list(classes)

        library = sys.modules["accessible_output2"]
        monkeypatch.setattr(library, "get_output_classes", get_output_classes, raising=False)

    return installed


def test_the_first_active_reader_speaks_and_brailles(install: Install, calls: Calls) -> None:
    """One that cannot be built, one that cannot speak and one that is absent are skipped."""
    install(Raising, Unsure, Absent, Reader)
    voice = AccessibleOutput()
    assert voice.name == "Made-up reader"
    voice.speak("Ann calls red.", True)
    voice.braille("Ann calls red.")
    voice.speak("Bo calls blue.", False)
    voice.braille("Bo calls blue.")
    voice.silence()
    voice.close()
    assert calls[:5] == [
        ("speak", "Ann calls red.", True),
        ("braille", "Ann calls red."),
        ("speak", "Bo calls blue.", False),
        ("braille", "Bo calls blue."),
        ("silence",),
    ]
    assert set(calls[5:]) == {("close",)}


def test_nothing_is_printed(install: Install, capsys: pytest.CaptureFixture[str]) -> None:
    """The library prints while it searches; a terminal's reader would speak that."""
    install(Raising, Absent, Reader)
    voice = AccessibleOutput()
    voice.speak("Ann calls red.", False)
    voice.silence()
    voice.close()
    assert capsys.readouterr() == ("", "")


@pytest.mark.parametrize("classes", [(), (Raising,), (Absent,), (Unsure,), (Synthesizer,)])
def test_without_a_reader_there_is_no_voice(install: Install, classes: tuple[type, ...]) -> None:
    """A system synthesizer is no reader: beside one, lines would be heard twice."""
    install(*classes)
    with refuses(NoVoice, match="No screen reader"):
        AccessibleOutput()


def test_a_synthesizer_is_taken_if_it_is_wanted(install: Install) -> None:
    """Where any voice is acceptable."""
    install(Synthesizer)
    assert AccessibleOutput(Kind.OWN).name == "Synthesizer"


def test_a_reader_that_goes_is_a_fault_and_another_takes_its_place(
    install: Install, calls: Calls, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Players change their reader while they play."""
    monkeypatch.setattr(Absent, "active", True)
    install(Absent, Reader)
    voice = AccessibleOutput()
    assert voice.name == "Absent"
    monkeypatch.setattr(Absent, "active", False)
    voice.speak("Still here.", False)
    assert voice.name == "Made-up reader"
    assert calls[0] == ("speak", "Still here.", False)
    monkeypatch.setattr(Reader, "active", False)
    with refuses(VoiceLost, match="has stopped"):
        voice.speak("Nobody hears this.", False)


def test_lines_go_through_the_thread_to_the_reader(install: Install, calls: Calls) -> None:
    """Speech and the reader fit together."""
    install(Absent, Reader)
    speech = Conductor((Backend("screen-reader", AccessibleOutput),))
    assert speech.wait_ready(2.0)
    assert speech.voice_name == "Made-up reader"
    speech.take(Line("Ann calls red."))
    speech.close()
    assert calls[:2] == [("speak", "Ann calls red.", False), ("braille", "Ann calls red.")]


class Sapi:
    """SAPI 5 as accessible-output2 has it: markup with only "<" escaped, and a COM object."""

    name = "sapi5"
    spoken: list[str] = []  # noqa: RUF012  # shared: the library makes it itself
    numbers: dict[str, object] = {}  # noqa: RUF012

    def __init__(self) -> None:
        self.object = type("Voice", (), {"Status": type("Status", (), {"RunningState": 2})()})()

    def is_active(self) -> bool:
        return True

    def is_system_output(self) -> bool:
        return True

    def list_voices(self) -> list[str]:
        return ["Hazel", "Zira"]

    def set_voice(self, name: str) -> None:
        if name not in self.list_voices():
            raise KeyError(name)
        self.numbers["voice"] = name

    def set_rate(self, rate: int) -> None:
        self.numbers["rate"] = rate

    def set_pitch(self, pitch: float) -> None:
        self.numbers["pitch"] = pitch

    def set_volume(self, volume: int) -> None:
        self.numbers["volume"] = volume

    def speak(self, text: str, interrupt: bool = False) -> None:
        self.spoken.append(text.replace("<", "&lt;"))


Sapi.__module__ = "accessible_output2.outputs.sapi5"


def test_sapi_gets_no_markup_and_its_own_numbers(install: Install) -> None:
    """We escape "&" too; rate and pitch run from -10 to 10."""
    install(Sapi)
    Sapi.spoken.clear()
    Sapi.numbers.clear()
    voice = AccessibleOutput(Kind.OWN)
    voice.set_manner(Manner(rate=300, pitch=75, volume=80, voice="Zira"))
    voice.speak("  Bo & Cy <3", False)
    assert Sapi.spoken == ["Bo &amp; Cy &lt;3"]
    assert Sapi.numbers == {"voice": "Zira", "rate": 4, "pitch": 5.0, "volume": 80}
    assert voice.voices() == ("Hazel", "Zira")
    assert voice.speaking() is True


def test_an_unknown_voice_leaves_the_usual_one(install: Install) -> None:
    """A setting from another machine does not silence this one."""
    install(Sapi)
    Sapi.numbers.clear()
    AccessibleOutput(Kind.OWN).set_manner(Manner(voice="Nobody"))
    assert "voice" not in Sapi.numbers
